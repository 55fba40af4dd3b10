import * as z from 'zod';
import { refusal } from '#platform/contract/refusal.ts';

/** How often, at the least. */
export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/** The most that a rule may count or skip. */
const most = { interval: 100, count: 1000, parts: 9 } as const;

const isNumber = (text: string, least: number, highest: number): boolean =>
  /^[+-]?\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= highest;
const listOf =
  (longest: number, fits: (one: string) => boolean) =>
  (text: string): boolean => {
    const list = text.split(',');
    return list.length <= longest && list.every(fits);
  };
/** Counted from the beginning, or with a minus from the end; never the zeroth. */
const numbered = (highest: number) => (text: string) =>
  isNumber(text, -highest, highest) && Number(text) !== 0;
const isOneOf = (words: readonly string[]) => (text: string) => words.includes(text);
const isWeekday = (text: string) => {
  const [, place = '', name = ''] = /^([+-]?\d{0,2})([A-Z]{2})$/.exec(text) ?? [];
  return isOneOf(weekdays)(name) && (place === '' || numbered(53)(place));
};

/** The parts that a rule may have, and what each may say. */
const parts: Readonly<Record<string, (value: string) => boolean>> = {
  FREQ: isOneOf(frequencies),
  INTERVAL: (text) => isNumber(text, 1, most.interval),
  COUNT: (text) => isNumber(text, 1, most.count),
  UNTIL: (text) => /^[12]\d{3}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text),
  WKST: isOneOf(weekdays),
  BYDAY: listOf(7, isWeekday),
  BYMONTHDAY: listOf(31, numbered(31)),
  BYMONTH: listOf(12, (text) => isNumber(text, 1, 12)),
  BYSETPOS: listOf(4, numbered(31)),
};

/** The parts of a rule by name: `FREQ`, `WEEKLY`; nothing where one is not known, said twice or says what it may not. */
export function partsOf(rule: string): Readonly<Record<string, string>> | undefined {
  const found: Record<string, string> = {};
  const texts = rule.split(';');
  if (texts.length > most.parts) return undefined;
  for (const text of texts) {
    const [name = '', value = '', ...more] = text.split('=');
    const fits = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (fits === undefined || more.length > 0 || !fits(value) || Object.hasOwn(found, name)) return undefined;
    found[name] = value;
  }
  const counted = 'COUNT' in found && 'UNTIL' in found;
  return 'FREQ' in found && !counted && fitsFrequency(found) ? found : undefined;
}

/** `2MO` is a day of a month or a year, not of a week; and what is narrowed by months, days of the month or places is narrowed so that
 *  it always names a day soon, because the library looks for the next one to the year 9999. */
function fitsFrequency(rule: Readonly<Record<string, string>>): boolean {
  if (rule['FREQ'] === 'MONTHLY' || rule['FREQ'] === 'YEARLY') return true;
  const narrowed = 'BYMONTH' in rule || (rule['FREQ'] === 'DAILY' && 'BYDAY' in rule);
  if (narrowed && Number(rule['INTERVAL'] ?? 1) > 1) return false;
  return !/\d/.test(rule['BYDAY'] ?? '') && !('BYMONTHDAY' in rule) && !('BYSETPOS' in rule);
}

/** Whether a text is a rule of days that the product follows. */
export const isRecurrenceRule = (text: string): boolean => partsOf(text) !== undefined;

/** An RRULE (RFC 5545) by days: `FREQ=MONTHLY;INTERVAL=3;BYDAY=1MO`. What counts hours or shorter is refused, and what a rule of
 *  the calendar does not need. */
export const recurrenceRule = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine(isRecurrenceRule, 'recurrence_unreadable');

/** The rule counts from the due date: without one nothing recurs. */
export const recurrenceWithoutDay = refusal('recurrence_without_day', 422, 'due_on');
/** The rule names no day within ten years. */
export const recurrenceEmpty = refusal('recurrence_empty', 422, 'recurrence');
