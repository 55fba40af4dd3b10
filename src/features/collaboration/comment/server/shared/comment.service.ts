import { sql, type SQL } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { forbidden, notFound, wrongState } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/log/activity.ts';
import type { Change } from '#platform/server/log/act.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { dropLinks } from '#features/collaboration/file/server/shared/file-link.queries.ts';
import { hangFiles } from '#features/collaboration/file/server/shared/file-link.service.ts';
import * as contract from '../../comment.contract.ts';
import { commentAllows, isQuiet, mayWithComment, type CommentVerb } from '../../comment.rules.ts';
import { tellOfComment, tellMentioned } from '../comment-notice.service.ts';
import { findMentions } from '../mention.queries.ts';
import { keepMentions } from '../own-mention.queries.ts';
import {
  factsOfComment,
  findComment,
  findCommentToChange,
  findRecordOfComments,
  recordColumn,
  typeOfComments,
  type CommentedRecords,
  type RecordOfComments,
  type StoredComment,
} from './comment.queries.ts';

type Place = { id: string; comment_id: string };

/** An act about a comment is told in the history of its record. */
const objects = ({ type }: CommentedRecords, { record_id, record_ref }: RecordOfComments, id: string) => [
  { type, id: record_id, ref: record_ref },
  { type: `${type}_comment`, id },
];

/** By whoever sees the record: refuses one that is deleted (409), a parent that is no comment of it (400) or itself a reply (422). */
export async function addComment(
  call: Call,
  records: CommentedRecords,
  recordId: string,
  { body, parent_id = null, mentions: mentioned = [], file_ids = [] }: Body<typeof contract.addComment>,
): Promise<contract.Comment> {
  const { db, actor, by } = call;
  const about = (await findRecordOfComments(call, records, recordId)) ?? refuse(notFound);
  if (about.record_deleted_at !== null) refuse(wrongState);
  let answered: string | undefined;
  if (parent_id !== null) {
    const parent =
      (await findCommentToChange(call, records, recordId, parent_id)) ?? refuse(contract.commentUnknown);
    if (parent.parent_id !== null) refuse(contract.replyToReply);
    if (!commentAllows('reply', factsOfComment(parent, about))) refuse(wrongState);
    answered = parent.author_id;
  }
  const mentions = await findMentions(call, records, recordId, mentioned);
  const id = newId(db.now);
  const at = db.now.toISOString();
  await db.query(sql`insert into ${records.table} (org_id, id, ${recordColumn(records)}, parent_id, author_id, author_name, body, mentions, created_at, created_by, updated_at, updated_by)
    values (${db.org_id}, ${id}, ${recordId}, ${parent_id}, ${actor.id}, ${actor.name}, ${body}, ${JSON.stringify(mentions)}::jsonb, ${at}, ${actor.id}, ${at}, ${actor.id})`);
  if (mentions.length > 0) await keepMentions(db, records, { id, said_at: at }, mentions);
  await hangFiles(
    call,
    file_ids,
    { purpose: 'comment', type: records.type, id: recordId },
    { type: typeOfComments(records), id },
  );
  const action = `${records.acts}.${parent_id === null ? 'commented' : 'comment_answered'}`;
  record(db, by, { action, objects: objects(records, about, id) });
  tellOfComment(call, records, about, { mentions, answered });
  return headOf(call, records, recordId, parent_id ?? id);
}

const headOf = async (
  call: Call,
  records: CommentedRecords,
  recordId: string,
  id: string,
): Promise<contract.Comment> => (await findComment(call, records, recordId, id)) ?? refuse(notFound);

