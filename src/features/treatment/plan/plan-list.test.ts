import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Caller } from '#tests/world/caller.ts';
import { created, financed, through, whole } from '#tests/treatment/plan-world.ts';
import { setClock } from '#tests/world/world.ts';
import { listPlans, listPlansOfControl } from './plan-list.contract.ts';
import * as verbs from './plan-verbs.contract.ts';
import type { Plan } from './plan.contract.ts';

suite('The list of plans', () => {
  test('narrows by status, owner, department, due date and words, and pages in every order', async () => {
    setClock('2026-06-01T09:00:00Z');
    const here = await financed();
    const { world, owner, approver, stranger, control_id } = here;
    const make = (title: string, due_on: string | null, priority: number) =>
      created(approver, whole(here, { title, due_on, priority, start_on: null }));
    const run = async (plan: Promise<Plan>) =>
      through(await plan, [owner, verbs.submitPlan], [approver, verbs.approvePlan]);
    const late = await run(make('Late already', '2026-05-01', 2));
    await run(make('Almost due', '2026-06-10', 4));
    await run(make('Next year, maybe', '2027-06-10', 1));
    await make('Somewhen', null, 3);
    const titles = async (who: Caller, query: object) =>
      (await who.calls(listPlans, { query })).data.map(({ title }) => title);
    assert.deepEqual(await titles(owner, {}), ['Late already', 'Almost due', 'Next year, maybe', 'Somewhen']);
    assert.deepEqual(await titles(owner, { due: 'overdue' }), ['Late already']);
    assert.deepEqual(await titles(owner, { due: 'soon' }), ['Almost due']);
    assert.deepEqual(await titles(owner, { due: 'later' }), ['Next year, maybe']);
    assert.deepEqual(await titles(owner, { due: 'none' }), ['Somewhen']);
    assert.deepEqual(await titles(owner, { status: 'draft' }), ['Somewhen']);
    assert.equal((await titles(owner, { status: 'open', owner: 'me' })).length, 4);
    assert.deepEqual(await titles(owner, { owner: approver.id }), []);
    assert.deepEqual(await titles(owner, { q: 'MAYBE year' }), ['Next year, maybe']);
    assert.deepEqual(await titles(owner, { q: 'cip-0002' }), ['Almost due']);
    assert.deepEqual(await titles(owner, { department: world.departments['Operations'] }), []);
    assert.deepEqual(await titles(owner, { ordering: '-priority', limit: '2' }), ['Almost due', 'Somewhen']);
    assert.deepEqual(await titles(owner, { ordering: 'title', offset: '3' }), ['Somewhen']);
    assert.deepEqual(await titles(stranger, {}), []);
    const ofControl = await owner.calls(listPlansOfControl, { params: { id: control_id } });
    assert.deepEqual([ofControl.count, ofControl.data[0]?.flags], [4, ['overdue']]);
    // What is over comes after everything that is due.
    await through(late, [approver, verbs.cancelPlan, { reason: 'Nobody needs it' }]);
    const open = ['Almost due', 'Next year, maybe', 'Somewhen'];
    assert.deepEqual(await titles(owner, {}), [...open, 'Late already']);
    assert.deepEqual(await titles(owner, { ordering: '-due_on' }), ['Late already', ...open.toReversed()]);
    assert.deepEqual(await titles(owner, { status: 'open' }), open);
    assert.deepEqual(await titles(owner, { status: 'cancelled' }), ['Late already']);
    const unseen = await stranger.isRefused(listPlansOfControl, { params: { id: control_id } });
    assert.equal(unseen.status, 404);
  });
});
