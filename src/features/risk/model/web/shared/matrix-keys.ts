import type { Cell } from '../../risk-level.contract.ts';

/** By how much each arrow key changes likelihood and consequence; in Arabic the picture is mirrored. */
const movesTo = (forward: 1 | -1): Record<string, [number, number]> => ({
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, forward],
  ArrowLeft: [0, -forward],
});

/** The cell that an arrow key leads to, inside of a matrix whose last cell is `last`; nothing where it is another key. */
export function cellByKey(key: string, from: Cell, last: Cell, direction: 'ltr' | 'rtl'): Cell | undefined {
  const move = movesTo(direction === 'rtl' ? -1 : 1)[key];
  if (move === undefined) return undefined;
  const [likelihood, consequence] = move;
  return {
    likelihood: Math.min(last.likelihood, Math.max(1, from.likelihood + likelihood)),
    consequence: Math.min(last.consequence, Math.max(1, from.consequence + consequence)),
  };
}
