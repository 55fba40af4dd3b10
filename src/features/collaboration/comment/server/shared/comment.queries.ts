import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import {
  commentVerbs,
  type Comment,
  type CommentedType,
  type Mention,
  type Reply,
} from '../../comment.contract.ts';
import type { StoredFile } from '#features/collaboration/file/file.contract.ts';
import { filesOf } from '#features/collaboration/file/server/shared/file-link.queries.ts';
import { viewerOf, type Viewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { commentAllows, mayWithComment, type CommentFacts } from '../../comment.rules.ts';

/** What a type of record brings along so that people can comment on it. */
export interface CommentedRecords {
  /** What addresses and the log call it. */
  type: CommentedType;
  /** The first word of its acts: `risk.commented`. */
  acts: string;
  /** Where the comments lie: made by `commentTable(type, ...)`. */
  table: PgTable;
  /** Selects the record by its id (a column, where it is SQL), if the viewer may see it: its columns are those of `RecordOfComments`. */
  select(db: TenantDb, viewer: Viewer, id: string | SQL): SQL;
  /** Whether not every Admin sees the one with this id. */
  isPrivate?(db: TenantDb, id: SQL): SQL;
}

/** What of the record decides over its comments. */
export interface RecordOfComments {
  record_id: string;
  record_ref: string;
  record_title: string;
  /** Where its page is: a path of the web app. */
  record_link: string;
  /** Null where it is of the whole organisation. */
  record_department: string | null;
  /** Whose record it is: they may settle what was said about it. */
  record_owners: string[];
  record_deleted_at: string | null;
}

export interface StoredComment {
  id: string;
  version: number;
  parent_id: string | null;
  author_id: string;
  author_name: string;
  author_image: string | null;
  body: string;
  mentions: Mention[];
  files: StoredFile[];
  created_at: string;
  edited_at: string | null;
  resolved: Comment['resolved'];
  deleted_at: string | null;
}

interface StoredThread extends StoredComment {
  replies: StoredComment[] | null;
}

export const factsOfComment = (comment: StoredComment, record: RecordOfComments): CommentFacts => ({
  author_id: comment.author_id,
  parent_id: comment.parent_id,
  deleted_at: comment.deleted_at,
  isResolved: comment.resolved !== null,
  record: {
    department_id: record.record_department,
    owner_ids: record.record_owners,
    deleted_at: record.record_deleted_at,
  },
});

function toReply(comment: StoredComment, record: RecordOfComments, actor: Actor): Reply {
  const { id, version, author_id, author_name, author_image, created_at, edited_at, deleted_at } = comment;
  const facts = factsOfComment(comment, record);
  return {
    id,
    version,
    body: deleted_at === null ? comment.body : null,
    mentions: comment.mentions,
    files: comment.files,
    author: { id: author_id, name: author_name, user_image: author_image },
    created_at: new Date(created_at).toISOString(),
    edited: edited_at !== null,
    deleted: deleted_at !== null,
    permissions: {
      can: commentVerbs.filter((verb) => commentAllows(verb, facts) && mayWithComment(verb, actor, facts)),
    },
  };
}

const toComment = (thread: StoredThread & RecordOfComments, actor: Actor): Comment => ({
  ...toReply(thread, thread, actor),
  resolved: thread.resolved,
  replies: (thread.replies ?? []).map((reply) => toReply(reply, thread, actor)),
});

const columns = sql`c.id, c.version, c.parent_id, c.author_id, c.author_name, c.body, c.mentions, c.created_at, c.edited_at, c.resolved, c.deleted_at,
  (select p.user_image from person p where p.org_id = c.org_id and p.id = c.author_id) as author_image`;

/** What hangs on a comment `c` goes by the type of its record. */
export const typeOfComments = ({ type }: Pick<CommentedRecords, 'type'>) => `${type}_comment` as const;

const columnsOf = (records: CommentedRecords): SQL =>
  sql`${columns}, ${filesOf(typeOfComments(records), sql`c.id`, sql`c.org_id`)} as files`;

const replies = (db: TenantDb, records: CommentedRecords): SQL =>
  sql`(select json_agg(a order by a.created_at, a.id) from (select ${columnsOf(records)} from ${records.table} c where c.org_id = ${db.org_id} and c.parent_id = head.id) a) as replies`;

/** The column that says which record a comment is about. */
export const recordColumn = ({ type }: CommentedRecords): SQL => sql`${sql.identifier(`${type}_id`)}`;

/** What was said about a record, newest first, each with its replies: one statement. */
export async function findComments(
  { db, actor }: Call,
  records: CommentedRecords,
  recordId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<Comment>> {
  const about = recordColumn(records);
  const rows = await db.query<StoredThread & RecordOfComments & { total: number }>(sql`
    with r as (${records.select(db, viewerOf(actor), recordId)})
    select r.*, head.*, ${replies(db, records)},
      (select count(*)::int from ${records.table} where org_id = ${db.org_id} and ${about} = r.record_id and parent_id is null) as total
    from r left join lateral (select ${columnsOf(records)} from ${records.table} c where c.org_id = ${db.org_id} and c.${about} = r.record_id and c.parent_id is null
      order by c.created_at desc, c.id desc limit ${limit} offset ${offset}) head on true
    order by head.created_at desc, head.id desc`);
  const [first] = rows;
  if (first === undefined) return refuse(notFound);
  const found = rows.filter(({ id }) => id !== null);
  return { data: found.map((row) => toComment(row, actor)), count: first.total };
}

/** A comment at the head with its replies. */
export async function findComment(
  { db, actor }: Call,
  records: CommentedRecords,
  recordId: string,
  id: string,
): Promise<Comment | undefined> {
  const [row] = await db.query<StoredThread & RecordOfComments>(sql`
    with r as (${records.select(db, viewerOf(actor), recordId)})
    select r.*, head.*, ${replies(db, records)} from r
    join lateral (select ${columnsOf(records)} from ${records.table} c where c.org_id = ${db.org_id} and c.${recordColumn(records)} = r.record_id and c.parent_id is null and c.id = ${id}) head on true`);
  return row && toComment(row, actor);
}

/** The record somebody comments on. */
export async function findRecordOfComments(
  { db, actor }: Call,
  records: CommentedRecords,
  recordId: string,
): Promise<RecordOfComments | undefined> {
  const [row] = await db.query<RecordOfComments>(records.select(db, viewerOf(actor), recordId));
  return row;
}

/** A comment, locked, with the record it is about. */
export async function findCommentToChange(
  { db, actor }: Call,
  records: CommentedRecords,
  recordId: string,
  id: string,
): Promise<(StoredComment & RecordOfComments) | undefined> {
  const [row] = await db.query<
    StoredComment & RecordOfComments
  >(sql`with r as (${records.select(db, viewerOf(actor), recordId)})
    select r.*, ${columnsOf(records)} from r join ${records.table} c on c.org_id = ${db.org_id} and c.${recordColumn(records)} = r.record_id and c.id = ${id} for update of c`);
  return row;
}
