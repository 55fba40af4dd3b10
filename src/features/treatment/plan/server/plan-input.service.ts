import { sql, type SQL } from 'drizzle-orm';
import { personUnknown } from '#platform/contract/person.ts';
import type { Refusal } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import {
  findActivePeople,
  isDecider,
} from '#features/identity/person/server/shared/active-person.queries.ts';
import { isActiveDepartment } from '#features/organisation/department/server/shared/active-department.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import * as contract from '../plan.contract.ts';
import { planDepartmentArchived } from '../plan.workflow.ts';
import type { StoredPlan } from './plan.presenter.ts';

// What may be written about a plan: each refuses what may not.

/** The same said of several fields. */
export const saidOf = (fields: readonly string[], { code }: Refusal) =>
  Object.fromEntries(fields.map((field) => [field, [code]]));

interface Control {
  id: string;
  ref: string;
  department_id: string | null;
  owner_id: string;
  status: string;
}

/** The control that a plan improves: whoever plans sees it, and it is in use. Held until the end, so that it is not retired meanwhile. */
export async function expectControl({ db, actor }: Call, id: string): Promise<Control> {
  const [control] =
    await db.query<Control>(sql`select c.id, c.ref, c.department_id, c.owner_id, c.status from control c
    where c.org_id = ${db.org_id} and c.id = ${id} and c.deleted_at is null and ${visibleControls(actor)} for key share`);
  if (control === undefined) return refuse(contract.controlUnknown);
  if (control.status === 'retired') refuse(contract.controlRetired);
  return control;
}

/** Refuses people who are not active members, and an approver who may decide about nothing. */
export async function expectPeople(
  db: TenantDb,
  {
    owner_id,
    approver_id,
  }: { owner_id?: string | null | undefined; approver_id?: string | null | undefined },
): Promise<void> {
  const named = { owner_id, approver_id };
  const ids = Object.values(named).filter((id): id is string => typeof id === 'string');
  const active = await findActivePeople(db, ids);
  const unknown = Object.entries(named)
    .filter(([, id]) => typeof id === 'string' && !active.has(id))
    .map(([field]) => field);
  if (unknown.length > 0) refuse(personUnknown, { errors: saidOf(unknown, personUnknown) });
  if (typeof approver_id !== 'string') return;
  if (!(await isDecider(db, approver_id))) refuse(contract.approverUnfit);
}

/** A plan ends when it began or later. What stands in its own columns the table refuses. */
export function expectInOrder({
  start_on,
  due_on,
}: {
  start_on?: string | null | undefined;
  due_on?: string | null | undefined;
}): void {
  if (start_on && due_on && due_on < start_on) refuse(contract.datesBackwards);
}

/** Which of these risks the caller sees. */
export const seenAmong = ({ db, actor }: Call, ids: readonly string[]): SQL =>
  sql`select r.id, r.ref from risk r where r.org_id = ${db.org_id} and r.id = any (${sql.param([...new Set(ids)])}::uuid[])
    and r.deleted_at is null and ${visibleTo(actor)}`;

/** These risks; those that the caller does not see are refused. */
export async function expectRisks(
  call: Call,
  ids: readonly string[],
): Promise<{ id: string; ref: string }[]> {
  if (ids.length === 0) return [];
  const seen = await call.db.query<{ id: string; ref: string }>(seenAmong(call, ids));
  if (seen.length < new Set(ids).size) refuse(contract.riskUnknown);
  return seen;
}

/** Nothing is open in a department that was archived. */
export async function expectDepartmentOpen(db: TenantDb, { department_id }: StoredPlan): Promise<void> {
  if (department_id !== null && !(await isActiveDepartment(db, department_id)))
    refuse(planDepartmentArchived);
}
