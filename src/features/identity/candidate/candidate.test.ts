import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { setAbsence } from '#features/identity/absence/absence.contract.ts';
import { deactivatePerson } from '#features/identity/leaving/leaving.contract.ts';
import { planControlTest } from '#features/treatment/control-test/control-test.contract.ts';
import { addIndicator } from '#features/treatment/indicator/indicator.contract.ts';
import { changePlan } from '#features/treatment/plan/plan.contract.ts';
import { changeRisk } from '#features/risk/record/risk.contract.ts';
import { addTask } from '#features/treatment/task/task.contract.ts';
import { changeControl } from '#features/treatment/control/control.contract.ts';
import { createEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { created, financed, someControl, whole } from '#tests/treatment/plan-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import type { World } from '#tests/world/world.ts';
import { listCandidates, mostCandidates, type CandidateRole } from './candidate.contract.ts';

const offered = async (who: Caller, role: CandidateRole, more: { record?: string; q?: string } = {}) =>
  (await who.calls(listCandidates, { query: { role, ...more } })).data.map(({ id }) => id);

/** People of every type, near and far, and one who has left. */
async function everyKind(world: World): Promise<Caller[]> {
  const people = await Promise.all([
    world.person('Admin'),
    world.person('Admin', { Finance: 'lead' }),
    world.person('Staff', { Finance: 'lead' }),
    world.person('Staff', { Finance: 'viewer' }),
    world.person('Staff', { Operations: 'editor' }),
    world.person('Staff', {}, { org_editor: true }),
    world.person('Staff'),
    world.person('User', { Finance: 'viewer' }),
    world.person('User', { Operations: 'viewer' }),
    world.person('User'),
  ]);
  const gone = await world.person('Staff', { Finance: 'editor' });
  const body = { version: 1 };
  await world.admin.calls(deactivatePerson, { params: { id: gone.id }, body });
  return [...people, gone];
}

interface Naming {
  what: string;
  who: Caller;
  role: CandidateRole;
  record?: string;
  call: Endpoint;
  sent: (id: string) => { params?: object; body: object };
}

const team = await financed();
const { world, department_id, approver: editor, owner: controlOwner, control_id } = team;
const people = await everyKind(world);
const risk = await raised(world.admin, 'Invoices are paid twice', { department_id });
const another = await someControl(world, { department_id });
const plan = await created(world.admin, whole(team, { owner_id: null, approver_id: null }));
const inPlan = { method: 'inspection', procedure: 'Look at thirty payments', planned_on: '2026-01-05' };
const reading = {
  name: 'Paid twice',
  unit: 'payments',
  direction: 'higher_worse',
  amber: 1,
  red: 10,
  cadence: 'monthly',
};
let versions = { risk: risk.version, plan: plan.version, control: 1 };

const namings: readonly Naming[] = [
  {
    what: 'the owner of a risk',
    who: editor,
    role: 'member',
    call: changeRisk,
    sent: (owner_id) => ({ params: { id: risk.id }, body: { version: versions.risk, owner_id } }),
  },
  {
    what: 'the owner of a plan',
    who: editor,
    role: 'member',
    call: changePlan,
    sent: (owner_id) => ({ params: { id: plan.id }, body: { version: versions.plan, owner_id } }),
  },
  {
    what: 'the approver of a plan',
    who: editor,
    role: 'decider',
    call: changePlan,
    sent: (approver_id) => ({
      params: { id: plan.id },
      body: { version: versions.plan, approver_id, owner_id: null },
    }),
  },
  {
    what: 'who does a task',
    who: editor,
    role: 'member',
    call: addTask,
    sent: (id) => ({ body: { title: 'Count the invoices', department_id, assignee_ids: [id] } }),
  },
  {
    what: 'who reviews a task',
    who: editor,
    role: 'member',
    call: addTask,
    sent: (reviewer_id) => ({ body: { title: 'Count the invoices', department_id, reviewer_id } }),
  },
  {
    what: 'the owner of a control',
    who: editor,
    role: 'member',
    call: changeControl,
    sent: (owner_id) => ({ params: { id: another }, body: { version: versions.control, owner_id } }),
  },
  {
    what: 'who reviews evidence',
    who: editor,
    role: 'member',
    call: createEvidence,
    sent: (reviewer_id) => ({
      body: {
        name: 'Access review',
        kind: 'statement',
        effective_from: '2026-01-01',
        valid_for_days: 30,
        owner_id: editor.id,
        reviewer_id,
        department_id,
      },
    }),
  },
  {
    what: 'who makes a test of a control',
    who: editor,
    role: 'control_test',
    record: control_id,
    call: planControlTest,
    sent: (tester_id) => ({
      params: { id: control_id },
      body: { ...inPlan, tester_id, reviewer_id: world.admin.id },
    }),
  },
  {
    what: 'who reviews a test of a control, asked by the control’s owner',
    who: controlOwner,
    role: 'control_test',
    record: control_id,
    call: planControlTest,
    sent: (reviewer_id) => ({
      params: { id: control_id },
      body: { ...inPlan, tester_id: world.admin.id, reviewer_id },
    }),
  },
  {
    what: 'who reads an indicator',
    who: editor,
    role: 'indicator_owner',
    record: risk.id,
    call: addIndicator,
    sent: (owner_id) => ({
      params: { risk_id: risk.id },
      body: { ...reading, name: crypto.randomUUID(), owner_id },
    }),
  },
  {
    what: 'who stands in',
    who: editor,
    role: 'stand_in',
    call: setAbsence,
    sent: (delegate_id) => ({ body: { from: '2999-01-01', to: '2999-01-05', delegate_id } }),
  },
];

suite('Whoever is to name somebody is offered whom the server accepts, and nobody else', () => {
  for (const { what, who, role, record, call, sent } of namings)
    test(what, async () => {
      const found = await offered(who, role, { ...(record !== undefined && { record }) });
      for (const { id } of people) {
        const { status, body } = await who.sends(call, sent(id) as never);
        const answer = body as { code?: string; data?: { version?: number } };
        assert.equal(status === 200, found.includes(id), `${what}: ${id} ${status} ${answer.code}`);
        if (status === 200 && answer.data?.version !== undefined) {
          if (call === changeRisk) versions = { ...versions, risk: answer.data.version };
          if (call === changePlan) versions = { ...versions, plan: answer.data.version };
          if (call === changeControl) versions = { ...versions, control: answer.data.version };
        }
      }
    });
});

suite('Candidates', () => {
  test('are found by words of their name, and by their address for those who read addresses', async () => {
    const someone = await world.person('Staff', {}, { last_name: 'Ağaoğlu' });
    assert.deepEqual(await offered(editor, 'member', { q: 'agaoglu' }), [someone.id]);
    assert.deepEqual(await offered(editor, 'member', { q: someone.email }), [someone.id]);
    assert.deepEqual(await offered(controlOwner, 'member', { q: 'AĞAOĞLU' }), [someone.id]);
    assert.deepEqual(await offered(controlOwner, 'member', { q: someone.email }), []);
    const { data } = await controlOwner.calls(listCandidates, { query: { role: 'member' } });
    assert.ok(data.every((one) => one.email === undefined));
    assert.ok(data.length <= mostCandidates);
  });

  test('of what the caller does not see are nobody', async () => {
    const { stranger } = team;
    assert.deepEqual(await offered(stranger, 'control_test', { record: control_id }), []);
    assert.deepEqual(await offered(stranger, 'indicator_owner', { record: risk.id }), []);
    assert.deepEqual(await offered(editor, 'indicator_owner', { record: crypto.randomUUID() }), []);
    assert.deepEqual(await offered(editor, 'indicator_owner'), []);
  });
});
