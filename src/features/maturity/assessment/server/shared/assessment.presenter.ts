import { actsFor } from '#platform/contract/deciding.ts';
import type { Actor, Language } from '#platform/contract/access.ts';
import { today } from '#platform/contract/today.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { shownRow, shownWhole } from '#platform/server/record/record-presenter.ts';
import type { StoredAnswer } from '../../answer.contract.ts';
import { noAnswer } from '../../answer.rules.ts';
import type {
  AssessedQuestion,
  AssessedSection,
  Assessment,
  AssessmentRow,
} from '../../assessment.contract.ts';
import { assessmentRecord } from '../../assessment.record.ts';
import { sectionUnknown } from '#features/maturity/framework/framework-parts.contract.ts';
import {
  isComplete,
  sectionFigures,
  shownFigures,
  wholeFigures,
  type Answer,
  type Figures,
} from '#features/maturity/figure/figure.rules.ts';
import { ratedSections } from '#features/maturity/figure/scope.rules.ts';
import { isOpen, mayAnswer, openPoints, type AnswerToSubmit } from '../../assessment-status.rules.ts';
import { assessmentWorkflow, type AssessmentFacts } from '../../assessment.workflow.ts';
import type { StoredAssessment, StoredRow } from './assessment.queries.ts';
import {
  wordsOf,
  type WordedQuestion,
} from '#features/maturity/framework/server/shared/shipped-framework.content.ts';

/** What approving alone looks at. */
type JudgedBy = 'answers' | 'could_approve';

/** Of a stored assessment what the rules look at. */
export type JudgedAssessment = Pick<
  StoredAssessment,
  'status' | 'department_id' | 'reviewer_id' | 'submitted_by' | 'deleted_at'
> & {
  assessor: readonly { id: string }[];
  assignments: readonly { person: { id: string } }[];
} & Partial<Pick<StoredAssessment, JudgedBy>>;

/** What the rules need to know of it. */
export const factsOf = ({
  answers = [],
  could_approve = [],
  ...stored
}: JudgedAssessment): AssessmentFacts => ({
  ...stored,
  answered_by: [
    ...new Set(
      answers.flatMap(({ answered_by, carried_from }) =>
        answered_by === null || carried_from !== null ? [] : [answered_by.id],
      ),
    ),
  ],
  could_approve,
  assessor_ids: stored.assessor.map(({ id }) => id),
  assigned_to: [...new Set(stored.assignments.map(({ person }) => person.id))],
});

const byQuestion = <Said extends { question_id: string }>(answers: readonly Said[]): Map<string, Said> =>
  new Map(answers.map((answer) => [answer.question_id, answer]));

/** The sections in scope with their answers, as the figures are computed from them. */
export const ratedSectionsOf = (
  { edition, groups_in_scope }: Pick<StoredRow, 'edition' | 'groups_in_scope'>,
  answers: readonly (Answer & { question_id: string })[],
) => ratedSections(edition.structure.sections, byQuestion(answers), groups_in_scope);

/** The figures of the whole: as stored at submission; before that, computed from the answers as they are. */
export const wholeOf = (
  head: Pick<StoredRow, 'edition' | 'groups_in_scope' | 'whole'>,
  answers: readonly (Answer & { question_id: string })[],
): Figures => head.whole ?? wholeFigures(ratedSectionsOf(head, answers));

/** Whether other questions are asked today. */
const isOlder = ({ framework_version, content_version, newest_edition, edition }: StoredRow): boolean =>
  newest_edition === null
    ? content_version !== edition.structure.content_version || framework_version !== edition.structure.version
    : content_version !== newest_edition;

/** What is shown of an assessment beside its fields, in the order of the contract. */
function beside(head: StoredRow, whole: Figures, actor: Actor, now: Date) {
  const { current, desired, gap, coverage } = shownFigures(whole);
  const flags: [AssessmentRow['flags'][number], boolean][] = [
    ['overdue', isOpen(head.status) && head.due_date !== null && head.due_date < today(now, actor.timezone)],
    ['incomplete', !isComplete(whole)],
    ['older_content', isOlder(head)],
  ];
  return {
    framework: head.framework,
    framework_id: head.framework_id,
    current,
    desired,
    gap,
    coverage,
    flags: flags.filter(([, holds]) => holds).map(([flag]) => flag),
  };
}

/** A row of a list: its fields and no others, in the order of the contract, so that the check of the reply need not copy it. */
export const toRow = (head: StoredRow, whole: Figures, actor: Actor, now: Date): AssessmentRow => ({
  ...shownRow(assessmentRecord, head),
  ...beside(head, whole, actor, now),
});

