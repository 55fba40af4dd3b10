import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { found } from '#tests/compliance/finding-world.ts';
import { through } from '#tests/workflow/through.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import { findingOrderings, listFindings } from './finding.contract.ts';
import { assignFinding, dismissFinding } from './finding-verbs.contract.ts';

after(() => setClock());

suite('The list of findings', () => {
  test('narrows by status, kind, owner, department, flag and words, and pages in every order', async () => {
    setClock('2026-06-01T09:00:00Z');
    const world = await newWorld();
    const { admin, departments } = world;
    const inFinance = { department_id: departments['Finance'] as string };
    const editor = await world.person('Staff', { Finance: 'editor' });
    const due = async (title: string, due_date: string) =>
      through(await found(admin, { ...inFinance, title }), [
        admin,
        assignFinding,
        { owner_id: editor.id, due_date },
      ]);
    await due('Late already', '2026-05-01');
    await due('Almost due', '2026-06-10');
    await found(admin, { ...inFinance, title: 'Very good', kind: 'strength', severity: 4 });
    await found(admin, { title: 'Of everybody', kind: 'major_nc', severity: 1 });
    await through(await found(admin, { ...inFinance, title: 'Not at all' }), [
      admin,
      dismissFinding,
      { reason: 'It is as it should be' },
    ]);
    const titles = async (query: object, who = editor) =>
      (await who.calls(listFindings, { query: { ordering: 'ref', ...query } })).data.map(
        ({ title }) => title,
      );

    assert.deepEqual(await titles({ status: 'unfinished' }), [
      'Late already',
      'Almost due',
      'Very good',
      'Of everybody',
    ]);
    assert.deepEqual(await titles({ status: 'dismissed' }), ['Not at all']);
    assert.deepEqual(await titles({ kind: 'strength' }), ['Very good']);
    assert.deepEqual(await titles({ owner: 'me' }), ['Late already', 'Almost due']);
    assert.deepEqual(await titles({ owner: editor.id, q: 'ALMOST d' }), ['Almost due']);
    assert.deepEqual(await titles({ flag: 'overdue' }), ['Late already']);
    assert.deepEqual(await titles({ flag: 'due_soon' }), ['Almost due']);
    assert.deepEqual(await titles({ flag: 'plan_missing' }), ['Of everybody']);
    assert.equal((await titles({ dpt: inFinance.department_id })).length, 4);
    assert.deepEqual(await titles({ ordering: 'severity', limit: '1' }), ['Of everybody']);
    assert.deepEqual(await titles({ ordering: 'due_date', limit: '1' }), ['Late already']);
    assert.deepEqual(await titles({ ordering: 'kind', limit: '1' }), ['Of everybody']);
    assert.deepEqual(await titles({ ordering: '-status', limit: '1' }), ['Not at all']);
    for (const sort of findingOrderings.filter((one) => !one.startsWith('-'))) {
      const [up, down] = [await titles({ ordering: sort }), await titles({ ordering: `-${sort}` })];
      assert.deepEqual(down.toReversed(), up, sort);
    }
    const stranger = await world.person('Staff', { Operations: 'editor' });
    assert.deepEqual(await titles({}, stranger), ['Of everybody']);
  });
});
