import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { setRiskColumns, moveDepartmentBelow, raised, rating } from '#tests/world/risk-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import { closeRisk, listRisks, ordering, type RiskRow } from '#features/risk/record/risk.contract.ts';
import { filterRisks, type Condition, type GivenRiskFilter } from './risk-filter.contract.ts';

type Ordering = '-level' | 'level' | '-department';

/** Everything the administrator sees, in this order. */
async function whole({ admin }: World, ordering: Ordering): Promise<RiskRow[]> {
  const rows: RiskRow[] = [];
  for (let after: string | undefined; ;) {
    const query = { ordering, limit: '200', ...(after !== undefined && { after }) };
    const { data, keys } = await admin.calls(listRisks, { query });
    rows.push(...data);
    if (data.length < 200) return rows;
    after = keys?.last;
  }
}

/** The pages of a list must be cuts of this, whichever way one comes to them. */
async function pagesAreCutsOf(
  all: readonly RiskRow[],
  who: Caller,
  ordering: Ordering,
  body: GivenRiskFilter,
) {
  const page = async (window: Record<string, string>) => {
    const { data, count, keys } = await who.calls(filterRisks, {
      query: { ordering, limit: '4', ...window },
      body,
    });
    assert.equal(count, all.length);
    return { refs: data.map(({ ref }) => ref), keys };
  };
  const refs = all.map(({ ref }) => ref);
  const first = await page({});
  assert.deepEqual(first.refs, refs.slice(0, 4));
  assert.deepEqual((await page({ last: '3' })).refs, refs.slice(-3));
  assert.deepEqual((await page({ offset: '3' })).refs, refs.slice(3, 7));
  if (all.length < 8) return;
  const second = await page({ after: first.keys?.last ?? '' });
  assert.deepEqual(second.refs, refs.slice(4, 8));
  assert.deepEqual((await page({ before: second.keys?.first ?? '' })).refs, first.refs);
}

async function manyHands() {
  const world = await newWorld({ departments: ['Finance', 'Payments', 'Legal'] });
  const [finance = '', payments = '', legal = ''] = ['Finance', 'Payments', 'Legal'].map(
    (name) => world.departments[name],
  );
  await moveDepartmentBelow(world, payments, finance);
  const staff = await world.person('Staff', { Payments: 'editor' });
  const user = await world.person('User');
  const ids: string[] = [];
  const places = [finance, payments, legal, undefined];
  for (let n = 0; n < 32; n++)
    ids.push((await raised(world.admin, `Risk number ${n % 5}`, { department_id: places[n % 4] })).id);
  const each = (step: number, from = 0) => ids.filter((_, n) => n % step === from);
  await setRiskColumns(world, each(3), rating('inherent', 4, 4, 3));
  await setRiskColumns(world, each(5), rating('inherent', 2, 2, 1));
  await setRiskColumns(world, each(6, 2), { owner_id: staff.id });
  await setRiskColumns(world, each(7, 2), { raised_by: staff.id });
  await setRiskColumns(world, each(8, 1), { owner_id: user.id });
  await setRiskColumns(world, each(9, 1), { raised_by: user.id });
  for (const id of ids.slice(0, 3))
    await world.admin.calls(closeRisk, {
      params: { id },
      body: { version: 1, reason: 'no_longer_exists' },
    });
  /** Who owns or raised what is not told to everybody, so the rows are asked. */
  const own = async ({ id }: Caller) =>
    new Set(
      await world.database.inOrganisation(world.orgId, {}, async (db) =>
        (
          await db.query<{ ref: string }>(
            sql`select ref from risk where org_id = ${world.orgId} and (owner_id = ${id} or raised_by = ${id})`,
          )
        ).map(({ ref }) => ref),
      ),
    );
  const ownOf = new Map([
    [staff, await own(staff)],
    [user, await own(user)],
  ]);
  const sees = (who: Caller, { ref, department }: RiskRow) =>
    who === world.admin ||
    department === null ||
    (who === staff && department.id === payments) ||
    ownOf.get(who)?.has(ref) === true;
  return { ...world, finance, payments, legal, staff, user, sees };
}