/** The comment a verb is about, locked; refused like any other row. */
async function takeComment(
  call: Call,
  records: CommentedRecords,
  { id, comment_id }: Place,
  seen: number,
  verb: CommentVerb,
): Promise<StoredComment & RecordOfComments> {
  const row = (await findCommentToChange(call, records, id, comment_id)) ?? refuse(notFound);
  const now = () => headOf(call, records, id, row.parent_id ?? row.id);
  if (row.version !== seen) expectVersion({ ...(await now()), version: row.version }, seen);
  const facts = factsOfComment(row, row);
  if (!mayWithComment(verb, call.actor, facts)) refuse(forbidden);
  if (!commentAllows(verb, facts)) refuse(wrongState, { data: await now() });
  return row;
}

async function changeStoredComment(
  call: Call,
  records: CommentedRecords,
  before: StoredComment & RecordOfComments,
  assignments: SQL,
  act: { name: string; changes?: Change[] },
): Promise<contract.Comment> {
  const { db, actor, by } = call;
  await db.query(sql`update ${records.table} set version = version + 1, updated_at = ${db.now.toISOString()}, updated_by = ${actor.id}, ${assignments}
    where org_id = ${db.org_id} and id = ${before.id}`);
  record(db, by, {
    action: `${records.acts}.${act.name}`,
    objects: objects(records, before, before.id),
    changes: act.changes ?? [],
  });
  return headOf(call, records, before.record_id, before.parent_id ?? before.id);
}

export async function changeComment(
  call: Call,
  records: CommentedRecords,
  place: Place,
  { version, body, mentions: mentioned = [] }: Body<typeof contract.changeComment>,
): Promise<contract.Comment> {
  const { now } = call.db;
  const before = await takeComment(call, records, place, version, 'edit');
  if (before.body === body) return headOf(call, records, before.record_id, before.parent_id ?? before.id);
  const named = await findMentions(call, records, before.record_id, mentioned);
  const known = before.mentions.map(({ id }) => id);
  tellMentioned(
    call,
    records,
    before,
    named.filter(({ id }) => !known.includes(id)),
  );
  if (known.length + named.length > 0)
    await keepMentions(call.db, records, { id: before.id, said_at: before.created_at }, named);
  const mentions = sql`mentions = ${JSON.stringify(named)}::jsonb`;
  const quiet = isQuiet(before.created_at, now);
  return changeStoredComment(
    call,
    records,
    before,
    quiet
      ? sql`body = ${body}, ${mentions}`
      : sql`body = ${body}, ${mentions}, edited_at = ${now.toISOString()}`,
    { name: 'comment_changed', changes: quiet ? [] : [{ field: 'body', old: before.body, new: body }] },
  );
}

/** Leaves a tombstone: the text is emptied, its files are gone, its place remains. */
export async function removeComment(
  call: Call,
  records: CommentedRecords,
  place: Place,
  { version }: { version: number },
): Promise<contract.Comment> {
  const before = await takeComment(call, records, place, version, 'delete');
  if (before.mentions.length > 0)
    await keepMentions(call.db, records, { id: before.id, said_at: before.created_at }, []);
  await dropLinks(call.db, { type: typeOfComments(records), id: before.id });
  const gone = sql`body = '', mentions = '[]', deleted_at = ${call.db.now.toISOString()}, deleted_by = ${call.actor.id}`;
  return changeStoredComment(call, records, before, gone, { name: 'comment_removed' });
}

export async function resolveComment(
  call: Call,
  records: CommentedRecords,
  place: Place,
  { version }: { version: number },
): Promise<contract.Comment> {
  const before = await takeComment(call, records, place, version, 'resolve');
  const resolved = JSON.stringify({ by: call.actor.name, at: call.db.now.toISOString() });
  return changeStoredComment(call, records, before, sql`resolved = ${resolved}::jsonb`, {
    name: 'comment_resolved',
  });
}

export async function reopenComment(
  call: Call,
  records: CommentedRecords,
  place: Place,
  { version }: { version: number },
): Promise<contract.Comment> {
  const before = await takeComment(call, records, place, version, 'reopen');
  return changeStoredComment(call, records, before, sql`resolved = null`, { name: 'comment_reopened' });
}
