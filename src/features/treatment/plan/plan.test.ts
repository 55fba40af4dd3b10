import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { acceptEvidence, createEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import type { Caller } from '#tests/world/caller.ts';
import {
  controlNow,
  created,
  financed,
  refused,
  someControl,
  tasksOf,
  testedControl,
  through,
  whole,
} from '#tests/treatment/plan-world.ts';
import { listPlans } from './plan-list.contract.ts';
import * as verbs from './plan-verbs.contract.ts';
import {
  changePlan,
  createPlan,
  deletePlan,
  readPlan,
  readPlanHistory,
  type NewPlan,
} from './plan.contract.ts';

const reason = 'The supplier is late';

suite('A plan', () => {
  test('is made for a control, approved by another, done, shown to work, and makes the control what it promised', async () => {
    const here = await financed();
    const { world, owner, approver, control_id, department_id } = here;
    const plan = await created(
      owner,
      whole(here, { expected: { design: 80, status: 'implemented', maturity_level: 3 }, budget: 250_000 }),
    );
    assert.deepEqual(
      [plan.ref, plan.status, plan.department?.id, plan.control?.id, plan.budget, plan.currency],
      ['CIP-0001', 'draft', department_id, control_id, 250_000, 'EUR'],
    );
    const completed = await through(
      plan,
      [owner, verbs.submitPlan],
      [approver, verbs.approvePlan, { note: 'Go' }],
      [owner, verbs.startPlan],
      [owner, verbs.completePlan, { result_note: 'Two sign now', spent: 300_000 }],
    );
    assert.deepEqual(
      [completed.progress, completed.flags, completed.completed_by?.id],
      [100, ['awaiting_decision', 'over_budget'], owner.id],
    );
    assert.deepEqual(await refused(approver, verbs.validatePlan, completed), [422, 'plan_unproved']);
    await testedControl(world, control_id, 'fail');
    assert.deepEqual(await refused(approver, verbs.validatePlan, completed), [422, 'plan_unproved']);
    await testedControl(world, control_id);
    const validated = await through(completed, [approver, verbs.validatePlan]);
    assert.deepEqual([validated.status, validated.validated_by?.id], ['validated', approver.id]);
    assert.deepEqual(await controlNow(world, control_id), { status: 'implemented', maturity_level: 3 });
    const { data: story } = await owner.calls(readPlanHistory, { params: { id: plan.id } });
    assert.deepEqual(
      story.map(({ action }) => action.replace('plan.', '')),
      ['validated', 'completed', 'started', 'approved', 'submitted', 'created'],
    );
  });

  test('is shown to work by evidence that its owner adds to it, and nobody who does not answer for it', async () => {
    const here = await financed();
    const { world, owner, approver, stranger, department_id } = here;
    const completed = await through(
      await created(owner, whole(here)),
      [owner, verbs.submitPlan],
      [approver, verbs.approvePlan],
      [owner, verbs.startPlan],
      [owner, verbs.completePlan],
    );
    const body = {
      name: 'Payments of May',
      kind: 'statement' as const,
      effective_from: '2026-05-01',
      effective_to: '2030-05-31',
      content: { statement: 'None was paid twice.' },
      links: [{ object_type: 'plan', object_id: completed.id }],
    };
    const colleague = await world.person('User', { Finance: 'viewer' });
    const statuses = async (who: Caller) => (await who.isRefused(createEvidence, { body })).status;
    assert.deepEqual([await statuses(colleague), await statuses(stranger)], [403, 400]);
    const { data: shown } = await owner.calls(createEvidence, { body: { ...body, department_id } });
    assert.deepEqual(
      shown.links.map(({ ref }) => ref),
      [completed.ref],
    );
    assert.deepEqual(await refused(approver, verbs.validatePlan, completed), [422, 'plan_unproved']);
    await world.admin.calls(acceptEvidence, { params: { id: shown.id }, body: { version: shown.version } });
    const validated = await through(completed, [approver, verbs.validatePlan]);
    assert.deepEqual([validated.status, validated.proofs], ['validated', 1]);
  });

  test('is submitted with objective, owner, due date and approver', async () => {
    const here = await financed();
    const missing = {
      objective: 'objective_missing',
      owner_id: 'owner_missing',
      due_on: 'due_date_missing',
      approver_id: 'approver_missing',
    };
    for (const [field, code] of Object.entries(missing)) {
      const plan = await created(here.world.admin, whole(here, { [field]: null }));
      assert.deepEqual(await refused(here.world.admin, verbs.submitPlan, plan), [422, code, field]);
    }
  });

  test('is made where one decides, or for a control of one’s own, and names what one sees', async () => {
    const here = await financed();
    const { world, owner, approver, stranger, control_id } = here;
    const asked = async (who: Caller, more: Partial<NewPlan>) => {
      const { status, code, errors } = await who.isRefused(createPlan, { body: whole(here, more) });
      return [status, code, ...Object.keys(errors ?? {})];
    };
    const elsewhere = await someControl(world, { department_id: world.departments['Operations'] as string });
    const retired = await someControl(world, { status: 'retired' });
    const { data: hidden } = await world.admin.calls(registerRisk, {
      body: { title: 'Theirs alone', department_id: world.departments['Operations'] },
    });
    assert.deepEqual(
      await Promise.all([
        asked(stranger, { control_id }),
        asked(owner, { control_id: elsewhere }),
        asked(owner, { department_id: null }),
        asked(approver, { department_id: world.departments['Operations'] }),
        asked(approver, { control_id: retired }),
        asked(approver, { approver_id: owner.id }),
        asked(approver, { owner_id: crypto.randomUUID() }),
        asked(approver, { risk_ids: [hidden.id] }),
        asked(approver, { origin: { kind: 'risk', id: hidden.id } }),
        asked(approver, { start_on: '2027-01-01' }),
      ]),
      [
        [400, 'control_unknown', 'control_id'],
        [400, 'control_unknown', 'control_id'],
        [403, 'department_not_yours', 'department_id'],
        [403, 'department_not_yours', 'department_id'],
        [422, 'control_retired', 'control_id'],
        [422, 'approver_unfit', 'approver_id'],
        [400, 'person_unknown', 'owner_id'],
        [400, 'risk_unknown', 'risk_ids'],
        [400, 'origin_unknown', 'origin'],
        [422, 'dates_backwards', 'due_on'],
      ],
    );
  });

  test('keeps what was approved; another date is asked for, agreed to, counted and shown', async () => {
    const here = await financed();
    const { owner, approver } = here;
    const approved = await through(
      await created(owner, whole(here)),
      [owner, verbs.submitPlan],
      [approver, verbs.approvePlan],
    );
    for (const [field, value] of Object.entries({ due_on: '2027-01-31', budget: 5, approver_id: owner.id }))
      assert.deepEqual(await refused(owner, changePlan, approved, { [field]: value }), [
        422,
        'approved_terms',
        field,
      ]);
    const changed = await through(approved, [
      owner,
      changePlan,
      { spent: 100, progress: 40, due_on: approved.due_on },
    ]);
    assert.deepEqual([changed.spent, changed.progress], [100, 40]);
    assert.deepEqual(await refused(owner, verbs.reschedulePlan, changed, { due_on: '2026-12-31', reason }), [
      422,
      'due_date_same',
      'due_on',
    ]);
    assert.deepEqual(await refused(owner, verbs.reschedulePlan, changed, { due_on: '2026-05-01', reason }), [
      422,
      'dates_backwards',
      'due_on',
    ]);
    const asked = await through(changed, [owner, verbs.reschedulePlan, { due_on: '2027-01-31', reason }]);
    assert.deepEqual(
      [asked.due_on, asked.request?.due_on, asked.reschedules],
      ['2026-12-31', '2027-01-31', 0],
    );
    assert.ok(asked.flags.includes('reschedule_asked'));
    assert.deepEqual(await refused(approver, verbs.declineReschedule, asked), [
      422,
      'reason_required',
      'reason',
    ]);
    const agreed = await through(asked, [approver, verbs.agreeToReschedule]);
    assert.deepEqual(
      [agreed.due_on, agreed.first_due_on, agreed.reschedules, agreed.request],
      ['2027-01-31', '2026-12-31', 1, null],
    );
    const moved = await through(agreed, [approver, verbs.reschedulePlan, { due_on: '2027-02-28', reason }]);
    assert.deepEqual([moved.due_on, moved.reschedules, moved.request], ['2027-02-28', 2, null]);
    const withdrawn = await through(
      moved,
      [owner, verbs.reschedulePlan, { due_on: '2027-03-31', reason }],
      [owner, verbs.declineReschedule],
    );
    assert.deepEqual([withdrawn.due_on, withdrawn.request], ['2027-02-28', null]);
  });

  test('goes back with a note, waits on hold with a reason, and ends cancelled or rejected', async () => {
    const here = await financed();
    const { owner, approver, world } = here;
    const submitted = await through(await created(owner, whole(here)), [owner, verbs.submitPlan]);
    const returned = await through(submitted, [approver, verbs.returnPlan, { note: 'How much is it?' }]);
    assert.deepEqual(
      [returned.status, returned.status_reason?.text, returned.submitted_at],
      ['draft', 'How much is it?', null],
    );
    const held = await through(
      returned,
      [owner, verbs.submitPlan],
      [approver, verbs.approvePlan],
      [owner, verbs.startPlan],
      [owner, verbs.holdPlan, { reason }],
    );
    assert.equal(held.status_reason?.text, reason);
    await tasksOf(world, held.id, [{ status: 'todo' }]);
    const cancelled = await through(held, [approver, verbs.cancelPlan, { reason }]);
    assert.deepEqual([cancelled.status, cancelled.tasks.open], ['cancelled', 0]);

    const rejected = await through(
      await created(owner, whole(here)),
      [owner, verbs.submitPlan],
      [approver, verbs.rejectPlan, { note: 'Too dear' }],
    );
    const { data: again } = await approver.calls(verbs.duplicatePlan, {
      params: { id: rejected.id },
      body: { version: rejected.version },
    });
    assert.deepEqual(
      [again.status, again.title, again.due_on, again.id === rejected.id],
      ['draft', rejected.title, null, false],
    );
    assert.deepEqual(await refused(world.admin, deletePlan, rejected), [422, 'reason_required', 'reason']);
  });

  test('is as far as the weight of its tasks, which nobody types over, and complete once they are done', async () => {
    const here = await financed();
    const { owner, approver, world } = here;
    const plan = await through(
      await created(owner, whole(here)),
      [owner, verbs.submitPlan],
      [approver, verbs.approvePlan],
      [owner, verbs.startPlan],
    );
    await tasksOf(world, plan.id, [
      { status: 'done', weight: 3 },
      { status: 'in_progress', weight: 1 },
      { status: 'cancelled', weight: 5 },
    ]);
    const { data: now } = await owner.calls(readPlan, { params: { id: plan.id } });
    assert.deepEqual([now.tasks, now.permissions.can.includes('complete')], [{ open: 1, total: 3 }, false]);
    assert.deepEqual(await refused(owner, changePlan, now, { progress: 90 }), [
      422,
      'progress_by_tasks',
      'progress',
    ]);
    assert.deepEqual(await refused(owner, verbs.completePlan, now), [422, 'tasks_open']);
  });

  test('links the risks that one sees, and leaves the others linked', async () => {
    const here = await financed();
    const { owner, approver, world, department_id } = here;
    const risk = async (department: string) =>
      (await world.admin.calls(registerRisk, { body: { title: 'Paid twice', department_id: department } }))
        .data;
    const [seen, other, hidden] = await Promise.all([
      risk(department_id),
      risk(department_id),
      risk(world.departments['Operations'] as string),
    ]);
    const plan = await created(world.admin, whole(here, { risk_ids: [seen.id, hidden.id] }));
    const relinked = await through(plan, [approver, changePlan, { risk_ids: [other.id] }]);
    assert.deepEqual(
      relinked.risks.map(({ id }) => id),
      [other.id],
    );
    const { data } = await world.admin.calls(readPlan, { params: { id: plan.id } });
    assert.deepEqual(new Set(data.risks.map(({ id }) => id)), new Set([other.id, hidden.id]));
    const { data: ofRisk } = await owner.calls(listPlans, { query: { risk: other.id } });
    assert.deepEqual(
      ofRisk.map(({ id }) => id),
      [plan.id],
    );
  });
});
