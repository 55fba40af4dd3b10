import { sql } from 'drizzle-orm';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import type { HandedOver, Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import type { DepartmentContent } from '#features/organisation/department/server/shared/department-content.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { ControlContent } from '#features/treatment/control/server/shared/control-content.queries.ts';
import { openFindingStatuses } from '../finding-status.contract.ts';
import { findingsSeenBy } from './shared/finding-visibility.queries.ts';

/** Something is still to be done or decided about the finding `f`. */
const isOpen = sql`${oneOfThese(sql.raw('f.status'), openFindingStatuses)} and f.deleted_at is null`;

/** The open findings that people own. They go to somebody who sees them already: handing over opens no department. */
export const ownedFindings: Holding = {
  kind: 'finding_owner',
  columns: ['finding.owner_id'],
  type: 'finding',
  action: 'finding.handed_over',
  field: 'owner',
  named: ({ id, name }) => ({ id, name }),
  heldBy: (db, person) =>
    sql`select f.id, f.department_id from finding f where f.org_id = ${db.org_id} and f.owner_id = ${person} and ${isOpen}`,
  mayHold: (db, actor) =>
    sql`exists (select from finding f where f.org_id = ${db.org_id} and f.id = h.id and ${findingsSeenBy(personAsViewer(actor))})`,
  handOver: ({ db, by }, from, to, ids) =>
    db.query<HandedOver>(sql`with held as (
      select f.id from finding f where f.org_id = ${db.org_id} and f.id = any (${sql.param(ids)}::uuid[]) and f.owner_id = ${from.id} order by f.id for update
    ) update finding f set owner_id = ${to.id}::uuid, version = f.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where f.org_id = ${db.org_id} and f.id = held.id returning f.id, f.ref`),
};

/** The findings of a department: the open ones go along where it is archived. */
export const findingsInDepartment: DepartmentContent = {
  kind: 'findings',
  columns: ['finding.department_id'],
  type: 'finding',
  action: 'finding.department_archived',
  named: ({ id, name }) => ({ id, name }),
  openIn: (db, department) => sql`select f.id from finding f
    where f.org_id = ${db.org_id} and f.department_id = ${department} and ${isOpen}`,
  anythingIn: (db, department) =>
    sql`select from finding f where f.org_id = ${db.org_id} and f.department_id = ${department}`,
  move: ({ db, by }, from, to, ids) =>
    db.query<{ id: string; ref: string }>(sql`with held as (
      select f.id from finding f where f.org_id = ${db.org_id} and f.id = any (${sql.param([...ids])}::uuid[]) and f.department_id = ${from.id} order by f.id for update
    ) update finding f set department_id = ${to.id}::uuid, version = f.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where f.org_id = ${db.org_id} and f.id = held.id returning f.id, f.ref`),
};

/** The findings about controls. */
export const findingsOfControls: ControlContent = {
  columns: ['finding.control_id'],
  takeOver: async ({ db, actor }, from, into) => {
    await db.query(sql`update finding f set control_id = ${into}::uuid, version = f.version + 1,
        updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${actor.id}::uuid
      where f.org_id = ${db.org_id} and f.control_id = any (${sql.param(from)}::uuid[])`);
  },
};
