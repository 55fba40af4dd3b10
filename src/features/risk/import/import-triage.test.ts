import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { categoryOf, raised } from '#tests/world/risk-world.ts';
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
});
