import { overloaded } from '#platform/contract/refusal.ts';
import { refuse } from './refuse.ts';

interface Few {
  atOnce: number;
  /** How many may wait for their turn; further ones are refused. */
  waiting: number;
  /** What those are told to wait, in seconds. */
  retryAfter: number;
}

/** Turns for costly work: a few at a time with a short queue, because a flood of it must not take the server. */
export function fewAtOnce({ atOnce, waiting, retryAfter }: Few) {
  let running = 0;
  const queue: (() => void)[] = [];
  function expectRoom(): void {
    if (queue.length >= waiting) refuse(overloaded, { retryAfter });
  }
  return {
    /** Refuses while no further one could even wait. */
    expectRoom,
    async take<T>(work: () => Promise<T>): Promise<T> {
      if (running >= atOnce) {
        expectRoom();
        await new Promise<void>((resume) => queue.push(resume));
      }
      running++;
      try {
        return await work();
      } finally {
        running--;
        queue.shift()?.();
      }
    },
  };
}
