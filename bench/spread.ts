/** The value in the middle of some, in the order of size; of an even number the upper one. Of none, 0. */
export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How long requests took, in the order of length: the middle, and what 95 and 99 of 100 stayed below, in milliseconds. */
export function spreadOf(took: readonly number[]) {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
