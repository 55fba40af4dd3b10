import { sql } from 'drizzle-orm';
import type { CommentedRecords } from '#features/collaboration/comment/server/shared/comment.queries.ts';
import { pathOfControl } from '../control-path.rules.ts';
import { controlCommentTable } from './control.table.ts';
import { controlSeenBy } from './shared/control.queries.ts';

/** Controls as people comment on them. */
export const commentedControls: CommentedRecords = {
  type: 'control',
  acts: 'control',
  table: controlCommentTable,
  select: (db, viewer, id) =>
    sql`select c.id as record_id, c.ref as record_ref, c.title as record_title, ${pathOfControl('')} || c.id as record_link, c.department_id as record_department, c.deleted_at as record_deleted_at,
      array[c.owner_id] as record_owners
    from control c where c.org_id = ${db.org_id} and c.id = ${id} and ${controlSeenBy(viewer)} and (c.deleted_at is null or ${viewer.isAdmin})`,
};
