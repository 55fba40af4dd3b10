import type { Language } from '#platform/contract/access.ts';
import type { Explanation } from '#platform/contract/endpoint.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { Roadmap } from '../roadmap.contract.ts';
import { explanation as ar } from '../text/explanation/ar.ts';
import { explanation as en, type ExplanationText } from '../text/explanation/en.ts';
import { explanation as tr } from '../text/explanation/tr.ts';
import { entriesOf } from '#platform/contract/values/keys.ts';

const texts: Record<Language, ExplanationText> = { en, tr, ar };

/** Raised by one with every change of what a figure counts, so that numbers of different days can be compared. */
const formulaVersion = 1;

/** How each figure of a roadmap came about. */
export function explainRoadmap(
  { db, language }: Call,
  { assessment, overall, gaps, days_of_a_step, left_out, budget, forecast }: Roadmap,
): Record<string, Explanation> {
  const { formula, reason } = texts[language];
  const leftOut = entriesOf(left_out)
    .filter(([, count]) => count > 0)
    .map(([why, count]) => ({ reason: reason[why], count }));
  const explain = (
    text: string,
    count: number,
    inputs: Explanation['inputs'],
    excluded = leftOut,
  ): Explanation => ({
    formula: text,
    formula_version: formulaVersion,
    inputs: { assessment_id: assessment.id, ...inputs },
    included: { count, filter: { assessment_id: assessment.id, filter_type: 'gap' } },
    excluded,
    as_of: db.now.toISOString(),
  });
  const steps = {
    days_small: days_of_a_step.S,
    days_medium: days_of_a_step.M,
    days_large: days_of_a_step.L,
  };
  const planned = gaps.filter((gap) => gap.planned).length;
  // The score is about every answer, whether it is a gap or not.
  const notAnswered = [
    { reason: reason.unanswered, count: overall.questions - overall.not_applicable - overall.answered },
    { reason: reason.not_applicable, count: overall.not_applicable },
  ].filter(({ count }) => count > 0);
  return {
    gaps: explain(formula.gaps, gaps.length, {}),
    days: explain(formula.days, gaps.length, { ...steps, planned }),
    ranking: explain(formula.ranking, gaps.length, { risk_factor: 1 }),
    overall: explain(
      formula.overall,
      overall.answered,
      { current: overall.current, percent: overall.percent },
      notAnswered,
    ),
    forecast: explain(
      formula.forecast,
      overall.answered,
      { current: overall.current, all_closed: forecast.at(-1)?.current ?? null },
      notAnswered,
    ),
    ...(budget && { budget: explain(formula.budget, budget.fitting, { budget: budget.days }) }),
  };
}
