import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Language } from '#platform/contract/access.ts';
import { noticeColumns, stillSeen, type StoredNotice } from './notice.queries.ts';
import type { NoticedRecords } from './shared/noticed-record.queries.ts';

/** A notice that is to be mailed, with its reader. */
export interface NoticeToMail extends StoredNotice {
  person_id: string;
  name: string;
  email: string;
  locale: Language;
  timezone: string;
  /** Whether not every Admin sees what it is about. */
  is_private: boolean;
  /** Whether it is still worth a mail: unread, about what its reader may see, and its reader a member. */
  is_wanted: boolean;
}

/** Whether not every Admin sees what the notice `n` is about. */
const isPrivate = (db: TenantDb, records: readonly NoticedRecords[]): SQL => {
  const types = records.flatMap((one) =>
    one.isPrivate === undefined ? [] : [sql`when ${one.type} then ${one.isPrivate(db, sql`n.object_id`)}`],
  );
  return types.length === 0 ? sql`false` : sql`case n.object_type ${sql.join(types, sql` `)} else false end`;
};

/** The clock on the wall of the person `p`, and the latest eight o'clock of their day or week. */
const local = (now: string): SQL => sql`(${now}::timestamptz at time zone p.timezone)`;
const latestEight = (now: string, of: 'day' | 'week'): SQL =>
  sql`((date_trunc(${sql.raw(`'${of}'`)}, ${local(now)} - interval '8 hours') + interval '8 hours') at time zone p.timezone)`;
/** No mail tells of anything in between; hours that end before they begin go over midnight. */
const isQuiet = (now: string): SQL => {
  const minute = sql`(extract(hour from ${local(now)}) * 60 + extract(minute from ${local(now)}))`;
  return sql`(c.quiet_from is not null and case when c.quiet_from < c.quiet_to then ${minute} >= c.quiet_from and ${minute} < c.quiet_to
    else ${minute} >= c.quiet_from or ${minute} < c.quiet_to end)`;
};

/** Takes all that so many people are to be mailed by now, and notes it as mailed: whoever looks at the same time, or after, finds it no
 *  more. What is mailed at once goes outside of a person's quiet hours; the digests go from eight o'clock on, those of the week on
 *  Mondays. */
export function takeNoticesToMail(
  db: TenantDb,
  records: readonly NoticedRecords[],
  { flat, people }: { flat: boolean; people: number },
): Promise<NoticeToMail[]> {
  const now = db.now.toISOString();
  const isDue = sql`(n.mail = 'now' or (n.mail = 'daily' and n.created_at < ${latestEight(now, 'day')})
    or (n.mail = 'weekly' and n.created_at < ${latestEight(now, 'week')}))`;
  return db.query<NoticeToMail>(sql`with waiting as (
      select distinct n.person_id from notification n where n.org_id = ${db.org_id} and n.mail is not null and n.mailed_at is null
    ), readers as (
      select w.person_id, ${latestEight(now, 'day')} as day, ${latestEight(now, 'week')} as week from waiting w
      join person p on p.org_id = ${db.org_id} and p.id = w.person_id
      left join notification_preference c on c.org_id = p.org_id and c.person_id = p.id
      where not ${isQuiet(now)} and exists (select from notification n where n.org_id = ${db.org_id} and n.person_id = p.id
        and n.mail is not null and n.mailed_at is null and ${isDue})
      limit ${people} for no key update of p skip locked
    ), due as (
      select n.id from notification n join readers r on r.person_id = n.person_id
      where n.org_id = ${db.org_id} and n.mail is not null and n.mailed_at is null
        and (n.mail = 'now' or (n.mail = 'daily' and n.created_at < r.day) or (n.mail = 'weekly' and n.created_at < r.week))
      order by n.id for update of n skip locked
    ), n as (
      update notification taken set mailed_at = ${now} from due where taken.org_id = ${db.org_id} and taken.id = due.id returning taken.*
    )
    select ${noticeColumns}, n.person_id, p.first_name || ' ' || p.last_name as name, p.email, p.locale, p.timezone, ${isPrivate(db, records)} as is_private,
      p.status = 'active' and n.read_at is null and ${stillSeen(db, records, { flat })} as is_wanted
    from n join person p on p.org_id = ${db.org_id} and p.id = n.person_id
    order by n.person_id, n.created_at, n.id`);
}

/** Whether the organisation has no departments. */
export const isFlat = async (db: TenantDb): Promise<boolean> =>
  (
    await db.query<{ flat: boolean }>(
      sql`select o.license = 'flat' as flat from organisation o where o.org_id = ${db.org_id}`,
    )
  )[0]?.flat ?? false;
