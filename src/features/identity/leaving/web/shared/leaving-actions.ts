import { textNow } from '#platform/web/language/text-now.ts';
import { currentSession } from '#platform/web/session/session.ts';
import type { MemberAction } from '#features/identity/member/web/shared/member-action.ts';
import { DeactivateDialog } from '../DeactivateDialog.tsx';
import { ReactivateDialog } from '../ReactivateDialog.tsx';

/** Ends a membership; nobody ends their own. */
export const deactivateAction: MemberAction = {
  id: 'deactivate',
  label: () => textNow('identity-leaving:dialog.end'),
  isFor: ({ id, status }) => status === 'active' && id !== currentSession()?.person.id,
  Dialog: DeactivateDialog,
};

/** Lets somebody in again who left. */
export const reactivateAction: MemberAction = {
  id: 'reactivate',
  label: () => textNow('identity-leaving:reactivate.verb'),
  isFor: ({ status }) => status === 'deactivated',
  Dialog: ReactivateDialog,
};
