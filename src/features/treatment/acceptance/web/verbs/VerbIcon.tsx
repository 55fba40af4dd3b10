import {
  BadgeCheck,
  CircleX,
  Copy,
  Pencil,
  RotateCcw,
  Send,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { AcceptanceVerb } from '../../acceptance.workflow.ts';

const icons: Record<AcceptanceVerb, LucideIcon> = {
  edit: Pencil,
  submit: Send,
  withdraw: Undo2,
  refreeze: Copy,
  approve: BadgeCheck,
  reject: CircleX,
  revoke: RotateCcw,
  delete: Trash2,
};

export function VerbIcon({ verb }: { verb: AcceptanceVerb }) {
  const Icon = icons[verb];
  return <Icon size={18} aria-hidden />;
}
