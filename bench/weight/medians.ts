import { middle } from '../spread.ts';
import type { Painted } from './visited-page.ts';

export const median = (
  visits: readonly Painted[],
  part: 'largest' | 'drawn' | 'shift' | 'answered',
): number => middle(visits.map(({ paint }) => paint[part]));

/** The least LCP, and those between which half of them lie. */
export function spread(visits: readonly Painted[]): string {
  const sorted = visits.map(({ paint }) => paint.largest).toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  return `least ${at(0)}, half between ${at(0.25)} and ${at(0.75)}`;
}

/** Between which values the LCP of some visits, divided by that of others, would lie nine times in ten, were the same visits drawn
 *  again by chance. */
export function ratioSpread(visits: readonly Painted[], others: readonly Painted[]): string {
  const again = (from: readonly Painted[]) =>
    middle(from.map(() => from[Math.floor(Math.random() * from.length)]?.paint.largest ?? 0));
  const drawn = Array.from({ length: 2_000 }, () => again(visits) / again(others)).toSorted((a, b) => a - b);
  return `${(drawn[100] ?? 0).toFixed(2)} and ${(drawn[1_900] ?? 0).toFixed(2)}`;
}
