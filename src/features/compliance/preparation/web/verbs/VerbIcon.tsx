import {
  Archive,
  BadgeCheck,
  Pencil,
  Play,
  RotateCcw,
  Send,
  Trash2,
  Undo2,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import type { ComplianceVerb } from '#features/compliance/assessment/compliance-assessment.workflow.ts';

const icons: Record<ComplianceVerb, LucideIcon> = {
  edit: Pencil,
  assign: UserPlus,
  start: Play,
  submit: Send,
  return: Undo2,
  approve: BadgeCheck,
  reopen: RotateCcw,
  archive: Archive,
  delete: Trash2,
  restore: RotateCcw,
};

export function VerbIcon({ verb }: { verb: ComplianceVerb }) {
  const Icon = icons[verb];
  return <Icon size={18} aria-hidden />;
}
