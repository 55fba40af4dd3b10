import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import {
  inScope,
  mine,
  narrowedTo,
  seesAll,
  type Scope,
} from '#features/organisation/department/server/shared/department-scope.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';

/** What lies in the unit asked for and those below it; everything where none is. */
function inUnit(db: TenantDb, scope: Scope, column: SQL): SQL {
  const dpt = narrowedTo(scope);
  return dpt === undefined
    ? sql`true`
    : sql`${column} in (select d.id from department d where d.org_id = ${db.org_id} and ${dpt} = any (d.path))`;
}

const ofRisk = sql`r.department_id`;

/** Risks `r` of the scope that the actor sees, as a list narrowed to it shows them. */
export const visibleInScope = (db: TenantDb, scope: Scope): SQL =>
  sql`(${inUnit(db, scope, ofRisk)} and ${visibleTo(scope.actor)})`;

/** Risks `r` of the scope that lie in departments of others, and that the actor sees because they own or raised them. The stored
 *  aggregates know departments and no people: these few are counted beside them, so that a figure is what its list shows. */
export const visibleElsewhere = (db: TenantDb, scope: Scope): SQL =>
  seesAll(scope)
    ? sql`false`
    : sql`(${inUnit(db, scope, ofRisk)} and r.deleted_at is null and r.department_id is not null and r.department_id <> all (${mine(scope)}) and (r.owner_id = ${scope.actor.id} or r.raised_by = ${scope.actor.id}))`;

/** The changes `c` of days that are about what the actor sees: in the departments of the scope, and elsewhere what they owned or
 *  had raised. Both together are the population of `visibleInScope`. */
export const changedInScope = (db: TenantDb, scope: Scope): { inDepartments: SQL; elsewhere: SQL } => {
  const column = sql`c.department_id`;
  return {
    inDepartments: sql`(c.person_id is null and ${inScope(db, scope, column)})`,
    elsewhere: seesAll(scope)
      ? sql`false`
      : sql`(c.person_id = ${scope.actor.id} and ${inUnit(db, scope, column)} and c.department_id <> all (${mine(scope)}))`,
  };
};
