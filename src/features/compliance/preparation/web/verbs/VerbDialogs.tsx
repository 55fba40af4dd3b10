import { DeleteDialog } from '#platform/web/workflow/DeleteDialog.tsx';
import { asking, WordsDialog } from '#platform/web/workflow/WordsDialog.tsx';
import {
  approveComplianceAssessment,
  archiveComplianceAssessment,
  deleteComplianceAssessment,
  reopenComplianceAssessment,
  restoreComplianceAssessment,
  returnComplianceAssessment,
  startComplianceAssessment,
  submitComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import type { ComplianceVerb } from '#features/compliance/assessment/compliance-assessment.workflow.ts';
import { pathOfStandard } from '#features/compliance/assessment/compliance-path.rules.ts';
import {
  complianceKind,
  type VerbDialogProps,
} from '#features/compliance/assessment/web/shared/compliance-kind.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { EditDialog } from './EditDialog.tsx';

const version = { version: true } as const;
const may = { optional: true };
const must = { autoFocus: true };
/** What is asked with the verbs that want a few words and nothing else. */
const asks = {
  submit: asking(submitComplianceAssessment, submitComplianceAssessment.body.omit(version), 'note', may),
  return: asking(returnComplianceAssessment, returnComplianceAssessment.body.omit(version), 'note', must),
  approve: asking(approveComplianceAssessment, approveComplianceAssessment.body.omit(version), 'note', may),
  reopen: asking(reopenComplianceAssessment, reopenComplianceAssessment.body.omit(version), 'reason', must),
};

/** The dialog of a verb. Verbs without one are done at once. */
export function VerbDialogs({ verb, ...dialog }: VerbDialogProps & { verb: ComplianceVerb }) {
  const { name, status, standard } = dialog.record;
  switch (verb) {
    case 'edit':
      return <EditDialog {...dialog} />;
    case 'start':
      return <ConfirmDialog verb={verb} endpoint={startComplianceAssessment} {...dialog} />;
    case 'archive':
      return <ConfirmDialog verb={verb} endpoint={archiveComplianceAssessment} {...dialog} />;
    case 'submit':
    case 'return':
    case 'approve':
    case 'reopen':
      return <WordsDialog kind={complianceKind} verb={verb} {...asks[verb]} {...dialog} />;
    case 'delete':
      return (
        <DeleteDialog
          {...dialog}
          kind={complianceKind}
          endpoint={deleteComplianceAssessment}
          restore={restoreComplianceAssessment}
          named={{ title: name }}
          isReasonOptional={status === 'draft'}
          backTo={pathOfStandard(standard)}
        />
      );
    default:
      return null;
  }
}
