import type { Location } from 'react-router';

/** A page as it stands in the frame, or as it was left. */
export interface Page {
  key: string;
  /** Whether it stays when somebody goes on. */
  isCached: boolean;
  /** The how-manyeth visit of the frame this was, the last time somebody came to it. */
  visit: number;
}

/** More would cost memory for what hardly anybody comes back to. */
const most = 3;

/** The pages in the frame once somebody comes to one: those left and kept stay, the one left longest ago is given up. Each
 *  keeps its place, because an element that is moved forgets how far it was scrolled. */
export function withVisit<Of extends Page>(pages: readonly Of[], arrived: Omit<Of, 'visit'>): readonly Of[] {
  const visit = Math.max(0, ...pages.map((page) => page.visit)) + 1;
  const current = { ...arrived, visit } as Of;
  const stays = pages
    .filter(({ key, isCached }) => isCached && key !== current.key)
    .toSorted((one, other) => other.visit - one.visit)
    .slice(0, most - 1);
  const isThere = pages.some(({ key }) => key === current.key);
  return [
    ...pages.flatMap((page) => (page.key === current.key ? [current] : stays.includes(page) ? [page] : [])),
    ...(isThere ? [] : [current]),
  ];
}

/** Whether one arrives at an address as one left it: with nothing besides that only the way there tells. */
export const isSameAddress = (one: Location, other: Location): boolean =>
  one === other ||
  ((['pathname', 'search', 'hash'] as const).every((part) => one[part] === other[part]) &&
    (one.state ?? undefined) === undefined &&
    (other.state ?? undefined) === undefined);
