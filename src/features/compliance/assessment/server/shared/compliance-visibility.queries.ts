import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import {
  isNamedIn,
  viewerOf,
  type Viewer,
} from '#features/organisation/department/server/shared/viewer.queries.ts';

// `a` is the assessment, `ca` one of its controls.

const isStaff = (viewer: Viewer): SQL =>
  typeof viewer.id === 'string'
    ? sql`(select p.type <> 'User' from person p where p.org_id = a.org_id and p.id = ${viewer.id})`
    : sql`p.type <> 'User'`;

/** The one assessment that an external auditor was invited to. */
const isAudited = (viewer: Viewer): SQL =>
  sql`a.id = (select x.assessment_id from compliance_auditor x
    where x.org_id = a.org_id and x.person_id = ${viewer.id} and x.ended_at is null)`;

/** Who sees all of an assessment: an Admin; Staff one of the whole organisation or of their departments; whoever leads or reviews it;
 *  and its external auditors. */
export const wholeSeenBy = (viewer: Viewer): SQL => {
  if (viewer.isAuditor) return isAudited(viewer);
  if (viewer.isAdmin === true) return sql`true`;
  return sql`coalesce(${viewer.isAdmin} or ${isNamedIn(sql`a.lead_id`, viewer)} or ${isNamedIn(sql`a.reviewer_id`, viewer)}
      or (${isStaff(viewer)} and (${viewer.seesAll} or a.department_id is null or a.department_id = any (${viewer.departments}))), false)`;
};

/** Whose answer is asked for. */
export const answeredBy = (viewer: Viewer): SQL =>
  sql`(${isNamedIn(sql`ca.owner_id`, viewer)} or exists (select from control_respondent cr where cr.org_id = ca.org_id
    and cr.control_assessment_id = ca.id and ${isNamedIn(sql`cr.person_id`, viewer)}))`;

/** Who sees an assessment at all: also those who answer a part of it, once it was started. */
export const complianceSeenBy = (viewer: Viewer): SQL =>
  viewer.isAdmin === true || viewer.isAuditor
    ? wholeSeenBy(viewer)
    : sql`(${wholeSeenBy(viewer)} or (a.status <> 'draft' and (
      a.id in (select cr.assessment_id from control_respondent cr where cr.org_id = a.org_id and ${isNamedIn(sql`cr.person_id`, viewer)})
      or a.id in (select ca.assessment_id from control_assessment ca where ca.org_id = a.org_id and ${isNamedIn(sql`ca.owner_id`, viewer)}))))`;

export const visibleCompliance = (actor: Actor): SQL => complianceSeenBy(viewerOf(actor));

/** One assessment `a`, if somebody may see it. A deleted one is seen by an Admin only. */
export const thisCompliance = (db: TenantDb, actor: Actor, id: string): SQL =>
  sql`a.org_id = ${db.org_id} and a.id = ${id} and ${visibleCompliance(actor)} and (a.deleted_at is null or ${actor.type === 'Admin'})`;

/** Who sees a control `ca` of an assessment `a`. */
export const controlSeenBy = (viewer: Viewer): SQL =>
  viewer.isAdmin === true || viewer.isAuditor
    ? wholeSeenBy(viewer)
    : sql`(${wholeSeenBy(viewer)} or (a.status <> 'draft' and ${answeredBy(viewer)}))`;
