import type { StoredAnswer } from '#features/maturity/assessment/answer.contract.ts';
import type { AssessedQuestion, AssessedSection } from '#features/maturity/assessment/assessment.contract.ts';
import { sectionFigures, shownFigures } from '#features/maturity/figure/figure.rules.ts';
import { openPointOf, type OpenPoint } from '../answers/unsent-answer.rules.ts';

/** How far a section is at this moment, with what the server has not heard yet. */
export type SectionNow = Pick<AssessedSection, 'figures' | 'open'>;

/** The figures of a section from its answers as the screen shows them, rounded last as the server does. */
export function sectionNow(answers: readonly StoredAnswer[]): SectionNow {
  const figures = sectionFigures(answers.map((answer) => ({ ...answer, id: answer.question_id, weight: 1 })));
  const count = (point: OpenPoint) => answers.filter((answer) => openPointOf(answer) === point).length;
  return {
    figures: shownFigures(figures),
    open: {
      unanswered: count('unanswered'),
      unreasoned: count('unreasoned'),
      unconfirmed: count('unconfirmed'),
    },
  };
}

/** How much of a section is left, of all and of what one person has to do with. */
export function leftNow(
  questions: readonly AssessedQuestion[],
  isOpen: (question: AssessedQuestion) => boolean,
  personId: string,
): Pick<AssessedSection, 'given' | 'left'> {
  const isGiven = ({ assigned_to }: AssessedQuestion) => assigned_to.some(({ id }) => id === personId);
  const left = questions.filter(isOpen);
  return {
    given: questions.filter(isGiven).length,
    left: {
      all: left.length,
      given: left.filter(isGiven).length,
      answerable: left.filter(({ may_answer }) => may_answer).length,
    },
  };
}

/** The section a question stands in, by its name: A.5.1 in A.5, GV.OC-01 in GV.OC. */
export const sectionOf = (questionId: string, codes: readonly string[]): string | undefined =>
  codes
    .filter((code) => questionId.startsWith(`${code}.`) || questionId.startsWith(`${code}-`))
    .toSorted((one, other) => other.length - one.length)[0];

/** Where the next open question lies, `count` being how many a section has: further on in this section, in a later section, or, last of all, before where one is. */
export function nextOpen(
  sections: readonly (Pick<AssessedSection, 'code'> & {
    count: number;
    questions: readonly AssessedQuestion[] | null;
  })[],
  at: { section: string; question: string | undefined },
  isOpen: (questionId: string) => boolean,
): { section: string; question: string | undefined } | undefined {
  const here = sections.findIndex(({ code }) => code === at.section);
  const ids = sections[here]?.questions?.map(({ question_id }) => question_id) ?? [];
  const from = at.question === undefined ? 0 : ids.indexOf(at.question) + 1;
  const further = ids.slice(from).find(isOpen);
  if (further !== undefined) return { section: at.section, question: further };
  const others = [...sections.slice(here + 1), ...sections.slice(0, Math.max(here, 0))];
  const other = others.find((section) => section.count > 0);
  if (other !== undefined)
    return {
      section: other.code,
      question: other.questions?.find(({ question_id }) => isOpen(question_id))?.question_id,
    };
  const before = ids.slice(0, from).find(isOpen);
  return before === undefined ? undefined : { section: at.section, question: before };
}
