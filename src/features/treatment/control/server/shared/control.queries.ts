import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { namesOf, valuesOf, type columnsOf } from '#platform/server/database/columns.ts';
import { one, type Asked, type TenantDb } from '#platform/server/database/database.ts';
import { nextNumber, referenceOf } from '#platform/server/database/record-number.ts';
import {
  isNamedIn,
  unlessAllSeen,
  viewerOf,
  type Viewer,
} from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { TestResult } from '../../control-status.contract.ts';
import { controlDetails, type Control, type ControlHead } from '../../control.contract.ts';
import { controlCounterTable } from '../control.table.ts';

/** Who sees which control inside an organisation (domain 0, "Visibility"): an Admin all; others organisation-wide ones, those of
 *  their departments, and those they own. `c` is the control. */
export const controlSeenBy = (viewer: Viewer): SQL =>
  unlessAllSeen(
    viewer,
    sql`(c.department_id is null or c.department_id = any (${viewer.departments}) or ${isNamedIn(sql`c.owner_id`, viewer)})`,
  );

/** The same of the caller. */
export const visibleControls = (actor: Actor): SQL => controlSeenBy(viewerOf(actor));

/** The control with this id as another record names it, where the actor sees it. */
export const namedControl = (actor: Actor, id: SQL, org_id: SQL): SQL =>
  sql`(select json_build_object('id', c.id, 'ref', c.ref, 'title', c.title) from control c
    where c.org_id = ${org_id} and c.id = ${id} and c.deleted_at is null and ${visibleControls(actor)})`;

/** Whether a control `c` works, and was never tested. */
export const neverTested: SQL = sql.raw(`c.status in ('implemented', 'degraded') and c.last_test_id is null`);

/** The columns of a control `c` that every list of controls shows. */
export const controlHeadColumns =
  sql.raw(`c.id, c.version, c.ref, c.title, c.kind, c.action, c.status, c.owner_id, c.department_id,
  (select p.first_name || ' ' || p.last_name from person p where p.org_id = c.org_id and p.id = c.owner_id) as owner_name,
  (select d.name from department d where d.org_id = c.org_id and d.id = c.department_id) as department_name,
  c.last_test_id, c.last_test_result, c.last_tested_on, c.next_test_on`);

/** A control in a list, as the database gives it. */
export interface StoredHead extends Omit<ControlHead, 'department' | 'owner' | 'last_test' | 'flags'> {
  owner_id: string;
  owner_name: string;
  department_id: string | null;
  department_name: string | null;
  last_test_id: string | null;
  last_test_result: TestResult | null;
  last_tested_on: string | null;
}

const own = Object.keys(
  controlDetails.omit({ title: true, kind: true, action: true, owner_id: true, department_id: true }).shape,
);
const controlColumns = sql`${controlHeadColumns}, ${sql.raw(own.map((column) => `c.${column}`).join(', '))}, ${sql.raw(`c.implemented_on,
  c.created_at, c.updated_at, c.deleted_at, (select o.currency from organisation o where o.org_id = c.org_id) as currency,
  (select json_build_object('id', m.id, 'ref', m.ref, 'title', m.title) from control m where m.org_id = c.org_id and m.id = c.merged_into_id) as merged_into`)}`;

/** A control with everything that its page shows. */
export type StoredControl = StoredHead &
  Omit<Control, keyof ControlHead | 'permissions'> & { owner_id: string; department_id: string | null };

/** This control, if the actor may see it. A deleted one is seen by an Admin only. */
export const thisControl = (db: TenantDb, actor: Actor, id: string): SQL =>
  sql`c.org_id = ${db.org_id} and c.id = ${id} and ${visibleControls(actor)} and (c.deleted_at is null or ${actor.type === 'Admin'})`;

export async function findControl(
  db: TenantDb,
  actor: Actor,
  id: string,
  how?: Asked,
): Promise<StoredControl | undefined> {
  const [row] = await db.query<StoredControl>(
    sql`select ${controlColumns} from control c where ${thisControl(db, actor, id)}`,
    how,
  );
  return row;
}

/** The same, locked: locked before it is joined, so that names are those of the row as it is then. */
export async function findControlToChange(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<StoredControl | undefined> {
  const [row] = await db.query<StoredControl>(
    sql`select ${controlColumns} from (select c.* from control c where ${thisControl(db, actor, id)} for update) c`,
  );
  return row;
}

/** Updates a control and answers it as it is then. */
export const writeControl = async (db: TenantDb, id: string, assignments: SQL): Promise<StoredControl> =>
  one(
    await db.query<StoredControl>(sql`with c as (
      update control set version = version + 1, ${assignments} where org_id = ${db.org_id} and id = ${id} returning *
    ) select ${controlColumns} from c`),
  );

/** Adds a control with the next number and answers it. */
export const insertControl = async (
  db: TenantDb,
  columns: ReturnType<typeof columnsOf>,
): Promise<StoredControl> =>
  one(
    await db.query<StoredControl>(sql`with numbered as (${nextNumber(db, controlCounterTable)}), c as (
      insert into control (org_id, ref, ${namesOf(columns)}) select ${db.org_id}, ${referenceOf('CO')}, ${valuesOf(columns)} from numbered returning *
    ) select ${controlColumns} from c`),
  );
