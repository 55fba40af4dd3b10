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

/** What an organisation has in work, by person. */
interface Held {
  all: number;
  people: Map<string, number>;
}

const longestWait = 120;

/** Turns for costly work, shared fairly: organisations take turns, and one of them, or one person, holds only a share of the places
 *  and of the queue. Refuses with `queue_full` whoever has no further place of their own, naming the place in the queue that this
 *  work would have had and the seconds until it is worth trying again; with `overloaded` once nobody could wait. */
export function fairTurns({ atOnce, waiting: room, organisation, person, seconds }: FairShares) {
  let working = 0;
  const held = new Map<string, Held>();
  /** Who waits, by organisation; the organisation whose turn is next comes first. */
  const queues = new Map<string, Waiting[]>();
  let usual = seconds;

  const waitingOf = (org: string) => queues.get(org) ?? [];
  const mayBegin = ({ id, org_id }: Asker): boolean => {
    const { all = 0, people } = held.get(org_id) ?? {};
    return (people?.get(id) ?? 0) < person.running && all < organisation.running;
  };

  function begins({ id, org_id }: Asker): void {
    const own = held.get(org_id) ?? { all: 0, people: new Map<string, number>() };
    held.set(org_id, own);
    working++;
    own.all++;
    own.people.set(id, (own.people.get(id) ?? 0) + 1);
  }

  function ends({ id, org_id }: Asker): void {
    const own = held.get(org_id);
    if (own === undefined) return;
    working--;
    own.all--;
    const left = (own.people.get(id) ?? 0) - 1;
    if (left > 0) own.people.set(id, left);
    else own.people.delete(id);
    if (own.all === 0) held.delete(org_id);
  }

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
      if (working >= atOnce) return;
      const at = queue.findIndex((one) => mayBegin(one.asker));
      const [chosen] = at < 0 ? [] : queue.splice(at, 1);
      if (chosen === undefined) continue;
      // Behind the others: its next turn comes after theirs.
      queues.delete(org);
      if (queue.length > 0) queues.set(org, queue);
      begins(chosen.asker);
      chosen.begin();
    }
  }

  const mayBeginNow = (asker: Asker) => working < atOnce && mayBegin(asker);

  async function turnOf(asker: Asker, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (mayBeginNow(asker)) return begins(asker);
    expectRoom(asker);
    return new Promise((resolve, reject) => {
      const leave = () => {
        const others = waitingOf(asker.org_id).filter((one) => one !== own);
        if (others.length > 0) queues.set(asker.org_id, others);
        else queues.delete(asker.org_id);
        reject(signal?.reason);
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
        ends(asker);
        next();
      }
    },
  };
}

export type FairTurns = ReturnType<typeof fairTurns>;
