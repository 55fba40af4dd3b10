import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { withinDepartment } from './viewer.queries.ts';

interface Counted {
  /** The table whose records are counted. */
  record: string;
  /** What a status must be, of `f.status`. */
  status?: SQL | undefined;
  owner?: string | undefined;
  /** With those below it. */
  department?: string | undefined;
}

const paging = ['limit', 'offset', 'ordering'];

/** Whether nothing else was asked for of a list. Said of what the counts know, so that a filter that is added is counted live. */
export const asksOnly = (query: object, known: readonly string[]): boolean =>
  Object.entries(query).every(
    ([key, value]) => value === undefined || value === '' || paging.includes(key) || known.includes(key),
  );

/** How many records the actor sees, by their kept counts, which know departments, the owner and others who are named. `undefined`
 *  where these do not tell: then they are counted live. */
export function keptCount(
  db: TenantDb,
  actor: Actor,
  { record, status, owner, department }: Counted,
): SQL | undefined {
  const isAdmin = actor.type === 'Admin';
  // Somebody's records that one sees for two reasons would be counted twice.
  if (!isAdmin && ((actor.stands_in_for ?? []).length > 0 || (owner ?? actor.id) !== actor.id))
    return undefined;
  const all = [
    sql`f.org_id = ${db.org_id} and f.record = ${record}`,
    ...(status === undefined ? [] : [status]),
    ...withinDepartment({ db, actor }, sql`f.department_id`, department),
  ];
  const sumOf = (...more: SQL[]) =>
    sql`(select coalesce(sum(f.n), 0) from kept_count f where ${sql.join([...all, ...more], sql` and `)})`;
  // Whoever is named sees it in any case.
  if (owner !== undefined) return sumOf(sql`f.role = 'owner' and f.person_id = ${owner}`);
  if (isAdmin) return sumOf(sql`f.role = 'any'`);
  const isOpen = sql`(not f.is_confidential and (${actor.flat} or f.department_id is null
    or f.department_id = any (${sql.param(actor.departments.map(({ id }) => id))}::uuid[])))`;
  return sql`${sumOf(sql`f.role = 'any' and ${isOpen}`)}
    + ${sumOf(sql`f.role in ('owner', 'named') and f.person_id = ${actor.id} and not ${isOpen}`)}`;
}
