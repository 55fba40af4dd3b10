import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';

export interface FreshnessDue {
  id: string;
  after_control: string | null;
}

/** What is looked at next after the rules were changed, and by no other process: the newest note, which every older one is contained
 *  in. */
export async function takeFreshnessDue(db: TenantDb): Promise<FreshnessDue | undefined> {
  const [due] =
    await db.query<FreshnessDue>(sql`select id, after_control from freshness_due where org_id = ${db.org_id}
    order by noted_at desc, id desc limit 1 for update skip locked`);
  return due;
}

/** The note has come as far as this control; nothing where all were looked at. */
export async function noteFreshnessDone(db: TenantDb, due: FreshnessDue, last: string | undefined) {
  if (last !== undefined)
    return db.query(
      sql`update freshness_due set after_control = ${last} where org_id = ${db.org_id} and id = ${due.id}`,
    );
  // Older ones: their rules are those that were looked at. Whoever holds one takes it away itself.
  return db.query(sql`delete from freshness_due where org_id = ${db.org_id} and id in (
    select d.id from freshness_due d, freshness_due mine where d.org_id = ${db.org_id} and mine.org_id = d.org_id and mine.id = ${due.id}
      and (d.noted_at, d.id) <= (mine.noted_at, mine.id) for update of d skip locked)`);
}

/** Whether a note has been left behind: a queue may have stayed when its organisation moved to another home. */
export const isFreshnessOverdue = async (db: TenantDb): Promise<boolean> =>
  (
    await db.query(
      sql`select from freshness_due where org_id = ${db.org_id} and noted_at < ${db.now.toISOString()}::timestamptz - interval '10 minutes' limit 1`,
    )
  ).length > 0;
