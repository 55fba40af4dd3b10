const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone: `2026-03-31`. Days turn at the organisation's midnight. */
export function today(now: Date, timezone: string): string {
  let format = formats.get(timezone);
  if (format === undefined)
    formats.set(
      timezone,
      (format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' })),
    );
  return format.format(now);
}

/** The calendar day so many days after another. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
