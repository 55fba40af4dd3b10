import type { Actor } from '#platform/contract/access.ts';
import type { Database, TenantDb } from '#platform/server/database/database.ts';

/** Somebody who watches a thing, and what they were told of it last. */
export interface Watch {
  person: string;
  thing: string;
  said?: number;
}

/** What a viewer's rights hang on besides themselves. */
type Here = Pick<Actor, 'flat'>;

/** How each of these things stands: a number that is another one once the thing has changed. */
export type LiveLook = (
  db: TenantDb,
  things: readonly string[],
  here: Here,
) => Promise<ReadonlyMap<string, number>>;

/** A kind of thing that people watch. */
export interface LiveKind<Event> {
  /** What changes one of them: types of objects in acts, and what transactions say besides (`db.tell`). */
  follows: readonly string[];
  /** Milliseconds between two looks at an organisation: at least, whatever is told; and at most, where nothing is. */
  times: { pace: number; net: number };
  /** What looks at an organisation, and may remember what it saw. */
  looks(): LiveLook;
  /** Those of the watching who see what they watch by now; all, where they watch what is theirs. */
  seenBy?<Some extends Watch>(db: TenantDb, watching: readonly Some[], here: Here): Promise<readonly Some[]>;
  event(thing: string, stands: number): Event;
}

interface Needed<Kind extends string, Event> {
  database: Pick<Database, 'inOrganisation'>;
  kinds: Readonly<Record<Kind, LiveKind<Event>>>;
  clock: () => Date;
  onError: (error: unknown) => void;
}

type Reader<Event> = Watch & { send: (event: Event) => void };

/** The things of one kind that people of an organisation watch here. All of them are looked at together. */
function watchedHere<Event>(
  { follows, times, looks, seenBy, event }: LiveKind<Event>,
  orgId: string,
  { database, clock, onError }: Omit<Needed<never, Event>, 'kinds'>,
) {
  const readers = new Set<Reader<Event>>();
  const look = looks();
  let here: Here = { flat: false };
  let isLooking = false;
  let isAskedAgain = false;
  let next: NodeJS.Timeout | undefined;
  let last = -Infinity;

  const lookAt = async (db: TenantDb) => {
    const stands = await look(db, [...new Set([...readers].map(({ thing }) => thing))], here);
    const changed = [...readers].filter(({ thing, said }) => stands.has(thing) && stands.get(thing) !== said);
    const told = changed.length === 0 ? [] : ((await seenBy?.(db, changed, here)) ?? changed);
    return { changed, told, stands };
  };

  async function lookNow(): Promise<void> {
    isLooking = true;
    isAskedAgain = false;
    last = performance.now();
    try {
      const inside = { readOnly: true, now: clock() };
      const { changed, told, stands } = await database.inOrganisation(orgId, inside, lookAt);
      for (const reader of changed) reader.said = stands.get(reader.thing) ?? 0;
      for (const { thing, said = 0, send } of told) send(event(thing, said));
    } catch (error) {
      onError(error);
    }
    isLooking = false;
    within(isAskedAgain ? times.pace : times.net);
  }

  /** Looks so long after it looked last. */
  function within(pause: number): void {
    clearTimeout(next);
    if (readers.size === 0) return;
    next = setTimeout(() => void lookNow(), Math.max(0, last + pause - performance.now())).unref();
  }

  const ask = () => {
    if (isLooking) isAskedAgain = true;
    else within(times.pace);
  };
  return {
    readers,
    heard(kinds: readonly string[] | undefined): void {
      if (kinds === undefined || follows.some((kind) => kinds.includes(kind))) ask();
    },
    add(reader: Reader<Event>, organisation: Here): void {
      here = organisation;
      readers.add(reader);
      ask();
    },
    stop(): void {
      clearTimeout(next);
      readers.clear();
    },
  };
}

/** What this process's streams watch: each is told how its things stand, and whenever that changes. */
export function liveWatch<Kind extends string, Event>(needed: Needed<Kind, Event>) {
  const { kinds } = needed;
  const open = new Map<string, ReturnType<typeof watchedHere<Event>>>();
  const keyOf = (kind: string, orgId: string) => `${orgId} ${kind}`;

  function at(kind: Kind, orgId: string) {
    const key = keyOf(kind, orgId);
    const known = open.get(key) ?? watchedHere(kinds[kind], orgId, needed);
    open.set(key, known);
    return { key, watched: known };
  }

  return {
    /** Tells somebody how these things stand, and whenever that changes; answers how to end it. Of what they do not see they are told
     *  nothing. */
    watch(
      { id: person, org_id, flat }: Actor,
      things: readonly { kind: Kind; thing: string }[],
      send: (event: Event) => void,
    ): () => void {
      const ends = things.map(({ kind, thing }) => {
        const { key, watched } = at(kind, org_id);
        const reader = { person, thing, send };
        watched.add(reader, { flat });
        return () => {
          watched.readers.delete(reader);
          if (watched.readers.size > 0) return;
          watched.stop();
          open.delete(key);
        };
      });
      return () => {
        for (const end of ends) end();
      };
    },
    /** Something of these kinds may have changed in an organisation; in all, where none is named. */
    heard(orgId: string | undefined, said: readonly string[]): void {
      if (orgId === undefined) for (const watched of open.values()) watched.heard(undefined);
      else for (const kind of Object.keys(kinds)) open.get(keyOf(kind, orgId))?.heard(said);
    },
    stop(): void {
      for (const { stop } of open.values()) stop();
    },
  };
}

export type LiveWatch<Kind extends string, Event> = ReturnType<typeof liveWatch<Kind, Event>>;
