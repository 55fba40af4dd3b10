import {
  BadgeCheck,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  Check,
  CircleCheck,
  CircleSlash,
  Copy,
  Pause,
  Pencil,
  Play,
  RotateCcw,
  Send,
  StepForward,
  Trash2,
  Undo2,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { PlanVerb } from '../../plan.workflow.ts';

const icons: Record<PlanVerb, LucideIcon> = {
  edit: Pencil,
  submit: Send,
  approve: Check,
  return: Undo2,
  reject: X,
  start: Play,
  hold: Pause,
  resume: StepForward,
  complete: CircleCheck,
  validate: BadgeCheck,
  cancel: CircleSlash,
  reschedule: CalendarClock,
  agree: CalendarCheck,
  decline: CalendarX,
  duplicate: Copy,
  delete: Trash2,
  restore: RotateCcw,
};

/** The picture of a verb in a menu. */
export function VerbIcon({ verb }: { verb: PlanVerb }) {
  const Icon = icons[verb];
  return <Icon size={16} aria-hidden />;
}
