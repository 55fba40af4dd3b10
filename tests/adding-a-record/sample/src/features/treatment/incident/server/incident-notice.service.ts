import type { Call } from '#platform/server/http/serve.ts';
import type { StoredWhole } from '#platform/server/record/record-select.ts';
import { recordNotices } from '#features/collaboration/notification/server/shared/record-notice.service.ts';
import { findDeciders } from '#features/organisation/department/server/shared/decider.queries.ts';
import { pathOfIncident } from '../incident-path.rules.ts';
import type { incidentRecord } from '../incident.record.ts';
import type { IncidentVerb } from '../incident.workflow.ts';

type Stored = StoredWhole<typeof incidentRecord>;
const tell = recordNotices('incident', pathOfIncident);

/** Tells people what a change of an incident means for them: who owns it, and who is to close it. */
export async function tellOfChange(
  call: Call,
  before: Stored,
  after: Stored,
  { verb }: { verb: IncidentVerb },
): Promise<void> {
  const own = [after.owner_id, after.resolved_by].filter((person) => person !== null);
  if (verb === 'triage' && after.owner_id !== before.owner_id)
    tell(call, after, 'assigned', [after.owner_id], { about: 'owner' });
  if (verb === 'resolve')
    tell(call, after, 'decision_asked', await findDeciders(call.db, after.department_id, own), {
      about: 'verify',
    });
  if (verb === 'close') tell(call, after, 'decided', own, { about: 'verified' });
  if (verb === 'reopen') tell(call, after, 'sent_back', [after.owner_id], { about: 'reopened' });
}
