import { describedComments } from '#features/collaboration/comment/server/shared/described-comment.queries.ts';
import { recordHolding } from '#features/identity/leaving/server/shared/record-holding.queries.ts';
import { recordsInDepartment } from '#features/organisation/department/server/shared/records-in-department.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { pathOfIncident } from '../incident-path.rules.ts';
import { incidents } from './incident-record.service.ts';
import { incidentSeenBy, incidentsSeenBy } from './incident-visibility.queries.ts';
import { incidentCommentTable } from './incident.table.ts';

/** The open incidents that people own. They go to somebody who sees them already: handing over opens no department. */
export const ownedIncidents = recordHolding(incidents.place, 'owner', (actor) =>
  incidentsSeenBy(personAsViewer(actor)),
);

export const incidentsInDepartment = recordsInDepartment(incidents.place, 'incidents');

/** Incidents as people comment on them: they are their owner's. */
export const commentedIncidents = describedComments({
  type: 'incident',
  place: incidents.place,
  table: incidentCommentTable,
  path: pathOfIncident(''),
  owners: ['owner_id'],
  seenBy: incidentSeenBy,
});
