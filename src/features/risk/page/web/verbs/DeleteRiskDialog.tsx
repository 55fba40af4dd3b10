import { useState } from 'react';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { DeleteDialog } from '#platform/web/workflow/DeleteDialog.tsx';
import { deleteRisk, restoreRisk } from '#features/risk/record/risk.contract.ts';
import { riskKind, type VerbDialogProps } from '#features/risk/record/web/shared/risk-kind.ts';
import { riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';

/** Somewhat less than the day that the server allows. */
const takenBackWithin = 23.9 * 60 * 60 * 1000;

/** Hides a risk: a reason is asked of everybody but whoever takes back what nobody decided about yet. */
export function DeleteRiskDialog(dialog: VerbDialogProps) {
  const { id } = usePerson();
  const { raised_by, triage, status, created_at, title } = dialog.record;
  const [isOwn] = useState(
    () =>
      raised_by?.id === id &&
      triage === 'submitted' &&
      status !== 'closed' &&
      Date.now() - Date.parse(created_at) < takenBackWithin,
  );
  return (
    <DeleteDialog
      {...dialog}
      kind={riskKind}
      endpoint={deleteRisk}
      restore={restoreRisk}
      named={{ title }}
      isReasonOptional={isOwn}
      backTo={riskPaths.register}
    />
  );
}
