import type { Language } from '#platform/contract/access.ts';
import { daysLater } from '#platform/contract/today.ts';

/** On which day a week begins where a language is read (Unicode CLDR), 0 for Sunday. */
const firstWeekdays: Record<Language, number> = { en: 1, tr: 1, ar: 6 };

const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** The month of a day: `2026-03`. */
export const monthOf = (day: string): string => day.slice(0, 7);

export const firstOfWeek = (day: string, language: Language): string =>
  daysLater(day, -((weekdayOf(day) - firstWeekdays[language] + 7) % 7));

/** The month so many months after another. */
export function monthsLater(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The day so many months after another, or the last of that month where it is shorter. */
export function dayMonthsLater(day: string, months: number): string {
  const month = monthsLater(monthOf(day), months);
  const last = daysLater(`${monthsLater(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

/** The weeks that a month lies in, whole: four to six of seven days. */
export function weeksOf(month: string, language: Language): string[][] {
  const weeks: string[][] = [];
  const next = `${monthsLater(month, 1)}-01`;
  for (let day = firstOfWeek(`${month}-01`, language); day < next; day = daysLater(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => daysLater(day, at)));
  return weeks;
}

interface Pressed {
  key: string;
  shiftKey: boolean;
}

/** Where a key leads from a day, as the ARIA pattern of a date grid has it; nowhere, where the key does nothing. */
export function dayByKey(
  day: string,
  { key, shiftKey }: Pressed,
  { language, direction }: { language: Language; direction: 'ltr' | 'rtl' },
): string | undefined {
  const ahead = direction === 'ltr' ? 1 : -1;
  switch (key) {
    case 'ArrowRight':
      return daysLater(day, ahead);
    case 'ArrowLeft':
      return daysLater(day, -ahead);
    case 'ArrowDown':
      return daysLater(day, 7);
    case 'ArrowUp':
      return daysLater(day, -7);
    case 'Home':
      return firstOfWeek(day, language);
    case 'End':
      return daysLater(firstOfWeek(day, language), 6);
    case 'PageDown':
      return dayMonthsLater(day, shiftKey ? 12 : 1);
    case 'PageUp':
      return dayMonthsLater(day, shiftKey ? -12 : -1);
    default:
      return undefined;
  }
}
