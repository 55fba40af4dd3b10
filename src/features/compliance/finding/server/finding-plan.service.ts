import { sql } from 'drizzle-orm';
import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import { maySteer } from '#platform/contract/deciding.ts';
import type { Body } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import type { Plan } from '#features/treatment/plan/plan.contract.ts';
import { createPlan } from '#features/treatment/plan/server/shared/plan.service.ts';
import type { Finding } from '../finding.contract.ts';
import type { planFinding as planEndpoint } from '../finding-verbs.contract.ts';
import { findingControlMissing } from '../finding.workflow.ts';
import { findings } from './finding-record.service.ts';
import { expectControl } from './finding-input.service.ts';
import type { StoredFinding } from './finding.presenter.ts';

/** A plan's title is a little longer than that of a finding needs to be. */
const titleFor = ({ ref, title }: StoredFinding): string =>
  cutText(title.length < 5 ? `${ref} ${title}` : title, 200);

interface Opening {
  control_id: string;
  title?: string | undefined;
  due_on?: string | null | undefined;
}

/** A draft of a plan that answers a finding. */
function draftOf(call: Call, finding: StoredFinding, { control_id, title, due_on }: Opening): Promise<Plan> {
  const { source_kind, source } = finding;
  return createPlan(
    call,
    {
      title: title ?? titleFor(finding),
      control_id,
      department_id: finding.department_id,
      owner_id: finding.owner_id,
      due_on: due_on === undefined ? finding.due_date : due_on,
      ...(source_kind === 'risk' && source?.id && { risk_ids: [source.id] }),
    },
    { origin: { kind: 'finding', id: finding.id }, note: finding.ref },
  );
}

const planObject = ({ id, ref }: Plan) => ({ type: 'plan', id, ref });

/** Opens a plan for a finding, with its owner and due date; the finding is about the plan's control from then on. */
export async function planFinding(
  call: Call,
  id: string,
  { version, control_id: named, ...details }: Body<typeof planEndpoint>,
): Promise<Finding> {
  const before = await findings.take(call, id, version, 'plan');
  const control_id = named ?? before.control_id ?? refuse(findingControlMissing);
  const control = await expectControl(call, control_id);
  const plan = await draftOf(call, before, { control_id: control.id, ...details });
  return findings.change(
    call,
    before,
    'plan',
    { plan_id: plan.id, control_id: control.id },
    { action: 'finding.plan_opened', about: [planObject(plan)] },
  );
}

/** A control that is in use, and that the caller sees. */
async function isInUse({ db, actor }: Call, id: string): Promise<boolean> {
  const found =
    await db.query(sql`select from control c where c.org_id = ${db.org_id} and c.id = ${id} and c.deleted_at is null
    and c.status <> 'retired' and ${visibleControls(actor)} for key share`);
  return found.length > 0;
}

/** A major nonconformity whose control is known gets its plan at once, where the caller may make one; without, it is flagged. */
export async function openPlanOfMajor(call: Call, finding: StoredFinding): Promise<Finding> {
  const { kind, open_plan_id, control_id, department_id } = finding;
  const isOwed = kind === 'major_nc' && open_plan_id === null && control_id !== null;
  if (!isOwed || !maySteer(call.actor, department_id) || !(await isInUse(call, control_id)))
    return findings.shownTo(call, finding);
  const plan = await draftOf(call, finding, { control_id });
  return findings.change(
    call,
    finding,
    'plan',
    { plan_id: plan.id },
    { action: 'finding.plan_opened', about: [planObject(plan)] },
  );
}
