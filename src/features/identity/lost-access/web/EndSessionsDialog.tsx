import type { Member } from '#features/identity/member/member.contract.ts';
import { TakeAwayDialog } from './TakeAwayDialog.tsx';

/** Signs somebody out everywhere. */
export const EndSessionsDialog = (dialog: { member: Member; onClose: () => void }) => (
  <TakeAwayDialog what="sessions" {...dialog} />
);
