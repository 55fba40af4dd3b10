/** The organisation that the largest is compared with, and how many risks it has at most. */
const compared = 100_000;

/** How many risks the organisations have: the largest, the one it is compared with, and the rest in equal parts. */
export function largeSizes(total: number, organisations: number, largest: number): number[] {
  const other = Math.min(compared, Math.floor(largest / 10));
  const rest = total - largest - other;
  const many = organisations - 2;
  if (many < 1 || rest < many)
    throw new Error(`${total} risks in ${organisations} organisations leave none beside one of ${largest}`);
  return [other, largest, ...Array.from({ length: many }, () => Math.floor(rest / many))];
}
