import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { allTold, becomesUser, goesRound, nameOf, told, waitsFor } from '#tests/mail/notice-world.ts';
import { created, financed, testedControl, through, whole } from '#tests/treatment/plan-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { setClock } from '#tests/world/world.ts';
import * as verbs from './plan-verbs.contract.ts';
import { changePlan } from './plan.contract.ts';

after(() => setClock());
const at = (day: string) => new Date(`${day}T12:00:00Z`);

/** Finance on the fourth of May, and what its people are called. */
async function finance() {
  setClock('2026-05-04T12:00:00Z');
  const here = await financed();
  return { ...here, byOwner: await nameOf(here.owner), byApprover: await nameOf(here.approver) };
}
const reason = 'The supplier is late';
const hears = async (who: Caller, kind: string, sentence: string) =>
  assert.ok((await told(who, kind)).includes(sentence), sentence);

suite('Of a plan', () => {
  test('its owner and its approver are told what they are to it, and nobody who named themselves', async () => {
    const here = await finance();
    const { world, owner, approver } = here;
    const { id, ref } = await created(world.admin, whole(here));
    const link = `(/apps/risk/management/plan/view?plan=${id})`;
    assert.deepEqual(await allTold(owner), [`assigned: Ada Admin made you the owner of ${ref} ${link}`]);
    assert.deepEqual(await allTold(approver), [
      `assigned: Ada Admin named you as the approver of ${ref} ${link}`,
    ]);
    const body = { version: 1, owner_id: approver.id, approver_id: world.admin.id };
    await world.admin.calls(changePlan, { params: { id }, body });
    assert.equal((await told(approver, 'assigned')).length, 2);
    assert.deepEqual(await told(world.admin, 'assigned'), []);
    await world.admin.calls(changePlan, { params: { id }, body: { version: 2, title: 'Pay once, no more' } });
    assert.equal((await told(approver, 'assigned')).length, 2);
  });

  test('the approver decides, and the owner is told: sent back, approved, completed, validated', async () => {
    const here = await finance();
    const { world, owner, approver, control_id, byOwner, byApprover } = here;
    const plan = await created(owner, whole(here));
    const { ref } = plan;
    const submitted = await through(plan, [owner, verbs.submitPlan]);
    assert.deepEqual(await told(approver, 'decision_asked'), [`${byOwner} submitted ${ref} for approval`]);
    assert.deepEqual(await waitsFor(approver), [`decide: plan_decision ${ref}`]);
    assert.deepEqual(await waitsFor(world.admin), []);
    const returned = await through(submitted, [approver, verbs.returnPlan, { note: 'How much?' }]);
    assert.deepEqual(await told(owner, 'sent_back'), [`${byApprover} sent ${ref} back`]);
    assert.deepEqual(await waitsFor(approver), []);
    assert.ok((await waitsFor(owner)).includes(`do: plan_revision ${ref}`));
    const approved = await through(returned, [owner, verbs.submitPlan], [approver, verbs.approvePlan]);
    assert.deepEqual(await told(owner, 'decided'), [`${byApprover} approved ${ref}`]);
    assert.ok((await waitsFor(owner)).includes(`do: plan ${ref}`));
    const completed = await through(approved, [owner, verbs.startPlan], [owner, verbs.completePlan]);
    await hears(approver, 'decision_asked', `${byOwner} completed ${ref}, which awaits validation`);
    assert.deepEqual(await waitsFor(approver), [`decide: plan_validation ${ref}`]);
    assert.ok(!(await waitsFor(owner)).some((work) => work.includes(ref)));
    const again = await through(
      completed,
      [approver, verbs.returnPlan, { note: 'Show it' }],
      [owner, verbs.completePlan],
    );
    assert.equal((await told(owner, 'sent_back')).length, 2);
    await testedControl(world, control_id);
    await through(again, [approver, verbs.validatePlan]);
    await hears(owner, 'decided', `${byApprover} validated ${ref}`);
    assert.deepEqual(await told(approver, 'decided'), []);
    assert.deepEqual(await waitsFor(approver), []);
  });

  test('the owner is told that it was rejected, and owner and approver that it was cancelled', async () => {
    const here = await finance();
    const { world, owner, approver, byApprover } = here;
    const one = await created(owner, whole(here));
    await through(one, [owner, verbs.submitPlan], [approver, verbs.rejectPlan, { note: 'Too dear' }]);
    assert.deepEqual(await told(owner, 'decided'), [`${byApprover} rejected ${one.ref}`]);
    const other = await created(owner, whole(here));
    await through(other, [world.admin, verbs.cancelPlan, { reason }]);
    const cancelled = `Ada Admin cancelled ${other.ref}`;
    await hears(owner, 'decided', cancelled);
    assert.deepEqual(await told(approver, 'decided'), [cancelled]);
  });

  test('another due date is asked of the approver, and its owner hears what was decided', async () => {
    const here = await finance();
    const { owner, approver, byOwner, byApprover } = here;
    const plan = await created(owner, whole(here));
    const approved = await through(plan, [owner, verbs.submitPlan], [approver, verbs.approvePlan]);
    const later = [owner, verbs.reschedulePlan, { due_on: '2027-01-15', reason }] as const;
    const asked = await through(approved, [...later]);
    const sentence = `${byOwner} asks to move the due date of ${plan.ref} to 15 Jan 2027`;
    await hears(approver, 'decision_asked', sentence);
    assert.deepEqual(await waitsFor(approver), [`decide: plan_reschedule ${plan.ref}`]);
    const declined = await through(asked, [approver, verbs.declineReschedule, { reason }]);
    await hears(owner, 'decided', `${byApprover} declined what you asked for about ${plan.ref}`);
    assert.deepEqual(await waitsFor(approver), []);
    const agreed = await through(declined, [...later], [approver, verbs.agreeToReschedule]);
    const moved = `${byApprover} moved the due date of ${plan.ref} to`;
    await hears(owner, 'decided', `${moved} 15 Jan 2027`);
    const asks = (await told(approver, 'decision_asked')).length;
    await through(agreed, [approver, verbs.reschedulePlan, { due_on: '2027-02-01', reason }]);
    await hears(owner, 'decided', `${moved} 1 Feb 2027`);
    assert.equal((await told(approver, 'decision_asked')).length, asks);
  });

  test('that its approver submits or owns others decide about', async () => {
    const here = await finance();
    const { world, approver } = here;
    const submitted = await through(await created(approver, whole(here)), [approver, verbs.submitPlan]);
    assert.equal((await told(world.admin, 'decision_asked')).length, 1);
    assert.deepEqual(await told(approver, 'decision_asked'), []);
    assert.deepEqual(await waitsFor(approver), []);
    assert.deepEqual(await waitsFor(world.admin), [`decide: plan_decision ${submitted.ref}`]);
    const other = await world.person('Staff', { Finance: 'editor' });
    const owned = await created(world.admin, whole(here, { owner_id: approver.id }));
    const completed = await through(
      owned,
      [approver, verbs.submitPlan],
      [world.admin, verbs.approvePlan],
      [approver, verbs.startPlan],
      [approver, verbs.completePlan],
    );
    assert.equal((await told(other, 'decision_asked')).length, 1);
    assert.deepEqual(await waitsFor(other), [`decide: plan_validation ${completed.ref}`]);
    assert.deepEqual(await waitsFor(approver), []);
  });

  test('whose approver decides nothing any more the Admins decide about', async () => {
    const here = await finance();
    const { world, owner, approver } = here;
    const plan = await created(owner, whole(here));
    await becomesUser(world.admin, approver);
    const { ref } = await through(plan, [owner, verbs.submitPlan]);
    assert.deepEqual(await told(approver, 'decision_asked'), []);
    assert.equal((await told(world.admin, 'decision_asked')).length, 1);
    assert.deepEqual(await waitsFor(approver), []);
    assert.deepEqual(await waitsFor(world.admin), [`decide: plan_decision ${ref}`]);
  });

  test('the owner is told before and when it is overdue, then the lead of the department, then the Admins, once', async () => {
    const here = await finance();
    const { world, owner, approver } = here;
    const plan = await created(owner, whole(here, { due_on: '2026-05-20' }));
    await goesRound(world, at('2026-05-18'));
    assert.deepEqual(await told(owner, 'due_soon'), []);
    await through(plan, [owner, verbs.submitPlan], [approver, verbs.approvePlan]);
    await goesRound(world, at('2026-05-18'), 2);
    assert.deepEqual(await told(owner, 'due_soon'), [`${plan.ref} is due on 20 May 2026`]);
    const lead = await world.person('Staff', { Finance: 'lead' });
    await goesRound(world, at('2026-05-23'), 2);
    assert.deepEqual(await told(owner, 'overdue'), [`${plan.ref} was due on 20 May 2026`]);
    assert.deepEqual(await told(lead, 'escalated'), [`${plan.ref} has been overdue since 20 May 2026`]);
    assert.deepEqual(await told(world.admin, 'escalated'), []);
    await goesRound(world, at('2026-05-30'), 2);
    assert.equal((await told(world.admin, 'escalated')).length, 1);
    assert.equal((await told(lead, 'escalated')).length, 1);
  });

  test('nobody is shown anything who sees it no more', async () => {
    const here = await finance();
    const { world, owner, approver, department_id } = here;
    const { id } = await created(owner, whole(here, { department_id }));
    assert.equal((await allTold(approver)).length, 1);
    const next = await world.person('Staff', { Operations: 'editor' });
    const moved = { approver_id: next.id, department_id: world.departments['Operations'] as string };
    await world.admin.calls(changePlan, { params: { id }, body: { version: 1, ...moved } });
    assert.deepEqual([await allTold(approver), (await allTold(next)).length], [[], 1]);
  });
});
