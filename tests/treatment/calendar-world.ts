import { createEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { planControlTest } from '#features/treatment/control-test/control-test.contract.ts';
import { addTask } from '#features/treatment/task/task.contract.ts';
import { readCalendar, type CalendarItem } from '#features/treatment/calendar/calendar.contract.ts';
import { boardOf, cardIn } from '#tests/board/board-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { raised, setRiskColumns } from '#tests/world/risk-world.ts';
import type { World } from '#tests/world/world.ts';
import { addedControl } from './control-world.ts';
import { created } from './plan-world.ts';

/** One thing of each kind that falls on these days, of a department or of the whole organisation, of `owner` and `other`; answers
 *  their ids by their kinds. */
export async function oneOfEachKind(
  world: World,
  {
    on,
    department_id,
    owner,
    other,
  }: { on: string; department_id: string | null; owner: Caller; other: Caller },
): Promise<Record<CalendarItem['kind'], string>> {
  const { admin, orgId } = world;
  const database = await asOwner();
  const control = await addedControl(admin, 'Two people pay', { department_id, owner_id: owner.id });
  const plan = await created(admin, {
    title: 'Pay once',
    control_id: control.id,
    department_id,
    owner_id: owner.id,
    due_on: on,
  });
  const task = await admin.calls(addTask, {
    body: { title: 'Match invoices', department_id, assignee_ids: [owner.id], due_on: on },
  });
  const tested = await admin.calls(planControlTest, {
    params: { id: control.id },
    body: {
      method: 'inspection',
      procedure: 'Look at thirty payments',
      tester_id: owner.id,
      reviewer_id: other.id,
      planned_on: on,
    },
  });
  const risk = await raised(admin, 'Paid twice', { department_id, owner_id: owner.id, review_on: on });
  const covered = await raised(admin, 'Burnt down', {
    department_id,
    owner_id: owner.id,
    review_on: '2999-01-01',
  });
  const transfer = JSON.stringify({ party: 'Insurer', instrument: 'Policy', cover: null, ends_on: on });
  await setRiskColumns(world, [covered.id], { status: 'transferred', transfer });
  const evidence = await admin.calls(createEvidence, {
    body: {
      name: 'Audit report',
      kind: 'statement',
      department_id,
      owner_id: owner.id,
      effective_from: '2026-01-01',
      content: { statement: 'We looked at every payment.' },
    },
  });
  const where =
    department_id === null
      ? { visibility: 'organisation' as const }
      : { visibility: 'department' as const, department_id };
  const board = await boardOf(admin, where);
  const card = await cardIn(admin, board, 'Ideas', 'Print the forms', { due_on: on, member_ids: [owner.id] });
  const accepted = crypto.randomUUID();
  const rows: [string, unknown[]][] = [
    [
      `update evidence set status = 'accepted', valid_for_days = $3::date - effective_from where org_id = $1 and id = $2`,
      [orgId, evidence.data.id, on],
    ],
    [
      `insert into acceptance (org_id, id, ref, department_id, requested_by, approver_id, justification, expires_on, status, frozen, sha256, created_at, updated_at)
        values ($1, $2, $7, $3, $4, $5, 'It costs too much', $6, 'approved', '{}', '', now(), now())`,
      [orgId, accepted, department_id, owner.id, other.id, on, `AC-${accepted}`],
    ],
    [
      'insert into acceptance_risk (org_id, acceptance_id, risk_id) values ($1, $2, $3)',
      [orgId, accepted, risk.id],
    ],
  ];
  for (const [text, values] of rows) await database.query(text, values);
  return {
    plan: plan.id,
    task: task.data.id,
    card: card.id,
    control_test: tested.data.id,
    risk_review: risk.id,
    acceptance: accepted,
    evidence: evidence.data.id,
    cover: covered.id,
  };
}

type Asked = NonNullable<Parameters<typeof readsCalendar>[2]>;
const readsCalendar = (
  who: Caller,
  span: { from: string; to: string },
  more: { kinds?: string; mine?: '1'; dpt?: string } = {},
) => who.calls(readCalendar, { query: { ...span, ...more } });

/** What somebody's calendar says of these days. */
export const calendarOf = async (who: Caller, span: { from: string; to: string }, more: Asked = {}) =>
  (await readsCalendar(who, span, more)).data;
