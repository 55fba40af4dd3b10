import type { Actor, Language } from '#platform/contract/access.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { Explained } from '#platform/contract/endpoint.ts';
import type { TenantDb } from '#platform/server/database.ts';
import { refuse } from '#platform/server/refuse.ts';
import { compared } from '#features/maturity/maturity-comparison.rules.ts';
import { shownFigures, type Figures } from '#features/maturity/maturity-figure.rules.ts';
import { ratedSections } from '#features/maturity/maturity-scope.rules.ts';
import { contentOf } from '#features/maturity/server/shared/content.ts';
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
  if (before.framework !== after.framework) refuse(frameworksDiffer);
  const content = contentOf(after.framework, language);
  const rated = [before, after].map(({ answers, groups_in_scope }) =>
    ratedSections(content.sections, answers, groups_in_scope),
  );
  const { whole, sections, counts } = compared(rated[0] ?? [], rated[1] ?? []);
  const names = new Map(
    content.sections.flatMap(({ code, name, questions }) => [
      [code, name] as const,
      ...questions.map((question) => [question.id, question.title] as const),
    ]),
  );
  // Scopes may differ: what only the earlier one asked takes its place in the framework's order again.
  const order = new Map([...names.keys()].map((key, at) => [key, at]));
  const inContent = (one: string, other: string) => (order.get(one) ?? 0) - (order.get(other) ?? 0);
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
      .toSorted((one, other) => inContent(one.code, other.code))
      .map(({ questions, ...section }) => ({
        ...told(section),
        name: names.get(section.code) ?? section.code,
        questions: questions
          .toSorted((one, other) => inContent(one.id, other.id))
          .map(({ id: question_id, ...pair }) => ({
            question_id,
            title: names.get(question_id) ?? question_id,
            ...pair,
          })),
      })),
    counts,
  };
  return { data, explain: explaining ? explainComparison(db, data, language) : undefined };
}
