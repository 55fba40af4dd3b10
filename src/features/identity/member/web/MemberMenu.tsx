import { useState } from 'react';
import { MoreMenu } from '#platform/web/ui/menus/MoreMenu.tsx';
import type { Member } from '../member.contract.ts';
import type { MemberAction } from './shared/member-action.ts';

interface MemberMenuProps {
  member: Member;
  actions: readonly MemberAction[];
}

/** What an Admin can do with a person, and the dialog of what they chose. */
export function MemberMenu({ member, actions }: MemberMenuProps) {
  const [opened, open] = useState<string>();
  const offered = actions.filter(({ isFor }) => isFor(member));
  const Dialog = offered.find(({ id }) => id === opened)?.Dialog;
  return (
    <>
      <MoreMenu
        of={`${member.first_name} ${member.last_name}`}
        actions={offered.map(({ id, label }) => ({
          label: label(),
          opensDialog: true,
          onClick: () => open(id),
        }))}
      />
      {Dialog !== undefined && <Dialog member={member} onClose={() => open(undefined)} />}
    </>
  );
}
