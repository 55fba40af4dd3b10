import { sql } from 'drizzle-orm';
import type { CommentedRecords } from '#features/collaboration/comment/server/shared/comment.queries.ts';
import { seenBy } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { riskLink } from '#features/risk/record/server/shared/risk-notice.service.ts';
import { riskCommentTable } from './risk-comment.table.ts';

/** Risks as people comment on them. */
export const commentedRisks: CommentedRecords = {
  type: 'risk',
  acts: 'risk',
  table: riskCommentTable,
  select: (db, viewer, id) =>
    sql`select r.id as record_id, r.ref as record_ref, r.title as record_title, ${riskLink} as record_link, r.department_id as record_department, r.deleted_at as record_deleted_at,
      array_remove(array[r.owner_id], null) as record_owners
    from risk r where r.org_id = ${db.org_id} and r.id = ${id} and ${seenBy(viewer)} and (r.deleted_at is null or ${viewer.isAdmin})`,
};
