import { recordWork } from '#features/workspace/work/server/shared/record-work.queries.ts';
import type { WorkSource } from '#features/workspace/work/server/shared/work-source.queries.ts';
import { pathOfIncident } from '../incident-path.rules.ts';
import { unresolvedIncidentStatuses } from '../incident.workflow.ts';
import { incidents } from './incident-record.service.ts';

const work = recordWork(incidents.place, pathOfIncident(''), 'due_date');

/** Incidents that are to be resolved by a day, for those who own them. */
export const dueIncidents = work.due(unresolvedIncidentStatuses);

/** What waits for people of incidents: to name who deals with one, to close it, and to deal with it. */
export const incidentWork: readonly WorkSource[] = [
  work.decided({ kind: 'incident_triage', verbs: ['incident.triage'], at: ['reported'] }),
  work.decided({ kind: 'incident_closing', verbs: ['incident.close'], at: ['resolved'] }, [
    'owner_id',
    'resolved_by',
  ]),
  work.owned({
    kind: 'incident',
    verbs: ['incident.contain', 'incident.resolve'],
    at: ['triaged', 'contained'],
  }),
];
