import { sql } from 'drizzle-orm';
import type { CommentedRecords } from '#features/collaboration/comment/server/shared/comment.queries.ts';
import { pathOfPlan } from '../plan-path.rules.ts';
import { planCommentTable } from './plan.table.ts';
import { planSeenBy } from './shared/plan-visibility.queries.ts';

/** Plans as people comment on them: they are their owner's and their approver's. */
export const commentedPlans: CommentedRecords = {
  type: 'plan',
  acts: 'plan',
  table: planCommentTable,
  select: (db, viewer, id) =>
    sql`select plan.id as record_id, plan.ref as record_ref, plan.title as record_title, ${pathOfPlan('')} || plan.id as record_link, plan.department_id as record_department, plan.deleted_at as record_deleted_at,
      array_remove(array[plan.owner_id, plan.approver_id], null) as record_owners
    from plan where ${planSeenBy(db, viewer, id)}`,
};
