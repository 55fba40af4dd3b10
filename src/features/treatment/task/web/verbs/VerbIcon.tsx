import {
  Check,
  CircleCheck,
  CircleSlash,
  Hand,
  Pencil,
  Play,
  RotateCcw,
  Send,
  StepForward,
  Timer,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { TaskVerb } from '../../task.workflow.ts';

const icons: Record<TaskVerb, LucideIcon> = {
  edit: Pencil,
  progress: Timer,
  start: Play,
  block: Hand,
  unblock: StepForward,
  submit: Send,
  finish: CircleCheck,
  approve: Check,
  return: Undo2,
  cancel: CircleSlash,
  reopen: RotateCcw,
  delete: Trash2,
  restore: RotateCcw,
};

/** The picture of a verb in a menu. */
export function VerbIcon({ verb }: { verb: TaskVerb }) {
  const Icon = icons[verb];
  return <Icon size={16} aria-hidden />;
}
