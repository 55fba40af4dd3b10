import { commentTable } from '#features/collaboration/comment/server/comment.table.ts';
import { riskTable } from '#features/risk/record/server/risk.table.ts';

/** What somebody said about a risk, or answered to it. */
export const riskCommentTable = commentTable('risk', riskTable);
