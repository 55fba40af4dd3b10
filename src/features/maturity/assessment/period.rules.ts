import type { Period } from './assessment-change.contract.ts';

/** What people call a stretch of time; nothing where it has no name of its own. */
export type PeriodName =
  | { kind: 'year'; year: number }
  | { kind: 'half'; year: number; number: 1 | 2 }
  | { kind: 'quarter'; year: number; number: 1 | 2 | 3 | 4 };

/** Whole months: `month` counts from 0 and may lie beyond its year. */
function months(year: number, month: number, many: number): Period {
  const day = (date: number) => new Date(date).toISOString().slice(0, 10);
  return { from: day(Date.UTC(year, month, 1)), to: day(Date.UTC(year, month + many, 0)) };
}

const partsOf = (day: string): { year: number; month: number } => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)) - 1,
});

/** The quarter a day lies in, or one so many quarters later. */
export function quarterAt(day: string, later = 0): Period {
  const { year, month } = partsOf(day);
  return months(year, (Math.floor(month / 3) + later) * 3, 3);
}

/** The half of the year a day lies in. */
export function halfAt(day: string): Period {
  const { year, month } = partsOf(day);
  return months(year, month < 6 ? 0 : 6, 6);
}

/** The calendar year a day lies in. */
export const yearAt = (day: string): Period => months(partsOf(day).year, 0, 12);

export const isSamePeriod = (one: Period, other: Period): boolean =>
  one.from === other.from && one.to === other.to;

/** The name of exactly this stretch of time. */
export function nameOfPeriod(period: Period): PeriodName | undefined {
  const { year, month } = partsOf(period.from);
  if (isSamePeriod(period, yearAt(period.from))) return { kind: 'year', year };
  if (isSamePeriod(period, halfAt(period.from))) return { kind: 'half', year, number: month < 6 ? 1 : 2 };
  if (isSamePeriod(period, quarterAt(period.from)))
    return { kind: 'quarter', year, number: (Math.floor(month / 3) + 1) as 1 | 2 | 3 | 4 };
  return undefined;
}

/** The same stretch of time after it has passed: what a repeated assessment speaks of. Whole quarters, halves and years move by
 *  their own length, anything else begins the day after. */
export function nextPeriod(period: Period): Period {
  const name = nameOfPeriod(period);
  const { year, month } = partsOf(period.from);
  if (name !== undefined) {
    const many = { year: 12, half: 6, quarter: 3 }[name.kind];
    return months(year, month + many, many);
  }
  const day = 24 * 60 * 60 * 1000;
  const begins = Date.parse(period.to) + day;
  const text = (date: number) => new Date(date).toISOString().slice(0, 10);
  return { from: text(begins), to: text(begins + Date.parse(period.to) - Date.parse(period.from)) };
}
