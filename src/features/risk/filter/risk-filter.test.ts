import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { record } from '#platform/server/log/activity.ts';
import { operator } from '#app/new-organisation.ts';
import { setRiskColumns, found, addRetiredModel, raised, rating } from '#tests/world/risk-world.ts';
import { setClock, newWorld } from '#tests/world/world.ts';
import { closeRisk } from '#features/risk/record/risk.contract.ts';
import { filterRisks, type Condition } from './risk-filter.contract.ts';

suite('The register is narrowed by', () => {
  test('status, with everything as the default and what waits for triage apart', async () => {
    const world = await newWorld();
    const { admin, person } = world;
    const user = await person('User');
    await raised(user, 'Waits for triage');
    await raised(admin, 'Is in the register');
    const closed = await raised(admin, 'Is closed again');
    await admin.calls(closeRisk, {
      params: { id: closed.id },
      body: { version: 1, reason: 'no_longer_exists' },
    });
    assert.deepEqual(await found(admin, {}), ['R-0001', 'R-0002', 'R-0003']);
    assert.deepEqual(await found(admin, { filter_type: 'stats', state: 1 }), ['R-0002']);
    assert.deepEqual(await found(admin, { filter_type: 'stats', state: 6 }), ['R-0003']);
    assert.deepEqual(await found(admin, { filter_type: 'flag', flag: 'untriaged' }), ['R-0001']);
  });

  test('cell and level, by each rating', async () => {
    const world = await newWorld();
    const { admin } = world;
    const [a, b, c] = [
      await raised(admin, 'First one'),
      await raised(admin, 'Second one'),
      await raised(admin, 'Third one'),
    ];
    await setRiskColumns(world, [a.id, b.id], rating('inherent', 4, 5, 3));
    await setRiskColumns(world, [b.id], rating('residual', 2, 2, 0));
    await setRiskColumns(world, [c.id], rating('inherent', 4, 5, 3));
    await admin.calls(closeRisk, { params: { id: c.id }, body: { version: 1, reason: 'treated_stable' } });
    const cell = (basis: 'current' | 'inherent' | 'residual', likelihood: number, consequence: number) =>
      found(admin, { filter_type: 'matrix', basis, likelihood, consequence });
    assert.deepEqual(await cell('current', 4, 5), ['R-0001']);
    assert.deepEqual(await cell('current', 2, 2), ['R-0002']);
    // The matrix shows what is open.
    assert.deepEqual(await cell('inherent', 4, 5), ['R-0001', 'R-0002']);
    assert.deepEqual(await cell('residual', 2, 2), ['R-0002']);
    assert.deepEqual(await cell('residual', 4, 5), []);
    assert.deepEqual(await found(admin, { filter_type: 'level', level: 3 }), ['R-0001', 'R-0003']);
    assert.deepEqual(await found(admin, { filter_type: 'level', level: 3, basis: 'inherent' }), [
      'R-0001',
      'R-0002',
      'R-0003',
    ]);
    assert.deepEqual(await found(admin, { filter_type: 'level', level: -1, basis: 'residual' }), [
      'R-0001',
      'R-0003',
    ]);
    await addRetiredModel(world, 7);
    await setRiskColumns(world, [a.id], { model_version: 7 });
    assert.deepEqual(await cell('inherent', 4, 5), ['R-0002']);
    assert.deepEqual(await found(admin, { filter_type: 'flag', flag: 'older_model' }), ['R-0001']);
    // A level is one of the model in use: the same number may have meant something else.
    assert.deepEqual(await found(admin, { filter_type: 'level', level: 3 }), ['R-0003']);
    assert.deepEqual(await found(admin, { filter_type: 'level', level: 3, basis: 'inherent' }), [
      'R-0002',
      'R-0003',
    ]);
    await raised(admin, 'Fourth one');
    const levelIn = (value: number[], basis?: 'residual') =>
      found(admin, {
        filter_type: 'advanced',
        and: [{ field: 'level', op: 'in', value, ...(basis && { basis }) }],
      });
    assert.deepEqual(await levelIn([3, -1]), ['R-0003', 'R-0004']);
    // Nor is it missing where another model was in use.
    assert.deepEqual(await levelIn([0, -1], 'residual'), ['R-0002', 'R-0003', 'R-0004']);
  });

  test('owner, department with its children, category, tag and text', async () => {
    const world = await newWorld();
    const { admin, departments, database, orgId } = world;
    const owner = await world.person('Staff', { Finance: 'editor' });
    const [category, tag] = [crypto.randomUUID(), crypto.randomUUID()];
    await database.inOrganisation(orgId, {}, async (db) => {
      const now = db.now.toISOString();
      await db.query(
        sql`insert into risk_category (org_id, id, name, name_key, created_at, updated_at) values (${orgId}, ${category}, 'Cyber', 'cyber', ${now}, ${now})`,
      );
      await db.query(
        sql`insert into risk_tag (org_id, id, name, name_key, created_at, updated_at) values (${orgId}, ${tag}, 'Cloud', 'cloud', ${now}, ${now})`,
      );
      await db.query(
        sql`update department set parent_id = ${departments['Finance']}, path = array[${departments['Finance']}, ${departments['Operations']}]::uuid[] where org_id = ${orgId} and id = ${departments['Operations']}`,
      );
      record(db, operator, { action: 'organisation.changed', objects: { type: 'organisation', id: orgId } });
    });
    const finance = { department_id: departments['Finance'] };
    await raised(admin, 'Payments are redirected', { ...finance, owner_id: owner.id, category_id: category });
    await raised(admin, 'Backups cannot be read', {
      department_id: departments['Operations'],
      tag_ids: [tag],
    });
    await raised(admin, 'Backups leave the country', { owner_id: owner.id });
    assert.deepEqual(await found(admin, { filter_type: 'user', user_id: owner.id }), ['R-0001', 'R-0003']);
    assert.deepEqual(await found(admin, { filter_type: 'department', id: finance.department_id as string }), [
      'R-0001',
      'R-0002',
    ]);
    assert.deepEqual(await found(admin, { filter_type: 'category', id: category }), ['R-0001']);
    assert.deepEqual(await found(admin, { filter_type: 'tag', ids: [tag] }), ['R-0002']);
    assert.deepEqual(await found(admin, { filter_type: 'text', q: 'backup' }), ['R-0002', 'R-0003']);
    assert.deepEqual(await found(admin, { filter_type: 'text', q: 'backup', ...finance }), ['R-0002']);
    assert.deepEqual(await found(admin, { filter_type: 'user', user_id: owner.id, ...finance }), ['R-0001']);
    assert.deepEqual(
      await found(admin, {
        filter_type: 'advanced',
        and: [{ field: 'department', op: 'in', value: [null] }],
      }),
      ['R-0003'],
    );
    // Member of Finance without what lies below it: a kept figure would count what is not shown.
    const narrow = await world.person('Staff', { Finance: 'editor' });
    await database.inOrganisation(orgId, {}, async (db) => {
      await db.query(
        sql`update department_member set include_children = false where org_id = ${orgId} and person_id = ${narrow.id}`,
      );
      record(db, operator, { action: 'organisation.changed', objects: { type: 'organisation', id: orgId } });
    });
    assert.deepEqual(
      await found(narrow, { filter_type: 'department', id: finance.department_id as string }),
      ['R-0001'],
    );
  });

  test('the days of raising, and the days of coming into a status', async (t) => {
    t.after(() => setClock());
    setClock('2026-01-31T23:50:00Z');
    const { admin } = await newWorld();
    const first = await raised(admin, 'Raised in January');
    await raised(admin, 'Raised before the file was', { raised_on: '2025-06-01' });
    setClock('2026-02-01T00:05:00Z');
    await admin.calls(closeRisk, {
      params: { id: first.id },
      body: { version: 1, reason: 'treated_stable' },
    });
    assert.deepEqual(await found(admin, { from: '2026-01-01', to: '2026-01-31' }), ['R-0001']);
    assert.deepEqual(await found(admin, { to: '2025-12-31' }), ['R-0002']);
    const closed = (from: string, to: string) =>
      found(admin, { filter_type: 'transition', status: 'closed', from, to });
    assert.deepEqual(await closed('2026-02-01', '2026-02-01'), ['R-0001']);
    assert.deepEqual(await closed('2026-01-01', '2026-01-31'), []);
  });

  test('conditions that are joined by and, or, not', async () => {
    const world = await newWorld();
    const { admin } = world;
    const [a, b] = [
      await raised(admin, 'Alpha fails'),
      await raised(admin, 'Beta fails'),
      await raised(admin, 'Gamma fails', { owner_id: null }),
    ];
    await setRiskColumns(world, [a.id, b.id], rating('inherent', 5, 5, 3));
    await setRiskColumns(world, [b.id], { treatment: 'accept' });
    const high: Condition = { field: 'level', op: 'in', value: [2, 3] };
    const accepting: Condition = { field: 'treatment', op: 'in', value: ['accept'] };
    assert.deepEqual(
      await found(admin, {
        filter_type: 'advanced',
        and: [high, { ...accepting, op: 'not_in' }],
      }),
      ['R-0001'],
    );
    assert.deepEqual(
      await found(admin, {
        filter_type: 'advanced',
        or: [{ and: [high, accepting] }, { field: 'text', op: 'matches', value: 'gamma' }],
      }),
      ['R-0002', 'R-0003'],
    );
    assert.deepEqual(
      await found(admin, {
        filter_type: 'advanced',
        and: [{ field: 'owner', op: 'not_in', value: [admin.id] }],
      }),
      ['R-0003'],
      'nobody is not among those named',
    );
    assert.deepEqual(
      await found(admin, {
        filter_type: 'advanced',
        and: [{ field: 'updated_on', op: 'from', value: '2099-01-01' }],
      }),
      [],
    );
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
    // The register as it was on a day would be another answer than the one that was asked for.
    assert.deepEqual(await refusedFor({ filter_type: 'stats', as_of: '2026-01-01' }), ['as_of']);
    assert.deepEqual(await refusedFor({ as_of: '2026-01-01' }), ['as_of']);
    assert.deepEqual(await refusedFor({ filter_type: 'flag', flag: 'late' }), ['flag']);
    assert.deepEqual(await refusedFor({ filter_type: 'advanced' }), ['and']);
    const many = Array.from({ length: 11 }, () => ({ field: 'level', op: 'in', value: [1, 2] }));
    assert.deepEqual(await refusedFor({ filter_type: 'advanced', and: many }), ['and']);
    assert.equal(
      (
        await admin.isRefused(filterRisks, {
          body: { filter_type: 'advanced', and: [{ field: 'org_id', op: 'in', value: ['x'] }] },
        })
      ).status,
      400,
    );
    assert.equal((await admin.calls(filterRisks, { body: { colour: 'red' } as never })).count, 0);
  });
});
