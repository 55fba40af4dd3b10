import { canonical, type Act } from './act.ts';
import { chainHash } from './activity.ts';
import type { Database, Statement, TenantDb } from '#platform/server/database/database.ts';

export interface VerifiedLog {
  acts: number;
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
 *  the columns people search by say the same as the entry, and the head is the last one. */
export async function verifyLog(database: Database, orgId: string): Promise<VerifiedLog> {
  return database.inOrganisation(orgId, { readOnly: true, statementTimeout: 60_000 }, async (db) => {
    // Entries that are written during the walk lie behind this head, and are left for the next one.
    const [head] = await db.ask<{ seq: number; hash: string; last: number | null }>(readHead, [orgId]);
    if (head === undefined) return { acts: 0, broken: { seq: 0, why: 'the log has no head' } };
    // Head and entries are written together: an entry behind the head was put there by somebody else.
    if ((head.last ?? 0) > head.seq)
      return { acts: 0, broken: { seq: head.seq + 1, why: 'an entry stands behind the last one' } };
    let last = { seq: 0, hash: '' };
    for await (const entry of entriesOf(db, head.seq)) {
      const why = wrongWith(entry, last);
      if (why !== undefined) return { acts: last.seq, broken: { seq: entry.seq, why } };
      last = entry;
    }
    const whole = last.seq === head.seq && last.hash === head.hash;
    return whole
      ? { acts: last.seq }
      : {
          acts: last.seq,
          broken: {
            seq: last.seq,
            why: `the head names entry ${head.seq} as the last one, with another hash or beyond the end`,
          },
        };
  });
}

async function* entriesOf(db: TenantDb, until: number): AsyncGenerator<Entry> {
  for (let after = 0; after < until;) {
    const entries = await db.ask<Entry>(readEntries, [db.org_id, after, atOnce]);
    if (entries.length === 0) return;
    for (const entry of entries) if (entry.seq <= until) yield entry;
    after = entries.at(-1)?.seq ?? until;
  }
}

function wrongWith(entry: Entry, last: { seq: number; hash: string }): string | undefined {
  if (entry.seq !== last.seq + 1) return `entry ${last.seq + 1} is missing`;
  if (chainHash(last.hash, entry.seq, entry.body) !== entry.hash)
    return 'the hash does not follow from the entry and the one before';
  const act = JSON.parse(entry.body) as Act;
  if (canonical(act) !== entry.body) return 'the entry is not in its canonical form';
  const objects = [...new Set(act.objects.map(({ id }) => id))].toSorted();
  const same = entry.at === act.at && entry.actor_id === act.actor_id && entry.action === act.action;
  if (!same || entry.objects.join() !== objects.join()) return 'the columns differ from the entry';
  return undefined;
}
