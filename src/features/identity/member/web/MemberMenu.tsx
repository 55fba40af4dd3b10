import { MoreMenu } from '#platform/web/ui/menus/MoreMenu.tsx';
import type { Member } from '../member.contract.ts';
import type { MemberAction } from './shared/member-action.ts';

interface MemberMenuProps {
  member: Member;
  actions: readonly MemberAction[];
  onChoose: (action: MemberAction, member: Member) => void;
}

/** What an Admin can do with a person. */
export const MemberMenu = ({ member, actions, onChoose }: MemberMenuProps) => (
  <MoreMenu
    of={`${member.first_name} ${member.last_name}`}
    actions={actions
      .filter(({ isFor }) => isFor(member))
      .map((action) => ({
        label: action.label(),
        opensDialog: true,
        onClick: () => onChoose(action, member),
      }))}
  />
);
