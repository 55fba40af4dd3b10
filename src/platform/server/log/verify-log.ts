import { canonical, type Act } from './act.ts';
import { chainHash } from './activity.ts';
import type { Database, Statement, TenantDb } from '#platform/server/database/database.ts';

/** The last entry of a log: whoever keeps it elsewhere can tell later that nothing before it was written anew. */
export interface LogEnd {
  seq: number;
  hash: string;
}

export interface VerifiedLog {
  acts: number;
  /** The hash of the last entry that holds. */
  hash: string;
  /** The first entry that does not hold, and why. */
  broken?: { seq: number; why: string };
}

interface Entry {
  seq: number;
  at: string;
  actor_id: string | null;
  action: string;
  body: string;
  hash: string;
  objects: string[];
}

const readEntries: Statement = {
  name: 'read_log_entries',
  text: `select a.seq, a.at, a.actor_id, a.action, a.body, a.hash,
      array(select o.object_id::text from activity_object o where o.org_id = $1 and o.seq = a.seq order by 1) as objects
    from activity a where a.org_id = $1 and a.seq > $2 order by a.seq limit $3`,
};
const readHead: Statement = {
  name: 'read_log_head',
  text: 'select seq, hash, (select max(seq) from activity where org_id = $1) as last from activity_head where org_id = $1',
};

const atOnce = 1000;

/** Walks an organisation's log from its first entry: every hash follows from the one before and from what the entry says,
 *  the columns people search by say the same as the entry, and the head is the last one. A chain that was linked anew from
 *  some entry to its head is whole in itself: `noted` ends, kept outside of the database, give it away. `from` an entry that was
 *  walked to before, only what follows is walked. */
export async function verifyLog(
  database: Pick<Database, 'inOrganisation'>,
  orgId: string,
  noted: readonly LogEnd[] = [],
  from: LogEnd = { seq: 0, hash: '' },
): Promise<VerifiedLog> {
  return database.inOrganisation(orgId, { readOnly: true, statementTimeout: 60_000 }, async (db) => {
    // Entries that are written during the walk lie behind this head, and are left for the next one.
    const [head] = await db.ask<LogEnd & { last: number | null }>(readHead, [orgId]);
    if (head === undefined) return { acts: 0, hash: '', broken: { seq: 0, why: 'the log has no head' } };
    // Head and entries are written together: an entry behind the head was put there by somebody else.
    if ((head.last ?? 0) > head.seq)
      return { acts: 0, hash: '', broken: { seq: head.seq + 1, why: 'an entry stands behind the last one' } };
    let last = from;
    for await (const entry of entriesOf(db, head.seq, from.seq)) {
      const why = wrongWith(entry, last, noted);
      if (why !== undefined) return { acts: last.seq, hash: last.hash, broken: { seq: entry.seq, why } };
      last = entry;
    }
    const end = { acts: last.seq, hash: last.hash };
    if (last.seq !== head.seq || last.hash !== head.hash) {
      const why = `the head names entry ${head.seq} as the last one, with another hash or beyond the end`;
      return { ...end, broken: { seq: last.seq, why } };
    }
    const beyond = noted.find(({ seq }) => seq > last.seq);
    return beyond === undefined
      ? end
      : {
          ...end,
          broken: { seq: last.seq, why: `entry ${beyond.seq} was noted, and is not there any more` },
        };
  });
}

async function* entriesOf(db: TenantDb, until: number, from: number): AsyncGenerator<Entry> {
  for (let after = from; after < until;) {
    const entries = await db.ask<Entry>(readEntries, [db.org_id, after, atOnce]);
    if (entries.length === 0) return;
    for (const entry of entries) if (entry.seq <= until) yield entry;
    after = entries.at(-1)?.seq ?? until;
  }
}

function wrongWith(entry: Entry, last: LogEnd, noted: readonly LogEnd[]): string | undefined {
  if (entry.seq !== last.seq + 1) return `entry ${last.seq + 1} is missing`;
  if (chainHash(last.hash, entry.seq, entry.body) !== entry.hash)
    return 'the hash does not follow from the entry and the one before';
  if (noted.some(({ seq, hash }) => seq === entry.seq && hash !== entry.hash))
    return 'the chain was linked anew: the entry was noted with another hash';
  const act = JSON.parse(entry.body) as Act;
  if (canonical(act) !== entry.body) return 'the entry is not in its canonical form';
  const objects = [...new Set(act.objects.map(({ id }) => id))].toSorted();
  const same = entry.at === act.at && entry.actor_id === act.actor_id && entry.action === act.action;
  if (!same || entry.objects.join() !== objects.join()) return 'the columns differ from the entry';
  return undefined;
}

/** What is printed about a log that was walked. */
export const described = (slug: string, { acts, hash, broken }: VerifiedLog): string =>
  broken
    ? `${slug}: broken at entry ${broken.seq}: ${broken.why}`
    : `${slug}: ${acts} acts, whole, ending in ${hash}`;

/** The ends of the logs in what was printed earlier, by the short names of the organisations. */
export function notedEnds(printed: string): Map<string, LogEnd[]> {
  const ends = new Map<string, LogEnd[]>();
  for (const [, slug = '', seq, hash = ''] of printed.matchAll(
    /^(\S+): (\d+) acts, whole, ending in ([0-9a-f]{64})\r?$/gm,
  ))
    ends.set(slug, [...(ends.get(slug) ?? []), { seq: Number(seq), hash }]);
  return ends;
}
