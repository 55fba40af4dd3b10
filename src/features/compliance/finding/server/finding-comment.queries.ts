import { sql } from 'drizzle-orm';
import type { CommentedRecords } from '#features/collaboration/comment/server/shared/comment.queries.ts';
import { pathOfFinding } from '../finding-path.rules.ts';
import { findingCommentTable } from './finding.table.ts';
import { findingSeenBy } from './shared/finding-visibility.queries.ts';

/** Findings as people comment on them: they are their owner's. */
export const commentedFindings: CommentedRecords = {
  type: 'finding',
  acts: 'finding',
  table: findingCommentTable,
  select: (db, viewer, id) =>
    sql`select f.id as record_id, f.ref as record_ref, f.title as record_title, ${pathOfFinding('')} || f.id as record_link, f.department_id as record_department, f.deleted_at as record_deleted_at,
      array_remove(array[f.owner_id], null) as record_owners
    from finding f where ${findingSeenBy(db, viewer, id)}`,
};
