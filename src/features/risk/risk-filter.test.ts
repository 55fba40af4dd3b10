import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { record } from '#platform/server/activity.ts';
import { operator } from '#app/new-organisation.ts';
import { itIs, newWorld, type Caller, type World } from '#tests/world.ts';
import { closeRisk, deleteRisk, registerRisk, restoreRisk, changeRisk, riskFlags, type RiskRow } from './risk.contract.ts';
import { filterRisks, openStandings, type GivenRiskFilter } from './risk-filter.contract.ts';

const refs = (rows: readonly RiskRow[]) => rows.map(({ ref }) => ref).toSorted();

/** What a filter finds; the number told must be the number there. */
async function found(caller: Caller, body: GivenRiskFilter): Promise<string[]> {
  const { data, count } = await caller.calls(filterRisks, { body, query: { limit: '200' } });
  assert.equal(count, data.length, `the count of ${JSON.stringify(body)}`);
  return refs(data);
}

async function raised(caller: Caller, title: string, more: Record<string, unknown> = {}): Promise<RiskRow> {
  return (await caller.calls(registerRisk, { body: { title, ...more } })).data;
}

/** Ratings, treatment and requests have calls of their own; here only their result matters. */
const becomes = ({ database, orgId }: World, ids: readonly string[], columns: Record<string, string | number | null>) =>
  database.inOrganisation(orgId, {}, async (db) => {
    const set = Object.entries(columns).map(([name, value]) => sql`${sql.identifier(name)} = ${sql.raw(value === null ? 'null' : `'${value}'`)}`);
    await db.query(sql`update risk set ${sql.join(set, sql`, `)} where org_id = ${orgId} and id = any (${sql.param(ids)}::uuid[])`, { planned: false });
    record(db, operator, { action: 'risk.changed', objects: { type: 'organisation', id: orgId } });
  });

const rating = (basis: 'inherent' | 'residual' | 'target', likelihood: number, consequence: number, level: number) => ({
  [`${basis}_likelihood`]: likelihood,
  [`${basis}_consequence`]: consequence,
  [`${basis}_level`]: level,
  model_version: 1,
});

/** A matrix that was in use before. */
const hadModel = ({ database, orgId }: World, number: number) =>
  database.inOrganisation(orgId, {}, async (db) => {
    await db.query(sql`insert into risk_model (org_id, id, number, status, likelihood_size, consequence_size, levels, matrix, created_at, updated_at)
      select org_id, gen_random_uuid(), ${number}, 'retired', likelihood_size, consequence_size, levels, matrix, created_at, updated_at from risk_model where org_id = ${orgId}`);
    record(db, operator, { action: 'risk_model.retired', objects: { type: 'organisation', id: orgId } });
  });

