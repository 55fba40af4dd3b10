import { textNow } from '#platform/web/language/text-now.ts';
import { ChangeMemberDialog } from '../ChangeMemberDialog.tsx';
import type { MemberAction } from './member-action.ts';

/** Type, departments, and whether somebody edits what belongs to the whole organisation. */
export const changeMemberAction: MemberAction = {
  id: 'change',
  label: () => textNow('identity-member:change.verb'),
  isFor: () => true,
  Dialog: ChangeMemberDialog,
};
