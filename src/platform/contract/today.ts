const formats = new Map<string, Intl.DateTimeFormat>();
/** The day last computed for a zone. Days turn on a quarter of an hour everywhere, so it holds until the next one. */
const cached = new Map<string, { quarter: number; day: string }>();
const quarterOfAnHour = 15 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** The calendar day of a moment in a time zone: `2026-03-31`. Days turn at the organisation's midnight. */
export function today(now: Date, timezone: string): string {
  const quarter = Math.floor(now.getTime() / quarterOfAnHour);
  const last = cached.get(timezone);
  if (last?.quarter === quarter) return last.day;
  let format = formats.get(timezone);
  if (format === undefined)
    formats.set(
      timezone,
      (format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' })),
    );
  const day = format.format(now);
  cached.set(timezone, { quarter, day });
  return day;
}

/** The calendar day so many days after another. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Calendar days from one day to another; fewer than none where the other lies before it. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
