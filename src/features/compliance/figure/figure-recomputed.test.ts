import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import type { ControlAssessmentRow } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { answered, begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import { newWorld } from '#tests/world/world.ts';
import type { ComplianceFigures } from './figure.contract.ts';

const answers = [
  { result: 'compliant' },
  { result: 'partial' },
  { result: 'partial', implementation_percent: 30 },
  { result: 'non_compliant' },
  { applicability_state: 'not_applicable', applicability_text: 'There is none' },
] as const;

const rounded = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10;

/** The figures of an assessment, added up once more from what a list shows. */
function recomputed(rows: readonly ControlAssessmentRow[]): Partial<ComplianceFigures> {
  const applicable = rows.filter(({ is_applicable }) => is_applicable);
  const assessed = applicable.filter(({ value }) => value !== null);
  const sum = (some: readonly ControlAssessmentRow[]) =>
    some.reduce((total, { value }) => total + (value ?? 0) / 100, 0);
  return {
    controls: rows.length,
    applicable: applicable.length,
    assessed: assessed.length,
    coverage: rounded(assessed.length, applicable.length),
    compliance: rounded(sum(applicable), applicable.length),
    of_assessed: rounded(sum(assessed), assessed.length),
    proven: rounded(
      applicable.reduce((total, { proven_value }) => total + (proven_value ?? 0) / 100, 0),
      applicable.length,
    ),
  };
}

suite('The figures of an assessment', () => {
  test('are what its controls come to, as a whole and by section', async () => {
    const { admin } = await newWorld();
    const { id } = await begun(admin, { compliance_standard: 'cis', groups_in_scope: ['ig1'] });
    const codes = [...(await controlsOf(admin, id)).values()].filter(({ parent }) => parent !== null);
    for (const [at, control] of codes.slice(0, 30).entries())
      await answered(admin, control.id, answers[at % answers.length] as (typeof answers)[number]);
    const rows = [...(await controlsOf(admin, id)).values()].filter(({ parent }) => parent !== null);
    const { data } = await admin.calls(readComplianceAssessment, { params: { id } });
    const isIn = (figures: ComplianceFigures | null, expected: Partial<ComplianceFigures>, what: string) =>
      assert.deepEqual({ ...figures, ...expected }, figures, what);
    isIn(data.figures, recomputed(rows), 'the whole');
    assert.deepEqual(
      data.sections.map(({ code }) => code),
      [...new Set(rows.map(({ section }) => section))],
    );
    for (const { code, figures } of data.sections)
      isIn(figures, recomputed(rows.filter(({ section }) => section === code)), code);
  });
});
