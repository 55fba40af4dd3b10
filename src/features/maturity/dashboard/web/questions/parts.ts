import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import { besidesLevels, lookedAtBy, type LookedAtBy } from '../../maturity-dashboard.contract.ts';

/** A part of a picture, as a link names it: `section:3`, `current:2`, `desired:unanswered`. */
export type PartOfPicture = `${LookedAtBy | 'current' | 'desired'}:${string}`;

/** A part of a picture, as the address names it. */
export type NamedPart =
  | { by: LookedAtBy; code: string; which?: undefined }
  | { which: 'current' | 'desired'; level: Bar; by?: undefined };

const bars = ['0', '1', '2', '3', '4', '5', ...besidesLevels] as const;
type Bar = (typeof bars)[number];

/** What `?questions=` names, where it names anything. */
export function readPart(named: string | null): NamedPart | undefined {
  const [kind = '', code = ''] = named?.split(':') ?? [];
  const by = lookedAtBy.find((one) => one === kind);
  if (by !== undefined && code !== '') return { by, code: cutText(code, 60) };
  const level = bars.find((one) => one === code);
  return (kind === 'current' || kind === 'desired') && level !== undefined
    ? { which: kind, level }
    : undefined;
}

/** What is asked of the server for the questions of a part. */
export const partQuery = (part: NamedPart) =>
  part.by === undefined ? { which: part.which, level: part.level } : { by: part.by, code: part.code };
