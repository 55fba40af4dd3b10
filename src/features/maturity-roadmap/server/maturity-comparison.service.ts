import type { Actor, Language } from '#platform/contract/access.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { Explained } from '#platform/contract/endpoint.ts';
import type { TenantDb } from '#platform/server/database.ts';
import { refuse } from '#platform/server/refuse.ts';
import { compared } from '#features/maturity/maturity-comparison.rules.ts';
import { shownFigures, type Figures } from '#features/maturity/maturity-figure.rules.ts';
import { ratedSections } from '#features/maturity/maturity-scope.rules.ts';
import { wordsAcross } from '#features/maturity/server/shared/words-across.ts';
import { isSame } from '#features/maturity/server/shared/rated-by.ts';
import { frameworksDiffer, type Comparison } from '../maturity-comparison.contract.ts';
import { inOrder } from '../maturity-roadmap.rules.ts';
import { explainComparison } from './maturity-explanation.service.ts';
import { findRatedAssessments, headOf } from './rated-assessment.queries.ts';

/** Two assessments of one framework, the earlier first, section by section and question by question. */
export async function compareAssessments(
  db: TenantDb,
  actor: Actor,
  { id, other_id }: { id: string; other_id: string },
  explaining: boolean,
  language: Language,
): Promise<Explained<Comparison>> {
  const found = await findRatedAssessments(db, actor, [id, other_id]);
  const [before, after] = inOrder(found.get(id) ?? refuse(notFound), found.get(other_id) ?? refuse(notFound));
  if (!isSame(before, after)) refuse(frameworksDiffer);
  const content = after.edition.in(language);
  const rated = [before, after].map(({ edition, answers, groups_in_scope }) =>
    ratedSections(edition.in(language).sections, answers, groups_in_scope),
  );
  const { whole, sections, counts } = compared(rated[0] ?? [], rated[1] ?? []);
  const words = wordsAcross([content, before.edition.in(language)]);
  // Scopes may differ: what only the earlier one asked takes its place in the framework's order again.
  const inOrderOf = (named: ReadonlyMap<string, unknown>) => {
    const order = new Map([...named.keys()].map((code, at) => [code, at]));
    return (one: string, other: string) => (order.get(one) ?? 0) - (order.get(other) ?? 0);
  };
  const [bySection, byQuestion] = [inOrderOf(words.sections), inOrderOf(words.questions)];
  const told = <Pair extends { before: Figures | null; after: Figures | null }>(pair: Pair) => ({
    ...pair,
    before: pair.before && shownFigures(pair.before),
    after: pair.after && shownFigures(pair.after),
  });
  const data: Comparison = {
    before: headOf(before),
    after: headOf(after),
    levels: content.levels.map(({ name }) => name),
    whole: told(whole),
    sections: sections
      .toSorted((one, other) => bySection(one.code, other.code))
      .map(({ questions, ...section }) => ({
        ...told(section),
        name: words.sections.get(section.code) ?? section.code,
        questions: questions
          .toSorted((one, other) => byQuestion(one.id, other.id))
          .map(({ id: question_id, ...pair }) => ({
            question_id,
            title: words.questions.get(question_id)?.title ?? question_id,
            ...pair,
          })),
      })),
    counts,
  };
  return { data, explain: explaining ? explainComparison(db, data, language) : undefined };
}
