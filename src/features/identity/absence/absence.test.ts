import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { deactivatePerson, readHoldings } from '#features/identity/leaving/leaving.contract.ts';
import {
  approveAssessment,
  assignQuestions,
} from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { saveAnswers } from '#features/maturity/assessment/answer.contract.ts';
import { createAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { readAssessmentHistory } from '#features/maturity/history/history.contract.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { avoidRisk, chooseTreatment, confirmRequest } from '#features/risk/record/risk-verbs.contract.ts';
import { changeManyRisks } from '#features/risk/register/risk-bulk.contract.ts';
import { changeRisk, readHistory, readRiskById } from '#features/risk/record/risk.contract.ts';
import type { Caller } from '#tests/world/caller.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import { endAbsence, readAbsence, setAbsence } from './absence.contract.ts';

const days = { from: '2026-08-03', to: '2026-08-14' };
const before = '2026-08-02T12:00:00Z';
const during = '2026-08-03T00:30:00Z';
const after = '2026-08-15T00:30:00Z';

/** Somebody who is away in August, who decides for them, and an Admin. */
async function newAbsence(type: 'User' | 'Staff' = 'User', access: 'viewer' | 'editor' = 'viewer') {
  setClock(before);
  const world = await newWorld();
  const owner = await world.person(type, { Finance: access });
  const standIn = await world.person(type, { Finance: access });
  await owner.calls(setAbsence, { body: { ...days, delegate_id: standIn.id } });
  /** The sessions of before are over by then. */
  const signsInAt = async (moment: string, who: Caller) => {
    setClock(moment);
    return world.signsIn(who);
  };
  return { world, owner, standIn, signsInAt };
}

suite('A stand-in', () => {
  test('does as the owner of a risk what the absent owner may, on those days and no others, and the log says for whom', async () => {
    const { world, owner, standIn, signsInAt } = await newAbsence('Staff');
    const risk = await raised(world.admin, 'Laptops leave the building', {
      department_id: world.departments['Finance'] as string,
      owner_id: owner.id,
    });
    const params = { id: risk.id };
    const edit = (version: number, title: string) => ({ params, body: { version, title } });
    assert.deepEqual((await standIn.calls(readRiskById, { params })).data.permissions.can, ['comment']);
    assert.equal((await standIn.isRefused(changeRisk, edit(1, 'Too early'))).status, 403);
    const away = await signsInAt(during, standIn);
    const { data } = await away.calls(readRiskById, { params });
    assert.deepEqual(data.permissions.can, ['edit', 'treatment', 'close', 'review', 'comment']);
    await away.calls(changeRisk, edit(1, 'Laptops leave the office'));
    const bulk = [{ id: risk.id, version: 2 }];
    await away.calls(changeManyRisks, { body: { risks: bulk, set: { treatment: 'avoid' } } });
    const [together, told] = (await away.calls(readHistory, { params })).data;
    const name = (await away.calls(readAbsence)).data.stands_in_for[0]?.person.name;
    assert.deepEqual(
      [together, told].map((entry) => [entry?.actor_id, entry?.on_behalf_of]),
      [
        [standIn.id, name],
        [standIn.id, name],
      ],
    );
    const late = await signsInAt(after, standIn);
    assert.equal((await late.isRefused(changeRisk, edit(3, 'Too late'))).status, 403);
    assert.deepEqual((await late.calls(readAbsence)).data, { own: null, stands_in_for: [] });
  });

  test('sees what the absent person owns elsewhere, while they are away', async () => {
    const { world, owner, standIn, signsInAt } = await newAbsence();
    const risk = await raised(world.admin, 'Lifts stand still', {
      department_id: world.departments['Operations'] as string,
      owner_id: owner.id,
    });
    const params = { id: risk.id };
    assert.equal((await standIn.isRefused(readRiskById, { params })).status, 404);
    await (await signsInAt(during, standIn)).calls(readRiskById, { params });
  });

  test('answers, reviews and approves what was given to the absent person', async () => {
    const { world, owner, standIn, signsInAt } = await newAbsence('Staff', 'viewer');
    const { data: made } = await world.admin.calls(createAssessment, {
      body: {
        framework: 'cis',
        name: 'CIS of Finance',
        period: { from: '2026-01-01', to: '2026-06-30' },
        department_id: world.departments['Finance'] as string,
        reviewer_id: owner.id,
      },
    });
    const params = { id: made.id };
    const given = { version: 1, question_ids: ['1.1'], user_ids: [owner.id] };
    await world.admin.calls(assignQuestions, { params, body: given });
    const body = { answers: [{ question_id: '1.1', version: 0, current_level: 2 }] };
    assert.equal((await standIn.isRefused(saveAnswers, { params, body })).status, 403);
    const away = await signsInAt(during, standIn);
    await away.calls(saveAnswers, { params, body });
    const [told] = (await away.calls(readAssessmentHistory, { params })).data;
    assert.deepEqual([told?.action, told?.on_behalf_of !== null], ['maturity.answered', true]);
    const approve = await away.isRefused(approveAssessment, { params, body: { version: 3 } });
    assert.equal(approve.code, 'wrong_state', 'they may, once it is submitted');
  });

  test('says nothing of the absent person where they have the right themselves', async () => {
    const { world, owner, standIn, signsInAt } = await newAbsence('Staff', 'editor');
    const risk = await raised(world.admin, 'Laptops leave the building', {
      department_id: world.departments['Finance'] as string,
      owner_id: owner.id,
    });
    const params = { id: risk.id };
    const away = await signsInAt(during, standIn);
    await away.calls(changeRisk, { params, body: { version: 1, title: 'Laptops leave the office' } });
    const [told] = (await away.calls(readHistory, { params })).data;
    assert.equal(told?.on_behalf_of, null);
  });

  test('is no second person for what the absent person asked for', async () => {
    const { world, owner, standIn, signsInAt } = await newAbsence('Staff', 'editor');
    const risk = await raised(world.admin, 'Laptops leave the building', {
      department_id: world.departments['Finance'] as string,
      owner_id: owner.id,
    });
    const params = { id: risk.id };
    const inherent = { likelihood: 2, consequence: 2 };
    await world.admin.calls(assessRisk, {
      params,
      body: { version: 1, inherent, reason: 'As in every year' },
    });
    await owner.calls(chooseTreatment, { params, body: { version: 2, treatment: 'avoid' } });
    await owner.calls(avoidRisk, {
      params,
      body: { version: 3, what_stopped: 'Laptops stay', on: '2026-08-01' },
    });
    const away = await signsInAt(during, standIn);
    const refused = await away.isRefused(confirmRequest, { params, body: { version: 4 } });
    assert.deepEqual([refused.status, refused.code], [403, 'own_request']);
  });

  test('may be of a greater type than the absent person', async () => {
    setClock(before);
    const world = await newWorld();
    const [user, staff] = [await world.person('User'), await world.person('Staff')];
    await user.calls(setAbsence, { body: { ...days, delegate_id: staff.id } });
    setClock(during);
    assert.equal((await (await world.signsIn(staff)).calls(readAbsence)).data.stands_in_for.length, 1);
  });

  test('stops as soon as the absent person is back', async () => {
    const { owner, standIn, signsInAt } = await newAbsence();
    const away = await signsInAt(during, standIn);
    assert.equal((await away.calls(readAbsence)).data.stands_in_for.length, 1);
    const back = await signsInAt(during, owner);
    assert.equal((await back.calls(readAbsence)).data.own?.delegate.id, standIn.id);
    assert.deepEqual((await back.calls(endAbsence)).data, { own: null, stands_in_for: [] });
    assert.deepEqual((await away.calls(readAbsence)).data.stands_in_for, []);
  });

  test('who leaves stands in for nobody', async () => {
    const { world, owner, standIn } = await newAbsence();
    const params = { id: standIn.id };
    const heir = await world.person('User');
    const left = await world.admin.isRefused(deactivatePerson, {
      params,
      body: { version: 1, handover: [{ to: heir.id }] },
    });
    assert.equal(left.code, 'holdings_left', 'the heir may do less than the absent person');
    const other = await world.person('User', { Finance: 'editor' });
    await world.admin.calls(deactivatePerson, { params, body: { version: 1, handover: [{ to: other.id }] } });
    assert.equal((await owner.calls(readAbsence)).data.own?.delegate.id, other.id);
    const { held } = (await world.admin.calls(readHoldings, { params })).data;
    assert.deepEqual(held, []);
  });
});

suite('An absence', () => {
  test('is refused where the stand-in may do less, and it says where', async () => {
    setClock(before);
    const world = await newWorld();
    const own = await world.person('Staff', { Finance: 'editor', Operations: 'lead' }, { org_editor: true });
    const refusedFor = async (delegate: Caller) => {
      const { status, code, message } = await own.isRefused(setAbsence, {
        body: { ...days, delegate_id: delegate.id },
      });
      return [status, code, message.split(': ')[1]];
    };
    const same = { Finance: 'editor', Operations: 'lead' } as const;
    assert.deepEqual(
      [
        await refusedFor(await world.person('User', same)),
        await refusedFor(await world.person('Staff', same)),
        await refusedFor(
          await world.person('Staff', { Finance: 'viewer', Operations: 'lead' }, { org_editor: true }),
        ),
        await refusedFor(await world.person('Staff', { Finance: 'lead' }, { org_editor: true })),
      ],
      [
        [422, 'delegate_lacks_type', undefined],
        [422, 'delegate_lacks_type', undefined],
        [422, 'delegate_lacks_departments', 'Finance.'],
        [422, 'delegate_lacks_departments', 'Operations.'],
      ],
    );
    // Also where they have no departments to compare.
    const staff = await world.person('Staff');
    const body = { ...days, delegate_id: (await world.person('User')).id };
    assert.equal((await staff.isRefused(setAbsence, { body })).code, 'delegate_lacks_type');
    const equal = await world.person('Staff', same, { org_editor: true });
    for (const { id } of [equal, world.admin])
      await own.calls(setAbsence, { body: { ...days, delegate_id: id } });
  });

  test('has days that are still to come, in their order, and a stand-in who is there', async () => {
    setClock(before);
    const world = await newWorld();
    const [own, delegate, third] = [
      await world.person('User'),
      await world.person('User'),
      await world.person('User'),
    ];
    const delegate_id = delegate.id;
    const refusedAs = async (body: object) =>
      (await own.isRefused(setAbsence, { body: { ...days, delegate_id, ...body } })).code;
    assert.equal(await refusedAs({ to: '2026-08-01' }), 'absence_backwards');
    assert.equal(await refusedAs({ from: '2026-07-01', to: '2026-08-01' }), 'absence_over');
    assert.equal(await refusedAs({ to: '2027-08-14' }), 'absence_too_long');
    for (const id of [own.id, crypto.randomUUID()])
      assert.equal(await refusedAs({ delegate_id: id }), 'delegate_unknown');
    await delegate.calls(setAbsence, {
      body: { from: '2026-08-14', to: '2026-08-20', delegate_id: third.id },
    });
    assert.equal(await refusedAs({}), 'delegate_absent');
    await own.calls(setAbsence, { body: { from: '2026-08-03', to: '2026-08-13', delegate_id } });
  });
});
