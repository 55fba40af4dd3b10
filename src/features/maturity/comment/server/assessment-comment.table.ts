import { commentTable } from '#features/collaboration/comment/server/comment.table.ts';
import { maturityAssessmentTable } from '#features/maturity/assessment/server/assessment.table.ts';

/** What somebody said about an assessment, or answered to it. */
export const maturityAssessmentCommentTable = commentTable('maturity_assessment', maturityAssessmentTable);
