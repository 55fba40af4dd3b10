import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** Places in an order that people arrange: texts compared byte by byte, between any two of which there is room for another. Moving one
 *  thing writes one row. A place that grew this long has all of its order made anew. */
export const longestRank = 60;

/** A place between two others; null: before the first, behind the last. */
export const rankBetween = (before: string | null, after: string | null): string =>
  generateKeyBetween(before, after);

/** So many places, one behind the other. */
export const firstRanks = (count: number): string[] => generateNKeysBetween(null, null, count);
