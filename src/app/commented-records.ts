import type { CommentedType } from '#features/collaboration/comment/comment.contract.ts';
import type { CommentedRecords } from '#features/collaboration/comment/server/shared/comment.queries.ts';
import { commentedCards } from '#features/board/card/server/card-comment.queries.ts';
import { commentedComplianceAssessments } from '#features/compliance/assessment/server/compliance-comment.queries.ts';
import { commentedControlAssessments } from '#features/compliance/control-assessment/server/control-assessment-comment.queries.ts';
import { commentedFindings } from '#features/compliance/finding/server/finding-comment.queries.ts';
import { commentedAssessments } from '#features/maturity/comment/server/assessment-comment.queries.ts';
import { commentedRisks } from '#features/risk/comment/server/risk-comment.queries.ts';
import { commentedAcceptances } from '#features/treatment/acceptance/server/acceptance-comment.queries.ts';
import { commentedControls } from '#features/treatment/control/server/control-comment.queries.ts';
import { commentedPlans } from '#features/treatment/plan/server/plan-comment.queries.ts';
import { commentedTasks } from '#features/treatment/task/server/task-comment.queries.ts';
import { taskParents } from './task-parents.ts';
import { commentedEvidence } from '#features/treatment/evidence/server/evidence-comment.queries.ts';

/** Every type of record that people comment on. */
export const commentedRecords: Readonly<Record<CommentedType, CommentedRecords>> = {
  risk: commentedRisks,
  maturity_assessment: commentedAssessments,
  control: commentedControls,
  plan: commentedPlans,
  task: commentedTasks(taskParents),
  evidence: commentedEvidence,
  acceptance: commentedAcceptances,
  compliance_assessment: commentedComplianceAssessments,
  control_assessment: commentedControlAssessments,
  finding: commentedFindings,
  card: commentedCards,
};