/** Refuses a section that the framework does not have, or that has no question in scope. */
export function expectSection(stored: StoredAssessment, section: string | undefined): void {
  if (section === undefined || section === 'first') return;
  if (!ratedSectionsOf(stored, []).some(({ code }) => code === section)) refuse(sectionUnknown);
}

/** The stored answer to a question, or an empty one. */
export const answerTo = (answers: ReadonlyMap<string, StoredAnswer>, question_id: string): StoredAnswer =>
  answers.get(question_id) ?? noAnswer(question_id);

/** Who reads it, and how much of it. */
export interface AssessmentReader {
  actor: Actor;
  language: Language;
  now: Date;
  /** The code of the section whose questions are wanted, `first` for where one begins; without it all of them. */
  section?: string | undefined;
}

/** The assessment as the contract answers it. */
export function toAssessment(
  stored: StoredAssessment,
  { actor, language, now, section }: AssessmentReader,
): Assessment {
  const content = stored.edition.in(language);
  const facts = factsOf(stored);
  const answers = byQuestion(stored.answers);
  const assigned = Map.groupBy(stored.assignments, ({ question_id }) => question_id);
  const sections = ratedSections(content.sections, answers, stored.groups_in_scope);
  const whole = stored.whole ?? wholeFigures(sections);

  const assignedTo = (id: string) => (assigned.get(id) ?? []).map(({ person }) => person.id);
  const mayAnswerTo = (id: string) => mayAnswer(actor, facts, { assigned_to: assignedTo(id) });
  // Whoever answers some questions only begins where the first of them stands.
  const first = sections.find(({ questions }) => questions.some(({ id }) => mayAnswerTo(id))) ?? sections[0];
  const wanted = section === 'first' ? first?.code : section;
  const isAssigned = (id: string) => assignedTo(id).some((person) => actsFor(actor, person));

  const toQuestion = (question: WordedQuestion): AssessedQuestion => {
    const given = assigned.get(question.id) ?? [];
    return {
      ...answerTo(answers, question.id),
      ...wordsOf(question),
      weight: question.weight,
      assigned_to: given.map(({ person }) => person),
      due_date: given.find(({ due_date }) => due_date !== null)?.due_date ?? null,
      may_answer: mayAnswerTo(question.id),
    };
  };
  const toSection = (one: (typeof sections)[number]): AssessedSection => {
    const { unanswered, unreasoned, unconfirmed } = openPoints(
      one.questions.map(({ id }) => toSubmit(answerTo(answers, id))),
    );
    const left = [...new Set([...unanswered, ...unreasoned, ...unconfirmed])];
    return {
      id: one.code,
      code: one.code,
      name: one.name,
      weight: one.weight,
      group: one.group,
      levels: one.levels,
      figures: shownFigures(stored.figures?.sections[one.code] ?? sectionFigures(one.questions)),
      open: {
        unanswered: unanswered.length,
        unreasoned: unreasoned.length,
        unconfirmed: unconfirmed.length,
      },
      assigned_to: assignedInFull(
        one.questions.map(({ id }) => assigned.get(id)?.map(({ person }) => person) ?? []),
      ),
      given: one.questions.filter(({ id }) => isAssigned(id)).length,
      left: {
        all: left.length,
        given: left.filter(isAssigned).length,
        answerable: left.filter(mayAnswerTo).length,
      },
      questions: wanted === undefined || wanted === one.code ? one.questions.map(toQuestion) : null,
    };
  };
  const { created_by: _, ...fields } = shownWhole(assessmentRecord, stored);
  return {
    ...fields,
    ...beside(stored, whole, actor, now),
    framework_name: content.name,
    framework_version: stored.framework_version,
    content_version: stored.content_version,
    overall: shownFigures(whole),
    levels: content.levels.map((words, value) => ({ value, ...words })),
    tiers: content.tiers?.map((words, at) => ({ value: at + 1, ...words })) ?? null,
    sections: sections.map(toSection),
    permissions: assessmentWorkflow.permissions(actor, facts, now),
  };
}

/** An answer as submitting looks at it. */
export const toSubmit = ({ question_id, ...storedAnswer }: StoredAnswer): AnswerToSubmit => ({
  id: question_id,
  ...storedAnswer,
});

/** Whoever has every question of a section has the section. */
const assignedInFull = (people: readonly (readonly { id: string; name: string }[])[]) =>
  people[0]?.filter(({ id }) => people.every((some) => some.some((one) => one.id === id))) ?? [];
