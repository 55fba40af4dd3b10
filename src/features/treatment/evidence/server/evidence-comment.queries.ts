import { sql } from 'drizzle-orm';
import type { CommentedRecords } from '#features/collaboration/comment/server/shared/comment.queries.ts';
import { evidenceCommentTable } from './evidence-comment.table.ts';
import { evidenceSeenBy } from './evidence.queries.ts';

/** Evidence as people comment on it: it is its owner's and its reviewer's. */
export const commentedEvidence: CommentedRecords = {
  type: 'evidence',
  acts: 'evidence',
  table: evidenceCommentTable,
  select: (db, viewer, id) =>
    sql`select e.id as record_id, e.ref as record_ref, e.name as record_title, '/apps/risk/management/evidence?evidence=' || e.id as record_link, e.department_id as record_department, e.deleted_at as record_deleted_at,
      array_remove(array[e.owner_id, e.reviewer_id], null) as record_owners from evidence e where ${evidenceSeenBy(db, viewer, id)}`,
};