suite('The register is narrowed by', () => {
  test('status, with everything as the default and what waits for triage apart', async () => {
    const world = await newWorld();
    const { admin, person } = world;
    const user = await person('User');
    await raised(user, 'Waits for triage');
    await raised(admin, 'Is in the register');
    const closed = await raised(admin, 'Is closed again');
    await admin.calls(closeRisk, { params: { id: closed.id }, body: { version: 1, reason: 'no_longer_exists' } });
    assert.deepEqual(await found(admin, {}), ['R-0001', 'R-0002', 'R-0003']);
    assert.deepEqual(await found(admin, { filter_type: 'stats', state: 1 }), ['R-0002']);
    assert.deepEqual(await found(admin, { filter_type: 'stats', state: 6 }), ['R-0003']);
    assert.deepEqual(await found(admin, { filter_type: 'flag', flag: 'untriaged' }), ['R-0001']);
  });

  test('cell and level, by each rating', async () => {
    const world = await newWorld();
    const { admin } = world;
    const [a, b, c] = [await raised(admin, 'First one'), await raised(admin, 'Second one'), await raised(admin, 'Third one')];
    await becomes(world, [a.id, b.id], rating('inherent', 4, 5, 3));
    await becomes(world, [b.id], rating('residual', 2, 2, 0));
    await becomes(world, [c.id], rating('inherent', 4, 5, 3));
    await admin.calls(closeRisk, { params: { id: c.id }, body: { version: 1, reason: 'treated_stable' } });
    const cell = (basis: 'inherent' | 'residual', likelihood: number, consequence: number) =>
      found(admin, { filter_type: 'matrix', basis, likelihood, consequence });
    // The matrix shows what is open.
    assert.deepEqual(await cell('inherent', 4, 5), ['R-0001', 'R-0002']);
    assert.deepEqual(await cell('residual', 2, 2), ['R-0002']);
    assert.deepEqual(await cell('residual', 4, 5), []);
    assert.deepEqual(await found(admin, { filter_type: 'level', level: 3 }), ['R-0001', 'R-0003']);
    assert.deepEqual(await found(admin, { filter_type: 'level', level: 3, basis: 'inherent' }), ['R-0001', 'R-0002', 'R-0003']);
    assert.deepEqual(await found(admin, { filter_type: 'level', level: -1, basis: 'residual' }), ['R-0001', 'R-0003']);
    await hadModel(world, 7);
    await becomes(world, [a.id], { model_version: 7 });
    assert.deepEqual(await cell('inherent', 4, 5), ['R-0002']);
    assert.deepEqual(await found(admin, { filter_type: 'flag', flag: 'older_model' }), ['R-0001']);
  });

  test('owner, department with its children, category, tag and text', async () => {
    const world = await newWorld();
    const { admin, departments, database, orgId } = world;
    const owner = await world.person('Staff', { Finance: 'editor' });
    const [category, tag] = [crypto.randomUUID(), crypto.randomUUID()];
    await database.inOrganisation(orgId, {}, async (db) => {
      const now = db.now.toISOString();
      await db.query(sql`insert into risk_category (org_id, id, name, name_key, created_at, updated_at) values (${orgId}, ${category}, 'Cyber', 'cyber', ${now}, ${now})`);
      await db.query(sql`insert into risk_tag (org_id, id, name, name_key, created_at, updated_at) values (${orgId}, ${tag}, 'Cloud', 'cloud', ${now}, ${now})`);
      await db.query(sql`update department set parent_id = ${departments['Finance']}, path = array[${departments['Finance']}, ${departments['Operations']}]::uuid[] where org_id = ${orgId} and id = ${departments['Operations']}`);
      record(db, operator, { action: 'organisation.changed', objects: { type: 'organisation', id: orgId } });
    });
    const finance = { department_id: departments['Finance'] };
    await raised(admin, 'Payments are redirected', { ...finance, owner_id: owner.id, category_id: category });
    await raised(admin, 'Backups cannot be read', { department_id: departments['Operations'], tag_ids: [tag] });
    await raised(admin, 'Backups leave the country', { owner_id: owner.id });
    assert.deepEqual(await found(admin, { filter_type: 'user', user_id: owner.id }), ['R-0001', 'R-0003']);
    assert.deepEqual(await found(admin, { filter_type: 'department', id: finance.department_id as string }), ['R-0001', 'R-0002']);
    assert.deepEqual(await found(admin, { filter_type: 'category', id: category }), ['R-0001']);
    assert.deepEqual(await found(admin, { filter_type: 'tag', ids: [tag] }), ['R-0002']);
    assert.deepEqual(await found(admin, { filter_type: 'text', q: 'backup' }), ['R-0002', 'R-0003']);
    assert.deepEqual(await found(admin, { filter_type: 'text', q: 'backup', ...finance }), ['R-0002']);
    assert.deepEqual(await found(admin, { filter_type: 'user', user_id: owner.id, ...finance }), ['R-0001']);
    const nowhere = [{ field: 'department', op: 'in', value: [null] }] as const;
    assert.deepEqual(await found(admin, { filter_type: 'advanced', and: [...nowhere] }), ['R-0003']);
    // Member of Finance without what lies below it: a kept figure would count what is not shown.
    const narrow = await world.person('Staff', { Finance: 'editor' });
    await database.inOrganisation(orgId, {}, async (db) => {
      await db.query(sql`update department_member set include_children = false where org_id = ${orgId} and person_id = ${narrow.id}`);
      record(db, operator, { action: 'organisation.changed', objects: { type: 'organisation', id: orgId } });
    });
    assert.deepEqual(await found(narrow, { filter_type: 'department', id: finance.department_id as string }), ['R-0001']);
  });

  test('the days of raising, and the days of coming into a status', async (t) => {
    t.after(() => itIs());
    itIs('2026-01-31T23:50:00Z');
    const { admin } = await newWorld();
    const first = await raised(admin, 'Raised in January');
    await raised(admin, 'Raised before the file was', { raised_on: '2025-06-01' });
    itIs('2026-02-01T00:05:00Z');
    await admin.calls(closeRisk, { params: { id: first.id }, body: { version: 1, reason: 'treated_stable' } });
    assert.deepEqual(await found(admin, { from: '2026-01-01', to: '2026-01-31' }), ['R-0001']);
    assert.deepEqual(await found(admin, { to: '2025-12-31' }), ['R-0002']);
    const closed = (from: string, to: string) => found(admin, { filter_type: 'transition', status: 'closed', from, to });
    assert.deepEqual(await closed('2026-02-01', '2026-02-01'), ['R-0001']);
    assert.deepEqual(await closed('2026-01-01', '2026-01-31'), []);
  });

  test('conditions that are joined by and, or, not', async () => {
    const world = await newWorld();
    const { admin } = world;
    const [a, b] = [await raised(admin, 'Alpha fails'), await raised(admin, 'Beta fails'), await raised(admin, 'Gamma fails')];
    await becomes(world, [a.id, b.id], rating('inherent', 5, 5, 3));
    await becomes(world, [b.id], { treatment: 'accept' });
    const high = { field: 'level', op: 'in', value: [2, 3] } as const;
    const accepting = { field: 'treatment', op: 'in', value: ['accept'] } as const;
    assert.deepEqual(await found(admin, { filter_type: 'advanced', and: [high as never, { ...accepting, op: 'not_in' } as never] }), ['R-0001']);
    assert.deepEqual(
      await found(admin, {
        filter_type: 'advanced',
        or: [{ and: [high as never, accepting as never] }, { field: 'text', op: 'matches', value: 'gamma' }],
      }),
      ['R-0002', 'R-0003'],
    );
    assert.deepEqual(await found(admin, { filter_type: 'advanced', and: [{ field: 'owner', op: 'not_in', value: [admin.id] }] }), ['R-0001', 'R-0002', 'R-0003']);
    assert.deepEqual(await found(admin, { filter_type: 'advanced', and: [{ field: 'updated_on', op: 'from', value: '2099-01-01' }] }), []);
  });

  test('nothing that is not on the list', async () => {
    const { admin } = await newWorld();
    const refusedFor = async (body: unknown) => {
      const { status, errors } = await admin.isRefused(filterRisks, { body });
      assert.equal(status, 400);
      return Object.keys(errors ?? {});
    };
    assert.deepEqual(await refusedFor({ filter_type: 'password' }), ['filter_type']);
    assert.deepEqual(await refusedFor({ filter_type: 'stats', state: 7 }), ['state']);
    assert.deepEqual(await refusedFor({ filter_type: 'flag', flag: 'late' }), ['flag']);
    assert.deepEqual(await refusedFor({ filter_type: 'advanced' }), ['and']);
    const many = Array.from({ length: 11 }, () => ({ field: 'level', op: 'in', value: [1, 2] }));
    assert.deepEqual(await refusedFor({ filter_type: 'advanced', and: many }), ['and']);
    assert.equal((await admin.isRefused(filterRisks, { body: { filter_type: 'advanced', and: [{ field: 'org_id', op: 'in', value: ['x'] }] } })).status, 400);
    assert.equal((await admin.calls(filterRisks, { body: { colour: 'red' } as never })).count, 0);
  });
});

