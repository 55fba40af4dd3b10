import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Viewer } from '#features/organisation/department/server/shared/viewer.queries.ts';

const isNamed = ({ id }: Viewer, roles: SQL = sql`true`): SQL =>
  sql`exists (select from board_member m where m.org_id = b.org_id and m.board_id = b.id and m.person_id = ${id} and ${roles})`;
const looksAfterAll = ({ isAdmin }: Viewer): SQL => sql`(${isAdmin} and b.visibility <> 'private')`;

/** Who sees which board `b` inside an organisation: those it names; of one that is not private the Admins; those of its department; and,
 *  of one of the organisation, everybody but auditors. A private one is nobody's who is not named, an Admin's neither. Whoever stands in
 *  for somebody has no part in their boards. */
export const boardsSeenBy = (viewer: Viewer): SQL => {
  if (viewer.isAuditor) return sql`false`;
  return sql`(b.visibility = 'organisation' or (b.visibility = 'department' and (${viewer.seesAll} or b.department_id = any (${viewer.departments})))
    or ${isNamed(viewer)})`;
};

/** The same of one. A deleted one is seen by those who may take that back. */
export const boardSeenBy = (db: TenantDb, viewer: Viewer, id: string | SQL): SQL =>
  sql`b.org_id = ${db.org_id} and b.id = ${id} and ${boardsSeenBy(viewer)}
    and (b.deleted_at is null or ${isNamed(viewer, sql`m.role = 'admin'`)} or ${looksAfterAll(viewer)})`;

/** What the viewer is on the board `b`: null for those who only see it. */
export const roleOn = (viewer: Viewer): SQL =>
  sql`(select m.role from board_member m where m.org_id = b.org_id and m.board_id = b.id and m.person_id = ${viewer.id})`;

/** Whether not every Admin sees the board with this id. */
export const isPrivateBoard = (db: TenantDb, id: SQL): SQL =>
  sql`exists (select from board b where b.org_id = ${db.org_id} and b.id = ${id} and b.visibility = 'private')`;
