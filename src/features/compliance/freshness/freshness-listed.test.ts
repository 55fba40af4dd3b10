import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { readComplianceDashboard } from '#features/compliance/dashboard/compliance-dashboard.contract.ts';
import {
  changeEvidence,
  linkEvidence,
  listEvidence,
  readEvidence,
  unlinkEvidence,
} from '#features/treatment/evidence/evidence.contract.ts';
import { firstDay, followRules, metControls, proofOf, ruled } from '#tests/compliance/freshness-world.ts';
import { setClock } from '#tests/world/world.ts';
import { changeFreshnessRule } from './freshness.contract.ts';

after(() => setClock());

suite('Evidence that is stale', () => {
  test('is flagged where it is listed and on its page, and changes with its tags and links', async () => {
    const { world, reviewer, idOf } = await metControls('A.5.1', 'A.5.2');
    const { admin } = world;
    const { id, version } = await proofOf(admin, reviewer, [idOf('A.5.1')], { tags: ['Audit'] });
    const other = await proofOf(admin, reviewer, [idOf('A.5.2')]);
    await ruled(admin, { scope: 'tag', tag: 'audit', valid_for_days: 10, grace_days: 300 });
    await followRules(world, firstDay);
    const params = { id };
    const listed = async (query: object) => {
      const { data, count } = await admin.calls(listEvidence, { query });
      assert.equal(count, data.length);
      return data.map((one) => one.id);
    };
    assert.deepEqual(await listed({ flag: 'stale' }), [id]);
    assert.deepEqual(await listed({ tag: 'AUDIT' }), [id]);
    assert.deepEqual((await listed({})).toSorted(), [id, other.id].toSorted());
    const { data } = await admin.calls(readEvidence, { params });
    assert.deepEqual(
      [data.flags, data.stale_on, data.links.map((one) => one.staleness)],
      [['stale'], '2026-01-20', [{ stale_on: '2026-01-20', effect_on: '2026-11-16', effect: 'unproven' }]],
    );
    const untagged = await admin.calls(changeEvidence, { params, body: { version, tags: ['Old'] } });
    assert.deepEqual(await listed({ flag: 'stale' }), []);
    const body = { version: untagged.data.version, tags: ['Audit'] };
    const tagged = await admin.calls(changeEvidence, { params, body });
    assert.deepEqual(await listed({ flag: 'stale' }), [id]);
    const link = { object_type: 'control_assessment' as const, object_id: idOf('A.5.1') };
    const gone = await admin.calls(unlinkEvidence, {
      params,
      body: { version: tagged.data.version, ...link },
    });
    assert.deepEqual(await listed({ flag: 'stale' }), []);
    await admin.calls(linkEvidence, { params, body: { version: gone.data.version, ...link } });
    assert.deepEqual(await listed({ flag: 'stale' }), [id]);
  });

  test('stands on the dashboard thirty days before, and what expires first is told first', async () => {
    const { world, reviewer, idOf } = await metControls('A.5.1', 'A.5.2');
    const { admin } = world;
    // From 10 January on: 52 days are over on 3 March, 53 on 4 March.
    const soon = await proofOf(admin, reviewer, [idOf('A.5.1'), idOf('A.5.2')]);
    const both = await proofOf(admin, reviewer, [idOf('A.5.1')], { valid_for_days: 40 });
    const listed = async () => {
      const { expiring_evidence } = (await admin.calls(readComplianceDashboard, { query: {} })).data;
      assert.equal(expiring_evidence.count, expiring_evidence.data.length);
      return expiring_evidence.data.map(({ id, on, becomes, is_over, controls }) => [
        id,
        on,
        becomes,
        is_over,
        controls,
      ]);
    };
    const expires = [both.id, '2026-02-19', 'expired', false, 1];
    assert.deepEqual(await listed(), [expires]);
    const rule = await ruled(admin, { valid_for_days: 53 });
    await followRules(world, firstDay);
    assert.deepEqual(await listed(), [expires]);
    await admin.calls(changeFreshnessRule, {
      params: { id: rule.id },
      body: { version: 1, valid_for_days: 52 },
    });
    await followRules(world, firstDay);
    assert.deepEqual(await listed(), [expires, [soon.id, '2026-03-03', 'stale', false, 2]]);
    await admin.calls(changeFreshnessRule, {
      params: { id: rule.id },
      body: { version: 2, valid_for_days: 20 },
    });
    await followRules(world, firstDay);
    assert.deepEqual(
      await listed(),
      [
        [soon.id, '2026-01-30', 'stale', true, 2],
        [both.id, '2026-01-30', 'stale', true, 1],
      ].toSorted(([one], [other]) => String(one).localeCompare(String(other))),
    );
  });
});
