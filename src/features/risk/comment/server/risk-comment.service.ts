import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Body } from '#platform/contract/endpoint.ts';
import { forbidden, notFound, wrongState } from '#platform/contract/refusal.ts';
import { record, type By } from '#platform/server/log/activity.ts';
import type { Change } from '#platform/server/log/act.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import * as contract from '../risk-comment.contract.ts';
import { commentAllows, isQuiet, mayWithComment, type CommentVerb } from '../risk-comment.rules.ts';
import {
  factsOfComment,
  findComment,
  findCommentToChange,
  findRiskOfComments,
  type RiskOfComments,
  type StoredComment,
} from './risk-comment.queries.ts';

type Place = { id: string; comment_id: string };

/** An act about a comment is told in the history of its risk. */
const objects = ({ risk_id, risk_ref }: RiskOfComments, id: string) => [
  { type: 'risk', id: risk_id, ref: risk_ref },
  { type: 'risk_comment', id },
];

export async function addComment(
  db: TenantDb,
  actor: Actor,
  by: By,
  riskId: string,
  { body, parent_id = null }: Body<typeof contract.addComment>,
): Promise<contract.Comment> {
  const risk = (await findRiskOfComments(db, actor, riskId)) ?? refuse(notFound);
  if (risk.risk_deleted_at !== null) refuse(wrongState);
  if (parent_id !== null) {
    const parent =
      (await findCommentToChange(db, actor, riskId, parent_id)) ?? refuse(contract.commentUnknown);
    if (parent.parent_id !== null) refuse(contract.replyToReply);
    if (!commentAllows('reply', factsOfComment(parent, risk))) refuse(wrongState);
  }
  const id = newId(db.now);
  const at = db.now.toISOString();
  await db.query(sql`insert into risk_comment (org_id, id, risk_id, parent_id, author_id, author_name, body, created_at, created_by, updated_at, updated_by)
    values (${db.org_id}, ${id}, ${riskId}, ${parent_id}, ${actor.id}, ${actor.name}, ${body}, ${at}, ${actor.id}, ${at}, ${actor.id})`);
  const action = parent_id === null ? 'risk.commented' : 'risk.comment_answered';
  record(db, by, { action, objects: objects(risk, id) });
  return headOf(db, actor, riskId, parent_id ?? id);
}

const headOf = async (db: TenantDb, actor: Actor, riskId: string, id: string): Promise<contract.Comment> =>
  (await findComment(db, actor, riskId, id)) ?? refuse(notFound);

/** The comment a verb is about, locked; refused like any other row. */
async function takeComment(
  db: TenantDb,
  actor: Actor,
  { id, comment_id }: Place,
  seen: number,
  verb: CommentVerb,
): Promise<StoredComment & RiskOfComments> {
  const row = (await findCommentToChange(db, actor, id, comment_id)) ?? refuse(notFound);
  const now = () => headOf(db, actor, id, row.parent_id ?? row.id);
  if (row.version !== seen) expectVersion({ ...(await now()), version: row.version }, seen);
  const facts = factsOfComment(row, row);
  if (!mayWithComment(verb, actor, facts)) refuse(forbidden);
  if (!commentAllows(verb, facts)) refuse(wrongState, { data: await now() });
  return row;
}

async function changeStoredComment(
  db: TenantDb,
  actor: Actor,
  by: By,
  before: StoredComment & RiskOfComments,
  assignments: SQL,
  { action, changes = [] }: { action: string; changes?: Change[] },
): Promise<contract.Comment> {
  await db.query(sql`update risk_comment set version = version + 1, updated_at = ${db.now.toISOString()}, updated_by = ${actor.id}, ${assignments}
    where org_id = ${db.org_id} and id = ${before.id}`);
  record(db, by, { action, objects: objects(before, before.id), changes });
  return headOf(db, actor, before.risk_id, before.parent_id ?? before.id);
}

export async function changeComment(
  db: TenantDb,
  actor: Actor,
  by: By,
  place: Place,
  { version, body }: Body<typeof contract.changeComment>,
): Promise<contract.Comment> {
  const before = await takeComment(db, actor, place, version, 'edit');
  if (before.body === body) return headOf(db, actor, before.risk_id, before.parent_id ?? before.id);
  const quiet = isQuiet(before.created_at, db.now);
  return changeStoredComment(
    db,
    actor,
    by,
    before,
    quiet ? sql`body = ${body}` : sql`body = ${body}, edited_at = ${db.now.toISOString()}`,
    {
      action: 'risk.comment_changed',
      changes: quiet ? [] : [{ field: 'body', old: before.body, new: body }],
    },
  );
}

/** Leaves a tombstone: the text is emptied, its place remains. */
export async function removeComment(
  db: TenantDb,
  actor: Actor,
  by: By,
  place: Place,
  { version }: { version: number },
): Promise<contract.Comment> {
  const before = await takeComment(db, actor, place, version, 'delete');
  return changeStoredComment(
    db,
    actor,
    by,
    before,
    sql`body = '', deleted_at = ${db.now.toISOString()}, deleted_by = ${actor.id}`,
    { action: 'risk.comment_removed' },
  );
}

export async function resolveComment(
  db: TenantDb,
  actor: Actor,
  by: By,
  place: Place,
  { version }: { version: number },
): Promise<contract.Comment> {
  const before = await takeComment(db, actor, place, version, 'resolve');
  const resolved = JSON.stringify({ by: actor.name, at: db.now.toISOString() });
  return changeStoredComment(db, actor, by, before, sql`resolved = ${resolved}::jsonb`, {
    action: 'risk.comment_resolved',
  });
}

export async function reopenComment(
  db: TenantDb,
  actor: Actor,
  by: By,
  place: Place,
  { version }: { version: number },
): Promise<contract.Comment> {
  const before = await takeComment(db, actor, place, version, 'reopen');
  return changeStoredComment(db, actor, by, before, sql`resolved = null`, {
    action: 'risk.comment_reopened',
  });
}
