import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { undoImport } from '#features/risk/import/risk-import.contract.ts';
import { applies, checks, csv, riskByRef } from '#tests/world/import-world.ts';
import { found, moveDepartmentBelow, raised } from '#tests/world/risk-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { changeManyRisks } from '#features/risk/register/risk-bulk.contract.ts';
import { addCategory } from '#features/risk/category/risk-category.contract.ts';
import {
  changeRisk,
  closeRisk,
  deleteRisk,
  readRisk,
  restoreRisk,
  type RiskRow,
} from '#features/risk/record/risk.contract.ts';
import { openStandings } from '#features/risk/record/risk-status.contract.ts';
import { type Condition, type GivenRiskFilter } from './risk-filter.contract.ts';
import {
  avoidRisk,
  chooseTreatment,
  confirmRequest,
  declineRequest,
  reopenRisk,
  triageRisk,
} from '#features/risk/record/risk-verbs.contract.ts';

/** Sums of owners and categories as they are kept, and as the rows have them. */
const storedEqualsCounted = ({ database, orgId }: World) =>
  database.inOrganisation(orgId, { unrecorded: true }, async (db) => {
    const kept = await db.query<{ n: number }>(
      sql`select metric, department_id, state, level, key, sum(n)::int as n from risk_figure
        where org_id = ${orgId} and metric in ('owner', 'category') group by 1, 2, 3, 4, 5 having sum(n) <> 0 order by 1, 2, 3, 4, 5`,
    );
    const counted = await db.query(
      sql`select f.metric, r.department_id, f.state, r.level, f.key, count(*)::int as n
        from (select *, case when state in (0, 6, 7) then state else 1 end as standing from risk where org_id = ${orgId} and deleted_at is null) r,
          lateral (values ('owner', r.standing, coalesce(r.owner_id::text, '')), ('category', r.standing, coalesce(r.category_id::text, ''))) f (metric, state, key)
        group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
    );
    assert.ok(kept.length > 0);
    assert.deepEqual(kept, counted);
  });

/** Filters by owner and by category, each alone and with others beside it. */
function filtersOf(owner: string, other: string, one: string, another: string): GivenRiskFilter[] {
  const states: Condition['value'][] = [
    ['closed'],
    ['untriaged'],
    [...openStandings],
    [...openStandings, 'closed'],
    ['untriaged', 'created'],
  ];
  const bodies: GivenRiskFilter[] = [];
  const asked: Condition[] = [
    { field: 'owner', op: 'in', value: [owner] },
    { field: 'owner', op: 'in', value: [other, null] },
    { field: 'category', op: 'in', value: [one] },
    { field: 'category', op: 'in', value: [another, null] },
  ];
  for (const condition of asked) {
    bodies.push({ filter_type: 'advanced', and: [condition] });
    bodies.push({ filter_type: 'advanced', and: [condition, { field: 'level', op: 'in', value: [-1, 1] }] });
    for (const value of states)
      bodies.push({
        filter_type: 'advanced',
        and: [condition, { field: 'status', op: 'in', value } as Condition],
      });
  }
  bodies.push({ filter_type: 'user', user_id: owner }, { filter_type: 'category', id: one });
  return bodies;
}

suite('The number of an owner’s or a category’s risks', () => {
  test('is that of the rows after every verb, a bulk change, an import and its undoing, and a move', async () => {
    const world = await newWorld({ departments: ['Finance', 'Payments', 'Legal'] });
    const { admin, departments } = world;
    const [finance = '', payments = '', legal = ''] = ['Finance', 'Payments', 'Legal'].map(
      (name) => departments[name],
    );
    await moveDepartmentBelow(world, payments, finance);
    const staff = await world.person('Staff', { Finance: 'lead' });
    const user = await world.person('User', { Payments: 'viewer' });
    const { data: cyber } = await admin.calls(addCategory, { body: { name: 'Space weather' } });
    const { data: people } = await admin.calls(addCategory, { body: { name: 'Tides' } });

    const bodies = filtersOf(staff.id, user.id, cyber.id, people.id);
    let rows = 0;
    /** `found` compares the number told with the rows. */
    const told = async () => {
      for (const body of bodies) {
        rows += (await found(admin, body)).length;
        rows += (await found(admin, { ...body, department_id: finance })).length;
      }
      for (const who of [staff, user])
        for (const body of bodies.slice(0, 3)) await found(who, { ...body, department_id: finance });
    };

    const risks: Record<string, RiskRow> = {};
    const raise = async (name: string, who: Caller, more: Record<string, unknown>) =>
      (risks[name] = await raised(who, `Risk ${name}`, more));
    await raise('a', admin, { department_id: finance, owner_id: staff.id, category_id: cyber.id });
    await raise('b', admin, { department_id: payments, owner_id: staff.id, category_id: people.id });
    await raise('c', admin, { department_id: legal, owner_id: user.id });
    await raise('d', admin, { owner_id: staff.id, category_id: cyber.id });
    await raise('e', user, { department_id: payments });
    await raise('f', user, { department_id: payments });
    await told();

    const act = async (
      name: string,
      who: Caller,
      endpoint: Parameters<Caller['calls']>[0],
      more: object = {},
    ) => {
      const { id, version } = risks[name] as RiskRow;
      await who.calls(endpoint, { params: { id }, body: { version, ...more } } as never);
      risks[name] = (await admin.calls(readRisk, { params: { id } })).data;
      await storedEqualsCounted(world);
    };
    await act('e', admin, triageRisk, { decision: 'accept', owner_id: staff.id, category_id: cyber.id });
    await act('f', admin, triageRisk, { decision: 'reject', reason: 'Not a risk' });
    await act('a', admin, assessRisk, { inherent: { likelihood: 3, consequence: 3 }, reason: 'Rated' });
    await act('a', admin, closeRisk, { reason: 'no_longer_exists' });
    await act('a', admin, reopenRisk, { reason: 'It is back' });
    await act('b', admin, assessRisk, { inherent: { likelihood: 3, consequence: 3 }, reason: 'Rated' });
    await act('b', admin, chooseTreatment, { treatment: 'avoid' });
    await act('b', staff, avoidRisk, { what_stopped: 'We no longer do it', on: '2026-01-01' });
    await act('b', admin, declineRequest, { reason: 'Not now' });
    await act('b', staff, avoidRisk, { what_stopped: 'We no longer do it', on: '2026-01-01' });
    await act('b', admin, confirmRequest);
    await act('b', admin, closeRisk, { reason: 'no_longer_exists' });
    await act('c', admin, changeRisk, { department_id: finance, owner_id: staff.id, category_id: people.id });
    await act('d', admin, deleteRisk, { reason: 'Entered twice' });
    await act('d', admin, restoreRisk);
    await act('f', admin, deleteRisk, { reason: 'Entered twice' });
    await act('f', admin, restoreRisk);
    await told();

    const { data: bulk } = await admin.calls(changeManyRisks, {
      body: {
        risks: ['a', 'c', 'd', 'e'].map((name) => ({
          id: (risks[name] as RiskRow).id,
          version: (risks[name] as RiskRow).version,
        })),
        set: { owner_id: user.id, department_id: legal, category_id: people.id },
      },
    });
    assert.equal(bulk.changed, 4);
    await storedEqualsCounted(world);

    const known = (risks['a'] as RiskRow).ref;
    const file = csv(
      ['Ref', 'Title', 'Category', 'Department', 'Owner', 'Status'],
      [known, 'Risk a', 'Space weather', 'Payments', staff.email, 'Open'],
      ['X-1', 'Open by the file', 'Space weather', 'Legal', '', 'Open'],
      ['X-2', 'Closed by the file', 'Tides', 'Finance', '', 'Closed'],
    );
    const applied = await applies(admin, await checks(admin, 'a.csv', file));
    assert.equal((await riskByRef(admin, 'X-2')).status, 'closed');
    await storedEqualsCounted(world);
    const { data: undone } = await admin.calls(undoImport, {
      params: { id: applied.id },
      body: { version: applied.version },
    });
    assert.equal(undone.undone?.undone, 3);
    await storedEqualsCounted(world);

    await moveDepartmentBelow(world, payments, null);
    await told();
    await moveDepartmentBelow(world, legal, finance);
    await told();
    await world.database.inOrganisation(world.orgId, { unrecorded: true }, (db) =>
      db.query(sql`select fold_risk_figures(${world.orgId})`),
    );
    await told();
    assert.ok(rows > 200, 'there was something to count');
  });
});
