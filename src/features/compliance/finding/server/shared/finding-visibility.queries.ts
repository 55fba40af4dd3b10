import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { wholeSeenBy } from '#features/compliance/assessment/server/shared/compliance-visibility.queries.ts';
import {
  isNamedIn,
  oneSeenBy,
  viewerOf,
  type Viewer,
} from '#features/organisation/department/server/shared/viewer.queries.ts';

// `f` is the finding, `a` the assessment that it comes from.

const isStaff = (viewer: Viewer): SQL =>
  typeof viewer.id === 'string'
    ? sql`(select p.type <> 'User' from person p where p.org_id = f.org_id and p.id = ${viewer.id})`
    : sql`p.type <> 'User'`;

/** Those of an assessment that is seen as a whole. */
const ofSeenAssessment = (viewer: Viewer): SQL =>
  sql`exists (select from compliance_assessment a where a.org_id = f.org_id and a.id = f.assessment_id and a.deleted_at is null
        and ${wholeSeenBy(viewer)})`;

/** Who sees which finding inside an organisation: an Admin all; others those of the whole organisation and of their departments, those
 *  they own, and those of an assessment that they see the whole of. Whoever answers a part of an assessment alone sees of its findings
 *  none but their own; an external auditor those of theirs and no other. */
export const findingsSeenBy = (viewer: Viewer): SQL => {
  if (viewer.isAdmin === true) return sql`true`;
  if (viewer.isAuditor) return ofSeenAssessment(viewer);
  return sql`coalesce(${viewer.isAdmin} or ${isNamedIn(sql`f.owner_id`, viewer)}
      or ((${viewer.seesAll} or f.department_id is null or f.department_id = any (${viewer.departments}))
        and (f.assessment_id is null or ${isStaff(viewer)}))
      or ${ofSeenAssessment(viewer)}, false)`;
};

/** The same of the caller. */
export const visibleFindings = (actor: Actor): SQL => findingsSeenBy(viewerOf(actor));

/** One finding `f`, if somebody may see it. A deleted one is seen by an Admin only. */
export const findingSeenBy = (db: TenantDb, viewer: Viewer, id: string | SQL): SQL =>
  oneSeenBy(db, viewer, 'f', id, findingsSeenBy(viewer));
