import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  changeControl,
  readControl,
  readControlHistory,
  retireControl,
} from '#features/treatment/control/control.contract.ts';
import { listControlTests } from '#features/treatment/control-test/control-test.contract.ts';
import { linkControl, listRiskControls } from '#features/treatment/risk-control/risk-control.contract.ts';
import type { ActsOn } from '#features/treatment/risk-control/risk-control-status.contract.ts';
import { addedControl, approvedTest, workingControl } from '#tests/treatment/control-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { mergeControls, readImpact } from './control-catalogue.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const inFinance = { department_id: departments['Finance'] as string };
const inOperations = { department_id: departments['Operations'] as string };
const editor = await world.person('Staff', { Finance: 'editor' });
const user = await world.person('User', { Finance: 'viewer' });
const stranger = await world.person('Staff', { Operations: 'editor' });
const reason = 'They are one and the same';

const link = (risk_id: string, control_id: string, design = 50, acts_on: ActsOn = 'likelihood') =>
  admin.calls(linkControl, { body: { risk_id, control_id, acts_on, design } });
const named = ({ id, version }: { id: string; version: number }) => ({ id, version });

suite('The impact of a control', () => {
  test('is the open risks it works on, those first that no other working control protects', async () => {
    const control = await workingControl(editor, 'Two people sign', {
      ...inFinance,
      requirements: ['A.5.3'],
    });
    const working = await workingControl(editor, 'Two people look', inFinance);
    const planned = await addedControl(editor, 'Two people think', inFinance);
    const shared = await raised(admin, 'Invoices are paid twice', inFinance);
    const alone = await raised(admin, 'Invoices are invented', inFinance);
    const hidden = await raised(admin, 'Cars are sold', inOperations);
    for (const [risk, other] of [
      [shared, working],
      [alone, planned],
      [hidden, undefined],
    ] as const) {
      await link(risk.id, control.id);
      if (other !== undefined) await link(risk.id, other.id);
    }
    const { data } = await user.calls(readImpact, { params: { id: control.id } });
    assert.deepEqual(
      data.risks.map(({ risk, alone }) => [risk.id, alone]),
      [
        [alone.id, true],
        [shared.id, false],
      ],
    );
    assert.deepEqual([data.count, data.alone, data.hidden, data.requirements], [2, 1, 1, ['A.5.3']]);
    // Once the other one is retired, nobody else is left.
    const { version } = working;
    await editor.calls(retireControl, { params: { id: working.id }, body: { version, reason } });
    const { data: after } = await user.calls(readImpact, { params: { id: control.id } });
    assert.deepEqual([after.alone, after.risks.length], [2, 2]);
    const page = await user.calls(readImpact, { params: { id: control.id }, query: { limit: '1' } });
    assert.deepEqual([page.data.count, page.data.risks.length], [2, 1]);
  });

  test('is told to whoever sees the control', async () => {
    const { id } = await addedControl(editor, 'Two people sign', inFinance);
    assert.equal((await stranger.isRefused(readImpact, { params: { id } })).status, 404);
  });
});

suite('Controls that are merged', () => {
  test('are retired and name the one that takes over their risks, tests and requirements', async () => {
    const tester = await world.person('User', { Finance: 'viewer' });
    const into = await workingControl(editor, 'Two people sign', { ...inFinance, requirements: ['A.5.3'] });
    const one = await workingControl(editor, 'Four eyes', { ...inFinance, requirements: ['A.5.3', 'A.8.3'] });
    const other = await workingControl(editor, 'Second signature', inFinance);
    const both = await raised(admin, 'Invoices are paid twice', inFinance);
    const only = await raised(admin, 'Invoices are invented', inFinance);
    await link(both.id, into.id, 40);
    await link(both.id, one.id, 70, 'consequence');
    await link(both.id, other.id, 20);
    await link(only.id, other.id, 60, 'both');
    const tested = { tester, reviewer: editor, result: 'pass' as const, done_on: '2026-01-10' };
    const test = await approvedTest(admin, one.id, tested);
    const { data: seen } = await editor.calls(readControl, { params: { id: one.id } });
    const { data } = await editor.calls(mergeControls, {
      body: { into: named(into), controls: [named(seen), named(other)], reason },
    });
    assert.deepEqual(
      [data.id, data.status, data.requirements, data.last_test?.id],
      [into.id, 'implemented', ['A.5.3', 'A.8.3'], test.id],
    );
    const linksOf = async (risk_id: string) =>
      (await editor.calls(listRiskControls, { params: { risk_id } })).data.map((row) => [
        row.control.id,
        row.acts_on,
        row.design,
      ]);
    assert.deepEqual(await linksOf(both.id), [[into.id, 'both', 70]]);
    assert.deepEqual(await linksOf(only.id), [[into.id, 'both', 60]]);
    const { data: merged } = await editor.calls(readControl, { params: { id: one.id } });
    assert.deepEqual([merged.status, merged.merged_into?.id], ['retired', into.id]);
    assert.equal((await editor.calls(listControlTests, { params: { id: into.id } })).count, 1);
    const { data: story } = await editor.calls(readControlHistory, { params: { id: into.id } });
    assert.deepEqual([story[0]?.action, story[0]?.note], ['control.took_over', `${one.ref}, ${other.ref}`]);
    const { data: ofMerged } = await editor.calls(readControlHistory, { params: { id: one.id } });
    assert.deepEqual([ofMerged[0]?.action, ofMerged[0]?.reason], ['control.merged', reason]);
  });

  test('are others than the one that takes over, and each is named once', async () => {
    const into = await addedControl(editor, 'Two people sign', inFinance);
    const one = await addedControl(editor, 'Four eyes', inFinance);
    for (const controls of [
      [named(one), named(into)],
      [named(one), named(one)],
    ]) {
      const refused = await editor.isRefused(mergeControls, {
        body: { into: named(into), controls, reason },
      });
      assert.deepEqual([refused.status, refused.code], [422, 'merge_target_unfit']);
    }
  });

  test('are all of those who decide, as they were seen, and none is retired', async () => {
    const into = await addedControl(editor, 'Two people sign', inFinance);
    const one = await addedControl(editor, 'Four eyes', inFinance);
    const theirs = await addedControl(admin, 'Two people drive', { ...inOperations, owner_id: editor.id });
    const merges = (controls: { id: string; version: number }[], target = named(into)) =>
      editor.isRefused(mergeControls, { body: { into: target, controls, reason } });
    assert.equal((await merges([named(theirs)])).status, 403);
    assert.equal((await merges([{ ...named(one), version: 7 }])).code, 'stale_version');
    assert.equal((await merges([{ id: crypto.randomUUID(), version: 1 }])).status, 404);
    // The last to be locked is told before the first.
    const last = { id: 'ffffffff-ffff-4fff-bfff-ffffffffffff', version: 1 };
    assert.equal((await merges([{ ...named(one), version: 7 }, last])).status, 404);
    await editor.calls(retireControl, { params: { id: one.id }, body: { version: 1, reason } });
    assert.equal((await merges([{ id: one.id, version: 2 }])).code, 'wrong_state');
    assert.equal((await merges([named(into)], { id: one.id, version: 2 })).code, 'wrong_state');
    // Nothing of it was kept.
    const { data } = await editor.calls(changeControl, {
      params: { id: into.id },
      body: { version: 1, title: 'Two people sign it' },
    });
    assert.equal(data.version, 2);
  });
});
