import { daysBetween, daysLater } from '#platform/contract/today.ts';
import { present } from '#platform/contract/values/present.ts';

/** What a picture by time needs to know of a plan. */
export interface Timed {
  start_on: string | null;
  due_on: string | null;
  first_due_on: string | null;
}

/** Days of the calendar from the first to the last of a picture, and where its marks stand. */
export interface TimeAxis {
  from: string;
  to: string;
  /** First days of months, or of every third one. */
  ticks: string[];
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
const nextMonth = (first: string): string => monthOf(daysLater(first, 32));

/** From the month of the earliest day to the end of that of the latest one; today is always among them. */
export function axisOf(plans: readonly Timed[], today: string): TimeAxis {
  const days = plans
    .flatMap(({ start_on, due_on, first_due_on }) => [start_on, due_on, first_due_on])
    .filter((day): day is string => day !== null);
  const all = [...days, today].toSorted();
  const from = monthOf(all[0] ?? today);
  const to = nextMonth(monthOf(all.at(-1) ?? today));
  const months: string[] = [];
  for (let month = from; month < to; month = nextMonth(month)) months.push(month);
  const every = Math.max(1, Math.ceil(months.length / 12));
  return { from, to, ticks: months.filter((_, at) => at % every === 0) };
}

/** How far along the axis a day stands, from 0 to 1. */
export const along = ({ from, to }: Pick<TimeAxis, 'from' | 'to'>, day: string): number =>
  Math.min(1, Math.max(0, daysBetween(from, day) / daysBetween(from, to)));

/** The days of a plan's bar; one day is known: a bar of two weeks before or after it. Nothing without any. */
export function barOf({ start_on, due_on }: Timed): { from: string; to: string } | undefined {
  if (start_on === null && due_on === null) return undefined;
  return {
    from: start_on ?? daysLater(present(due_on), -14),
    to: due_on ?? daysLater(present(start_on), 14),
  };
}
