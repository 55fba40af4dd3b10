import { DeleteDialog } from '#platform/web/workflow/DeleteDialog.tsx';
import { deleteAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { restoreAssessment } from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { listLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { AssessmentWordsDialog } from './AssessmentWordsDialog.tsx';
import type { MaturityVerb } from '#features/maturity/assessment/assessment.workflow.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { assessmentKind, type VerbDialogProps } from './assessment-kind.ts';
import { ChooseDialog } from './ChooseDialog.tsx';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';

/** The dialog of a verb. Verbs without one are done at once. */
export function VerbDialogs({ verb, ...dialog }: VerbDialogProps & { verb: MaturityVerb }) {
  const { name, overall } = dialog.record;
  switch (verb) {
    case 'edit':
      return <EditDialog {...dialog} />;
    case 'assign':
      return <AssignDialog {...dialog} />;
    case 'submit':
      return <SubmitDialog {...dialog} />;
    case 'return':
    case 'approve':
    case 'reopen':
    case 'archive':
      return <AssessmentWordsDialog verb={verb} {...dialog} />;
    case 'choose':
      return <ChooseDialog {...dialog} />;
    case 'duplicate':
      return <DuplicateDialog {...dialog} />;
    case 'delete':
      return (
        <DeleteDialog
          {...dialog}
          kind={assessmentKind}
          endpoint={deleteAssessment}
          restore={restoreAssessment}
          named={{ name }}
          // Whoever finds answers gone asks why.
          isReasonOptional={overall.answered + overall.not_applicable === 0}
          backTo={listLink(dialog.record)}
        />
      );
    case 'answer':
    case 'start':
    case 'restore':
      return null;
  }
}
