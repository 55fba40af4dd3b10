import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import {
  mine,
  narrowedTo,
  seesAll,
  type Scope,
} from '#features/organisation/department/server/shared/department-scope.queries.ts';

/** Risks `r` that the actor sees only because they own or raised them: in the register, and in no dashboard. */
export function visibleOutsideDashboards(db: TenantDb, scope: Scope): SQL {
  if (seesAll(scope)) return sql`false`;
  const dpt = narrowedTo(scope);
  const within =
    dpt === undefined
      ? sql`true`
      : sql`r.department_id in (select d.id from department d where d.org_id = ${db.org_id} and ${dpt} = any (d.path))`;
  return sql`(${within} and r.department_id <> all (${mine(scope)}) and (r.owner_id = ${scope.actor.id} or r.raised_by = ${scope.actor.id}))`;
}
