import type { EffortClass, FrameworkKind } from '#features/maturity/framework/framework-content.contract.ts';
import {
  levelDistribution,
  levelsOf,
  rolledUp,
  type Figures,
  type LevelDistribution,
} from '#features/maturity/figure/figure.rules.ts';
import { rankedGaps } from '#features/maturity/figure/gap.rules.ts';
import {
  groupedBy,
  groupings,
  type FactedQuestion,
  type FactedSection,
  type StoredFigures,
} from '#features/maturity/figure/stored-figures.rules.ts';
import type { LookedAtBy } from './maturity-dashboard.contract.ts';

/** How an assessment of one framework is seen by a dashboard: as it is, or by security function as NIST sees CIS. */
export interface DashboardSource {
  framework: FrameworkKind;
  source: FrameworkKind;
}

/** What a picture can be drawn by, the first as it opens. */
export function viewsOf({ framework, source }: DashboardSource): LookedAtBy[] {
  switch (framework) {
    case 'cis':
      return ['section', 'function', 'implementation_group'];
    case 'iso':
      return ['section', 'capability'];
    case 'nist':
      return source === 'nist' ? ['function', 'section'] : ['function'];
    case 'custom':
      return ['section'];
  }
}

/** The figure of the whole, of an assessment that was submitted. */
export const wholeFiguresOf = (
  { framework, source }: DashboardSource,
  { whole, by_function }: StoredFigures,
): Figures => (framework === source ? whole : (by_function ?? whole));

/** The kept figures by one way to look at them, by code. */
export const groupFiguresBy = (
  by: LookedAtBy,
  { sections, groups }: StoredFigures,
): Readonly<Record<string, Figures>> => (by === 'section' ? sections : (groups[by] ?? {}));

/** The codes of all that have one, in the order in which they are given. */
export const codesOf = (
  some: readonly Readonly<Record<string, unknown>>[],
  order: readonly string[],
): string[] => order.filter((code) => some.some((one) => code in one));

/** One group of several departments: those that have it, rolled up. */
export const rolledUpOf = (some: readonly Readonly<Record<string, Figures>>[], code: string): Figures =>
  rolledUp(some.flatMap((one) => one[code] ?? []));

/** What a question needs to be ranked, beside its answer. */
export type RankedQuestion = FactedQuestion & { effort: EffortClass };
export type RankedSection = Omit<FactedSection, 'questions'> & { questions: readonly RankedQuestion[] };

/** The questions of an assessment behind a part of a picture. */
export function questionsBehind(
  by: LookedAtBy,
  code: string | undefined,
  sections: readonly FactedSection[],
  scope: readonly number[],
): ReadonlySet<string> {
  const grouping = groupings.find((one) => one === by);
  const groups = grouping === undefined ? sections : groupedBy(grouping, sections, scope);
  return new Set(
    groups
      .filter((group) => code === undefined || group.code === code)
      .flatMap(({ questions }) => questions.map(({ id }) => id)),
  );
}

/** Counts of several departments. */
export function distributionOf(
  units: readonly (readonly FactedSection[])[],
  which: 'current_level' | 'desired_level',
): LevelDistribution {
  return levelDistribution(
    units.flatMap((sections) => sections.flatMap(({ questions }) => questions)),
    which,
  );
}

/** The sections of the assessment that is shown of a department. */
export interface RankedUnit {
  sections: readonly RankedSection[];
  /** Person days as its roadmap has them; otherwise by effort class. */
  planned_days?: ReadonlyMap<string, number>;
}

/** A gap of one question, over the departments that said both levels. */
export interface SharedGap<Unit extends RankedUnit> {
  question_id: string;
  section_code: string;
  current: number;
  desired: number;
  priority: number;
  /** Person days, of those that have the gap. */
  days: number;
  /** Where it is widest. */
  widest: Unit;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** What to do first over several departments: a gap counts by its mean over all that rated the question, so that what all have
 *  comes before what one has. For one department it is the ranking of its own gaps. */
export function sharedGaps<Unit extends RankedUnit>(units: readonly Unit[], most: number): SharedGap<Unit>[] {
  const ranked = units.flatMap((unit) =>
    rankedGaps(unit.sections, { ...(unit.planned_days && { edited_days: unit.planned_days }) }).map(
      (gap) => ({
        ...gap,
        unit,
      }),
    ),
  );
  const levelsById = new Map<string, { current: number; desired: number }[]>();
  for (const { sections } of units)
    for (const { questions } of sections)
      for (const question of questions) {
        const levels = levelsOf(question);
        if (levels === null) continue;
        const others = levelsById.get(question.id);
        if (others === undefined) levelsById.set(question.id, [levels]);
        else others.push(levels);
      }
  return [...Map.groupBy(ranked, ({ question_id }) => question_id)]
    .flatMap(([question_id, gaps]): SharedGap<Unit>[] => {
      const [widest] = gaps.toSorted((one, other) => other.priority - one.priority);
      const levels = levelsById.get(question_id);
      if (widest === undefined || levels === undefined) return [];
      return [
        {
          question_id,
          section_code: widest.section_code,
          current: mean(levels.map(({ current }) => current)),
          desired: mean(levels.map(({ desired }) => desired)),
          priority: gaps.reduce((sum, { priority }) => sum + priority, 0) / levels.length,
          days: mean(gaps.map(({ days }) => days)),
          widest: widest.unit,
        },
      ];
    })
    .toSorted(
      (one, other) => other.priority - one.priority || one.days - other.days || one.current - other.current,
    )
    .slice(0, most);
}

/** An assessment on the line of a department. */
export interface TimedFigures {
  id: string;
  date: string;
  figures: Figures;
}

/** Of two that speak of the same time, the one made later counts: its id is the greater. */
const timeOf = ({ date, id }: TimedFigures): string => `${date} ${id}`;

/** The line of several departments: at each date the newest of each by then, rolled up. One alone is its own line. */
export function rolledUpTrend(
  units: readonly (readonly TimedFigures[])[],
  most: number,
): { date: string; figures: Figures; of: TimedFigures[] }[] {
  const dates = [...new Set(units.flatMap((points) => points.map(({ date }) => date)))]
    .toSorted()
    .slice(-most);
  const orders = units.map((points) =>
    points.toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1)),
  );
  return dates.map((date) => {
    const of = orders.flatMap((points) => points.findLast((point) => point.date <= date) ?? []);
    return { date, figures: rolledUp(of.map(({ figures }) => figures)), of };
  });
}
