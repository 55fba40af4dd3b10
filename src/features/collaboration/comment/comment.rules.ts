import type { commentVerbs } from './comment.contract.ts';
import { maySteer, type Deciding } from '#platform/contract/deciding.ts';

export type CommentVerb = (typeof commentVerbs)[number];

/** What the rules need to know of a comment and of the record it is about. */
export interface CommentFacts {
  author_id: string;
  parent_id: string | null;
  deleted_at: string | null;
  isResolved: boolean;
  record: { department_id: string | null; owner_ids: readonly string[]; deleted_at: string | null };
}

/** Whether a verb fits what the comment is now: replies have no state of their own, and what is gone stays gone. */
export function commentAllows(verb: CommentVerb, comment: CommentFacts): boolean {
  if (comment.deleted_at !== null || comment.record.deleted_at !== null) return false;
  const atHead = comment.parent_id === null;
  switch (verb) {
    case 'reply':
      return atHead;
    case 'resolve':
      return atHead && !comment.isResolved;
    case 'reopen':
      return atHead && comment.isResolved;
    case 'edit':
    case 'delete':
      return true;
  }
}

/** Whether somebody has the right to a verb. */
export function mayWithComment(verb: CommentVerb, actor: Deciding, comment: CommentFacts): boolean {
  const wrote = comment.author_id === actor.id;
  switch (verb) {
    case 'reply':
      return true;
    case 'edit':
      return wrote;
    case 'delete':
      return wrote || actor.type === 'Admin';
    case 'resolve':
    case 'reopen':
      return (
        wrote || comment.record.owner_ids.includes(actor.id) || maySteer(actor, comment.record.department_id)
      );
  }
}

const quietMinutes = 15;

/** Within its first minutes a comment is corrected silently. */
export const isQuiet = (created_at: string, now: Date): boolean =>
  now.getTime() - Date.parse(created_at) < quietMinutes * 60_000;
