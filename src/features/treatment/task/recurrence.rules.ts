import { partsOf, weekdays, type Frequency, type Weekday } from './recurrence.contract.ts';

/** What a rule says where it is as simple as the form that writes it: so often, on these days of the week, until a day or so many
 *  times in all. */
export interface SimpleRule {
  frequency: Frequency;
  interval: number;
  weekdays: readonly Weekday[];
  /** The last day on which it may be due; `2027-06-30`. */
  until?: string | undefined;
  count?: number | undefined;
}

/** A simple rule as its text. */
export const ruleOf = ({ frequency, interval, weekdays: days, until, count }: SimpleRule): string =>
  [
    `FREQ=${frequency}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(frequency === 'WEEKLY' && days.length > 0 ? [`BYDAY=${days.join(',')}`] : []),
    ...(until === undefined ? [] : [`UNTIL=${until.replaceAll('-', '')}`]),
    ...(until === undefined && count !== undefined ? [`COUNT=${count}`] : []),
  ].join(';');

/** The simple rule that a text says; nothing where it says more than the form knows. */
export function simpleRuleOf(rule: string): SimpleRule | undefined {
  const { FREQ, INTERVAL = '1', BYDAY = '', UNTIL, COUNT, ...more } = partsOf(rule) ?? {};
  if (FREQ === undefined || Object.keys(more).length > 0) return undefined;
  const days = BYDAY === '' ? [] : (BYDAY.split(',') as Weekday[]);
  if (days.length > 0 && (FREQ !== 'WEEKLY' || days.some((day) => !weekdays.includes(day)))) return undefined;
  return {
    frequency: FREQ as Frequency,
    interval: Number(INTERVAL),
    weekdays: weekdays.filter((day) => days.includes(day)),
    until: UNTIL?.replace(/^(....)(..)(..)$/, '$1-$2-$3'),
    count: COUNT === undefined ? undefined : Number(COUNT),
  };
}

/** How often, as people say it: three months are a quarter. */
export const rhythms = ['DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY'] as const;
export type Rhythm = (typeof rhythms)[number];
const monthsOfQuarter = 3;

/** The rhythm of a rule and how many of its days, weeks, months, quarters or years lie between. */
export function rhythmOf({ frequency, interval }: SimpleRule): { rhythm: Rhythm; every: number } {
  return frequency === 'MONTHLY' && interval % monthsOfQuarter === 0
    ? { rhythm: 'QUARTERLY', every: interval / monthsOfQuarter }
    : { rhythm: frequency, every: interval };
}

/** The same back again: what of a rule a rhythm says. */
export const ofRhythm = (rhythm: Rhythm, every: number): Pick<SimpleRule, 'frequency' | 'interval'> =>
  rhythm === 'QUARTERLY'
    ? { frequency: 'MONTHLY', interval: every * monthsOfQuarter }
    : { frequency: rhythm, interval: every };
