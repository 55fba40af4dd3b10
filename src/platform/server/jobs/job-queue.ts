import { overloaded } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';

interface QueueSize {
  /** Jobs that run at the same time in this process. */
  atOnce: number;
  /** Jobs that one organisation may have waiting; further ones are refused. */
  waiting: number;
}

interface Waiting {
  organisation: string;
  id: string;
  begin: () => void;
  giveUp: (why: Error) => void;
}

const retryAfter = 30;

/** Turns for jobs: a few at a time, one of each organisation, and of those that wait the organisation first whose last turn is
 *  longest ago. */
export function jobQueue({ atOnce, waiting: most }: QueueSize) {
  const running = new Set<string>();
  let waiting: Waiting[] = [];
  let turns = 0;
  /** When each organisation that still waits had its last turn. */
  const lastTurn = new Map<string, number>();

  function next() {
    if (running.size >= atOnce) return;
    const [chosen] = waiting
      .filter(({ organisation }) => !running.has(organisation))
      .toSorted((a, b) => (lastTurn.get(a.organisation) ?? 0) - (lastTurn.get(b.organisation) ?? 0));
    if (chosen === undefined) return;
    waiting = waiting.filter((one) => one !== chosen);
    running.add(chosen.organisation);
    lastTurn.set(chosen.organisation, ++turns);
    chosen.begin();
    next();
  }

  function end(organisation: string) {
    running.delete(organisation);
    if (!waiting.some((one) => one.organisation === organisation)) lastTurn.delete(organisation);
    next();
  }

  return {
    /** Refuses a job that could not even wait. */
    expectRoom(organisation: string): void {
      if (waiting.filter((one) => one.organisation === organisation).length >= most)
        refuse(overloaded, { retryAfter });
    },
    /** Works when it is the job's turn. */
    async take<T>(organisation: string, id: string, work: () => Promise<T>): Promise<T> {
      await new Promise<void>((begin, giveUp) => {
        waiting.push({ organisation, id, begin, giveUp });
        next();
      });
      try {
        return await work();
      } finally {
        end(organisation);
      }
    },
    /** Takes a job out that has not begun; whoever waits for it gets `why`. */
    remove(id: string, why: Error): void {
      const found = waiting.find((one) => one.id === id);
      waiting = waiting.filter((one) => one !== found);
      found?.giveUp(why);
    },
  };
}
