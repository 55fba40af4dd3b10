import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import { VerbFormDialog } from '#platform/web/workflow/VerbFormDialog.tsx';
import { PersonInput } from '#features/identity/candidate/web/shared/PersonInput.tsx';
import { triageIncident, type Incident } from '../../incident.contract.ts';
import { inIncident } from './IncidentFields.tsx';
import { incidentKind } from './incident-kind.ts';

const schema = triageIncident.body.omit({ version: true });

/** Gives an incident to whoever deals with it, until a day. */
export function TriageDialog(dialog: VerbDialogProps<Incident>) {
  const { t } = useTranslation('web');
  const { owner, due_date } = dialog.record;
  const defaults = useMemo(
    () => ({ owner_id: owner?.id ?? '', due_date: due_date ?? '' }),
    [owner, due_date],
  );
  return (
    <VerbFormDialog
      kind={incidentKind}
      verb="triage"
      endpoint={triageIncident}
      schema={schema}
      defaults={defaults}
      {...dialog}
    >
      <PersonInput name="owner_id" label={t('field.owner')} named={owner} />
      <FieldInput {...inIncident} name="due_date" required />
    </VerbFormDialog>
  );
}
