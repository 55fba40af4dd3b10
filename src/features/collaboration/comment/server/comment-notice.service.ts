import type { Call } from '#platform/server/http/serve.ts';
import { notify, type Notice } from '#features/collaboration/notification/server/shared/notify.service.ts';
import type { Mention } from '../comment.contract.ts';
import type { CommentedRecords, RecordOfComments } from './shared/comment.queries.ts';

const about = (
  { type }: CommentedRecords,
  { record_id: id, record_ref: ref, record_title: title, record_link: link }: RecordOfComments,
): Pick<Notice, 'object' | 'link'> => ({ object: { type, id, ref, title }, link });

/** Tells people that a comment speaks to them. */
export const tellMentioned = (
  { db, actor }: Call,
  records: CommentedRecords,
  of: RecordOfComments,
  mentions: readonly Mention[],
): void =>
  notify(db, {
    kind: 'mentioned',
    to: mentions.map(({ id }) => id),
    ...about(records, of),
    words: { by: actor.name },
    not: actor.id,
  });

/** Tells of a new comment: those whom it mentions, whose comment it answers, and whose record it is about; each once. */
export function tellOfComment(
  call: Call,
  records: CommentedRecords,
  of: RecordOfComments,
  { mentions, answered }: { mentions: readonly Mention[]; answered: string | undefined },
): void {
  const { db, actor } = call;
  tellMentioned(call, records, of, mentions);
  const told = new Set(mentions.map(({ id }) => id));
  const others = { kind: 'comment_on_mine', ...about(records, of), not: actor.id } as const;
  if (answered !== undefined && !told.has(answered)) {
    told.add(answered);
    notify(db, { ...others, to: [answered], words: { by: actor.name, about: 'reply' } });
  }
  const to = of.record_owners.filter((id) => !told.has(id));
  notify(db, { ...others, to, words: { by: actor.name } });
}
