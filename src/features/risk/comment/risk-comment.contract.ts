import * as comments from '#features/collaboration/comment/comment.contract.ts';
import * as z from 'zod';
import { idParams } from '#platform/contract/paging.ts';

// The address that the specification gives to comments on risks; other types of record have `/comment/:object_type/:id/` alone.
const subject = 'risk-comment';
const all = { subject, path: '/risk/comment/:id/', params: idParams } as const;
const params = z.strictObject({ ...idParams.shape, comment_id: z.uuid() });
const one = { subject, path: '/risk/comment/:id/:comment_id/', params } as const;

export const listComments = { ...comments.listComments, ...all };
export const addComment = { ...comments.addComment, ...all, verb: 'risk.comment' } as const;
export const changeComment = { ...comments.changeComment, ...one };
export const removeComment = { ...comments.removeComment, ...one };
export const resolveComment = { ...comments.resolveComment, ...one, path: `${one.path}resolve/` } as const;
export const reopenComment = { ...comments.reopenComment, ...one, path: `${one.path}reopen/` } as const;