suite('A flag found', () => {
  test('is a flag shown', async () => {
    const world = await newWorld();
    const { admin } = world;
    const user = await world.person('User');
    await raised(user, 'Waits for triage');
    const rows = [];
    for (let n = 0; n < 8; n++) rows.push(await raised(admin, `Risk number ${n}`, { review_on: n % 2 === 0 ? '2020-01-01' : '2099-01-01' }));
    const ids = rows.map(({ id }) => id);
    await becomes(world, ids.slice(0, 4), rating('inherent', 3, 3, 2));
    await becomes(world, ids.slice(1, 3), { treatment: 'accept' });
    await becomes(world, ids.slice(3, 6), { request: JSON.stringify({ verb: 'close', details: {}, by: { id: admin.id, name: 'Ada' }, at: '2026-01-01T00:00:00.000Z' }) });
    await hadModel(world, 9);
    await becomes(world, ids.slice(2, 4), { model_version: 9 });
    await admin.calls(closeRisk, { params: { id: ids[0] as string }, body: { version: 1, reason: 'treated_stable' } });
    const everything = (await admin.calls(filterRisks, { query: { limit: '200' }, body: {} })).data;
    for (const flag of riskFlags) {
      const shown = refs(everything.filter(({ flags }) => flags.includes(flag)));
      assert.ok(shown.length > 0, flag);
      assert.deepEqual(await found(admin, { filter_type: 'flag', flag }), shown, flag);
    }
  });
});

