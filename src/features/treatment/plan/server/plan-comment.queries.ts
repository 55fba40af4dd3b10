import { describedComments } from '#features/collaboration/comment/server/shared/described-comment.queries.ts';
import { pathOfPlan } from '../plan-path.rules.ts';
import { plans } from './plan-record.service.ts';
import { planCommentTable } from './plan.table.ts';
import { planSeenBy } from './shared/plan-visibility.queries.ts';

/** Plans as people comment on them: they are their owner's and their approver's. */
export const commentedPlans = describedComments({
  type: 'plan',
  place: plans.place,
  table: planCommentTable,
  path: pathOfPlan(''),
  owners: ['owner_id', 'approver_id'],
  seenBy: planSeenBy,
});
