import type { Actor } from '#platform/contract/access.ts';
import type { Database } from '#platform/server/database/database.ts';
import { unreadOf } from './notice.queries.ts';
import type { NoticedRecords } from './shared/noticed-record.queries.ts';

type Reader = (count: { unread: number }) => void;
type Told = Map<Reader, number | undefined>;

interface OpenAt {
  flat: boolean;
  /** By person, the streams of each with what was said last. */
  people: Map<string, Told>;
}

interface Needed {
  database: Pick<Database, 'inOrganisation'>;
  records: readonly NoticedRecords[];
  clock: () => Date;
  onError: (error: unknown) => void;
  /** Milliseconds between two looks at what changed, and between two at everything: where nothing can be heard. */
  times?: { look: number; everything: number };
}

/** How many notices people have not read, for those whose streams this process holds. Whatever happens, an organisation is asked at
 *  most once a second, in one statement for all its people here. */
export function unreadCounts({
  database,
  records,
  clock,
  onError,
  times = { look: 1000, everything: 30_000 },
}: Needed) {
  const open = new Map<string, OpenAt>();
  const changed = new Set<string>();
  let isAtIt = false;
  let looking: NodeJS.Timeout | undefined;
  let everything = 0;

  async function recount(orgId: string): Promise<void> {
    const here = open.get(orgId);
    if (here === undefined) return;
    const inside = { readOnly: true, now: clock() };
    const counts = await database.inOrganisation(orgId, inside, (db) =>
      unreadOf(db, records, here, [...here.people.keys()]),
    );
    for (const { id, unread } of counts)
      for (const [send, said] of here.people.get(id) ?? []) {
        if (said === unread) continue;
        here.people.get(id)?.set(send, unread);
        send({ unread });
      }
  }

  async function look(): Promise<void> {
    if (isAtIt) return;
    isAtIt = true;
    everything += times.look;
    if (everything >= times.everything) {
      everything = 0;
      for (const orgId of open.keys()) changed.add(orgId);
    }
    const these = new Set(changed);
    changed.clear();
    for (const orgId of these) await recount(orgId).catch(onError);
    isAtIt = false;
  }

  return {
    /** Says how many somebody has not read, and whenever that changes; answers how to end it. */
    open({ id, org_id, flat }: Actor, send: Reader): () => void {
      const here = open.get(org_id) ?? { flat, people: new Map<string, Told>() };
      open.set(org_id, here);
      const told = here.people.get(id) ?? new Map();
      here.people.set(id, told.set(send, undefined));
      changed.add(org_id);
      looking ??= setInterval(() => void look(), times.look).unref();
      void look();
      return () => {
        told.delete(send);
        if (told.size === 0) here.people.delete(id);
        if (here.people.size === 0) open.delete(org_id);
      };
    },
    /** Something may have changed in an organisation; in all, where none is named. */
    heard(orgId: string | undefined): void {
      for (const one of orgId === undefined ? open.keys() : [orgId]) if (open.has(one)) changed.add(one);
    },
    stop: () => clearInterval(looking),
  };
}

export type UnreadCounts = ReturnType<typeof unreadCounts>;
