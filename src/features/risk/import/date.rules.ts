import { folded, plainDigits } from '#platform/contract/plain-text/cell-text.ts';
import type { DateOrder, DateQuestion } from './risk-import.contract.ts';
import { present } from '#platform/contract/values/present.ts';

// Names of months as people write them: English, Turkish, Arabic of Egypt, of the Levant and of the Maghreb.
const months = [
  'january jan ocak oca يناير كانون_الثاني جانفي',
  'february feb subat sub فبراير شباط فيفري',
  'march mar mart مارس آذار اذار',
  'april apr nisan nis أبريل ابريل نيسان أفريل',
  'may mayis مايو أيار ايار ماي',
  'june jun haziran haz يونيو حزيران جوان',
  'july jul temmuz tem يوليو تموز جويلية',
  'august aug agustos agu أغسطس اغسطس آب اب أوت',
  'september sep sept eylul eyl سبتمبر أيلول ايلول',
  'october oct ekim eki أكتوبر اكتوبر تشرين_الأول',
  'november nov kasim kas نوفمبر تشرين_الثاني',
  'december dec aralik ara ديسمبر كانون_الأول',
];
const monthOf = new Map(
  months.flatMap((names, at) => names.split(' ').map((name) => [folded(name), at + 1] as const)),
);

type Parts = { year: number; month: number; day: number } | { first: number; second: number; year: number };

/** Whatever is longer is no date. */
export const longestDate = 60;

/** What a text says of a date: its parts, or two numbers of which one is the day; nothing when it is no date. */
function partsOf(text: string): Parts | undefined {
  if (text.length > longestDate) return undefined;
  const plain = folded(plainDigits(text))
    .replace(/^\p{L}+day,? /u, '')
    .replace(/[t ]\d{1,2}:\d{2}.*/s, '')
    .trim();
  const yearFirst =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  if (yearFirst)
    return { year: Number(yearFirst[1]), month: Number(yearFirst[2]), day: Number(yearFirst[3]) };
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(plain);
  if (numbers)
    return { first: Number(numbers[1]), second: Number(numbers[2]), year: yearOf(present(numbers[3])) };
  const named =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/. ]{1,3}(?:of )?(?<month>\p{L}+(?: \p{L}+)?)[-/., ]{1,3}(?<year>\d{4}|\d{2})$/u.exec(
      plain,
    ) ??
    /^(?<month>\p{L}+)[-/. ]{1,3}(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]{1,3}(?<year>\d{4}|\d{2})$/u.exec(
      plain,
    ) ??
    /^(?<year>\d{4})[-/. ](?<month>\p{L}+)[-/. ](?<day>\d{1,2})$/u.exec(plain);
  const month = monthOf.get(named?.groups?.['month'] ?? '');
  if (named?.groups && month !== undefined)
    return { year: yearOf(present(named.groups['year'])), month, day: Number(named.groups['day']) };
  // A day as a spreadsheet counts it: 45000 is 15 March 2023.
  if (/^\d{5}$/.test(plain) && Number(plain) > 20_000 && Number(plain) < 80_000) {
    const date = new Date((Number(plain) - 25_569) * 86_400_000);
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  }
  return undefined;
}

/** Two digits mean the years from 1970 to 2069. */
const yearOf = (digits: string): number =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) < 70 ? 2000 : 1900);

/** The day as ISO writes it, if the calendar has it. */
function isoOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year < 2200 ? date.toISOString().slice(0, 10) : null;
}

/** A date in whatever style; null when the calendar does not have it, nothing when it is no date at all. */
export function readDate(text: string, order: DateOrder): string | null | undefined {
  const parts = partsOf(text);
  if (parts === undefined) return undefined;
  if ('month' in parts) return isoOf(parts.year, parts.month, parts.day);
  const { first, second, year } = parts;
  return order === 'dmy' ? isoOf(year, second, first) : isoOf(year, first, second);
}

/** Which order a column of dates is in, by the dates in it that can be read in one way only. */
export function dateOrderOf(column: readonly string[]): { order: DateOrder | null; question: DateQuestion } {
  const decisive: Partial<Record<DateOrder, string>> = {};
  const examples: DateQuestion['examples'] = [];
  let open = false;
  for (const text of column) {
    const parts = partsOf(text);
    if (parts === undefined || 'month' in parts || parts.first === parts.second) continue;
    const [dmy, mdy] = [readDate(text, 'dmy') ?? null, readDate(text, 'mdy') ?? null];
    if (dmy !== null && mdy !== null) open = true;
    else if (dmy !== null) decisive.dmy ??= text;
    else if (mdy !== null) decisive.mdy ??= text;
    if (examples.length < 3 && dmy !== null && mdy !== null) examples.push({ text, dmy, mdy });
  }
  const { dmy, mdy } = decisive;
  const contradicts = dmy !== undefined && mdy !== undefined;
  const order = contradicts ? null : dmy !== undefined ? 'dmy' : mdy !== undefined ? 'mdy' : null;
  if (contradicts)
    for (const text of [dmy, mdy])
      examples.unshift({ text, dmy: readDate(text, 'dmy') ?? null, mdy: readDate(text, 'mdy') ?? null });
  return {
    order,
    question: {
      needed: contradicts || (open && order === null),
      because: order === null ? null : present(decisive[order]),
      examples: examples.slice(0, 3),
    },
  };
}
