import { overloaded } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';

interface SemaphoreSize {
  atOnce: number;
  /** How many may wait for their turn; further ones are refused. */
  waiting: number;
  /** Seconds after which a call that found no place is asked to try again (`Retry-After`). */
  retryAfter: number;
}

/** Waits for a turn, and works. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Turns for costly work: a few at a time with a short queue, because a flood of it must not take the server. */
export function semaphore({ atOnce, waiting, retryAfter }: SemaphoreSize) {
  let running = 0;
  let admitted = 0;
  const queue: (() => void)[] = [];

  const inTurn: TakeTurn = async (work) => {
    if (running < atOnce) running++;
    else await new Promise<void>((resume) => queue.push(resume));
    try {
      return await work();
    } finally {
      // The place goes to the next one that waits.
      const next = queue.shift();
      if (next === undefined) running--;
      else next();
    }
  };

  /** Refuses while no further one could even wait; whoever is let in gets every turn that `work` takes. */
  async function admit<T>(work: (takeTurn: TakeTurn) => Promise<T>): Promise<T> {
    if (admitted >= atOnce + waiting) refuse(overloaded, { retryAfter });
    admitted++;
    try {
      return await work(inTurn);
    } finally {
      admitted--;
    }
  }

  return { admit, take: <T>(work: () => Promise<T>): Promise<T> => admit((takeTurn) => takeTurn(work)) };
}
