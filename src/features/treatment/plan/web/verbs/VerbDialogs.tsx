import type { PlanVerb } from '../../plan.workflow.ts';
import { CompleteDialog } from './CompleteDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { VerbDialogProps } from './plan-kind.ts';
import { PlanWordsDialog } from './PlanWordsDialog.tsx';
import { RescheduleDialog } from './RescheduleDialog.tsx';

/** The dialog of a verb. Verbs without one are done at once, or on a page of their own. */
export function VerbDialogs({ verb, ...dialog }: VerbDialogProps & { verb: PlanVerb }) {
  switch (verb) {
    case 'submit':
    case 'approve':
    case 'return':
    case 'reject':
    case 'hold':
    case 'validate':
    case 'cancel':
    case 'agree':
      return <PlanWordsDialog verb={verb} {...dialog} />;
    case 'complete':
      return <CompleteDialog {...dialog} />;
    case 'reschedule':
      return <RescheduleDialog {...dialog} />;
    case 'decline':
      return <DeclineDialog {...dialog} />;
    case 'delete':
      return <DeleteDialog {...dialog} />;
    case 'edit':
    case 'start':
    case 'resume':
    case 'duplicate':
    case 'restore':
      return null;
  }
}
