import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { commentVerbs, type Comment, type Reply } from '../risk-comment.contract.ts';
import { commentAllows, mayWithComment, type CommentFacts } from '../risk-comment.rules.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';

export interface StoredComment {
  id: string;
  version: number;
  parent_id: string | null;
  author_id: string;
  author_name: string;
  author_image: string | null;
  body: string;
  created_at: string;
  edited_at: string | null;
  resolved: Comment['resolved'];
  deleted_at: string | null;
}

interface StoredThread extends StoredComment {
  replies: StoredComment[] | null;
}

/** What of the risk decides over its comments. */
export interface RiskOfComments {
  risk_id: string;
  risk_ref: string;
  risk_department: string | null;
  risk_owner: string | null;
  risk_deleted_at: string | null;
}

export const factsOfComment = (comment: StoredComment, risk: RiskOfComments): CommentFacts => ({
  author_id: comment.author_id,
  parent_id: comment.parent_id,
  deleted_at: comment.deleted_at,
  isResolved: comment.resolved !== null,
  risk: {
    department_id: risk.risk_department,
    owner_id: risk.risk_owner,
    deleted_at: risk.risk_deleted_at,
  },
});

function toReply(comment: StoredComment, risk: RiskOfComments, actor: Actor): Reply {
  const { id, version, author_id, author_name, author_image, created_at, edited_at, deleted_at } = comment;
  const facts = factsOfComment(comment, risk);
  return {
    id,
    version,
    body: deleted_at === null ? comment.body : null,
    author: { id: author_id, name: author_name, user_image: author_image },
    created_at: new Date(created_at).toISOString(),
    edited: edited_at !== null,
    deleted: deleted_at !== null,
    permissions: {
      can: commentVerbs.filter((verb) => commentAllows(verb, facts) && mayWithComment(verb, actor, facts)),
    },
  };
}

const toComment = (thread: StoredThread & RiskOfComments, actor: Actor): Comment => ({
  ...toReply(thread, thread, actor),
  resolved: thread.resolved,
  replies: (thread.replies ?? []).map((reply) => toReply(reply, thread, actor)),
});

/** The risk comments are about, if the actor may see it. */
const risk = (db: TenantDb, actor: Actor, id: string): SQL =>
  sql`select r.id as risk_id, r.ref as risk_ref, r.department_id as risk_department, r.owner_id as risk_owner, r.deleted_at as risk_deleted_at
    from risk r where r.org_id = ${db.org_id} and r.id = ${id} and ${visibleTo(actor)} and (r.deleted_at is null or ${actor.type === 'Admin'})`;

const columns = sql`c.id, c.version, c.parent_id, c.author_id, c.author_name, c.body, c.created_at, c.edited_at, c.resolved, c.deleted_at,
  (select p.user_image from person p where p.org_id = c.org_id and p.id = c.author_id) as author_image`;

const replies = (db: TenantDb): SQL =>
  sql`(select json_agg(a order by a.created_at, a.id) from (select ${columns} from risk_comment c where c.org_id = ${db.org_id} and c.parent_id = head.id) a) as replies`;

/** What was said about a risk, newest first, each with its replies: one statement. */
export async function findComments(
  db: TenantDb,
  actor: Actor,
  riskId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<Comment>> {
  const rows = await db.query<StoredThread & RiskOfComments & { total: number }>(sql`
    with r as (${risk(db, actor, riskId)})
    select r.*, head.*, ${replies(db)},
      (select count(*)::int from risk_comment where org_id = ${db.org_id} and risk_id = r.risk_id and parent_id is null) as total
    from r left join lateral (select ${columns} from risk_comment c where c.org_id = ${db.org_id} and c.risk_id = r.risk_id and c.parent_id is null
      order by c.created_at desc, c.id desc limit ${limit} offset ${offset}) head on true
    order by head.created_at desc, head.id desc`);
  const [first] = rows;
  if (first === undefined) return refuse(notFound);
  const found = rows.filter(({ id }) => id !== null);
  return { data: found.map((row) => toComment(row, actor)), count: first.total };
}

/** A comment at the head with its replies. */
export async function findComment(
  db: TenantDb,
  actor: Actor,
  riskId: string,
  id: string,
): Promise<Comment | undefined> {
  const [row] = await db.query<StoredThread & RiskOfComments>(sql`
    with r as (${risk(db, actor, riskId)})
    select r.*, head.*, ${replies(db)} from r
    join lateral (select ${columns} from risk_comment c where c.org_id = ${db.org_id} and c.risk_id = r.risk_id and c.parent_id is null and c.id = ${id}) head on true`);
  return row && toComment(row, actor);
}

/** The risk somebody comments on; with the id of a comment, that one too, locked. */
export async function findRiskOfComments(
  db: TenantDb,
  actor: Actor,
  riskId: string,
): Promise<RiskOfComments | undefined> {
  const [row] = await db.query<RiskOfComments>(risk(db, actor, riskId));
  return row;
}

export async function findCommentToChange(
  db: TenantDb,
  actor: Actor,
  riskId: string,
  id: string,
): Promise<(StoredComment & RiskOfComments) | undefined> {
  const [row] = await db.query<StoredComment & RiskOfComments>(sql`with r as (${risk(db, actor, riskId)})
    select r.*, ${columns} from r join risk_comment c on c.org_id = ${db.org_id} and c.risk_id = r.risk_id and c.id = ${id} for update of c`);
  return row;
}
