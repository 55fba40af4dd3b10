/** How long requests took, in the order of length: the middle, and what 95 and 99 of 100 stayed below, in milliseconds. */
export function spreadOf(took: readonly number[]) {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
