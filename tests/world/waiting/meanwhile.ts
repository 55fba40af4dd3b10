/** Does something again and again until a work is over; answers how often. */
export async function timesMeanwhile(
  work: Promise<unknown>,
  task: (turn: number) => Promise<unknown>,
): Promise<number> {
  const over = new AbortController();
  const ends = () => over.abort();
  void work.then(ends, ends);
  let turn = 0;
  for (; !over.signal.aborted; turn++) await task(turn);
  return turn;
}
