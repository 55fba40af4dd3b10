import {
  Check,
  CircleSlash,
  ClipboardCheck,
  Eye,
  FolderInput,
  Gauge,
  Handshake,
  Lock,
  LockOpen,
  MessageSquare,
  Pencil,
  RotateCcw,
  Shield,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { RiskVerb } from '#features/risk/record/risk.workflow.ts';

const icons: Record<RiskVerb, LucideIcon> = {
  edit: Pencil,
  triage: FolderInput,
  assess: Gauge,
  treatment: ClipboardCheck,
  mitigate: Shield,
  avoid: CircleSlash,
  transfer: Handshake,
  close: Lock,
  reopen: LockOpen,
  confirm: Check,
  decline: Undo2,
  review: Eye,
  comment: MessageSquare,
  delete: Trash2,
  restore: RotateCcw,
};

/** The picture of a verb in a menu. */
export function VerbIcon({ verb }: { verb: RiskVerb }) {
  const Icon = icons[verb];
  return <Icon size={16} aria-hidden />;
}
