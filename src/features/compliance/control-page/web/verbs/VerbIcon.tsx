import {
  CircleCheck,
  Link2,
  Pencil,
  Spline,
  SplinePointer,
  Send,
  Undo2,
  Unlink,
  type LucideIcon,
} from 'lucide-react';
import type { ControlAssessmentVerb } from '#features/compliance/control-assessment/control-assessment.workflow.ts';

const icons: Record<ControlAssessmentVerb, LucideIcon> = {
  edit: Pencil,
  link: Link2,
  unlink: Unlink,
  follow: Spline,
  override: SplinePointer,
  submit: Send,
  return: Undo2,
  done: CircleCheck,
};

/** The picture of a verb in a menu. */
export function VerbIcon({ verb }: { verb: ControlAssessmentVerb }) {
  const Icon = icons[verb];
  return <Icon size={16} aria-hidden />;
}
