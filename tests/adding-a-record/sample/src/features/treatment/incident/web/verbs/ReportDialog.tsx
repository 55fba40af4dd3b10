import { useMemo } from 'react';
import { blankOf } from '#platform/contract/record/record-history.ts';
import { AddDialog, type AddingProps } from '#platform/web/record/AddDialog.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { reportIncident, type Incident } from '../../incident.contract.ts';
import { incidentRecord } from '../../incident.record.ts';
import { IncidentFields } from './IncidentFields.tsx';
import { incidentKind } from './incident-kind.ts';

/** Reports an incident. */
export function ReportDialog(adding: AddingProps<Incident>) {
  const { current = null } = useDepartmentPicks();
  const defaults = useMemo(() => ({ ...blankOf(incidentRecord), department_id: current }), [current]);
  return (
    <AddDialog
      kind={incidentKind}
      endpoint={reportIncident}
      schema={incidentRecord.details}
      defaults={defaults}
      draft="incident-new"
      {...adding}
    >
      <IncidentFields />
    </AddDialog>
  );
}
