import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { LevelBasis } from '#features/risk/model/risk-level-names.contract.ts';
import type { Apart, StoredCount } from './risk-paging.queries.ts';
import { departmentsOf, seesAll } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';

/** Rows of a department and those below it. */
export const inDepartment = (db: TenantDb, dpt: string): SQL => inDepartments(db, [dpt]);

export const inDepartments = (db: TenantDb, ids: readonly string[]): SQL =>
  sql`r.department_id in (${departmentsBelow(db, [ids])})`;

/** The departments that are one of these, or below one, in each entry. */
const departmentsBelow = (db: TenantDb, entries: readonly (readonly string[])[]): SQL =>
  sql`select d.id from department d where ${sql.join(
    [sql`d.org_id = ${db.org_id}`, ...entries.map((ids) => sql`d.path && ${sql.param(ids)}::uuid[]`)],
    sql` and `,
  )}`;

/** What the actor sees of these departments (of everything, where none are named) in parts: his departments, and what he
 *  owns or raised elsewhere. The order of levels leads through each of them, however many rows of others there are. */
export function inParts(
  db: TenantDb,
  actor: Actor,
  entries: readonly (readonly string[])[],
  { rest, isRare }: Pick<Apart, 'rest' | 'isRare'>,
): Apart | undefined {
  const departments = departmentsBelow(db, entries);
  if (seesAll(actor)) return entries.length === 0 ? undefined : { departments, others: [], rest, isRare };
  const among = entries.length === 0 ? sql`true` : sql`(r.department_id in (${departments})) is true`;
  const beside = sql`${elsewhere(actor)} and ${among} and ${hasElsewhere(db, actor, entries)}`;
  return {
    departments: sql`${departments} and d.id = any (${sql.param(departmentsOf(actor))}::uuid[])`,
    others: [
      ...(entries.length === 0 ? [sql`r.department_id is null`] : []),
      sql`r.owner_id = ${actor.id} and ${beside}`,
      sql`r.raised_by = ${actor.id} and r.owner_id is distinct from ${actor.id}::uuid and ${beside}`,
    ],
    rest,
    isRare,
  };
}

/** Rows of departments that are not the actor's. */
const elsewhere = (actor: Actor): SQL =>
  sql`r.department_id is not null and r.department_id <> all (${sql.param(departmentsOf(actor))}::uuid[])`;

/** Whether any of these departments is not the actor's: somebody may belong to one without those below it. Asked once for
 *  a list, it spares looking for rows that cannot be. */
const hasElsewhere = (db: TenantDb, actor: Actor, entries: readonly (readonly string[])[]): SQL =>
  sql`exists (${departmentsBelow(db, entries)} and d.id <> all (${sql.param(departmentsOf(actor))}::uuid[]))`;

/** The departments a list is about, each entry narrowing further; `null` is the rows of the whole organisation. */
export interface Scope {
  departments: readonly (readonly (string | null)[])[];
  actor: Actor;
}

/** The number of risks by stored aggregates: exact at any size. Figures know departments; what somebody owns or raised outside of
 *  his own is counted beside them. */
export function storedCount(
  db: TenantDb,
  { departments, actor }: Scope,
  metric: 'all' | 'owner' | 'category' | LevelBasis,
  condition: SQL,
): StoredCount {
  const entries = departments.map((some) => some.filter((id) => id !== null));
  const inThese = departments.map((some, at) => {
    const below = sql`f.department_id in (${departmentsBelow(db, entries.slice(at, at + 1))})`;
    return some.includes(null) ? sql`(f.department_id is null or ${below})` : below;
  });
  const visibleRisks = sql`(f.department_id is null or f.department_id = any (${sql.param(departmentsOf(actor))}::uuid[]))`;
  const conditions = [condition, ...inThese, ...(seesAll(actor) ? [] : [visibleRisks])];
  return {
    figure: sql`select coalesce(sum(f.n), 0) as n from risk_figure f
      where f.org_id = ${db.org_id} and f.metric = ${metric} and ${sql.join(conditions, sql` and `)}`,
    beside: seesAll(actor)
      ? undefined
      : sql`(r.owner_id = ${actor.id} or r.raised_by = ${actor.id}) and ${elsewhere(actor)} and ${hasElsewhere(db, actor, entries)}`,
  };
}
