import { detailsOf } from '#platform/contract/record/record-history.ts';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { changeIncident, type Incident } from '../../incident.contract.ts';
import { incidentRecord } from '../../incident.record.ts';
import { IncidentFields } from './IncidentFields.tsx';
import { incidentKind } from './incident-kind.ts';

/** Edits what people wrote about an incident. */
export function EditDialog(dialog: VerbDialogProps<Incident>) {
  const { verbForm, submit } = useEditForm(incidentKind, dialog, {
    endpoint: changeIncident,
    schema: incidentRecord.details,
    valuesOf: (incident) => detailsOf(incidentRecord, incident),
  });
  return (
    <VerbDialog verbForm={verbForm} onClose={dialog.onClose} onSubmit={submit}>
      <IncidentFields incident={dialog.record} />
    </VerbDialog>
  );
}
