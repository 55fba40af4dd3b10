/** Makes room for one more among what is remembered: where there are as many as may be, the oldest go. */
export function makeRoom<Key>(
  known: Pick<Map<Key, unknown>, 'size' | 'keys' | 'delete'>,
  most: number,
): void {
  for (const oldest of known.keys()) {
    if (known.size < most) return;
    known.delete(oldest);
  }
}
