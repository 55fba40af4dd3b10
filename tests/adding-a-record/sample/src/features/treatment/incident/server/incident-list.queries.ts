import { sql } from 'drizzle-orm';
import type { Page } from '#platform/contract/endpoint.ts';
import { shownPage } from '#platform/server/database/capped-page.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { findRecordPage } from '#platform/server/record/record-page.ts';
import { shownRow } from '#platform/server/record/record-presenter.ts';
import type { StoredRow } from '#platform/server/record/record-select.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { usualFilters } from '#features/workspace/record-list/server/shared/record-filter.queries.ts';
import type { IncidentQuery, IncidentRow } from '../incident.contract.ts';
import { incidentRecord } from '../incident.record.ts';
import { incidents } from './incident-record.service.ts';
import { incidentsSeenBy } from './incident-visibility.queries.ts';

/** The incidents that the caller sees, narrowed as was asked. */
export async function findIncidents(
  call: Pick<Call, 'db' | 'actor'>,
  query: IncidentQuery,
): Promise<Page<IncidentRow>> {
  const conditions = [
    incidentsSeenBy(viewerOf(call.actor)),
    ...usualFilters(incidents.place, call, query),
    ...(query.kind === undefined ? [] : [sql`i.kind = ${query.kind}`]),
  ];
  const page = await findRecordPage<StoredRow<typeof incidentRecord>>(incidents, call, conditions, query);
  return shownPage(page, (row) => shownRow(incidentRecord, row));
}
