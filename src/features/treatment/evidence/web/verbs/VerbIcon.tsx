import { Ban, Check, FilePlus, Link, Pencil, RotateCcw, Send, Trash2, Undo2, Unlink } from 'lucide-react';
import type { EvidenceVerb } from '../../evidence.workflow.ts';

const icons: Record<EvidenceVerb, typeof Check> = {
  edit: Pencil,
  revise: FilePlus,
  submit: Send,
  accept: Check,
  reject: Undo2,
  withdraw: Ban,
  link: Link,
  unlink: Unlink,
  delete: Trash2,
  restore: RotateCcw,
};

export function VerbIcon({ verb }: { verb: EvidenceVerb }) {
  const Icon = icons[verb];
  return <Icon size={16} aria-hidden />;
}
