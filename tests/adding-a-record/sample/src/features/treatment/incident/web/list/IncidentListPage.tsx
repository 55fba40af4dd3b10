import { Siren } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRecordColumns } from '#platform/web/record/record-columns.hooks.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { ListFilter, ListSearch } from '#features/workspace/record-list/web/shared/ListFilters.tsx';
import { RecordList } from '#features/workspace/record-list/web/shared/RecordList.tsx';
import { useRecordList } from '#features/workspace/record-list/web/shared/record-list.hooks.ts';
import {
  incidentOrderings,
  incidentQuery,
  listIncidents,
  type IncidentRow,
} from '../../incident.contract.ts';
import { pathOfIncident } from '../../incident-path.rules.ts';
import { incidentKinds, incidentRecord } from '../../incident.record.ts';
import { incidentStatuses } from '../../incident.workflow.ts';
import { IncidentStatus } from '../incident-status.ts';

// Comes once somebody reports one.
const ReportDialog = lazy(async () => ({
  default: (await import('../verbs/ReportDialog.tsx')).ReportDialog,
}));

const feature = 'treatment-incident';
const columns = { status: ({ status }: IncidentRow) => <IncidentStatus status={status} /> };

/** Every incident that one sees. */
export function IncidentListPage() {
  const { t } = useTranslation(feature);
  const list = useRecordList<typeof listIncidents, typeof incidentQuery, IncidentRow>(
    listIncidents,
    incidentQuery,
  );
  const parts = { feature, list } as const;
  return (
    <RecordList
      {...parts}
      columns={useRecordColumns(incidentRecord, feature, columns)}
      orderings={incidentOrderings}
      memory="incident-list"
      pathOf={pathOfIncident}
      empty={{ icon: <Siren size={32} aria-hidden />, text: t('list.empty') }}
      adds={{ may: useDepartmentPicks().decidesSomewhere, Dialog: ReportDialog }}
      filters={
        <>
          <ListSearch {...parts} />
          <ListFilter {...parts} name="status" values={['open', ...incidentStatuses]} />
          <ListFilter {...parts} name="kind" values={incidentKinds} />
          <ListFilter {...parts} name="owner" values={['me']} />
        </>
      }
    />
  );
}
