import {
  Archive,
  Check,
  Combine,
  Pencil,
  Play,
  RotateCcw,
  ShieldAlert,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import type { ControlVerb } from '#features/treatment/control/control.workflow.ts';

const icons: Record<ControlVerb, LucideIcon> = {
  edit: Pencil,
  start: Play,
  implement: Check,
  degrade: ShieldAlert,
  retire: Archive,
  merge: Combine,
  delete: Trash2,
  restore: RotateCcw,
};

export function VerbIcon({ verb }: { verb: ControlVerb }) {
  const Icon = icons[verb];
  return <Icon size={16} aria-hidden />;
}
