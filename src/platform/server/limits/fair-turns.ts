import type { Actor } from '#platform/contract/access.ts';
import { overloaded, queueFull } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';

interface Share {
  running: number;
  waiting: number;
}

interface FairShares {
  /** Pieces of work at the same time, whoever they are for. */
  atOnce: number;
  /** How many may wait, whoever for. */
  waiting: number;
  organisation: Share;
  person: Share;
  /** What a piece of work usually takes, until some were done here. */
  seconds: number;
}

/** For whom work is done. */
export type Asker = Pick<Actor, 'id' | 'org_id'>;

interface Waiting {
  asker: Asker;
  begin(): void;
}

const longestWait = 120;

/** Turns for costly work, shared fairly: organisations take turns, and one of them, or one person, holds only a share of the places
 *  and of the queue. Refuses with `queue_full` whoever has no further place of their own, naming the place in the queue that this
 *  work would have had and the seconds until it is worth trying again; with `overloaded` once nobody could wait. */
export function fairTurns({ atOnce, waiting: room, organisation, person, seconds }: FairShares) {
  const running: Asker[] = [];
  /** Who waits, by organisation; the organisation whose turn is next comes first. */
  const queues = new Map<string, Waiting[]>();
  let usual = seconds;

  const waitingOf = (org: string) => queues.get(org) ?? [];
  const holds = ({ id, org_id }: Asker) => ({
    person: running.filter((one) => one.id === id && one.org_id === org_id).length,
    organisation: running.filter((one) => one.org_id === org_id).length,
  });
  const mayBegin = (asker: Asker): boolean => {
    const held = holds(asker);
    return held.person < person.running && held.organisation < organisation.running;
  };

  /** The place in the queue of the next work of an organisation: as many rounds, each of all that wait. */
  function placeOf(org: string): number {
    const own = waitingOf(org).length;
    const before = [...queues].map(([other, queue]) =>
      other === org ? own : Math.min(queue.length, own + 1),
    );
    return before.reduce((sum, many) => sum + many, 0) + 1;
  }

  function expectRoom(asker: Asker): void {
    const waiting = [...queues.values()].flat();
    const own = waitingOf(asker.org_id);
    const ofPerson = own.filter((one) => one.asker.id === asker.id).length;
    const place = placeOf(asker.org_id);
    const retryAfter = Math.min(longestWait, Math.max(1, Math.ceil((place * usual) / atOnce)));
    if (ofPerson >= person.waiting || own.length >= organisation.waiting)
      refuse(queueFull, { values: { place }, retryAfter });
    if (waiting.length >= room) refuse(overloaded, { retryAfter });
  }

  /** Gives free places to those that wait, one organisation after the other, each its first that may begin. */
  function next(): void {
    for (const [org, queue] of queues) {
      if (running.length >= atOnce) return;
      const at = queue.findIndex((one) => mayBegin(one.asker));
      const [chosen] = at < 0 ? [] : queue.splice(at, 1);
      if (chosen === undefined) continue;
      // Behind the others: its next turn comes after theirs.
      queues.delete(org);
      if (queue.length > 0) queues.set(org, queue);
      running.push(chosen.asker);
      chosen.begin();
    }
  }

  const mayBeginNow = (asker: Asker) => running.length < atOnce && mayBegin(asker);

  async function turnOf(asker: Asker, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (mayBeginNow(asker)) return void running.push(asker);
    expectRoom(asker);
    return new Promise((resolve, reject) => {
      const leave = () => {
        const others = waitingOf(asker.org_id).filter((one) => one !== own);
        if (others.length > 0) queues.set(asker.org_id, others);
        else queues.delete(asker.org_id);
        reject(signal?.reason as Error);
      };
      const own: Waiting = {
        asker,
        begin() {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      queues.set(asker.org_id, [...waitingOf(asker.org_id), own]);
    });
  }

  return {
    /** Refuses work that could not even wait. */
    expectRoom(asker: Asker): void {
      if (!mayBeginNow(asker)) expectRoom(asker);
    },
    /** Waits for a turn, and works. Whoever does not want it any more says so by the signal, and is no longer waited for. */
    async take<T>(asker: Asker, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      await turnOf(asker, signal);
      const began = performance.now();
      try {
        return await work();
      } finally {
        usual += ((performance.now() - began) / 1000 - usual) / 8;
        running.splice(running.indexOf(asker), 1);
        next();
      }
    },
  };
}

export type FairTurns = ReturnType<typeof fairTurns>;
