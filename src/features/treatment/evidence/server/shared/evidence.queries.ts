import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import {
  isNamedIn,
  unlessAllSeen,
  viewerOf,
  type Viewer,
} from '#features/organisation/department/server/shared/viewer.queries.ts';

const isNamed = (viewer: Viewer): SQL =>
  sql`(${isNamedIn(sql`e.owner_id`, viewer)} or ${isNamedIn(sql`e.reviewer_id`, viewer)} or ${isNamedIn(sql`e.submitted_by`, viewer)} or e.created_by = ${viewer.id})`;

/** Who sees which piece of evidence `e` inside an organisation: an Admin all; others what is of the whole
 *  organisation or of their departments, and what names them. What is confidential is seen by an Admin and those it names.
 *  External auditors read what hangs on their assessment by calls of its own, and nothing by this. */
export const seenBy = (viewer: Viewer): SQL => {
  if (viewer.isAuditor) return sql`false`;
  // Said without a parameter an index alone can count them.
  if (viewer.isAdmin === true) return sql`true`;
  return sql`(${viewer.isAdmin} or ${isNamed(viewer)} or (not e.confidential and ${unlessAllSeen(
    viewer,
    sql`(e.department_id is null or e.department_id = any (${viewer.departments}))`,
  )}))`;
};

/** The same of the caller. */
export const visibleEvidence = (actor: Actor): SQL => seenBy(viewerOf(actor));

/** The evidence `e` that hangs on a record, the link is `l`. */
export const evidenceOf = (db: TenantDb, type: string, id: SQL | string): SQL =>
  sql`evidence_link l join evidence e on e.org_id = l.org_id and e.id = l.evidence_id and e.deleted_at is null
    where l.org_id = ${db.org_id} and l.object_type = ${type} and l.object_id = ${id}`;

/** How many accepted pieces of evidence hang on a record that have not expired. */
export async function acceptedEvidence(db: TenantDb, type: string, id: string): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    sql`select count(*)::int as n from ${evidenceOf(db, type, id)} and e.status = 'accepted'`,
  );
  return row?.n ?? 0;
}
