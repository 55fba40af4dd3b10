import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import type { HandedOver, Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { acceptancesUnderWay } from '../acceptance-status.contract.ts';
import { acceptancesSeenBy } from './shared/acceptance.queries.ts';

/** Acceptances `a` that somebody has yet to submit, to decide, or to answer for. */
export const underWay = sql`${oneOfThese(sql.raw('a.status'), acceptancesUnderWay)} and a.deleted_at is null`;

type Role = 'requested_by' | 'approver_id' | 'second_approver_id';

const held = (db: TenantDb, role: Role, person: string): SQL =>
  sql`select a.id, a.department_id from acceptance a where a.org_id = ${db.org_id} and ${underWay} and a.${sql.identifier(role)} = ${person}`;

const handOver =
  (role: Role): Holding['handOver'] =>
  ({ db, by }, from, to, ids) => {
    const column = sql.identifier(role);
    return db.query<HandedOver>(sql`with held as (
      select a.id from acceptance a where a.org_id = ${db.org_id} and a.id = any (${sql.param(ids)}::uuid[]) and a.${column} = ${from.id} order by a.id for update
    ) update acceptance a set ${column} = ${to.id}::uuid, version = a.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where a.org_id = ${db.org_id} and a.id = held.id returning a.id, a.ref`);
  };

/** Whether the person `p` is not in this role of the held acceptance `h` already. */
const isNoneOf = (db: TenantDb, role: Role): SQL =>
  sql`not exists (select from acceptance a where a.org_id = ${db.org_id} and a.id = h.id and a.${sql.identifier(role)} = p.id)`;

const common = { type: 'acceptance', action: 'acceptance.handed_over' } as const;

/** The acceptances that people asked for. They go to somebody who sees them already. */
export const requestedAcceptances: Holding = {
  ...common,
  kind: 'acceptance_requester',
  columns: ['acceptance.requested_by'],
  field: 'requester',
  named: ({ name }) => name,
  heldBy: (db, person) => held(db, 'requested_by', person),
  mayHold: (db, actor) =>
    sql`exists (select from acceptance a where a.org_id = ${db.org_id} and a.id = h.id and ${acceptancesSeenBy(personAsViewer(actor))}) and ${isNoneOf(db, 'second_approver_id')}`,
  handOver: handOver('requested_by'),
};

/** The acceptances that people decide about, or decided: they go to an Admin, who may approve every level. */
export const decidedAcceptances: Holding = {
  ...common,
  kind: 'acceptance_approver',
  columns: ['acceptance.approver_id'],
  field: 'approver',
  named: ({ name }) => name,
  heldBy: (db, person) => held(db, 'approver_id', person),
  mayHold: (db) => sql`p.type = 'Admin' and ${isNoneOf(db, 'second_approver_id')}`,
  handOver: handOver('approver_id'),
};

/** Those that people decide about after somebody else: a third person does. */
export const secondDecidedAcceptances: Holding = {
  ...common,
  kind: 'acceptance_second_approver',
  columns: ['acceptance.second_approver_id'],
  field: 'second_approver',
  named: ({ name }) => name,
  heldBy: (db, person) => held(db, 'second_approver_id', person),
  mayHold: (db) =>
    sql`p.type = 'Admin' and ${isNoneOf(db, 'approver_id')} and ${isNoneOf(db, 'requested_by')}`,
  handOver: handOver('second_approver_id'),
};
