import type { EffortClass } from '#features/maturity/framework/framework-content.contract.ts';
import {
  levelsOf,
  wholeFigures,
  type Figures,
  type RatedQuestion,
  type RatedSection,
} from './figure.rules.ts';

/** Person days of one level up, by effort class, until the organisation says otherwise: some days, two weeks, two months. */
export const daysOfAStep: Readonly<Record<EffortClass, number>> = { S: 3, M: 10, L: 40 };

/** A question whose wish lies above today, with everything its priority was computed from. */
export interface Gap {
  question_id: string;
  section_code: string;
  current: number;
  desired: number;
  question_weight: number;
  section_weight: number;
  /** Points of the open risks linked to it, likelihood times consequence each. */
  risk_points: number;
  /** What those points multiply by: 1 without any, 2 for one risk of the highest cell. */
  risk_factor: number;
  priority: number;
  effort: EffortClass;
  /** Person days of the whole way up: as edited for this gap, otherwise its class for each level. */
  days: number;
}

/** What is known of gaps beyond the answers, by identifier of question. */
export interface GapFacts {
  risk_points?: ReadonlyMap<string, number>;
  edited_days?: ReadonlyMap<string, number>;
  days_of_a_step?: Readonly<Record<EffortClass, number>>;
}

/** 5 × 5, the highest score a risk of the shipped model has. */
const pointsThatDouble = 25;

type Effortful = RatedQuestion & { effort: EffortClass };

function gapOf(question: Effortful, section: RatedSection<Effortful>, facts: GapFacts): Gap[] {
  const levels = levelsOf(question);
  if (levels === null || levels.desired <= levels.current) return [];
  const difference = levels.desired - levels.current;
  const risk_points = facts.risk_points?.get(question.id) ?? 0;
  const risk_factor = 1 + risk_points / pointsThatDouble;
  const step = (facts.days_of_a_step ?? daysOfAStep)[question.effort];
  return [
    {
      question_id: question.id,
      section_code: section.code,
      ...levels,
      question_weight: question.weight,
      section_weight: section.weight,
      risk_points,
      risk_factor,
      // Products of binary fractions that mean the same must be the same, or ties would be settled by noise.
      priority: Number((difference * question.weight * section.weight * risk_factor).toFixed(11)),
      effort: question.effort,
      days: facts.edited_days?.get(question.id) ?? difference * step,
    },
  ];
}

/** What to do first. Of equal priority: what takes fewer days, then what stands lower today,
 *  then the framework's own order, in which the sections are given. */
export const rankedGaps = (sections: readonly RatedSection<Effortful>[], facts: GapFacts = {}): Gap[] =>
  sections
    .flatMap((section) => section.questions.flatMap((question) => gapOf(question, section, facts)))
    .toSorted(
      (one, other) => other.priority - one.priority || one.days - other.days || one.current - other.current,
    );

/** The figures if some gaps were closed: their questions stand where they should. */
export function figuresIfClosed(sections: readonly RatedSection[], closed: ReadonlySet<string>): Figures {
  return wholeFigures(
    sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) =>
        closed.has(question.id) ? { ...question, current_level: question.desired_level } : question,
      ),
    })),
  );
}

/** Where the organisation stands after the first so many gaps, and what they take together. */
export interface Forecast {
  closed: number;
  days: number;
  figures: Figures;
}

/** The what-if: one entry for no gap closed, and one for each further gap of the ranking. */
export function forecasts(sections: readonly RatedSection[], ranking: readonly Gap[]): Forecast[] {
  const closed = new Set<string>();
  const found: Forecast[] = [{ closed: 0, days: 0, figures: wholeFigures(sections) }];
  let days = 0;
  for (const gap of ranking) {
    closed.add(gap.question_id);
    days += gap.days;
    found.push({ closed: closed.size, days, figures: figuresIfClosed(sections, closed) });
  }
  return found;
}

/** How many of the first gaps fit into so many person days: where the effort line is drawn. It cuts the ranking and skips
 *  nothing, for what is small and late in it is still not what to do first. */
export function fittingInto(days: number, ranking: readonly Pick<Gap, 'days'>[]): number {
  let sum = 0;
  const first = ranking.findIndex((gap) => (sum += gap.days) > days);
  return first === -1 ? ranking.length : first;
}
