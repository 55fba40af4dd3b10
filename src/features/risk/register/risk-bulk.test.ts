import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { closeRisk, listRisks, readHistory, readRisk } from '#features/risk/record/risk.contract.ts';
import { changeManyRisks } from './risk-bulk.contract.ts';
import { addTag } from '#features/risk/tag/risk-tag.contract.ts';

async function newRegister() {
  const world = await newWorld();
  const { person, admin, departments } = world;
  const editor = await person('Staff', { Finance: 'editor' });
  const keeper = await person('User', { Finance: 'viewer' });
  const risk = (title: string, department = 'Finance') =>
    raised(admin, title, { department_id: departments[department] as string, owner_id: keeper.id });
  return { ...world, editor, keeper, risk };
}
const idOf = (value: unknown) => (value as { id?: string } | null)?.id ?? value;
const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });

suite('A change of many risks', () => {
  test('changes what it can, says what was the same, and why the rest was refused', async () => {
    const { admin, editor, keeper, risk, departments } = await newRegister();
    const [fresh, same, stale, closed] = [
      await risk('To be changed'),
      await risk('Has it already'),
      await risk('Was changed since'),
      await risk('Closed by now'),
    ];
    const elsewhere = await risk('Of another department', 'Operations');
    const set = { owner_id: editor.id, review_on: '2999-12-31' };
    const { data: first } = await editor.calls(changeManyRisks, { body: { risks: [seen(same)], set } });
    assert.equal(first.changed, 1);
    await admin.calls(closeRisk, {
      params: { id: closed.id },
      body: { version: 1, reason: 'no_longer_exists' },
    });
    const { data } = await editor.calls(changeManyRisks, {
      body: {
        risks: [
          seen(fresh),
          { id: same.id, version: 2 },
          { id: stale.id, version: 7 },
          { id: closed.id, version: 2 },
          seen(elsewhere),
        ],
        set,
      },
    });
    assert.deepEqual(
      data.results.map(({ result, code, version }) => [result, code, version]),
      [
        ['changed', null, 2],
        ['same', null, 2],
        ['refused', 'stale_version', 1],
        ['refused', 'wrong_state', 2],
        ['refused', 'not_found', null],
      ],
    );
    assert.deepEqual([data.changed, data.same, data.refused], [1, 1, 3]);
    assert.deepEqual(
      data.results[0]?.changes.map(({ field, old }) => [field, idOf(old)]),
      [
        ['owner', keeper.id],
        ['review_on', null],
      ],
    );
    const { data: read } = await editor.calls(readRisk, { params: { id: fresh.id } });
    assert.deepEqual(
      [read.owner?.id, read.review_on, read.department?.id],
      [editor.id, '2999-12-31', departments['Finance']],
    );
    assert.equal((await admin.calls(readRisk, { params: { id: elsewhere.id } })).data.owner?.id, keeper.id);
  });

  test('in a dry run writes nothing', async () => {
    const { editor, risk } = await newRegister();
    const one = await risk('Stays as it is');
    const { data } = await editor.calls(changeManyRisks, {
      body: { risks: [seen(one)], set: { treatment: 'mitigate' }, dry_run: true },
    });
    assert.deepEqual(
      [data.changed, data.undo, data.results[0]?.changes],
      [1, null, [{ field: 'treatment', old: 'undecided', new: 'mitigate' }]],
    );
    const { data: read } = await editor.calls(readRisk, { params: { id: one.id } });
    assert.deepEqual([read.version, read.treatment], [1, 'undecided']);
    // A key is written down, though nothing else is.
    const keyed = await editor.sends(
      changeManyRisks,
      { body: { risks: [seen(one)], set: { treatment: 'avoid' }, dry_run: true } },
      { 'idempotency-key': crypto.randomUUID() },
    );
    assert.equal(keyed.status, 200);
  });

  test('is one act in the history of each, and is taken back by what it answers', async () => {
    const { admin, editor, keeper, person, risk } = await newRegister();
    const owner = await person('User', { Finance: 'viewer' });
    const [cloud, paper] = [
      (await admin.calls(addTag, { body: { name: 'Cloud' } })).data,
      (await admin.calls(addTag, { body: { name: 'Paper' } })).data,
    ];
    const risks = [await risk('First of two'), await risk('Second of two')];
    const [one, two] = risks;
    assert.ok(one && two);
    await editor.calls(changeManyRisks, {
      body: { risks: [seen(one)], set: { owner_id: owner.id, add_tag_ids: [paper.id] } },
    });
    const { data: before } = await editor.calls(listRisks, { query: { ordering: 'ref' } });
    const { data } = await editor.calls(changeManyRisks, {
      body: {
        risks: before.map(seen),
        set: {
          owner_id: editor.id,
          treatment: 'transfer',
          add_tag_ids: [cloud.id],
          remove_tag_ids: [paper.id],
        },
      },
    });
    assert.equal(data.changed, 2);
    const { data: told } = await admin.calls(readHistory, { params: { id: two.id } });
    assert.equal(told[0]?.action, 'risk.bulk_changed');
    assert.deepEqual(
      told[0]?.changes.map(({ field, old, new: now }) => [field, idOf(old), idOf(now)]),
      [
        ['owner', keeper.id, editor.id],
        ['treatment', 'undecided', 'transfer'],
        ['tags', [], ['Cloud']],
      ],
    );
    assert.ok(data.undo);
    const { data: undone } = await editor.calls(changeManyRisks, { body: data.undo });
    assert.equal(undone.changed, 2);
    const { data: after } = await editor.calls(listRisks, { query: { ordering: 'ref' } });
    const content = ({ owner, treatment, tags }: (typeof after)[number]) => [owner, treatment, tags];
    assert.deepEqual(after.map(content), before.map(content));
  });

  test('does not move risks where one may not, nor treats what is treated', async () => {
    const { admin, editor, risk, departments } = await newRegister();
    const one = await risk('Stays in Finance');
    const moved = await editor.calls(changeManyRisks, {
      body: { risks: [seen(one)], set: { department_id: departments['Operations'] } },
    });
    assert.equal(moved.data.results[0]?.code, 'department_not_yours');
    const byAdmin = await admin.calls(changeManyRisks, {
      body: { risks: [seen(one)], set: { department_id: departments['Operations'] } },
    });
    assert.equal(byAdmin.data.changed, 1);
    assert.equal((await editor.isRefused(readRisk, { params: { id: one.id } })).status, 404);
    const user = await (await newWorld()).person('User');
    const body = { risks: [seen(one)], set: { owner_id: null } };
    assert.equal((await user.isRefused(changeManyRisks, { body })).status, 403);
  });

  test('is refused as a whole for what does not exist, and for a risk named twice', async () => {
    const { editor, risk } = await newRegister();
    const one = await risk('Stays as it is');
    const nobody = crypto.randomUUID();
    const cases: [object, string, string][] = [
      [{ owner_id: nobody }, 'person_unknown', 'owner_id'],
      [{ department_id: nobody }, 'department_unknown', 'department_id'],
      [{ category_id: nobody }, 'category_unknown', 'category_id'],
      [{ add_tag_ids: [nobody] }, 'tag_unknown', 'tag_ids'],
    ];
    for (const [set, code, field] of cases) {
      const refused = await editor.isRefused(changeManyRisks, { body: { risks: [seen(one)], set } });
      assert.deepEqual(
        [refused.status, refused.code, Object.keys(refused.errors ?? {})],
        [400, code, [field]],
      );
    }
    const twice = await editor.isRefused(changeManyRisks, {
      body: { risks: [seen(one), seen(one)], set: {} },
    });
    assert.deepEqual(twice.errors, { risks: ['The same risk is named twice.'] });
  });
});
