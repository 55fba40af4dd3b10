import { sql } from 'drizzle-orm';
import type { CommentedRecords } from '#features/collaboration/comment/server/shared/comment.queries.ts';
import { acceptanceLink } from '../acceptance-paths.ts';
import { acceptanceCommentTable } from './acceptance-comment.table.ts';
import { acceptanceTitle } from './acceptance-source.queries.ts';
import { acceptancesSeenBy } from './shared/acceptance.queries.ts';

/** Acceptances as people comment on them: they are the requester's, the approver's and those of whoever owns the risks. */
export const commentedAcceptances: CommentedRecords = {
  type: 'acceptance',
  acts: 'acceptance',
  table: acceptanceCommentTable,
  select: (db, viewer, id) =>
    sql`select a.id as record_id, a.ref as record_ref, ${acceptanceTitle} as record_title, ${acceptanceLink('')} || a.id as record_link, a.department_id as record_department, a.deleted_at as record_deleted_at,
      array(select a.requested_by union select a.approver_id union select a.second_approver_id where a.second_approver_id is not null
        union select r.owner_id from acceptance_risk ar join risk r on r.org_id = ar.org_id and r.id = ar.risk_id
          where ar.org_id = a.org_id and ar.acceptance_id = a.id and r.owner_id is not null) as record_owners
    from acceptance a where a.org_id = ${db.org_id} and a.id = ${id} and ${acceptancesSeenBy(viewer)} and (a.deleted_at is null or ${viewer.isAdmin})`,
};
