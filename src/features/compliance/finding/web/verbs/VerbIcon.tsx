import {
  BadgeCheck,
  ChartGantt,
  CircleCheck,
  CircleSlash,
  Pencil,
  Play,
  RotateCcw,
  Trash2,
  Undo2,
  UserCheck,
  type LucideIcon,
} from 'lucide-react';
import type { FindingVerb } from '../../finding.workflow.ts';

const icons: Record<FindingVerb, LucideIcon> = {
  edit: Pencil,
  assign: UserCheck,
  start: Play,
  resolve: CircleCheck,
  verify: BadgeCheck,
  return: Undo2,
  dismiss: CircleSlash,
  reopen: RotateCcw,
  plan: ChartGantt,
  delete: Trash2,
  restore: RotateCcw,
};

/** The picture of a verb in a menu. */
export function VerbIcon({ verb }: { verb: FindingVerb }) {
  const Icon = icons[verb];
  return <Icon size={16} aria-hidden />;
}
