import {
  currentOf,
  sectionFigures,
  shown,
  wholeFigures,
  type Answer,
  type Figures,
  type RatedQuestion,
  type RatedSection,
} from '#features/maturity/figure/figure.rules.ts';

/** Something before and after; null where that assessment did not ask it. */
interface Pair<Kind> {
  before: Kind | null;
  after: Kind | null;
  /** Of the current level, in levels; null where one of the two has none. */
  change: number | null;
}

export interface ComparedQuestion extends Pair<Answer> {
  id: string;
}

export interface ComparedSection extends Pair<Figures> {
  code: string;
  questions: ComparedQuestion[];
}

export interface Comparison {
  whole: Pair<Figures>;
  sections: ComparedSection[];
  /** Questions by what became of their current level; `incomparable` has none on one side at least. */
  counts: { risen: number; fallen: number; same: number; incomparable: number };
  /** Questions that only one of the two asked. */
  asked_once: { before: number; after: number };
}

const changeBetween = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : after - before;

/** In tenths as shown: a reader who subtracts the two figures must arrive at the third. */
function shownChange(before: Figures | null, after: Figures | null): number | null {
  const change = changeBetween(shown(before?.current ?? null), shown(after?.current ?? null));
  return change === null ? null : Math.round(change * 10) / 10;
}

/** What has the same key side by side: in the later one's order, then what only the earlier one has. */
function paired<Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  keyOf: (thing: Thing) => string,
): { key: string; before: Thing | null; after: Thing | null }[] {
  const [earlier, later] = [before, after].map((things) => new Map(things.map((one) => [keyOf(one), one])));
  return [...new Set([...after, ...before].map(keyOf))].map((key) => ({
    key,
    before: earlier?.get(key) ?? null,
    after: later?.get(key) ?? null,
  }));
}

function comparedQuestions(
  before: readonly RatedQuestion[],
  after: readonly RatedQuestion[],
): ComparedQuestion[] {
  const answerOf = (question: RatedQuestion | null): Answer | null =>
    question && {
      current_level: question.current_level,
      desired_level: question.desired_level,
      not_applicable: question.not_applicable,
    };
  return paired(before, after, ({ id }) => id).map(({ key, before, after }) => ({
    id: key,
    before: answerOf(before),
    after: answerOf(after),
    change: changeBetween(before && currentOf(before), after && currentOf(after)),
  }));
}

/** Two assessments of one framework, section by section and question by question. Their scopes may differ:
 *  each figure is that of its own assessment. */
export function compared(before: readonly RatedSection[], after: readonly RatedSection[]): Comparison {
  const pairOf = (before: Figures | null, after: Figures | null): Pair<Figures> => ({
    before,
    after,
    change: shownChange(before, after),
  });
  const sections = paired(before, after, ({ code }) => code).map(({ key, before, after }) => ({
    code: key,
    ...pairOf(before && sectionFigures(before.questions), after && sectionFigures(after.questions)),
    questions: comparedQuestions(before?.questions ?? [], after?.questions ?? []),
  }));
  const questions = sections.flatMap((section) => section.questions);
  const changes = questions.map(({ change }) => change);
  const many = (holds: (change: number) => boolean) =>
    changes.filter((change) => change !== null && holds(change)).length;
  return {
    whole: pairOf(wholeFigures(before), wholeFigures(after)),
    sections,
    counts: {
      risen: many((change) => change > 0),
      fallen: many((change) => change < 0),
      same: many((change) => change === 0),
      incomparable: changes.filter((change) => change === null).length,
    },
    asked_once: {
      before: questions.filter(({ after: other }) => other === null).length,
      after: questions.filter(({ before: other }) => other === null).length,
    },
  };
}

interface Dated {
  period: { from: string; to: string };
  created_at: string;
}

/** Whether one is of an earlier period than another; of the same period, whether it was made before it. */
export function isEarlier(one: Dated, other: Dated): boolean {
  const key = ({ period, created_at }: Dated) => `${period.to} ${period.from} ${created_at}`;
  return key(one) <= key(other);
}
