import type { Language } from '#platform/contract/access.ts';

/** What falls on one whole day. */
export interface CalendarEvent {
  /** The same for the same thing for ever: programs recognise it by this. */
  uid: string;
  /** `2026-03-31` */
  day: string;
  summary: string;
  description: string;
  /** Where it is read, whole. */
  url: string;
  category: string;
  /** When it was changed last, as an ISO string. */
  changed_at: string;
}

interface Calendar {
  name: string;
  language: Language;
  events: readonly CalendarEvent[];
  /** Hours after which a program asks again. */
  renewAfter: number;
}

export const calendarMedia = 'text/calendar; charset=utf-8';

/** Bytes of a line, its end not counted (RFC 5545, 3.1). */
const lineBytes = 75;

/** A line in pieces of at most 75 bytes, each further one after a space; no character is cut in two. */
export function folded(line: string): string {
  let [text, room] = ['', lineBytes];
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (bytes > room) {
      text += '\r\n ';
      room = lineBytes - 1;
    }
    text += character;
    room -= bytes;
  }
  return text;
}

/** A value of the type TEXT (RFC 5545, 3.3.11), without the control characters that none may hold. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

const dayOf = (day: string): string => day.replaceAll('-', '');
const momentOf = (moment: string): string => `${moment.replaceAll(/[-:]|\.\d+/g, '').slice(0, 15)}Z`;

/** A day that is taken by what is due on it, and by nothing else: whoever looks for free time finds it free. Its stamp is that of its
 *  last change, as nothing here is sent by a method (RFC 5545, 3.8.7.2): asked twice, the same is answered. */
const eventLines = (
  { uid, day, summary, description, url, category, changed_at }: CalendarEvent,
  language: Language,
): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${momentOf(changed_at)}`,
  `LAST-MODIFIED:${momentOf(changed_at)}`,
  `DTSTART;VALUE=DATE:${dayOf(day)}`,
  `SUMMARY;LANGUAGE=${language}:${escaped(summary)}`,
  `DESCRIPTION;LANGUAGE=${language}:${escaped(description)}`,
  `CATEGORIES;LANGUAGE=${language}:${escaped(category)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** No calendar is without a component (RFC 5545, 3.4): an empty one says that its time is the world's. */
const emptyLines = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A calendar as programs read it (RFC 5545; name and renewal also as RFC 7986 and older programs know them). */
export function calendarFile({ name, language, events, renewAfter }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plumbline//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `NAME;LANGUAGE=${language}:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${renewAfter}H`,
    `X-PUBLISHED-TTL:PT${renewAfter}H`,
    ...(events.length === 0 ? emptyLines : events.flatMap((event) => eventLines(event, language))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
