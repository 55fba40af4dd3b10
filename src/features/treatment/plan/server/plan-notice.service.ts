import type { Call } from '#platform/server/http/serve.ts';
import { recordNotices } from '#features/collaboration/notification/server/shared/record-notice.service.ts';
import { findAsked } from '#features/identity/person/server/shared/active-person.queries.ts';
import { findAdmins, findDeciders } from '#features/organisation/department/server/shared/decider.queries.ts';
import { pathOfPlan } from '../plan-path.rules.ts';
import type { PlanVerb } from '../plan.workflow.ts';
import type { StoredPlan } from './plan.presenter.ts';

type Told = Pick<StoredPlan, 'id' | 'ref' | 'title'>;
type People = readonly (string | null)[];

const tell = recordNotices('plan', pathOfPlan);

/** Tells those who own or approve a plan, and did not before. */
export function tellNamed(
  call: Call,
  plan: Told & Pick<StoredPlan, 'owner_id' | 'approver_id'>,
  before?: StoredPlan,
): void {
  const { owner_id, approver_id } = plan;
  if (owner_id !== before?.owner_id) tell(call, plan, 'assigned', [owner_id], { about: 'owner' });
  if (approver_id !== before?.approver_id && approver_id !== owner_id)
    tell(call, plan, 'assigned', [approver_id], { about: 'approver' });
}

/** Whom a decision about a plan is asked of: its approver; where they may not, those who may in their place. */
async function askDecision(
  { actor, ...call }: Call,
  plan: StoredPlan,
  words: { about: 'approve' | 'validate' | 'reschedule'; on?: string },
): Promise<void> {
  const { owner_id, approver_id, department_id } = plan;
  const asked = await findAsked(call.db, approver_id, [owner_id, actor.id], (not) =>
    words.about === 'validate' ? findDeciders(call.db, department_id, not) : findAdmins(call.db, not),
  );
  tell({ ...call, actor }, plan, 'decision_asked', asked, words);
}

/** Tells people what a change of a plan means for them: who owns and approves it, who decides, and who asked for what was decided. */
export async function tellOfChange(
  call: Call,
  before: StoredPlan,
  after: StoredPlan,
  { verb }: { verb: PlanVerb },
): Promise<void> {
  if (verb !== 'restore') tellNamed(call, after, before);
  const { owner_id, approver_id, due_on, request } = after;
  const moved: Readonly<Record<string, string>> = due_on === null ? {} : { on: due_on };
  const decided = (about: string, people: People, more: Readonly<Record<string, string>> = {}) =>
    tell(call, after, 'decided', people, { about, ...more });
  switch (verb) {
    case 'submit':
      return askDecision(call, after, { about: 'approve' });
    case 'complete':
      return askDecision(call, after, { about: 'validate' });
    case 'approve':
      return decided('approved', [owner_id, after.submitted_by]);
    case 'reject':
      return decided('rejected', [owner_id, after.submitted_by]);
    case 'return':
      return tell(call, after, 'sent_back', [
        owner_id,
        before.status === 'submitted' ? before.submitted_by : before.completed_by,
      ]);
    case 'validate':
      return decided('validated', [owner_id, after.completed_by]);
    case 'cancel':
      return decided('cancelled', [owner_id, approver_id]);
    case 'reschedule':
      if (request !== null) return askDecision(call, after, { about: 'reschedule', on: request.due_on });
      return decided('rescheduled', [owner_id, approver_id], moved);
    case 'agree':
      return decided('rescheduled', [owner_id, before.request?.by.id ?? null], moved);
    case 'decline':
      return decided('declined', [before.request?.by.id ?? null]);
    default:
      return;
  }
}
