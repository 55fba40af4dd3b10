import assert from 'node:assert/strict';
import {
  readComplianceAssessment,
  type ComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import type { ControlAssessmentRow } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { readComplianceDashboard } from '#features/compliance/dashboard/compliance-dashboard.contract.ts';
import { listFreshnessRules, type FreshnessRule } from '#features/compliance/freshness/freshness.contract.ts';
import { listEvidence, type EvidenceRow } from '#features/treatment/evidence/evidence.contract.ts';
import { answeredRows, recomputed } from './compliance-recomputed.ts';
import type { Caller } from '#tests/world/caller.ts';

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const hardness = ['flag', 'partial', 'unproven'];

/** The rule for a piece of evidence on a control: all that fit, sorted as the decision says it. */
function ruleFor(
  rules: readonly FreshnessRule[],
  standard: string,
  { code, parent, section }: ControlAssessmentRow,
  { kind, tags }: EvidenceRow,
): FreshnessRule | undefined {
  // From the least specific on.
  const targets = [kind, ...tags.map((tag) => `#${tag.toLowerCase()}`), section, parent, code];
  const targetOf = ({ scope, evidence_kind, tag, requirement }: FreshnessRule) =>
    scope === 'kind' ? evidence_kind : scope === 'tag' ? `#${tag?.toLowerCase()}` : requirement;
  const order = ({ scope }: FreshnessRule) => ['kind', 'tag', 'requirement'].indexOf(scope);
  const closeness = (rule: FreshnessRule) =>
    order(rule) * 100 + (rule.scope === 'requirement' ? targets.lastIndexOf(targetOf(rule)) : 0);
  const fits = rules.filter(
    (rule) => rule.is_active && (rule.standard ?? standard) === standard && targets.includes(targetOf(rule)),
  );
  return fits.toSorted(
    (one, other) =>
      closeness(other) - closeness(one) ||
      one.valid_for_days - other.valid_for_days ||
      one.grace_days - other.grace_days ||
      hardness.indexOf(other.effect) - hardness.indexOf(one.effect),
  )[0];
}

/** What each control of an assessment should count as proven on a day, in percent, from what lists say of evidence and rules alone. */
export async function provenByRules(
  who: Caller,
  { id, standard, period }: Pick<ComplianceAssessment, 'id' | 'standard' | 'period'>,
  day: string,
): Promise<Map<string, [proven: number | null, staleness: string | null]>> {
  const { data: rules } = await who.calls(listFreshnessRules);
  const found = new Map<string, [number | null, string | null]>();
  for (const row of await answeredRows(who, id, {})) {
    const query = { object_type: 'control_assessment', object_id: row.id, status: 'accepted' } as const;
    const { data } =
      row.evidence_count === 0
        ? { data: [] }
        : await who.calls(listEvidence, { query: { ...query, limit: '50' } });
    const states = data
      .filter(
        ({ effective_from, effective_to }) =>
          effective_from <= period.to && (effective_to ?? '9999') >= period.from,
      )
      .map((evidence) => {
        const rule = ruleFor(rules, standard, row, evidence);
        const age = numberOf(day) - numberOf(evidence.effective_to ?? evidence.effective_from);
        if (rule === undefined || age < rule.valid_for_days) return 'fresh';
        return age < rule.valid_for_days + rule.grace_days ? 'grace' : rule.effect;
      });
    const best = ['fresh', 'grace', 'flag', 'partial', 'unproven'].find((state) =>
      (states as string[]).includes(state),
    );
    const share = best === undefined || best === 'unproven' ? 0 : best === 'partial' ? 0.5 : 1;
    found.set(row.code, [
      row.value === null ? null : Math.round(row.value * share * 10) / 10,
      best === undefined || best === 'fresh' ? null : best,
    ]);
  }
  return found;
}

/** What lists and the dashboard say of an assessment on a day is what its evidence and the rules come to. */
export async function agreesWithRules(who: Caller, id: string, day: string): Promise<void> {
  const { data } = await who.calls(readComplianceAssessment, { params: { id } });
  const expected = await provenByRules(who, data, day);
  assert.deepEqual(
    (await answeredRows(who, id, {})).map(({ code, proven_value, staleness }) => [
      code,
      [proven_value, staleness],
    ]),
    [...expected],
  );
  const { data: shown } = await who.calls(readComplianceDashboard, { query: {} });
  assert.deepEqual(shown.summary, (await recomputed(who, {})).summary);
}
