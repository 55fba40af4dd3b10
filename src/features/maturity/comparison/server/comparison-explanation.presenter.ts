import type { Language } from '#platform/contract/access.ts';
import type { Explanation } from '#platform/contract/endpoint.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { Comparison } from '../comparison.contract.ts';
import { explanation as ar } from '../text/explanation/ar.ts';
import { explanation as en, type ExplanationText } from '../text/explanation/en.ts';
import { explanation as tr } from '../text/explanation/tr.ts';

const texts: Record<Language, ExplanationText> = { en, tr, ar };

/** Raised by one with every change of what a figure counts, so that numbers of different days can be compared. */
const formulaVersion = 1;

/** How the figures of a comparison came about. */
export function explainComparison(
  { db, language }: Call,
  { before, after, whole, counts }: Comparison,
): Record<string, Explanation> {
  const { formula, reason } = texts[language];
  const compared = counts.risen + counts.fallen + counts.same;
  const explain = (
    text: string,
    count: number,
    inputs: Explanation['inputs'],
    excluded: Explanation['excluded'],
  ): Explanation => ({
    formula: text,
    formula_version: formulaVersion,
    inputs: { before_id: before.id, after_id: after.id, ...inputs },
    included: { count, filter: { assessment_id: [before.id, after.id] } },
    excluded: excluded.filter((one) => one.count > 0),
    as_of: db.now.toISOString(),
  });
  const ofOne = (figures: Comparison['whole']['before']) =>
    explain(formula.overall, figures?.answered ?? 0, {}, [
      {
        reason: reason.unanswered,
        count: figures === null ? 0 : figures.questions - figures.not_applicable - figures.answered,
      },
      { reason: reason.not_applicable, count: figures?.not_applicable ?? 0 },
    ]);
  return {
    before: ofOne(whole.before),
    after: ofOne(whole.after),
    change: explain(
      formula.change,
      compared,
      { score_before: whole.before?.current ?? null, score_after: whole.after?.current ?? null },
      [],
    ),
    counts: explain(formula.counts, compared, {}, [
      { reason: reason.incomparable, count: counts.incomparable },
    ]),
  };
}
