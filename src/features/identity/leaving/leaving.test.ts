import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { holdings } from '#app/holdings.ts';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { listCategories } from '#features/risk/category/risk-category.contract.ts';
import { readRiskById, readHistory, type Risk } from '#features/risk/record/risk.contract.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { everythingTo, newHolder } from '#tests/accounts/leaving-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import { operator } from '#app/new-organisation.ts';
import { changeSeats } from '#features/organisation/invitation/server/seat-change.service.ts';
import { deactivatePerson, handOver, reactivatePerson, readHoldings } from './leaving.contract.ts';

const versionOf = async ({ admin }: World, { id }: Caller) =>
  (await admin.calls(readHoldings, { params: { id } })).data.person.version;

suite('Whoever leaves', () => {
  test('is shown with everything they hold, by kind and department', async () => {
    const world = await newWorld();
    const { leaver, department_id } = await newHolder(world);
    const { data } = await world.admin.calls(readHoldings, { params: { id: leaver.id } });
    const inFinance = [{ id: department_id, name: 'Finance', count: 1 }];
    const inNone = [{ id: null, name: null, count: 1 }];
    assert.deepEqual(
      data.held.map(({ kind, count, departments }) => ({ kind, count, departments })),
      [
        { kind: 'risk_owner', count: 1, departments: inFinance },
        { kind: 'risk_category_owner', count: 1, departments: inNone },
        { kind: 'maturity_assessor', count: 1, departments: inFinance },
        { kind: 'maturity_reviewer', count: 1, departments: inFinance },
        { kind: 'maturity_assignment', count: 1, departments: inFinance },
        { kind: 'compliance_lead', count: 1, departments: inFinance },
        { kind: 'compliance_reviewer', count: 1, departments: inFinance },
        { kind: 'control_assessment_owner', count: 1, departments: inFinance },
        { kind: 'control_respondent', count: 1, departments: inFinance },
        { kind: 'finding_owner', count: 1, departments: inFinance },
        { kind: 'acceptance_requester', count: 1, departments: inFinance },
        { kind: 'acceptance_approver', count: 1, departments: inFinance },
        { kind: 'acceptance_second_approver', count: 1, departments: inFinance },
        { kind: 'appetite_approver', count: 1, departments: inNone },
        { kind: 'control_owner', count: 1, departments: inFinance },
        { kind: 'control_test_tester', count: 1, departments: inFinance },
        { kind: 'control_test_reviewer', count: 1, departments: inFinance },
        { kind: 'plan_owner', count: 1, departments: inFinance },
        { kind: 'plan_approver', count: 1, departments: inFinance },
        { kind: 'task_assignee', count: 1, departments: inFinance },
        { kind: 'task_reviewer', count: 1, departments: inFinance },
        { kind: 'evidence_owner', count: 1, departments: inFinance },
        { kind: 'evidence_reviewer', count: 1, departments: inFinance },
        { kind: 'indicator_owner', count: 1, departments: inFinance },
        { kind: 'board_admin', count: 1, departments: inFinance },
        { kind: 'card_member', count: 1, departments: inFinance },
        { kind: 'department_lead', count: 1, departments: inFinance },
        { kind: 'stand_in', count: 1, departments: inNone },
      ],
    );
    assert.deepEqual(
      data.held.map(({ kind }) => kind).toSorted(),
      holdings.map(({ kind }) => kind).toSorted(),
      'one of every kind that there is',
    );
    assert.equal(data.held[0]?.name, 'Risks owned');
  });

  test('does not leave while anything open names them, and nothing is handed over then', async () => {
    const world = await newWorld();
    const { leaver, risk } = await newHolder(world);
    const heir = await world.person('Staff', { Finance: 'editor' });
    const params = { id: leaver.id };
    for (const handover of [undefined, [{ kind: 'risk_owner', to: heir.id }]]) {
      const refused = await world.admin.isRefused(deactivatePerson, {
        params,
        body: { version: 1, ...(handover && { handover }) },
      });
      assert.deepEqual([refused.status, refused.code], [422, 'holdings_left']);
      const { held } = refused.data as { held: { kind: string }[] };
      assert.equal(
        held.some(({ kind }) => kind === 'risk_owner'),
        handover === undefined,
      );
    }
    const { data } = await world.admin.calls(readRiskById, { params: { id: risk.id } });
    assert.equal(data.owner?.id, leaver.id);
    await leaver.calls(readOwnData);
  });

  test('hands over everything in one step: nothing open names them, and what was done keeps their name', async () => {
    const world = await newWorld();
    const { admin, orgId, database } = world;
    const { leaver, risk, assessment } = await newHolder(world);
    const heir = await world.person('Staff', { Finance: 'editor' });
    const { data } = await admin.calls(deactivatePerson, {
      params: { id: leaver.id },
      body: { version: 1, handover: everythingTo(heir, admin) },
    });
    assert.equal(data.person.status, 'deactivated');
    assert.ok(
      data.kinds.every(({ handed_over, left, refused }) => handed_over === 1 && left === 0 && refused === 0),
    );
    assert.equal((await leaver.isRefused(readOwnData)).status, 401);
    const named = await database.inOrganisation(orgId, { readOnly: true }, (db) =>
      Promise.all(
        holdings.map(async ({ kind, heldBy }) => [kind, (await db.query(heldBy(db, leaver.id))).length]),
      ),
    );
    const none = holdings.map(({ kind }) => [kind, 0]);
    assert.deepEqual(named, none);
    const after = (await admin.calls(readRiskById, { params: { id: risk.id } })).data;
    assert.deepEqual([after.owner?.id, after.version], [heir.id, risk.version + 1]);
    const [told] = (await admin.calls(readHistory, { params: { id: risk.id } })).data;
    assert.equal(told?.action, 'risk.handed_over');
    assert.deepEqual(
      told.changes.map(({ field, old }) => [field, (old as { id: string }).id]),
      [['owner', leaver.id]],
    );
    const categories = (await admin.calls(listCategories)).data;
    assert.equal(categories.find(({ name }) => name === 'Theft')?.default_owner?.id, heir.id);
    const rows = await database.inOrganisation(orgId, { readOnly: true }, (db) =>
      db.query<{
        reviewer_id: string;
        assessors: string[];
        assigned: string[];
        led: string[];
      }>(sql`select a.reviewer_id,
        array(select person_id from maturity_assessor where org_id = ${orgId} and assessment_id = a.id) as assessors,
        array(select person_id || ' ' || question_id from maturity_assignment where org_id = ${orgId} and assessment_id = a.id order by question_id) as assigned,
        array(select person_id from department_member where org_id = ${orgId} and access = 'lead') as led
        from maturity_assessment a where a.org_id = ${orgId} and a.id = ${assessment.id}`),
    );
    assert.deepEqual(rows, [
      {
        reviewer_id: heir.id,
        assessors: [heir.id],
        assigned: [`${heir.id} 1.1`, `${heir.id} 1.2`],
        led: [heir.id],
      },
    ]);
  });

  test('hands 40 risks to one person for each department, and a dry run counts the same and changes nothing', async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    const leaver = await world.person('Staff', { Finance: 'editor', Operations: 'editor' });
    const heirs = {
      Finance: await world.person('Staff', { Finance: 'editor' }),
      Operations: await world.person('User', { Operations: 'viewer' }),
    };
    const risks: Risk[] = [];
    for (let at = 0; at < 40; at++) {
      const department_id = departments[at < 30 ? 'Finance' : 'Operations'] as string;
      risks.push(await raised(admin, `Risk ${at} of those`, { department_id, owner_id: leaver.id }));
    }
    const rules = [
      { to: heirs.Operations.id },
      { kind: 'risk_owner', department_id: departments['Finance'] as string, to: heirs.Finance.id },
    ];
    const params = { id: leaver.id };
    const expected = { kind: 'risk_owner', name: 'Risks owned', handed_over: 40, refused: 0, left: 0 };
    const { data: dry } = await admin.calls(handOver, { params, body: { rules, dry_run: true } });
    assert.deepEqual(dry.kinds, [expected]);
    assert.equal((await admin.calls(readHoldings, { params })).data.held[0]?.count, 40);
    const { data: done } = await admin.calls(handOver, { params, body: { rules } });
    assert.deepEqual(done.kinds, [expected]);
    const owners = await Promise.all(
      [risks[0], risks[39]].map(
        async (risk) => (await admin.calls(readRiskById, { params: { id: risk?.id ?? '' } })).data.owner?.id,
      ),
    );
    assert.deepEqual(owners, [heirs.Finance.id, heirs.Operations.id]);
    assert.equal(
      (await admin.calls(deactivatePerson, { params, body: { version: 1 } })).data.person.status,
      'deactivated',
    );
  });

  test('hands nothing to somebody who does not see it or decides nothing there', async () => {
    const world = await newWorld();
    const { leaver } = await newHolder(world);
    const elsewhere = await world.person('User', { Operations: 'viewer' });
    const body = { rules: [{ to: elsewhere.id }] };
    const { data } = await world.admin.calls(handOver, { params: { id: leaver.id }, body });
    assert.deepEqual(
      data.kinds.map(({ kind, handed_over, refused, left }) => [kind, handed_over, refused, left]),
      [
        ['risk_owner', 0, 1, 1],
        ['risk_category_owner', 1, 0, 0],
        ['maturity_assessor', 0, 1, 1],
        ['maturity_reviewer', 0, 1, 1],
        ['maturity_assignment', 0, 1, 1],
        ['compliance_lead', 0, 1, 1],
        ['compliance_reviewer', 0, 1, 1],
        // A control may be answered by anybody: they see that one.
        ['control_assessment_owner', 1, 0, 0],
        ['control_respondent', 1, 0, 0],
        ['finding_owner', 0, 1, 1],
        ['acceptance_requester', 0, 1, 1],
        ['acceptance_approver', 0, 1, 1],
        ['acceptance_second_approver', 0, 1, 1],
        ['appetite_approver', 1, 0, 0],
        ['control_owner', 0, 1, 1],
        ['control_test_tester', 0, 1, 1],
        ['control_test_reviewer', 0, 1, 1],
        ['plan_owner', 0, 1, 1],
        ['plan_approver', 0, 1, 1],
        ['task_assignee', 0, 1, 1],
        ['task_reviewer', 0, 1, 1],
        ['evidence_owner', 0, 1, 1],
        ['evidence_reviewer', 0, 1, 1],
        ['indicator_owner', 0, 1, 1],
        ['board_admin', 0, 1, 1],
        ['card_member', 0, 1, 1],
        ['department_lead', 0, 1, 1],
        ['stand_in', 1, 0, 0],
      ],
    );
  });

  test('hands nothing to strangers, to themselves, to those who left before, or of a kind that there is not', async () => {
    const world = await newWorld();
    const { admin } = world;
    const { leaver } = await newHolder(world);
    const left = await world.person('Staff');
    await admin.calls(deactivatePerson, { params: { id: left.id }, body: { version: 1 } });
    const stranger = await (await newWorld()).person('Staff');
    const params = { id: leaver.id };
    for (const to of [leaver.id, left.id, stranger.id]) {
      const { status, errors } = await admin.isRefused(handOver, { params, body: { rules: [{ to }] } });
      assert.deepEqual([status, Object.keys(errors ?? {})], [400, ['rules.0.to']]);
    }
    const rules = [{ kind: 'opinions', to: admin.id }];
    const { status, code } = await admin.isRefused(handOver, { params, body: { rules } });
    assert.deepEqual([status, code], [400, 'kind_unknown']);
  });

  test('is not the last Admin, and not whoever asks', async () => {
    const world = await newWorld();
    const { admin } = world;
    const params = { id: admin.id };
    const last = await admin.isRefused(deactivatePerson, { params, body: { version: 1 } });
    assert.deepEqual([last.status, last.code], [422, 'last_admin']);
    const second = await world.person('Admin');
    const own = await admin.isRefused(deactivatePerson, { params, body: { version: 1 } });
    assert.deepEqual([own.status, own.code], [422, 'own_account']);
    await second.calls(deactivatePerson, { params, body: { version: 1 } });
    assert.equal((await admin.isRefused(readOwnData)).status, 401);
  });

  test('of two Admins who deactivate each other at once, one stays', async () => {
    const world = await newWorld();
    const second = await world.person('Admin');
    const replies = await Promise.all([
      world.admin.sends(deactivatePerson, { params: { id: second.id }, body: { version: 1 } }),
      second.sends(deactivatePerson, { params: { id: world.admin.id }, body: { version: 1 } }),
    ]);
    const [first, then = 0] = replies.map(({ status }) => status).toSorted();
    // Whoever comes later is refused, or is signed out by then.
    assert.ok(first === 200 && [401, 422].includes(then), `${first} ${then}`);
  });

  test('comes back with what they may do, and without what they held', async () => {
    const world = await newWorld();
    const { admin } = world;
    const { leaver, risk } = await newHolder(world);
    const heir = await world.person('Staff', { Finance: 'editor' });
    const params = { id: leaver.id };
    await admin.calls(deactivatePerson, {
      params,
      body: { version: 1, handover: everythingTo(heir, admin) },
    });
    const stale = await admin.isRefused(reactivatePerson, { params, body: { version: 1 } });
    assert.equal(stale.status, 409);
    const version = await versionOf(world, leaver);
    assert.equal(
      (await admin.isRefused(deactivatePerson, { params, body: { version } })).code,
      'wrong_state',
    );
    await admin.calls(reactivatePerson, { params, body: { version } });
    assert.equal((await leaver.isRefused(readOwnData)).status, 401, 'the session of before is over');
    assert.deepEqual((await admin.calls(readHoldings, { params })).data.held, []);
    assert.equal((await admin.calls(readRiskById, { params: { id: risk.id } })).data.owner?.id, heir.id);
    const again = await admin.isRefused(reactivatePerson, { params, body: { version: version + 1 } });
    assert.equal(again.code, 'wrong_state');
  });

  test('comes back only where a seat is free', async () => {
    const world = await newWorld();
    const { admin, database, orgId } = world;
    const { id } = await world.person('User');
    await admin.calls(deactivatePerson, { params: { id }, body: { version: 1 } });
    await changeSeats(database, orgId, 1, operator);
    const back = { params: { id }, body: { version: 2 } };
    const { status, code } = await admin.isRefused(reactivatePerson, back);
    assert.deepEqual([status, code], [422, 'seats_full']);
    await changeSeats(database, orgId, 2, operator);
    await admin.calls(reactivatePerson, back);
  });
});
