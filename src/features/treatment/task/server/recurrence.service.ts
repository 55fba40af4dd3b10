// oxlint-disable-next-line import/default -- its types describe the build for bundlers; Node reads the one with a default
import rrule from 'rrule';

/** A rule, and the day it counts from. */
interface Recurring {
  rule: string;
  from: string;
}

/** A day is looked for so many years ahead, of a rule that began at most so many before. */
const yearsAhead = 10;
const yearsBack = 30;

// The calendar is the same every 400 years, weekdays included. The library looks for a day that a rule names until the year 9999, and
// stops for nothing else: so it is asked about the last such turn of the calendar, where it soon arrives.
const turn = { years: 400, milliseconds: 146_097 * 24 * 60 * 60 * 1000 };
const lastYear = 9999;

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The days of a rule around one, as moments of that turn. */
function daysAround({ rule, from }: Recurring, day: string) {
  const turns = Math.floor((lastYear - yearOf(day) - yearsAhead) / turn.years);
  const momentOf = (one: string | Date) => new Date(new Date(one).getTime() + turns * turn.milliseconds);
  const end = momentOf(`${yearOf(day) + yearsAhead}-12-31`);
  const { until, ...options } = rrule.RRule.parseString(rule);
  const last = until ? momentOf(until) : end;
  const days = new rrule.RRule({ ...options, dtstart: momentOf(from), until: last < end ? last : end }, true);
  const dayOf = (found: Date | null) =>
    found === null
      ? undefined
      : new Date(found.getTime() - turns * turn.milliseconds).toISOString().slice(0, 10);
  return { days, momentOf, dayOf };
}

const isOld = ({ from }: Recurring, day: string): boolean => yearOf(day) - yearOf(from) > yearsBack;

/** The first day that a rule names after this one; nothing where there is none within ten years, or where it began thirty before. */
export function dayAfter(recurring: Recurring, day: string): string | undefined {
  if (isOld(recurring, day)) return undefined;
  const { days, momentOf, dayOf } = daysAround(recurring, day);
  return dayOf(days.after(momentOf(day)));
}

/** The last day that a rule names up to this one. */
export function lastDayUntil(recurring: Recurring, day: string): string | undefined {
  if (isOld(recurring, day)) return undefined;
  const { days, momentOf, dayOf } = daysAround(recurring, day);
  return dayOf(days.before(momentOf(day), true));
}
