import { DeleteDialog } from '#platform/web/workflow/DeleteDialog.tsx';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import {
  deleteComplianceAssessment,
  restoreComplianceAssessment,
  type ComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { pathOfStandard } from '#features/compliance/assessment/compliance-path.rules.ts';
import { complianceKind } from '#features/compliance/assessment/web/shared/compliance-kind.ts';

/** Deletes an assessment; whoever did so goes on to those by the same standard. */
export function DeleteAssessmentDialog(dialog: VerbDialogProps<ComplianceAssessment>) {
  const { name, status, standard } = dialog.record;
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
}
