import { commentTable } from '#features/collaboration/comment/server/comment.table.ts';
import { acceptanceTable } from './acceptance.table.ts';

/** What somebody said about an acceptance, or answered to it. */
export const acceptanceCommentTable = commentTable('acceptance', acceptanceTable);
