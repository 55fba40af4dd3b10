import { shownWhole } from '#platform/server/record/record-presenter.ts';
import { storedRecords } from '#platform/server/record/stored-records.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { incidentRecord } from '../incident.record.ts';
import { incidentWorkflow } from '../incident.workflow.ts';
import { tellOfChange } from './incident-notice.service.ts';
import { incidentSeenBy } from './incident-visibility.queries.ts';
import { incidentCounterTable, incidentTable } from './incident.table.ts';

/** Incidents, as they are read and as verbs take and change them. */
export const incidents = storedRecords(incidentRecord)<object>()({
  workflow: incidentWorkflow,
  table: incidentTable,
  counter: incidentCounterTable,
  as: 'i',
  references: {},
  seenBy: (db, actor, id) => incidentSeenBy(db, viewerOf(actor), id),
  factsOf: (row) => row,
  shownTo: ({ actor, db }, row) => ({
    ...shownWhole(incidentRecord, row),
    permissions: incidentWorkflow.permissions(actor, row, db.now),
  }),
  tell: tellOfChange,
});
