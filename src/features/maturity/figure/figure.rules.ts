import { highestLevel, lowestLevel } from '#features/maturity/framework/framework-content.contract.ts';

/** The answer to a question: levels 0 to 5, null where there is none yet. Not applicable wins over any level. */
export interface Answer {
  current_level: number | null;
  desired_level: number | null;
  not_applicable: boolean;
}

/** A question in scope with its answer; `weight` 1 unless the organisation says otherwise, 0 to leave it out of figures. */
export interface RatedQuestion extends Answer {
  id: string;
  weight: number;
}

/** A section, or any other group of questions, with its weight in the whole. */
export interface RatedSection<Question extends RatedQuestion = RatedQuestion> {
  code: string;
  weight: number;
  questions: readonly Question[];
}

/** The figures of a section or of the whole, not rounded: `shown` does that, last of all. Null is "nobody
 *  said", and never 0. */
export interface Figures {
  /** In scope, those that do not apply included. */
  questions: number;
  not_applicable: number;
  answered: number;
  /** 0 to 5, over the answered. */
  current: number | null;
  /** 0 to 5, over the answered that also say where to go; so is the gap, which what exceeds its wish does not lessen. */
  desired: number | null;
  gap: number | null;
  /** Percent of the questions that apply, 0 to 100; null where none applies. */
  coverage: number | null;
  /** Percent of the scale the current level has come, 0 to 100: the only figure that may stand beside another framework's. */
  percent: number | null;
}

/** Eleven decimals: coarse enough to heal binary fractions (2.4999999999999996 is 2.5), finer than any two means differ. */
const healed = (value: number): number => Number(value.toFixed(11));

/** As a reader sees a figure: one decimal, half up. 3.25 is 3.3. */
export function shown(value: number): number;
export function shown(value: number | null): number | null;
export function shown(value: number | null): number | null {
  return value === null ? null : Math.floor(healed(value * 10) + 0.5) / 10;
}

interface Weighted {
  weight: number;
  value: number | null;
}

/** What has no value does not count; null where nothing does. */
function weightedMean(parts: readonly Weighted[]): number | null {
  let [sum, total] = [0, 0];
  for (const { weight, value } of parts)
    if (value !== null) {
      sum += weight * value;
      total += weight;
    }
  return total === 0 ? null : healed(sum / total);
}

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : healed((100 * part) / whole);

/** How far up the scale a level is, 0 to 100. */
export const percentOf = (level: number | null): number | null =>
  level === null ? null : share(level - lowestLevel, highestLevel - lowestLevel);

type Counts = Pick<Figures, 'questions' | 'not_applicable' | 'answered'>;

const withShares = (
  { questions, not_applicable, answered }: Counts,
  { current, desired, gap }: Pick<Figures, 'current' | 'desired' | 'gap'>,
): Figures => ({
  questions,
  not_applicable,
  answered,
  current,
  desired,
  gap,
  coverage: share(answered, questions - not_applicable),
  percent: percentOf(current),
});

/** Whether every question that applies has its level; anything else is drawn hatched and labelled. */
export const isComplete = ({ questions, not_applicable, answered }: Counts): boolean =>
  answered > 0 && answered === questions - not_applicable;

/** Coverage as a reader sees it: 100 % is said only of what is complete, whatever the rounding. */
export const shownCoverage = (figures: Counts & Pick<Figures, 'coverage'>): number | null =>
  figures.coverage === null || isComplete(figures)
    ? figures.coverage
    : Math.min(shown(figures.coverage), 99.9);

/** Figures as they are shown (rounded); stored figures and computations stay unrounded. */
export const shownFigures = (figures: Figures): Figures => ({
  ...figures,
  current: shown(figures.current),
  desired: shown(figures.desired),
  gap: shown(figures.gap),
  coverage: shownCoverage(figures),
  percent: shown(figures.percent),
});

/** The level of today, where the question applies. */
export const currentOf = ({ current_level, not_applicable }: Answer): number | null =>
  not_applicable ? null : current_level;

/** Current and desired level, where both are given. */
export function levelsOf(answer: Answer): { current: number; desired: number } | null {
  const current = currentOf(answer);
  return current === null || answer.desired_level === null
    ? null
    : { current, desired: answer.desired_level };
}

/** A section from its questions. */
export function sectionFigures(questions: readonly RatedQuestion[]): Figures {
  const meanOf = (valueOf: (question: RatedQuestion) => number | null) =>
    weightedMean(questions.map((question) => ({ weight: question.weight, value: valueOf(question) })));
  return withShares(
    {
      questions: questions.length,
      not_applicable: questions.filter(({ not_applicable }) => not_applicable).length,
      answered: questions.filter((question) => currentOf(question) !== null).length,
    },
    {
      current: meanOf(currentOf),
      desired: meanOf((question) => levelsOf(question)?.desired ?? null),
      gap: meanOf((question) => {
        const levels = levelsOf(question);
        return levels && Math.max(0, levels.desired - levels.current);
      }),
    },
  );
}

/** Figures that stand for a part of something larger. */
interface Part {
  weight: number;
  figures: Figures;
}

function joined(parts: readonly Part[]): Figures {
  const total = (count: keyof Counts) => parts.reduce((sum, { figures }) => sum + figures[count], 0);
  const meanOf = (figure: 'current' | 'desired' | 'gap') =>
    weightedMean(parts.map(({ weight, figures }) => ({ weight, value: figures[figure] })));
  return withShares(
    {
      questions: total('questions'),
      not_applicable: total('not_applicable'),
      answered: total('answered'),
    },
    { current: meanOf('current'), desired: meanOf('desired'), gap: meanOf('gap') },
  );
}

/** The whole from its sections, each with its weight however many questions it has; one without an answer does not count. */
export const wholeFigures = (sections: readonly RatedSection[]): Figures =>
  joined(sections.map(({ weight, questions }) => ({ weight, figures: sectionFigures(questions) })));

/** The organisation from its departments, each as heavy as its coverage: who answered half of it counts half. Serves the whole
 *  and, given the departments' figures of one section, that section. */
export const rolledUp = (departments: readonly Figures[]): Figures =>
  joined(departments.map((figures) => ({ weight: figures.coverage ?? 0, figures })));

/** How many questions stand at each level; index 0 is level 0. The three together are all questions in scope. */
export interface LevelDistribution {
  levels: number[];
  unanswered: number;
  not_applicable: number;
}

/** Counts, not weights: a reader who counts the questions must arrive at the same bars. */
export function levelDistribution(
  questions: readonly Answer[],
  which: 'current_level' | 'desired_level',
): LevelDistribution {
  const applying = questions.filter(({ not_applicable }) => !not_applicable);
  const at = (level: number | null) => applying.filter((question) => question[which] === level).length;
  return {
    levels: Array.from({ length: highestLevel - lowestLevel + 1 }, (_, step) => at(lowestLevel + step)),
    unanswered: at(null),
    not_applicable: questions.length - applying.length,
  };
}
