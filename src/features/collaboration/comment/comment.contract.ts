import * as z from 'zod';
import { endpointsAbout, listOf, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { pageQuery, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { remark } from '#platform/contract/wording.ts';
import { fileIds, fileUnknown, storedFile } from '#features/collaboration/file/file.contract.ts';

const who = z.object({ id: z.uuid(), name: z.string(), user_image: z.uuid().nullable() });

/** Somebody a comment speaks to: it says their name, after an @. */
const mention = z.object({ id: z.uuid(), name: z.string() });
export type Mention = z.infer<typeof mention>;

/** What the caller may do with a comment. */
export const commentVerbs = ['edit', 'delete', 'reply', 'resolve', 'reopen'] as const;

const said = z.object({
  id: z.uuid(),
  version: z.int(),
  /** Null once it was deleted: its place remains for what was answered to it. */
  body: z.string().nullable(),
  mentions: z.array(mention),
  /** Gone with the comment. */
  files: z.array(storedFile),
  /** The name as it was when it was written. */
  author: who,
  created_at: z.iso.datetime(),
  edited: z.boolean(),
  deleted: z.boolean(),
  permissions: z.object({ can: z.array(z.enum(commentVerbs)) }),
});
export const reply = said;
export type Reply = z.infer<typeof reply>;

/** A comment with what was answered to it, oldest first. */
export const comment = said.extend({
  resolved: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  replies: z.array(reply),
});
export type Comment = z.infer<typeof comment>;

/** The types of record that people comment on, as an address names them and the log does. */
export const commentedTypes = [
  'risk',
  'maturity_assessment',
  'control',
  'plan',
  'task',
  'evidence',
  'acceptance',
  'compliance_assessment',
  'control_assessment',
  'finding',
  'card',
] as const;
export type CommentedType = (typeof commentedTypes)[number];

/** The ids of those it mentions. */
export const mentionedIds = z.array(z.uuid()).max(20);

const endpoint = endpointsAbout('comment');
const recordParams = z.strictObject({ object_type: z.enum(commentedTypes), id: z.uuid() });
const commentParams = z.strictObject({ ...recordParams.shape, comment_id: z.uuid() });

export const commentUnknown = refusal('comment_unknown', 400, 'parent_id');
/** Somebody was mentioned who does not see the record; the text names them. */
export const mentionUnseen = refusal('mention_unseen', 422, 'mentions');
/** There is nobody of that id whom the caller knows. */
export const mentionUnknown = refusal('mention_unknown', 400, 'mentions');
export const replyToReply = refusal('reply_to_reply', 422, 'parent_id');

/** What was said about a record (`id`), the newest first. */
export const listComments = endpoint({
  method: 'GET',
  path: '/comment/:object_type/:id/',
  access: 'user',
  params: recordParams,
  query: z.strictObject(pageQuery),
  response: pageOf(comment),
});
/** A comment that speaks to the caller. */
const ownMention = z.object({
  id: z.uuid(),
  object: z.object({ type: z.enum(commentedTypes), id: z.uuid(), ref: z.string(), title: z.string() }),
  /** The record's page: a path of the web app. */
  link: z.string(),
  body: z.string(),
  author: who,
  created_at: z.iso.datetime(),
  /** Whether the thread that it stands in is settled. */
  resolved: z.boolean(),
});
export type OwnMention = z.infer<typeof ownMention>;

/** Where the caller was mentioned, as far as the records may still be seen, the newest first. */
export const listOwnMentions = endpoint({
  method: 'GET',
  path: '/comment/mentions/',
  access: 'user',
  query: z.strictObject(pageQuery),
  response: pageOf(ownMention),
});
/** People whom the caller knows and who see the record, besides the caller: those a word of whose name begins with `q`. At most 8. */
export const listMentionable = endpoint({
  method: 'GET',
  path: '/comment/:object_type/:id/people/',
  access: 'user',
  params: recordParams,
  query: z.strictObject({ q: z.string().trim().max(60).optional() }),
  response: listOf(who),
});
/** Whoever sees the record may say something about it, or answer. Answers the comment at the head, with its replies. */
export const addComment = endpoint({
  method: 'POST',
  path: '/comment/:object_type/:id/',
  access: 'user',
  params: recordParams,
  body: z.strictObject({
    body: remark,
    parent_id: z.uuid().nullable().optional(),
    mentions: mentionedIds.optional(),
    /** Files that came in for a comment about the record. */
    file_ids: fileIds.optional(),
  }),
  response: oneOf(comment),
  refusals: [commentUnknown, replyToReply, mentionUnseen, mentionUnknown, fileUnknown],
});
/** By its author: silently for 15 minutes, then marked as edited, the former text kept in the log. */
export const changeComment = endpoint({
  method: 'PATCH',
  path: '/comment/:object_type/:id/:comment_id/',
  access: 'user',
  params: commentParams,
  body: z.strictObject({ version, body: remark, mentions: mentionedIds.optional() }),
  response: oneOf(comment),
  refusals: [mentionUnseen, mentionUnknown],
});
/** By its author or an Admin: the text goes, its place remains. */
export const removeComment = endpoint({
  method: 'DELETE',
  path: '/comment/:object_type/:id/:comment_id/',
  access: 'user',
  params: commentParams,
  body: z.strictObject({ version }),
  response: oneOf(comment),
});
/** By its author, whose record it is, or staff. */
export const resolveComment = endpoint({
  method: 'POST',
  path: '/comment/:object_type/:id/:comment_id/resolve/',
  access: 'user',
  params: commentParams,
  body: z.strictObject({ version }),
  response: oneOf(comment),
});
export const reopenComment = endpoint({
  method: 'POST',
  path: '/comment/:object_type/:id/:comment_id/reopen/',
  access: 'user',
  params: commentParams,
  body: z.strictObject({ version }),
  response: oneOf(comment),
});
