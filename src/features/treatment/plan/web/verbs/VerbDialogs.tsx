import { DeleteDialog } from '#platform/web/workflow/DeleteDialog.tsx';
import { restorePlan } from '../../plan-verbs.contract.ts';
import { deletePlan } from '../../plan.contract.ts';
import type { PlanVerb } from '../../plan.workflow.ts';
import { planPaths } from '../shared/plan-paths.ts';
import { CompleteDialog } from './CompleteDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { planKind, type VerbDialogProps } from './plan-kind.ts';
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
      return (
        <DeleteDialog
          {...dialog}
          kind={planKind}
          endpoint={deletePlan}
          restore={restorePlan}
          named={{ title: dialog.record.title }}
          isReasonOptional={dialog.record.status === 'draft'}
          backTo={planPaths.list}
        />
      );
    case 'edit':
    case 'start':
    case 'resume':
    case 'duplicate':
    case 'restore':
      return null;
  }
}
