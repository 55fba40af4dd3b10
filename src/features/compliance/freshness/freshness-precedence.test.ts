import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { agreesWithRules } from '#tests/compliance/freshness-recomputed.ts';
import { answered, begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import { firstDay, followRules, metControls, proofOf, ruled } from '#tests/compliance/freshness-world.ts';
import { plantedStandard } from '#tests/compliance/own-standard.ts';
import { setClock } from '#tests/world/world.ts';
import { addFreshnessRule, changeFreshnessRule, removeFreshnessRule } from './freshness.contract.ts';

after(() => setClock());
const codes = ['A.5.1', 'A.5.2', 'A.8.1', '6.1.1'];
const of = { valid_for_days: 10, grace_days: 0, effect: 'flag' } as const;

async function proven() {
  const met = await metControls(...codes);
  const { world, admin, reviewer, id, idOf } = met;
  await proofOf(admin, reviewer, codes.map(idOf), { tags: ['Backup', 'yearly'] });
  const shown = async () => {
    await followRules(world, firstDay);
    const rows = await controlsOf(admin, id);
    return codes.map((code) => rows.get(code)?.staleness);
  };
  const forRequirement = (requirement: string, effect: 'flag' | 'unproven', valid_for_days = 10) =>
    ruled(admin, { ...of, scope: 'requirement', standard: 'iso27001', requirement, effect, valid_for_days });
  return { ...met, shown, forRequirement };
}

suite('Of several freshness rules', () => {
  test('the most specific holds: a requirement before a tag, and that before a kind', async () => {
    const { admin, id, shown, forRequirement } = await proven();
    assert.deepEqual(await shown(), [null, null, null, null]);
    await ruled(admin, of);
    assert.deepEqual(await shown(), ['flag', 'flag', 'flag', 'flag']);
    // What is about something else says nothing.
    await ruled(admin, { ...of, evidence_kind: 'file', valid_for_days: 1, effect: 'unproven' });
    await ruled(admin, { ...of, scope: 'tag', tag: 'restore', valid_for_days: 1, effect: 'unproven' });
    await ruled(admin, {
      ...of,
      scope: 'requirement',
      standard: 'cis',
      requirement: '6',
      effect: 'unproven',
    });
    assert.deepEqual(await shown(), ['flag', 'flag', 'flag', 'flag']);
    // A tag, whatever its case; a section; a control, which speaks for its sub-controls; one of them alone.
    await ruled(admin, { ...of, scope: 'tag', tag: 'BACKUP', effect: 'partial' });
    assert.deepEqual(await shown(), ['partial', 'partial', 'partial', 'partial']);
    await forRequirement('A.5', 'unproven');
    assert.deepEqual(await shown(), ['unproven', 'unproven', 'partial', 'partial']);
    await forRequirement('A.5.1', 'flag', 3650);
    await forRequirement('6.1', 'flag');
    assert.deepEqual(await shown(), [null, 'unproven', 'partial', 'flag']);
    await forRequirement('6.1.1', 'unproven', 20);
    assert.deepEqual(await shown(), [null, 'unproven', 'partial', 'unproven']);
    await agreesWithRules(admin, id, firstDay);
  });

  test('that are about the same, the strictest does; and what is changed or removed is followed', async () => {
    const { admin, id, shown, forRequirement } = await proven();
    const late = await forRequirement('A.5.1', 'flag', 20);
    await forRequirement('A.5.1', 'unproven', 3650);
    assert.deepEqual(await shown(), ['flag', null, null, null]);
    // As soon stale, with less grace or harder.
    const graced = { ...of, scope: 'requirement', standard: 'iso27001', requirement: 'A.5.1' } as const;
    await ruled(admin, { ...graced, valid_for_days: 20, grace_days: 100, effect: 'unproven' });
    assert.deepEqual(await shown(), ['flag', null, null, null]);
    await ruled(admin, { ...graced, valid_for_days: 20, effect: 'partial' });
    assert.deepEqual(await shown(), ['partial', null, null, null]);
    await agreesWithRules(admin, id, firstDay);
    const params = { id: late.id };
    const change = (version: number, body: object) =>
      admin.calls(changeFreshnessRule, { params, body: { version, ...body } });
    await change(1, { valid_for_days: 15, effect: 'unproven', is_active: false });
    assert.deepEqual(await shown(), ['partial', null, null, null]);
    await change(2, { is_active: true });
    assert.deepEqual(await shown(), ['unproven', null, null, null]);
    await admin.calls(removeFreshnessRule, { params, body: { version: 3 } });
    assert.deepEqual(await shown(), ['partial', null, null, null]);
  });

  test('one may be about a standard of the organisation’s own', async () => {
    const { world, admin, reviewer } = await metControls();
    await plantedStandard(world);
    const { id } = await begun(admin, { compliance_standard: 'house_rules' });
    const idOf = async (code: string) => (await controlsOf(admin, id)).get(code)?.id as string;
    for (const code of ['B.1', 'A.1']) await answered(admin, await idOf(code), { result: 'compliant' });
    await proofOf(admin, reviewer, [await idOf('B.1'), await idOf('A.1')]);
    const details = { ...of, scope: 'requirement', standard: 'house_rules' } as const;
    const rule = await ruled(admin, { ...details, requirement: 'B' });
    assert.deepEqual([rule.standard_name, rule.requirement_title], ['House rules 1', 'Places']);
    const refused = await admin.isRefused(addFreshnessRule, {
      body: { ...details, name: 'No such thing', requirement: 'C' },
    });
    assert.deepEqual([refused.status, refused.code], [400, 'requirement_unknown']);
    await followRules(world, firstDay);
    const rows = await controlsOf(admin, id);
    assert.deepEqual([rows.get('B.1')?.staleness, rows.get('A.1')?.staleness], ['flag', null]);
  });
});
