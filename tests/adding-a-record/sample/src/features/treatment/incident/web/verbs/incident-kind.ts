import { describedKind } from '#platform/web/record/described-kind.ts';
import {
  readIncident,
  readIncidentHistory,
  resolveIncident,
  restoreIncident,
  type Incident,
} from '../../incident.contract.ts';
import { incidentRecord } from '../../incident.record.ts';

/** An incident on its page and in the dialogs of its verbs. What it changes shows in what waits for people. */
export const incidentKind = describedKind<Incident>({
  record: incidentRecord,
  feature: 'treatment-incident',
  read: readIncident,
  history: readIncidentHistory,
  refreshes: ['work'],
  next: ['restore', 'close', 'resolve', 'contain', 'triage'],
  now: { resolve: resolveIncident, restore: restoreIncident },
});
