import { notFound } from '#platform/contract/refusal.ts';
import type { Explained, Query } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { compared, isEarlier } from '../comparison.rules.ts';
import { shownFigures, type Figures } from '#features/maturity/figure/figure.rules.ts';
import { ratedSections } from '#features/maturity/figure/scope.rules.ts';
import { mergeFrameworkWords } from '#features/maturity/framework/server/shared/edition-words.presenter.ts';
import { isSameFramework } from '#features/maturity/framework/server/shared/framework-key.queries.ts';
import {
  frameworksDiffer,
  type compareAssessments as comparing,
  type Comparison,
} from '../comparison.contract.ts';
import { explainComparison } from './comparison-explanation.presenter.ts';
import {
  findRatedAssessments,
  headOf,
} from '#features/maturity/assessment/server/shared/rated-assessment.queries.ts';

/** Two assessments of one framework in the order chosen, section by section and question by question. */
export async function compareAssessments(
  call: Call,
  { id, other_id }: { id: string; other_id: string },
  { explain }: Query<typeof comparing>,
): Promise<Explained<Comparison>> {
  const { db, actor, language } = call;
  const found = await findRatedAssessments(db, actor, [id, other_id]);
  const [before, after] = [found.get(id) ?? refuse(notFound), found.get(other_id) ?? refuse(notFound)];
  if (!isSameFramework(before, after)) refuse(frameworksDiffer);
  const content = after.edition.in(language);
  const rated = [before, after].map(({ edition, answers, groups_in_scope }) =>
    ratedSections(edition.in(language).sections, answers, groups_in_scope),
  );
  const { whole, sections, counts, asked_once } = compared(rated[0] ?? [], rated[1] ?? []);
  const words = mergeFrameworkWords([content, before.edition.in(language)]);
  // Scopes may differ: what only the first one asked takes its place in the framework's order again.
  const inOrderOf = (named: ReadonlyMap<string, unknown>) => {
    const order = new Map([...named.keys()].map((code, at) => [code, at]));
    return (one: string, other: string) => (order.get(one) ?? 0) - (order.get(other) ?? 0);
  };
  const [bySection, byQuestion] = [inOrderOf(words.sections), inOrderOf(words.questions)];
  const shownPair = <Pair extends { before: Figures | null; after: Figures | null }>(pair: Pair) => ({
    ...pair,
    before: pair.before && shownFigures(pair.before),
    after: pair.after && shownFigures(pair.after),
  });
  const data: Comparison = {
    before: headOf(before),
    after: headOf(after),
    levels: content.levels.map(({ name }) => name),
    whole: shownPair(whole),
    sections: sections
      .toSorted((one, other) => bySection(one.code, other.code))
      .map(({ questions, ...section }) => ({
        ...shownPair(section),
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
    asked_once,
    is_chronological: isEarlier(before, after),
  };
  return { data, explain: explain === '1' ? explainComparison(call, data) : undefined };
}
