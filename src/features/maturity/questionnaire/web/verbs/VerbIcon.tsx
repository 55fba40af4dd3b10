import {
  Archive,
  BadgeCheck,
  CircleGauge,
  Copy,
  LockOpen,
  Pencil,
  PencilLine,
  Play,
  RotateCcw,
  Send,
  Trash2,
  Undo2,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { MaturityVerb } from '#features/maturity/assessment/assessment.workflow.ts';

const icons: Record<MaturityVerb, LucideIcon> = {
  answer: PencilLine,
  edit: Pencil,
  assign: UsersRound,
  start: Play,
  submit: Send,
  return: Undo2,
  approve: BadgeCheck,
  reopen: LockOpen,
  choose: CircleGauge,
  duplicate: Copy,
  archive: Archive,
  delete: Trash2,
  restore: RotateCcw,
};

/** The picture of a verb in a menu. */
export function VerbIcon({ verb }: { verb: MaturityVerb }) {
  const Icon = icons[verb];
  return <Icon size={16} aria-hidden />;
}
