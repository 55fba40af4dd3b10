import type { Member } from '#features/identity/member/member.contract.ts';
import { TakeAwayDialog } from './TakeAwayDialog.tsx';

/** Undoes somebody's link to an account of the provider. */
export const UnlinkDialog = (dialog: { member: Member; onClose: () => void }) => (
  <TakeAwayDialog what="link" {...dialog} />
);
