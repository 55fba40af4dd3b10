import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { categoryOf, raised, rating, setRiskColumns } from '#tests/world/risk-world.ts';
import { listCategories } from '#features/risk/category/risk-category.contract.ts';
import { readRisk } from '#features/risk/record/risk.contract.ts';
import { reopenRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { applies, checks, csv, errorsIn, riskByRef, rowsOf } from '#tests/world/import-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';

const nameOfCategory = async (admin: Caller) => {
  const id = await categoryOf(admin);
  return (await admin.calls(listCategories)).data.find((one) => one.id === id)?.name ?? '';
};

suite('A register in a file', () => {
  test('waits for triage where it names no owner or category, and is in the register where it names both', async () => {
    const { admin } = await newWorld({ license: 'flat' });
    const category = await nameOfCategory(admin);
    const file = csv(
      ['Ref', 'Title', 'Owner', 'Category', 'Status', 'Likelihood', 'Impact'],
      ['X-1', 'Owned and sorted', admin.email, category, '', '4', '4'],
      ['X-2', 'Owned by nobody', '', category, '', '4', '4'],
      ['X-3', 'Sorted nowhere', admin.email, '', '', '', ''],
      ['X-4', 'Over and done with', '', '', 'Closed', '', ''],
    );
    const { counts } = await applies(admin, await checks(admin, 'a.csv', file));
    assert.equal(counts?.new, 4);
    const standing = async (ref: string) => {
      const { triage, status, inherent } = await riskByRef(admin, ref);
      return [triage, status, inherent?.score ?? null];
    };
    assert.deepEqual(await standing('X-1'), ['triaged', 'created', 16]);
    assert.deepEqual(await standing('X-2'), ['submitted', 'created', 16]);
    assert.deepEqual(await standing('X-3'), ['submitted', 'created', null]);
    const closed = await riskByRef(admin, 'X-4');
    assert.deepEqual([closed.status, closed.closed?.reason], ['closed', 'imported']);
    const { data: again } = await admin.calls(reopenRisk, {
      params: { id: closed.id },
      body: { version: closed.version, reason: 'It came back' },
    });
    assert.deepEqual([again.status, again.flags], ['created', ['untriaged', 'unrated']]);
  });

  test('takes no owner and no category away from a risk of the register, nor opens one without them', async () => {
    const { admin } = await newWorld({ license: 'flat' });
    const { ref, id } = await raised(admin, 'Known before');
    const closed = csv(['Ref', 'Title', 'Status'], ['X-1', 'Over and done with', 'Closed']);
    await applies(admin, await checks(admin, 'a.csv', closed));
    const file = csv(
      ['Ref', 'Title', 'Owner', 'Category', 'Status'],
      [ref, 'Known before', '', '', ''],
      ['X-1', 'Over and done with', '', '', 'Open'],
    );
    const rows = await rowsOf(admin, await checks(admin, 'b.csv', file));
    assert.deepEqual(errorsIn(rows), [
      '2: owner_missing category_missing',
      '3: owner_missing category_missing',
    ]);
    const { data } = await admin.calls(readRisk, { params: { id } });
    assert.deepEqual([data.owner?.id, data.category === null], [admin.id, false]);
  });

  test('does not close a risk for its owner while somebody else could decide', async () => {
    const { admin, person } = await newWorld();
    const colleague = await person('Staff', {}, { org_editor: true });
    const own = await raised(admin, 'Owned by whoever imports');
    const other = await raised(admin, 'Owned by somebody else', { owner_id: colleague.id });
    const file = csv(
      ['Ref', 'Title', 'Status'],
      [own.ref, own.title, 'Closed'],
      [other.ref, other.title, 'Closed'],
    );
    const checked = await checks(admin, 'a.csv', file);
    assert.deepEqual(errorsIn(await rowsOf(admin, checked, 'reject')), ['2: may_not_close']);
    await applies(admin, checked);
    assert.deepEqual(
      [(await riskByRef(admin, own.ref)).status, (await riskByRef(admin, other.ref)).status],
      ['created', 'closed'],
    );
  });

  test('puts no inherent rating below the target or the residual one of a risk of the register', async () => {
    const world = await newWorld({ license: 'flat' });
    const { admin } = world;
    const risks = await Promise.all(
      ['Target at 3, 4', 'Residual at 3, 4', 'Target at 3, 4, too'].map((title) => raised(admin, title)),
    );
    const [target, residual, other] = risks.map(({ id }) => id) as [string, string, string];
    await setRiskColumns(world, [target, residual, other], rating('inherent', 5, 5, 3));
    await setRiskColumns(world, [target, other], rating('target', 3, 4, 2));
    await setRiskColumns(world, [residual], rating('residual', 3, 4, 2));
    const rate = async (likelihood: string, consequence: string) => {
      const rows = risks.map(({ ref, title }) => [ref, title, likelihood, consequence]);
      return checks(admin, 'a.csv', csv(['Ref', 'Title', 'Likelihood', 'Impact'], ...rows));
    };
    const wrong = async (likelihood: string, consequence: string) =>
      errorsIn(await rowsOf(admin, await rate(likelihood, consequence), 'reject'));
    // On both axes: one of them is enough.
    assert.deepEqual(await wrong('2', '5'), ['2: target_above', '3: residual_above', '4: target_above']);
    assert.deepEqual(await wrong('5', '3'), ['2: target_above', '4: target_above']);
    assert.deepEqual(await wrong('3', '4'), []);
    const applied = await applies(admin, await rate('3', '4'));
    assert.equal(applied.counts?.changed, 3);
    const { data } = await admin.calls(readRisk, { params: { id: target } });
    assert.deepEqual([data.inherent?.score, data.target?.score], [12, 12]);
  });
});
