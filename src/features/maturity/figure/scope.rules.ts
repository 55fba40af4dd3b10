import {
  wholeFigures,
  type Answer,
  type Figures,
  type RatedQuestion,
  type RatedSection,
} from './figure.rules.ts';

interface ScopedQuestion {
  id: string;
  /** In its section; 1 unless the organisation says otherwise. */
  weight?: number;
  /** The implementation groups of CIS it belongs to; other frameworks have none. */
  groups?: readonly number[];
}

/** Whether an assessment of these implementation groups asks a question. No groups chosen: it asks everything. */
export const isInScope = ({ groups }: ScopedQuestion, scope: readonly number[]): boolean =>
  scope.length === 0 || groups === undefined || groups.some((group) => scope.includes(group));

const unanswered: Answer = { current_level: null, desired_level: null, not_applicable: false };

interface ScopedSection {
  code: string;
  /** In the whole; 1 unless the organisation says otherwise. */
  weight?: number;
  questions: readonly ScopedQuestion[];
}
type Rated<Section extends ScopedSection> = Omit<Section, 'questions' | 'weight'> &
  RatedSection<Omit<Section['questions'][number], 'weight'> & RatedQuestion>;

/** The sections of a framework's content, in its order, with the answers. A section without a question in scope is left out:
 *  as 0 it would pull an implementation group 1 down, which has nothing in the controls 13, 16 and 18. */
export const ratedSections = <Section extends ScopedSection>(
  sections: readonly Section[],
  answers: ReadonlyMap<string, Answer>,
  scope: readonly number[] = [],
): Rated<Section>[] =>
  sections
    .map((section) => ({
      ...section,
      weight: section.weight ?? 1,
      questions: section.questions
        .filter((question) => isInScope(question, scope))
        .map((question: Section['questions'][number]) => {
          const { current_level, desired_level, not_applicable } = answers.get(question.id) ?? unanswered;
          return { ...question, weight: question.weight ?? 1, current_level, desired_level, not_applicable };
        }),
    }))
    .filter(({ questions }) => questions.length > 0);

/** The same questions in other groups, in the order of `codes`: ISO's controls by operational capability, where one belongs to
 *  several and counts in each; CIS safeguards by security function, which is how NIST is seen without a NIST assessment. A
 *  question brings its section's weight along; a group that has none is left out. */
export function regrouped<Question extends RatedQuestion>(
  sections: readonly RatedSection<Question>[],
  codes: readonly string[],
  groupsOf: (question: Question) => readonly string[],
): RatedSection<Question>[] {
  const questions = sections.flatMap(({ weight, questions }) =>
    questions.map((question) => ({ ...question, weight: weight * question.weight })),
  );
  return codes
    .map((code) => ({
      code,
      weight: 1,
      questions: questions.filter((question) => groupsOf(question).includes(code)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** Wholes made of some of the sections each, in the order of `codes`: NIST's functions from their categories. */
export const wholesBy = <Section extends RatedSection>(
  sections: readonly Section[],
  codes: readonly string[],
  groupOf: (section: Section) => string,
): { code: string; figures: Figures }[] =>
  codes
    .map((code) => ({ code, parts: sections.filter((section) => groupOf(section) === code) }))
    .filter(({ parts }) => parts.length > 0)
    .map(({ code, parts }) => ({ code, figures: wholeFigures(parts) }));
