import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { decidesAtAll } from '#features/identity/person/server/shared/active-person.queries.ts';
import type { WorkGroup } from '../../work.contract.ts';

/** What of one thing waits for somebody. Listed in `src/app/work-sources.ts`. */
export interface WorkSource {
  /** `risk_review`: what the screen says about it goes by this (`text/`, under `kinds`). */
  kind: string;
  group: WorkGroup;
  /** The verbs of a record that it waits for (`plan.approve`): whoever has it in their work may use one of them, and what somebody may approve
   *  is in somebody's work. Held by `tests/workflow.test.ts`. */
  verbs?: readonly string[];
  /** One statement of what waits for the caller, or for those they stand in for (`actor.stands_in_for`), and only of what the caller may
   *  see. Its columns: `id`, `ref`, `title`, `link` (a path of the web app), `due_on` (a date, or null) and `person_id`: who of these it
   *  waits for; null where it waits for anybody with the right. `day` is today by the organisation's calendar. */
  waiting(db: TenantDb, actor: Actor, day: string): SQL;
}

interface Decision {
  /** The column of whoever is named to decide. */
  named: `${string}.${string}`;
  /** Whether they have no part in it themselves. */
  isFit: SQL;
  /** Whether a User decides as well, where one is named. */
  byUsersToo?: boolean;
  /** Whether the caller decides where they may not. */
  instead: SQL;
  /** Whether the caller has no part in it, or decides all the same. */
  isFree: SQL;
}

/** A decision that waits for whoever is named, and for others in their place where nobody is named who may; never for somebody about what
 *  is theirs. `person` is the column `person_id`, `waits` a condition. */
export function waitingDecision(
  actor: Actor,
  { named, isFit, byUsersToo = false, instead, isFree }: Decision,
): { person: SQL; waits: SQL } {
  const column = sql.raw(named);
  const isNamedFit = sql`coalesce(${isFit}, false) and ${byUsersToo ? sql`${column} is not null` : decidesAtAll(named)}`;
  const isNamed = sql`coalesce(${column} = any (${theirOwn(actor)}), false)`;
  return {
    person: sql`case when ${isNamed} then ${column} end as person_id`,
    waits: sql`((${isNamed} or (not (${isNamedFit}) and ${instead})) and (${isFree}))`,
  };
}

/** The caller and those they stand in for, as an array of ids. */
export const theirOwn = ({ id, stands_in_for = [] }: Actor): SQL =>
  sql`${sql.param([id, ...stands_in_for.map((absent) => absent.id)])}::uuid[]`;

/** Whether the caller decides about rows of a department; `department` is a column. The same as `maySteer`. */
export function steers(actor: Actor, department: SQL): SQL {
  if (actor.type === 'Admin') return sql`true`;
  if (actor.type !== 'Staff') return sql`false`;
  const edited = actor.departments.filter(({ access }) => access !== 'viewer').map(({ id }) => id);
  return sql`(${department} = any (${sql.param(edited)}::uuid[]) or (${department} is null and ${actor.org_editor}))`;
}
