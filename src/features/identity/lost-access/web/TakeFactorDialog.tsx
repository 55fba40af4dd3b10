import type { Member } from '#features/identity/member/member.contract.ts';
import { TakeAwayDialog } from './TakeAwayDialog.tsx';

/** Takes away the second factor of somebody who lost it. */
export const TakeFactorDialog = (dialog: { member: Member; onClose: () => void }) => (
  <TakeAwayDialog what="factor" {...dialog} />
);
