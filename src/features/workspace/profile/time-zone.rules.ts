import type { Language } from '#platform/contract/access.ts';
import { folded } from '#platform/contract/folding.ts';

export interface TimeZone {
  /** As IANA calls it: Europe/Istanbul. */
  id: string;
  /** As people write it: Europe/Istanbul, America/New York. */
  name: string;
  /** What its time is called in the reader's language. */
  called: string;
  /** Minutes before UTC, now. */
  offset: number;
}

/** `UTC+05:30`, `UTC-03:00`. */
export function offsetInWords(minutes: number): string {
  const of = (part: number) => String(part).padStart(2, '0');
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? '-' : '+'}${of(Math.floor(size / 60))}:${of(size % 60)}`;
}

/** Minutes by which clocks in a time zone are ahead of UTC at a moment. */
export function offsetAt(timeZone: string, moment: Date): number {
  const [, sign, hours = '0', minutes = '0'] =
    /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(partOf('en', timeZone, 'longOffset', moment)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

export const timeZoneAt = (id: string, moment: Date, language: Language): TimeZone => ({
  id,
  name: id.replaceAll('_', ' '),
  called: partOf(language, id, 'longGeneric', moment),
  offset: offsetAt(id, moment),
});

/** All time zones there are, from west to east, as their clocks stand at this moment. */
export const timeZonesAt = (moment: Date, language: Language): TimeZone[] =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]
    .map((id) => timeZoneAt(id, moment, language))
    .toSorted((a, b) => a.offset - b.offset || (a.name < b.name ? -1 : 1));

/** Whether every word of what was typed is in the name, in what its time is called, or in its offset. */
export function isMeant({ name, called, offset }: TimeZone, typed: string): boolean {
  const words = folded(`${name} ${called} ${offsetInWords(offset)}`);
  return folded(typed)
    .split(/[\s/]+/)
    .every((word) => words.includes(word));
}

const partOf = (
  language: string,
  timeZone: string,
  timeZoneName: 'longOffset' | 'longGeneric',
  moment: Date,
): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
