import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page, Query } from '#platform/contract/endpoint.ts';
import { cappedPage } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { RetentionRule } from '#platform/server/jobs/scheduled-jobs.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { mostUnread, type listNotices } from '../notification.contract.ts';
import type { notificationTable } from './notification.table.ts';
import type { NoticedRecords } from './shared/noticed-record.queries.ts';
import { noticed } from './shared/notify.service.ts';

export type StoredNotice = Pick<
  typeof notificationTable.$inferSelect,
  | 'id'
  | 'kind'
  | 'severity'
  | 'object_type'
  | 'object_id'
  | 'object_ref'
  | 'object_title'
  | 'link'
  | 'words'
  | 'created_at'
  | 'read_at'
>;

export const noticeColumns = sql.raw(
  'n.id, n.kind, n.severity, n.object_type, n.object_id, n.object_ref, n.object_title, n.link, n.words, n.created_at, n.read_at',
);

/** Whether the person `p` may still see what the notice `n` is about. What is of no known type is shown to nobody. */
export function stillSeen(
  db: TenantDb,
  records: readonly NoticedRecords[],
  { flat }: Pick<Actor, 'flat'>,
): SQL {
  const viewer = personAsViewer({ flat });
  const types = records.map(
    ({ type, select }) => sql`when ${type} then exists (${select(db, viewer, sql`n.object_id`)})`,
  );
  return sql`case n.object_type ${sql.join(types, sql` `)} else false end`;
}

/** What stands in somebody's list and was not read. */
const isUnread = sql`n.read_at is null and n.in_app`;

/** The caller's notices about what they may see, the newest first. */
export function findNotices(
  { db, actor }: Call,
  records: readonly NoticedRecords[],
  { limit, offset, unread, kind }: Query<typeof listNotices>,
): Promise<Page<StoredNotice>> {
  const from = sql`from notification n join person p on p.org_id = n.org_id and p.id = n.person_id
    where n.org_id = ${db.org_id} and n.person_id = ${actor.id} and ${unread === undefined ? sql`n.in_app` : isUnread}
      and ${kind === undefined ? sql`true` : sql`n.kind = ${kind}`} and ${stillSeen(db, records, actor)}`;
  return cappedPage(
    db,
    from,
    sql`select ${noticeColumns} ${from} order by n.created_at desc, n.id desc limit ${limit} offset ${offset}`,
  );
}

/** How many each of these people has not read, up to as many as are told apart. One statement for all of them. */
export const unreadOf = (
  db: TenantDb,
  records: readonly NoticedRecords[],
  organisation: Pick<Actor, 'flat'>,
  people: readonly string[],
): Promise<{ id: string; unread: number }[]> =>
  db.query(sql`select p.id, (select count(*)::int from (select from notification n
      where n.org_id = ${db.org_id} and n.person_id = p.id and ${isUnread} and ${stillSeen(db, records, organisation)} limit ${mostUnread}) few) as unread
    from person p where p.org_id = ${db.org_id} and p.id = any (${sql.param(people)}::uuid[])`);

/** Marks somebody's notices as read: these, and all that were made up to a moment. */
export async function markRead(
  db: TenantDb,
  personId: string,
  { ids = [], until }: { ids?: readonly string[] | undefined; until?: string | undefined },
): Promise<void> {
  const seen = await db.query(sql`update notification n set read_at = ${db.now.toISOString()}
    where n.org_id = ${db.org_id} and n.person_id = ${personId} and n.read_at is null
      and (n.id = any (${sql.param(ids)}::uuid[]) or n.created_at <= ${until ?? null}::timestamptz) returning n.id`);
  if (seen.length > 0) db.tell(noticed);
}

/** What was told is listed for ninety days. */
export const noticeRetention: RetentionRule = {
  name: 'sweep_notifications',
  text: `with gone as (delete from notification n where n.org_id = $1
    and n.id in (select o.id from notification o where o.org_id = $1 and o.created_at < now() - interval '90 days'
      order by o.created_at limit $2) returning 1)
    select count(*)::int as n from gone`,
};
