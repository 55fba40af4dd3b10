import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { readComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { readControlAssessment } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { readComplianceDashboard } from '#features/compliance/dashboard/compliance-dashboard.contract.ts';
import { readSoa } from '#features/compliance/soa/soa.contract.ts';
import { answeredRows } from '#tests/compliance/compliance-recomputed.ts';
import { agreesWithRules } from '#tests/compliance/freshness-recomputed.ts';
import {
  dayComes,
  firstDay,
  followRules,
  metControls,
  proofOf,
  roundOf,
  ruled,
} from '#tests/compliance/freshness-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { setClock } from '#tests/world/world.ts';

after(() => setClock());

/** What is said about an assessment wherever it is said. */
async function said(who: Caller, id: string, code: string) {
  const rows = await answeredRows(who, id, {});
  const row = rows.find((one) => one.code === code);
  const { data: assessment } = await who.calls(readComplianceAssessment, { params: { id } });
  const section = assessment.sections.find((one) => one.code === row?.section)?.figures;
  const { summary } = (await who.calls(readComplianceDashboard, { query: {} })).data;
  const { figures, rows: annex } = (await who.calls(readSoa, { params: { id }, query: {} })).data;
  const flagged = await answeredRows(who, id, { flag: 'stale' });
  return {
    row: [row?.result, row?.value, row?.proven_value, row?.staleness, row?.version],
    flags: row?.flags,
    proof: annex.find((one) => one.code === code)?.proof,
    claimed: [assessment.compliance, section?.compliance, summary.compliance, figures.compliance],
    proven: [assessment.proven, section?.proven, summary.proven, figures.proven],
    flagged: flagged.map((one) => one.code),
  };
}

suite('Proof that becomes stale', () => {
  test('lowers what is proven after its grace, and never what is claimed', async () => {
    const { world, reviewer, id, idOf } = await metControls('A.5.1', 'A.5.2');
    const evidence = await proofOf(world.admin, reviewer, [idOf('A.5.1')]);
    await ruled(world.admin);
    await followRules(world, firstDay);
    const before = await said(world.admin, id, 'A.5.1');
    assert.deepEqual([before.row.slice(1, 4), before.flags, before.flagged], [[100, 100, null], [], []]);
    assert.ok(before.proven.every((share) => (share as number) > 0));
    await agreesWithRules(world.admin, id, firstDay);

    // A year later to the day.
    await dayComes(world, '2027-01-09');
    const still = await said(await world.signsIn(world.admin), id, 'A.5.1');
    assert.deepEqual(still, before);

    await dayComes(world, '2027-01-10');
    const admin = await world.signsIn(world.admin);
    const grace = await said(admin, id, 'A.5.1');
    assert.deepEqual(grace, {
      ...before,
      row: ['compliant', 100, 100, 'grace', before.row[4]],
      flags: ['stale'],
      flagged: ['A.5.1'],
    });
    await agreesWithRules(admin, id, '2027-01-10');
    const read = async () =>
      (await admin.calls(readControlAssessment, { params: { id: idOf('A.5.1') } })).data.aging;
    assert.deepEqual(await read(), [
      {
        evidence_id: evidence.id,
        ref: evidence.ref,
        rule: 'Once a year',
        valid_for_days: 365,
        stale_on: '2027-01-10',
        effect_on: '2027-02-09',
        effect: 'unproven',
      },
    ]);

    await dayComes(world, '2027-02-09');
    const later = await world.signsIn(world.admin);
    const over = await said(later, id, 'A.5.1');
    assert.deepEqual(over, {
      ...before,
      row: ['compliant', 100, 0, 'unproven', before.row[4]],
      flags: ['unproven', 'stale'],
      proof: 'unproven',
      proven: [0, 0, 0, 0],
      flagged: ['A.5.1'],
    });
    await agreesWithRules(later, id, '2027-02-09');
    assert.equal(await roundOf(world, '2027-02-09'), 0, 'a round that was done does nothing');

    const { data, explain } = await later.calls(readComplianceDashboard, { query: { explain: '1' } });
    assert.equal(data.summary.stale_unproven, 1);
    const why = explain?.['proven'];
    assert.deepEqual(
      [why?.included.count, why?.excluded.filter(({ reason }) => reason.includes('stale'))],
      [1, [{ reason: 'Controls whose proof is stale and counts nothing', count: 1 }]],
    );

    // What is fresh comes in its place.
    await proofOf(later, await world.signsIn(reviewer), [idOf('A.5.1')], {
      effective_from: '2026-12-01',
      effective_to: '2026-12-31',
    });
    assert.deepEqual(await said(later, id, 'A.5.1'), before);
  });

  for (const [effect, proven, flags, inStatement] of [
    ['flag', 100, ['stale'], 'proven'],
    ['partial', 50, ['stale'], 'half_proven'],
    ['unproven', 0, ['unproven', 'stale'], 'unproven'],
  ] as const)
    test(`has the effect of its rule: ${effect}`, async () => {
      const { world, reviewer, id, idOf } = await metControls('A.5.1');
      await proofOf(world.admin, reviewer, [idOf('A.5.1')]);
      await ruled(world.admin, { valid_for_days: 10, grace_days: 0, effect });
      await followRules(world, firstDay);
      const { row, flags: flagged, claimed, proof } = await said(world.admin, id, 'A.5.1');
      assert.deepEqual([row.slice(1, 4), flagged, proof], [[100, proven, effect], flags, inStatement]);
      const { data } = await world.admin.calls(readComplianceDashboard, { query: { explain: '1' } });
      const { stale, stale_partial, stale_unproven, compliance } = data.summary;
      assert.deepEqual(
        [stale, stale_partial, stale_unproven],
        [1, effect === 'partial' ? 1 : 0, effect === 'unproven' ? 1 : 0],
      );
      assert.equal(compliance, claimed[0]);
      await agreesWithRules(world.admin, id, firstDay);
    });
});