suite('Kept figures', () => {
  test('tell the same numbers as the rows, whatever happened to them', async () => {
    const world = await newWorld({ departments: ['Finance', 'Operations', 'Legal'] });
    const { admin, departments } = world;
    const owners = [admin, await world.person('Staff', { Finance: 'editor' }), await world.person('User')];
    const risks: RiskRow[] = [];
    let seed = 42;
    const below = (n: number) => (seed = (seed * 48_271) % 2_147_483_647) % n;
    const places = [null, ...Object.values(departments)];
    for (let step = 0; step < 160; step++) {
      const risk = risks[below(risks.length + 1)];
      const columns = { department_id: places[below(4)] ?? null, owner_id: [null, ...owners.map(({ id }) => id)][below(4)] ?? null };
      if (risk === undefined || step < 40) {
        risks.push(await raised(admin, `Risk of step ${step}`, columns));
        continue;
      }
      const sent = { params: { id: risk.id }, body: { version: risk.version } };
      const act = below(5);
      const [likelihood, consequence] = [1 + below(5), 1 + below(5)];
      let after: RiskRow | undefined;
      // Some of these do not fit the state the risk is in; a refusal changes nothing either.
      if (act === 0) after = await admin.calls(changeRisk, { ...sent, body: { ...sent.body, ...columns } }).then(({ data }) => data, () => undefined);
      if (act === 1) after = await admin.calls(closeRisk, { ...sent, body: { ...sent.body, reason: 'treated_stable' } }).then(({ data }) => data, () => undefined);
      if (act === 2) after = await admin.calls(deleteRisk, { ...sent, body: { ...sent.body, reason: 'Entered twice' } }).then(({ data }) => data, () => undefined);
      if (act === 3) after = await admin.calls(restoreRisk, sent).then(({ data }) => data, () => undefined);
      if (act === 4) await becomes(world, [risk.id], rating(below(2) === 0 ? 'inherent' : 'residual', likelihood, consequence, below(4)));
      if (after !== undefined) risks[risks.indexOf(risk)] = after;
    }
    const open = { field: 'status', op: 'in', value: [...openStandings] } as const;
    const bodies: GivenRiskFilter[] = [{}];
    for (let state = 0; state <= 6; state++) bodies.push({ filter_type: 'stats', state });
    for (let level = -1; level <= 3; level++) {
      bodies.push({ filter_type: 'level', level }, { filter_type: 'level', level, basis: 'inherent' });
      bodies.push({ filter_type: 'advanced', and: [open as never, { field: 'level', op: 'in', value: [level], basis: 'residual' }] });
    }
    for (const { id } of owners) {
      bodies.push({ filter_type: 'user', user_id: id });
      bodies.push({ filter_type: 'advanced', and: [open as never, { field: 'owner', op: 'in', value: [id, null] }, { field: 'level', op: 'in', value: [1, 2] }] });
    }
    for (let likelihood = 1; likelihood <= 5; likelihood++) bodies.push({ filter_type: 'matrix', basis: 'inherent', likelihood, consequence: 3 });
    bodies.push({ filter_type: 'advanced', and: [{ field: 'department', op: 'in', value: [null, departments['Legal'] as string] }] });
    let rows = 0;
    for (const body of bodies) {
      rows += (await found(admin, body)).length;
      for (const department_id of Object.values(departments)) rows += (await found(admin, { ...body, department_id })).length;
    }
    assert.ok(rows > 200, 'the walk left something to count');
    const staff = owners[1] as Caller;
    for (const body of bodies) await found(staff, { ...body, department_id: departments['Finance'] });
  });
});

suite('Nobody else', () => {
  test('finds the risks of another department or organisation', async () => {
    const here = await newWorld();
    await raised(here.admin, 'Known to Finance', { department_id: here.departments['Finance'] });
    const neighbour = await here.person('Staff', { Operations: 'lead' });
    const there = await newWorld();
    const bodies: GivenRiskFilter[] = [
      {},
      { filter_type: 'stats', state: 1 },
      { filter_type: 'level', level: -1 },
      { filter_type: 'flag', flag: 'unrated' },
      { filter_type: 'text', q: 'known' },
      { filter_type: 'department', id: here.departments['Finance'] as string },
      { filter_type: 'transition', status: 'created', from: '2020-01-01', to: '2099-01-01' },
    ];
    for (const body of bodies) {
      assert.equal((await found(here.admin, body)).length, 1);
      for (const other of [neighbour, there.admin]) {
        assert.deepEqual(await found(other, body), []);
        assert.deepEqual(await found(other, { ...body, department_id: here.departments['Finance'] }), []);
      }
    }
  });
});
