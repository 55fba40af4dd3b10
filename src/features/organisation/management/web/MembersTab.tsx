import { accountRequestAction } from '#features/identity/account-request/web/shared/account-request-action.ts';
import { deactivateAction, reactivateAction } from '#features/identity/leaving/web/shared/leaving-actions.ts';
import {
  endSessionsAction,
  takeFactorAction,
  unlinkAction,
} from '#features/identity/lost-access/web/shared/lost-access-actions.ts';
import { changeMemberAction } from '#features/identity/member/web/shared/change-member.ts';
import type { MemberAction } from '#features/identity/member/web/shared/member-action.ts';
import { PeopleTab } from '#features/identity/member/web/shared/PeopleTab.tsx';

/** What the row of a person offers: first what waits for a decision. Other things add their line. */
const actions: readonly MemberAction[] = [
  accountRequestAction,
  changeMemberAction,
  endSessionsAction,
  takeFactorAction,
  unlinkAction,
  deactivateAction,
  reactivateAction,
];

export const MembersTab = () => <PeopleTab actions={actions} />;
