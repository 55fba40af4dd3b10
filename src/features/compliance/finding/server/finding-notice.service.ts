import { decidesAlone } from '#platform/contract/deciding.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { recordNotices } from '#features/collaboration/notification/server/shared/record-notice.service.ts';
import { findDeciders } from '#features/organisation/department/server/shared/decider.queries.ts';
import { pathOfFinding } from '../finding-path.rules.ts';
import type { FindingVerb } from '../finding.workflow.ts';
import type { StoredFinding } from './finding.presenter.ts';

const tell = recordNotices('finding', pathOfFinding);

/** Whom it is asked to verify a finding: whoever reviews or leads its assessment, where they neither own nor resolved it; those who
 *  decide about its department otherwise. */
async function askToVerify(call: Call, finding: StoredFinding): Promise<void> {
  const { owner_id, resolved_by, reviewer_id, lead_id, department_id } = finding;
  const own = [owner_id, resolved_by].filter((id) => id !== null);
  const fit = [reviewer_id, lead_id].find((id) => id !== null && !own.includes(id));
  const others = fit === undefined ? await findDeciders(call.db, department_id, own) : [fit];
  // Where nobody else decides, its owner does.
  const asked = others.length === 0 && decidesAlone(call.actor) ? [owner_id] : others;
  tell(call, finding, 'decision_asked', asked, { about: 'verify' });
}

/** Tells people what a change of a finding means for them: who owns it, and who verifies it. */
export async function tellOfChange(
  call: Call,
  before: StoredFinding,
  after: StoredFinding,
  { verb }: { verb: FindingVerb },
): Promise<void> {
  const { owner_id, resolved_by } = after;
  switch (verb) {
    case 'assign':
      return owner_id === before.owner_id
        ? undefined
        : tell(call, after, 'assigned', [owner_id], { about: 'owner' });
    case 'resolve':
      return askToVerify(call, after);
    case 'verify':
      return tell(call, after, 'decided', [owner_id, resolved_by], { about: 'verified' });
    case 'return':
      return tell(call, after, 'sent_back', [owner_id, before.resolved_by], { about: 'any' });
    case 'dismiss':
      return tell(call, after, 'decided', [owner_id, after.created_by], { about: 'dismissed' });
    case 'reopen':
      return tell(call, after, 'sent_back', [owner_id], { about: 'reopened' });
    default:
      return;
  }
}
