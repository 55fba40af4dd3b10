import type { Language } from './access.ts';
import { daysBetween } from './today.ts';

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Numbers and dates as the reader writes them. Digits stay 0-9 in every language, so that references and numbers agree. */
export interface Formats {
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** A share from 0 to 1. */
  percent(share: number): string;
  /** "10,000+" for a count that was not counted to its end. */
  count(count: number, isCapped?: boolean): string;
  /** "3 Mar 2026" for a day or a moment. */
  day(value: string): string;
  /** "tomorrow", "in 3 days", "2 days ago"; in months where it is far, in years where it is further. */
  relativeDay(day: string, today: string): string;
  /** The whole date, with time and zone where there is a time: for a title on hover. */
  full(value: string): string;
  /** "3 Mar 2026, 14:05". */
  moment(value: string): string;
  /** "14:05:09", for something that is near. */
  time(value: string): string;
  /** "Mar 26", for the axis of a picture. */
  month(day: string): string;
  /** "March", by its number from 1 to 12. */
  monthName(month: number): string;
  /** "Monday", or "Mon" where there is little room. */
  weekday(day: string, width?: 'long' | 'short'): string;
  /** "Monday, Tuesday and Friday". */
  list(names: readonly string[]): string;
  /** A word in the middle of a sentence, or its first letters: by the letters of the language. */
  lower(text: string): string;
  upper(text: string): string;
}

/** Making a format takes the browser a hundred times as long as using one: each is made once. */
function formatOf<Options, Format>(make: (locale: string, options?: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}
const numberFormat = formatOf(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const dateFormat = formatOf(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

const relativeFormat = formatOf(
  (locale, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

/** From so many days on, a day that is far is said in months, and in years. */
const [monthsFrom, yearsFrom] = [60, 730];
const [daysOfMonth, daysOfYear] = [30.4375, 365.25];

/** How far a day is, and in which unit people would say it. */
function distanceOf(days: number): [count: number, unit: 'day' | 'month' | 'year'] {
  const far = Math.abs(days);
  if (far < monthsFrom) return [days, 'day'];
  return far < yearsFrom
    ? [Math.round(days / daysOfMonth), 'month']
    : [Math.round(days / daysOfYear), 'year'];
}

/** How many minor units one of a currency has, as a power of ten: 2 for the euro, 0 for the yen. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** What every language here writes alike. The first format of a visit takes longer to make than a screen to draw. */
const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

export function formatsFor(language: Language, timeZone: string): Formats {
  const locale = { en: 'en-GB', tr: 'tr-TR', ar: 'ar-u-nu-latn' }[language];
  // A day has no zone: it is the same day everywhere.
  const zoneOf = (value: string) => (dayOnly.test(value) ? 'UTC' : timeZone);
  const format = (value: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone: zoneOf(value) }).format(new Date(value));
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    options === undefined && isPlain(value) ? String(value) : numberFormat(locale, options).format(value);
  return {
    number,
    percent: (share) => number(share, { style: 'percent', maximumFractionDigits: 0 }),
    count: (count, isCapped = false) => `${number(count)}${isCapped ? '+' : ''}`,
    day: (value) => format(value, shortDay),
    full: (value) =>
      format(value, dayOnly.test(value) ? { dateStyle: 'full' } : { dateStyle: 'full', timeStyle: 'long' }),
    relativeDay: (day, today) =>
      relativeFormat(locale, { numeric: 'auto' }).format(...distanceOf(daysBetween(today, day))),
    // Not dateStyle: in Arabic that writes the month as a number, unlike a day beside it.
    moment: (value) => format(value, { ...shortDay, hour: '2-digit', minute: '2-digit' }),
    time: (value) => format(value, { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
    month: (day) => format(day, { month: 'short', year: '2-digit' }),
    monthName: (month) => format(`2026-${String(month).padStart(2, '0')}-01`, { month: 'long' }),
    weekday: (day, width = 'long') => format(day, { weekday: width }),
    list: (names) => new Intl.ListFormat(locale).format(names),
    lower: (text) => text.toLocaleLowerCase(locale),
    upper: (text) => text.toLocaleUpperCase(locale),
  };
}
