/** The middle of several ratios, and the ends between which all of them lie. */
interface Spread {
  median: number;
  low: number;
  high: number;
}

/** How many times as much the first of each pair is: pairs that were measured one right after the other, so that what the
 *  machine does besides weighs on both. */
export const ratiosOf = (pairs: readonly (readonly [number, number])[]): Spread =>
  spreadOf(pairs.map(([here, there]) => here / there));

export function spreadOf(ratios: readonly number[]): Spread {
  const sorted = ratios.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below = Number.NaN, above = Number.NaN] = [
    sorted[Math.ceil(middle) - 1],
    sorted[Math.floor(middle)],
  ];
  return {
    median: (below + above) / 2,
    low: sorted[0] ?? Number.NaN,
    high: sorted.at(-1) ?? Number.NaN,
  };
}

/** What may be said of a ratio of requests per second: nothing, while some rounds say more and some say less. */
export const verdictOf = ({ low, high }: Spread): string =>
  low > 1 ? 'faster' : high < 1 ? 'slower' : 'not told apart';

export const spreadText = ({ median, low, high }: Spread): string =>
  `${median.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
