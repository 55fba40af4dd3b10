import { commentTable } from '#features/collaboration/comment/server/comment.table.ts';
import { evidenceTable } from './evidence.table.ts';

/** What somebody said about a piece of evidence, or answered to it. */
export const evidenceCommentTable = commentTable('evidence', evidenceTable);
