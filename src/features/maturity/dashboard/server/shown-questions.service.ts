import type { Page } from '#platform/contract/endpoint.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { levelsOf, type Answer } from '#features/maturity/figure/figure.rules.ts';
import type { ShownQuestion, ShownQuestionsQuery } from '../maturity-dashboard.contract.ts';
import { questionsBehind } from '../maturity-dashboard.rules.ts';
import { findVisibleDepartments, type WantedDashboard } from './maturity-dashboard.service.ts';
import { departmentOf } from './visible-departments.presenter.ts';
import { wordsIn } from './maturity-dashboard.presenter.ts';

/** Whether an answer belongs to a bar of the level distribution. */
function standsAt(answer: Answer, { level, which = 'current' }: ShownQuestionsQuery): boolean {
  if (level === undefined) return true;
  if (level === 'not_applicable' || answer.not_applicable)
    return answer.not_applicable === (level === 'not_applicable');
  const answered = which === 'current' ? answer.current_level : answer.desired_level;
  return level === 'unanswered' ? answered === null : answered === Number(level);
}

const gapOf = (answer: Answer): number => {
  const levels = levelsOf(answer);
  return levels === null ? 0 : Math.max(0, levels.desired - levels.current);
};

/** The questions behind a part of a picture, widest gaps first. */
export async function findShownQuestions(
  { db, actor, language }: Call,
  { framework, department }: WantedDashboard,
  query: ShownQuestionsQuery,
): Promise<Page<ShownQuestion>> {
  const { by = 'section', code, limit, offset } = query;
  const departments = await findVisibleDepartments(db, actor, {
    framework,
    department: actor.flat ? undefined : department,
  });
  const { questions: words } = wordsIn(departments, language);
  const found = departments.units.flatMap((unit) => {
    const behind = questionsBehind(by, code, unit.sections, unit.shown.groups_in_scope);
    return unit.sections.flatMap((section) =>
      section.questions
        .filter((question) => behind.has(question.id) && standsAt(question, query))
        .map((question) => ({ unit, section: section.code, question })),
    );
  });
  const rows = found
    .toSorted((one, other) => gapOf(other.question) - gapOf(one.question))
    .slice(offset, offset + limit)
    .map(({ unit, section, question }) => ({
      question_id: question.id,
      section,
      title: words.get(question.id)?.title ?? question.id,
      current: question.current_level,
      desired: question.desired_level,
      not_applicable: question.not_applicable,
      assessment_id: unit.shown.id,
      department: departmentOf(unit),
    }));
  return { data: rows, count: found.length };
}
