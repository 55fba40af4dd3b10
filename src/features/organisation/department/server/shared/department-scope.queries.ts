import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';

/** Which departments a picture is about: the one asked for with those below it, and no others than the actor's own. */
export interface Scope {
  actor: Actor;
  dpt: string | undefined;
}

/** Whether no department is hidden from the actor. */
export const seesAll = ({ actor }: Scope): boolean => actor.type === 'Admin' || actor.flat;
/** A flat organisation has no departments to narrow by. */
export const narrowedTo = ({ actor, dpt }: Scope): string | undefined => (actor.flat ? undefined : dpt);
/** The departments somebody belongs to, as an array of the database. */
export const mine = ({ actor }: Scope): SQL =>
  sql`${sql.param(actor.departments.map(({ id }) => id))}::uuid[]`;

/** Rows of the scope; `column` names their department. Organisation-wide rows belong to the whole only. */
export function inScope(db: TenantDb, scope: Scope, column: SQL): SQL {
  const dpt = narrowedTo(scope);
  const below =
    dpt === undefined
      ? undefined
      : sql`${column} in (select d.id from department d where d.org_id = ${db.org_id} and ${dpt} = any (d.path))`;
  if (seesAll(scope)) return below ?? sql`true`;
  const own = sql`${column} = any (${mine(scope)})`;
  return below === undefined ? sql`(${column} is null or ${own})` : sql`${below} and ${own}`;
}

/** The department whose bar a department `d` is part of: the outermost one below what was asked for, and of those that are the
 *  actor's or in `shown`, what the bars are made of. All that lies below it is in that bar, so that its link finds the same. */
export function barOfDepartment(scope: Scope, shown: SQL): SQL {
  const dpt = narrowedTo(scope);
  const conditions = [
    dpt === undefined ? sql`true` : sql`step.i > array_position(d.path, ${dpt}::uuid)`,
    seesAll(scope) ? sql`true` : sql`(step.id = any (${mine(scope)}) or step.id in (${shown}))`,
  ];
  return sql`coalesce((select step.id from unnest(d.path) with ordinality step (id, i)
    where ${sql.join(conditions, sql` and `)} order by step.i limit 1), d.id)`;
}

/** Whether the department asked for is one of the organisation. */
export const departmentExists = (db: TenantDb, scope: Scope): SQL => {
  const dpt = narrowedTo(scope);
  return dpt === undefined
    ? sql`true`
    : sql`exists (select from department d where d.org_id = ${db.org_id} and d.id = ${dpt})`;
};
