import type { ComponentType } from 'react';
import type { Member } from '../../member.contract.ts';

/** Something that an Admin does with a person, in a dialog: an entry in the menu of their row. */
export interface MemberAction {
  id: string;
  /** The words of the entry, in the language of the moment. */
  label: () => string;
  /** Whether it is offered for this person now. */
  isFor: (member: Member) => boolean;
  Dialog: ComponentType<{ member: Member; onClose: () => void }>;
}