suite('A page of the register', () => {
  test('is a cut of what its reader sees, in parts or at once', async () => {
    const world = await manyHands();
    const { admin, staff, user, finance, payments, legal, sees } = world;
    for (const ordering of ['-level', 'level', '-department'] as const) {
      const all = await whole(world, ordering);
      for (const who of [admin, staff, user]) {
        const seen = all.filter((row) => sees(who, row));
        const within = (...ids: string[]) =>
          seen.filter(({ department }) => department !== null && ids.includes(department.id));
        await pagesAreCutsOf(seen, who, ordering, {});
        await pagesAreCutsOf(within(finance, payments), who, ordering, {
          filter_type: 'department',
          id: finance,
        });
        await pagesAreCutsOf(within(payments), who, ordering, {
          filter_type: 'department',
          id: finance,
          department_id: payments,
        });
        const two: Condition = { field: 'department', op: 'in', value: [payments, legal] };
        await pagesAreCutsOf(within(payments, legal), who, ordering, { filter_type: 'advanced', and: [two] });
        const none: Condition = { ...two, value: [payments, null] };
        await pagesAreCutsOf(
          seen.filter(({ department }) => department === null || department.id === payments),
          who,
          ordering,
          { filter_type: 'advanced', and: [none] },
        );
        await pagesAreCutsOf(
          within(finance, payments).filter(({ status }) => status === 'closed'),
          who,
          ordering,
          { filter_type: 'stats', state: 6, department_id: finance },
        );
      }
    }
  });

  test('is the same cut where what is asked is no longer rare', async () => {
    const world = await manyHands();
    const { admin, staff, user, finance, payments, legal, sees, database, orgId } = world;
    await database.inOrganisation(orgId, { unrecorded: true, statementTimeout: 60_000 }, (db) =>
      db.query(sql`insert into risk (org_id, id, entry_number, ref, title, source, department_id, raised_on, triage, created_at, updated_at, inherent_likelihood, inherent_consequence, inherent_level, model_version, owner_id, category_id)
        select ${orgId}, gen_random_uuid(), 10000 + n, 'M-' || n, 'One of many', 'user', (${sql.param([finance, payments, legal])}::uuid[])[1 + n % 3], '2026-01-01', 'triaged', now(), now(), 1 + n % 5, 1 + n % 4, n % 4, 1, ${admin.id}, (select id from risk_category where org_id = ${orgId} limit 1)
        from generate_series(1, 1650) n`),
    );
    for (const ordering of ['-level', 'level'] as const) {
      const all = (await whole(world, ordering)).filter(({ status }) => status === 'created');
      for (const who of [admin, staff, user]) {
        const seen = all.filter((row) => sees(who, row));
        await pagesAreCutsOf(seen, who, ordering, { filter_type: 'stats', state: 1 });
        await pagesAreCutsOf(
          seen.filter(({ department }) => department?.id === finance || department?.id === payments),
          who,
          ordering,
          { filter_type: 'stats', state: 1, department_id: finance },
        );
      }
    }
  });

  test('leaves nothing out and repeats nothing where risks are equal: by every order they stand as they were entered', async () => {
    const world = await newWorld({ departments: ['Finance'] });
    const { admin, database, orgId } = world;
    const ids: string[] = [];
    for (let n = 0; n < 7; n++)
      ids.push((await raised(admin, 'The same words', { department_id: world.departments['Finance'] })).id);
    // As numbers these are one and the same reference, and all of them were changed at once.
    for (const [n, id] of ids.entries())
      await setRiskColumns(world, [id], { ref: `S-${'0'.repeat(n)}7`, updated_at: '2026-03-02T10:00:00Z' });
    // Entered in another order than the ids say.
    await database.inOrganisation(orgId, { unrecorded: true }, (db) =>
      db.query(sql`update risk set entry_number = 100 - entry_number where org_id = ${orgId}`),
    );
    for (const order of ordering.options) {
      const through = async (from: 'after' | 'before', window: Record<string, string>) => {
        const seen: string[] = [];
        for (let turn = 0; turn < 4; turn++) {
          const { data, keys } = await admin.calls(listRisks, {
            query: { ordering: order, limit: '2', ...window },
          });
          const page = data.map(({ id }) => id);
          if (from === 'after') seen.push(...page);
          else seen.unshift(...page);
          window = { [from]: (from === 'after' ? keys?.last : keys?.first) ?? '' };
        }
        return seen;
      };
      const expected = order.startsWith('-') ? ids : ids.toReversed();
      assert.deepEqual(await through('after', {}), expected, order);
      assert.deepEqual(await through('before', { last: '2' }), expected, `${order}, from its end`);
    }
  });

  test('begins at no key that is not one of ours', async () => {
    const { admin } = await newWorld();
    const written = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
    assert.equal((await admin.calls(listRisks, { query: { after: written(['301', 7]) } })).data.length, 0);
    for (const key of [
      ['301', '7'],
      ['301', 0],
      ['301', 1.5],
      ['301', 2 ** 31],
      ['301', '01a21cf3-3cfd-7262-a250-5f1520eec3ee'],
      ['301'],
      [301, 7],
      ['highest', 7],
      null,
    ])
      for (const field of ['after', 'before']) {
        const { status, errors } = await admin.isRefused(listRisks, { query: { [field]: written(key) } });
        assert.deepEqual([status, Object.keys(errors ?? {})], [400, [field]], JSON.stringify(key));
      }
  });
});
