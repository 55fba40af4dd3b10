import { daysLater } from '#platform/contract/today.ts';
import type { Interval } from './risk-dashboard.contract.ts';

/** One calendar month or quarter of a range, cut to the range at both ends. */
export interface Span {
  /** `2026-03`, `2026-Q1`. */
  label: string;
  from: string;
  to: string;
}

const two = (n: number): string => String(n).padStart(2, '0');
const year = (month: number): string => String(Math.floor(month / 12)).padStart(4, '0');
const firstDay = (month: number): string => `${year(month)}-${two((month % 12) + 1)}-01`;
/** Years below 100 are not taken for the twentieth century. */
function lastDay(month: number): string {
  const next = new Date(0);
  next.setUTCFullYear(Math.floor(month / 12), (month % 12) + 1, 0);
  return `${year(month)}-${two((month % 12) + 1)}-${two(next.getUTCDate())}`;
}

/** The calendar months or quarters from one day to another, both included. Months are counted from the year 0. */
export function spansBetween(from: string, to: string, interval: Interval): Span[] {
  const length = interval === 'quarter' ? 3 : 1;
  const first = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1;
  const spans: Span[] = [];
  for (let month = first - (first % length); firstDay(month) <= to; month += length) {
    const [starts, ends] = [firstDay(month), lastDay(month + length - 1)];
    spans.push({
      label: interval === 'quarter' ? `${year(month)}-Q${(month % 12) / 3 + 1}` : starts.slice(0, 7),
      from: starts < from ? from : starts,
      to: ends > to ? to : ends,
    });
  }
  return spans;
}

/** The first day of the month so many months before a day's. */
export const monthsBefore = (day: string, months: number): string =>
  firstDay(Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months);

/** The range that is shown where nobody says another: the last twelve months, the running one included. */
export const yearUntil = (day: string) => ({ from: monthsBefore(day, 11), to: day });

/** Whether a month (`2026-03`) is part of a span. */
export const isIn = ({ from, to }: Span, month: string): boolean =>
  month >= from.slice(0, 7) && month <= to.slice(0, 7);

/** Whether a range is longer than can be counted at once. */
export function isTooLong(from: string, to: string, years: number): boolean {
  const [year, ...rest] = from.split('-');
  return to >= [String(Number(year) + years).padStart(4, '0'), ...rest].join('-');
}

/** Since when figures are compared: so many days ago, the start of the year, or a day by itself. */
export const sinceChoices = ['30', '90', 'year'] as const;
export type SinceChoice = (typeof sinceChoices)[number];

/** The day that a choice means; no day after today. */
export function dayOfChoice(choice: SinceChoice | (string & {}), day: string): string {
  if (choice === 'year') return `${day.slice(0, 4)}-01-01`;
  if (choice === '30' || choice === '90') return daysLater(day, -Number(choice));
  return choice > day ? day : choice;
}
