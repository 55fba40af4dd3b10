import { textNow } from '#platform/web/language/text-now.ts';
import { currentSession } from '#platform/web/session/session.ts';
import type { MemberAction } from '#features/identity/member/web/shared/member-action.ts';
import { EndSessionsDialog } from '../EndSessionsDialog.tsx';
import { TakeFactorDialog } from '../TakeFactorDialog.tsx';
import { UnlinkDialog } from '../UnlinkDialog.tsx';

/** For whoever lost their device and their recovery codes; one's own is turned off in the profile. */
export const takeFactorAction: MemberAction = {
  id: 'take_factor',
  label: () => textNow('identity-lost-access:factor.verb'),
  isFor: ({ id, has_second_factor }) => has_second_factor && id !== currentSession()?.person.id,
  Dialog: TakeFactorDialog,
};

/** For whoever has another account at the provider now. */
export const unlinkAction: MemberAction = {
  id: 'unlink',
  label: () => textNow('identity-lost-access:link.verb'),
  isFor: ({ is_linked }) => is_linked,
  Dialog: UnlinkDialog,
};

/** For whoever lost a device, or where somebody else may be in their account; one's own are ended in the profile. */
export const endSessionsAction: MemberAction = {
  id: 'end_sessions',
  label: () => textNow('identity-lost-access:sessions.verb'),
  isFor: ({ id, status }) => status === 'active' && id !== currentSession()?.person.id,
  Dialog: EndSessionsDialog,
};
