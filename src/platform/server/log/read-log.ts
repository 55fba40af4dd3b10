import type { Database, Statement, TenantDb } from '#platform/server/database/database.ts';

/** The last entry of a log: whoever keeps it elsewhere can tell later that nothing before it was written anew. */
export interface LogEnd {
  seq: number;
  hash: string;
}

/** An entry as it is stored: its body is the text that the hash was made of. */
export interface LogEntry extends LogEnd {
  at: string;
  actor_id: string | null;
  action: string;
  body: string;
  seal: string;
  /** The ids of what it is about, as people search by them. */
  objects: string[];
}

// An act about twenty thousand risks is an entry of megabytes: a page ends where it has enough of them.
const entriesAfter: Statement = {
  name: 'read_log_entries',
  text: `select a.seq, a.at, a.actor_id, a.action, a.body, a.hash, a.seal,
      array(select o.object_id::text from activity_object o where o.org_id = $1 and o.seq = a.seq order by 1) as objects
    from (
      select e.*, sum(octet_length(e.body)) over (order by e.seq) - octet_length(e.body) as before from (
        select * from activity where org_id = $1 and seq > $2 and seq <= $3 order by seq limit $4
      ) e
    ) a where a.before < $5 order by a.seq`,
};
const headOf: Statement = {
  name: 'read_log_head',
  text: 'select seq, hash, (select max(seq) from activity where org_id = $1) as last from activity_head where org_id = $1',
};
const firstCopy: Statement = {
  name: 'first_copied_log_entry',
  text: `select seq from (
      select seq, row_number() over (partition by seal order by seq) as nth from activity where org_id = $1 and seq <= $2
    ) a where nth > 1 order by seq limit 1`,
};

const atOnce = { entries: 1000, bytes: 4_000_000 };
const how = { readOnly: true, statementTimeout: 60_000 };

type Read = Pick<Database, 'inOrganisation'>;

/** The head of an organisation's log, with the number of the last entry that is there. */
export const findLogHead = async (db: TenantDb): Promise<(LogEnd & { last: number | null }) | undefined> =>
  (await db.ask<LogEnd & { last: number | null }>(headOf, [db.org_id]))[0];

/** The same by itself. */
export const readLogHead = (database: Read, orgId: string): ReturnType<typeof findLogHead> =>
  database.inOrganisation(orgId, how, findLogHead);

/** The first entry that has the seal of an earlier one. */
export const findFirstCopy = async (
  database: Read,
  orgId: string,
  until: number,
): Promise<number | undefined> =>
  (await database.inOrganisation(orgId, how, (db) => db.ask<{ seq: number }>(firstCopy, [orgId, until])))[0]
    ?.seq;

/** The entries of a log in their order, a page at a time, each page in a transaction of its own: a slow reader holds nothing. */
export async function* readPages(
  database: Read,
  orgId: string,
  { after, until }: { after: number; until: number },
): AsyncGenerator<LogEntry[]> {
  for (let last = after; last < until;) {
    const values = [orgId, last, until, atOnce.entries, atOnce.bytes];
    const entries = await database.inOrganisation(orgId, how, (db) => db.ask<LogEntry>(entriesAfter, values));
    if (entries.length === 0) return;
    yield entries;
    last = entries.at(-1)?.seq ?? until;
  }
}
