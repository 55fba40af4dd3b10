import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { HandedOver, Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import type { DepartmentContent } from '#features/organisation/department/server/shared/department-content.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { seenBy } from './shared/evidence.queries.ts';

/** Evidence `e` that somebody has yet to do something about, or that still counts. */
const inUse = sql.raw(`e.status <> 'withdrawn' and e.deleted_at is null`);

/** What people hold of evidence by one of its columns. It goes to somebody who sees it already. */
const heldBy = (kind: string, column: 'owner_id' | 'reviewer_id', mayHold: SQL): Holding => {
  const person = sql.raw(`e.${column}`);
  return {
    kind,
    columns: [`evidence.${column}`],
    type: 'evidence',
    action: 'evidence.handed_over',
    field: column === 'owner_id' ? 'owner' : 'reviewer',
    named: ({ id, name }) => ({ id, name }),
    heldBy: (db, id) =>
      sql`select e.id, e.department_id from evidence e where e.org_id = ${db.org_id} and ${person} = ${id} and ${inUse}`,
    mayHold: (db, actor) =>
      sql`(${mayHold} and exists (select from evidence e where e.org_id = ${db.org_id} and e.id = h.id and ${seenBy(personAsViewer(actor))}))`,
    handOver: ({ db, by }, from, to, ids) =>
      db.query<HandedOver>(sql`with held as (
        select e.id from evidence e where ${theseOf(db, ids)} and ${person} = ${from.id} order by e.id for update
      ) update evidence e set ${sql.raw(column)} = ${to.id}::uuid, version = e.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
        from held where e.org_id = ${db.org_id} and e.id = held.id returning e.id, e.ref`),
  };
};

const theseOf = (db: TenantDb, ids: readonly string[]): SQL =>
  sql`e.org_id = ${db.org_id} and e.id = any (${sql.param(ids)}::uuid[])`;

export const ownedEvidence = heldBy('evidence_owner', 'owner_id', sql`true`);
// A User reviews nothing.
export const reviewedEvidence = heldBy('evidence_reviewer', 'reviewer_id', sql`p.type <> 'User'`);

/** The evidence of a department: what is in use goes along where it is archived. */
export const evidenceInDepartment: DepartmentContent = {
  kind: 'evidence',
  columns: ['evidence.department_id'],
  type: 'evidence',
  action: 'evidence.department_archived',
  named: ({ id, name }) => ({ id, name }),
  openIn: (db, department) =>
    sql`select e.id from evidence e where e.org_id = ${db.org_id} and e.department_id = ${department} and ${inUse}`,
  anythingIn: (db, department) =>
    sql`select from evidence e where e.org_id = ${db.org_id} and e.department_id = ${department}`,
  move: ({ db, by }, from, to, ids) =>
    db.query<{ id: string; ref: string }>(sql`with held as (
      select e.id from evidence e where ${theseOf(db, ids)} and e.department_id = ${from.id} order by e.id for update
    ) update evidence e set department_id = ${to.id}::uuid, version = e.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where e.org_id = ${db.org_id} and e.id = held.id returning e.id, e.ref`),
};
