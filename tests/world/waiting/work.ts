const median = (all: number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] as number;

async function workOf(task: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(begun);
  return user + system;
}

/** How many times as much processor time each of these takes as the first: the medians of rounds in turns. What else the machine does
 *  makes none of it more, but for the time that this very process works at something else. */
export async function workBesideFirst(
  tasks: readonly ((round: number) => Promise<unknown>)[],
  rounds = 15,
): Promise<number[]> {
  const taken = tasks.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [at, task] of tasks.entries()) taken[at]?.push(await workOf(() => task(round)));
  const [first = 0, ...others] = taken.map(median);
  return others.map((other) => other / first);
}
