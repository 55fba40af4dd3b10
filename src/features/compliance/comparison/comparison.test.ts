import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { assignControls } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { answered, begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { compareComplianceAssessments } from './comparison.contract.ts';

type Answer = Parameters<typeof answered>[2];

/** An assessment by CIS with these answers. */
async function answeredSo(who: Caller, groups: string[], answers: Record<string, Answer>): Promise<string> {
  const { id } = await begun(who, { compliance_standard: 'cis', groups_in_scope: groups });
  const controls = await controlsOf(who, id);
  for (const [code, answer] of Object.entries(answers))
    await answered(who, controls.get(code)?.id as string, answer);
  return id;
}

suite('Two assessments of compliance beside each other', () => {
  test('tell what rose, what fell, and what only one of them asks', async () => {
    const { admin } = await newWorld();
    const id = await answeredSo(admin, ['ig1'], {
      '1.1': { result: 'non_compliant' },
      '1.2': { result: 'compliant' },
      '2.1': { result: 'partial', implementation_percent: 40 },
    });
    const other_id = await answeredSo(admin, ['ig2'], {
      '1.1': { result: 'compliant' },
      '1.2': { applicability_state: 'not_applicable', applicability_text: 'There is none' },
      '2.1': { result: 'partial', implementation_percent: 30 },
      '1.3': { result: 'compliant' },
    });
    const { data } = await admin.calls(compareComplianceAssessments, { params: { id, other_id } });
    assert.deepEqual([data.before.id, data.after.id], [id, other_id]);
    const changed = data.controls.filter(({ before, after }) => before !== null || after?.value !== null);
    assert.deepEqual(
      changed.map(({ code, before, after, change }) => [code, before?.value, after?.value, change]),
      [
        ['1.1', 0, 100, 100],
        ['1.2', 100, null, null],
        ['1.3', undefined, 100, null],
        ['2.1', 40, 30, -10],
      ],
    );
    assert.deepEqual(data.counts, { risen: 1, fallen: 1, same: 0, incomparable: 128 });
    const first = data.sections.find(({ code }) => code === '1');
    assert.deepEqual([first?.before?.compliance, first?.after?.compliance, first?.change], [50, 66.7, 16.7]);
  });

  test('are by one standard, and seen as a whole', async () => {
    const { admin, person } = await newWorld();
    const id = await answeredSo(admin, ['ig1'], {});
    const iso = (await begun(admin)).id;
    const differing = await admin.isRefused(compareComplianceAssessments, { params: { id, other_id: iso } });
    assert.equal(differing.code, 'standards_differ');
    const asked = await person('User');
    const one = (await controlsOf(admin, id)).get('1.1')?.id as string;
    await admin.calls(assignControls, {
      params: { id },
      body: { version: 2, requirement_ids: [one], user_ids: [asked.id] },
    });
    const refused = await asked.isRefused(compareComplianceAssessments, { params: { id, other_id: id } });
    assert.equal(refused.status, 404);
  });
});
