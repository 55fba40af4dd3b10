import { sql, type SQL } from 'drizzle-orm';
import type { Page, Query } from '#platform/contract/endpoint.ts';
import { cappedPage, shownPage } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { listOwnMentions, Mention, OwnMention } from '../comment.contract.ts';
import { recordColumn, type CommentedRecords } from './shared/comment.queries.ts';

/** Notes whom a comment speaks to, and whom it spoke to before and no longer does. */
export const keepMentions = async (
  db: TenantDb,
  { type }: Pick<CommentedRecords, 'type'>,
  { id, said_at }: { id: string; said_at: string },
  mentions: readonly Mention[],
): Promise<void> =>
  void (await db.query(sql`with gone as (
      delete from comment_mention where org_id = ${db.org_id} and comment_id = ${id}
        and person_id <> all (${sql.param(mentions.map((one) => one.id))}::uuid[])
    )
    insert into comment_mention (org_id, person_id, comment_id, record_type, said_at)
    select ${db.org_id}, p.id, ${id}, ${type}, ${said_at}::timestamptz from unnest(${sql.param(mentions.map((one) => one.id))}::uuid[]) p(id)
    on conflict do nothing`));

interface Found extends Omit<OwnMention, 'object' | 'author'> {
  record_type: OwnMention['object']['type'];
  record_id: string;
  record_ref: string;
  record_title: string;
  author_id: string;
  author_name: string;
  author_image: string | null;
}

/** The comment that a mention `m` is of, where it still stands and its record is one that the caller sees. */
const commentOf = ({ db, actor }: Call, records: CommentedRecords): SQL =>
  sql`select of.record_id, of.record_ref, of.record_title, of.record_link as link, said.body, said.author_id, said.author_name, said.created_at,
      (select p.user_image from person p where p.org_id = said.org_id and p.id = said.author_id) as author_image,
      coalesce((select head.resolved from ${records.table} head where head.org_id = said.org_id and head.id = said.parent_id), said.resolved) is not null as resolved
    from ${records.table} said cross join lateral (${records.select(db, viewerOf(actor), sql`said.${recordColumn(records)}`)}) of
    where m.record_type = ${records.type} and said.org_id = ${db.org_id} and said.id = m.comment_id and said.deleted_at is null`;

/** The comments that mention the caller, on records that the caller sees, the newest first. */
export async function findOwnMentions(
  call: Call,
  records: readonly CommentedRecords[],
  { limit, offset }: Query<typeof listOwnMentions>,
): Promise<Page<OwnMention>> {
  const { db, actor } = call;
  const comments = sql.join(
    records.map((one) => commentOf(call, one)),
    sql` union all `,
  );
  const from = sql`from comment_mention m cross join lateral (${comments}) c
    where m.org_id = ${db.org_id} and m.person_id = ${actor.id}`;
  const page = await cappedPage<Found>(
    db,
    from,
    sql`select m.comment_id as id, m.record_type, c.* ${from} order by m.said_at desc, m.comment_id desc limit ${limit} offset ${offset}`,
  );
  return shownPage(page, (row) => ({
    id: row.id,
    object: { type: row.record_type, id: row.record_id, ref: row.record_ref, title: row.record_title },
    link: row.link,
    body: row.body,
    author: { id: row.author_id, name: row.author_name, user_image: row.author_image },
    created_at: new Date(row.created_at).toISOString(),
    resolved: row.resolved,
  }));
}
