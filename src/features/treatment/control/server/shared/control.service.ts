import type { Body } from '#platform/contract/endpoint.ts';
import { actsFor, maySteer } from '#platform/contract/deciding.ts';
import { reasonRequired } from '#platform/contract/refusal.ts';
import { today } from '#platform/contract/today.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import { isActiveDepartment } from '#features/organisation/department/server/shared/active-department.queries.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { acceptedEvidence } from '#features/treatment/evidence/server/shared/evidence.queries.ts';
import * as contract from '../../control.contract.ts';
import { departmentArchived, proofMissing } from '../../control.workflow.ts';
import { tellOwner } from '../control-notice.service.ts';
import { controlTable } from '../control.table.ts';
import { controls, shownTo } from './control-change.service.ts';
import { insertControl, type StoredControl } from './control.queries.ts';

/** Whether a control may be put into this department: by those who decide about it, and by whoever will own it there. */
const mayPut = (
  { actor }: Call,
  { department_id, owner_id }: { department_id: string | null; owner_id: string },
): boolean =>
  maySteer(actor, department_id) ||
  (actsFor(actor, owner_id) &&
    (department_id === null ? actor.flat : actor.departments.some(({ id }) => id === department_id)));

/** Refuses an owner who is no active member. */
async function expectOwner(db: TenantDb, owner_id: string): Promise<void> {
  if (!(await findActivePeople(db, [owner_id])).has(owner_id)) refuse(contract.controlOwnerUnknown);
}

/** Refuses a department that is not there, or was archived. */
async function expectDepartment(db: TenantDb, department_id: string | null): Promise<void> {
  if (department_id !== null && !(await isActiveDepartment(db, department_id))) refuse(departmentUnknown);
}

/** Puts a planned control into the catalogue. */
export async function addControl(call: Call, details: contract.NewControl): Promise<contract.Control> {
  const { db, actor, by } = call;
  const { department_id = null, owner_id = actor.id } = details;
  if (!mayPut(call, { department_id, owner_id })) refuse(contract.departmentNotYours);
  await expectDepartment(db, department_id);
  await expectOwner(db, owner_id);
  const now = db.now.toISOString();
  const stored = await insertControl(
    db,
    columnsOf(controlTable, {
      ...details,
      department_id,
      owner_id,
      id: newId(db.now),
      created_at: now,
      created_by: actor.id,
      updated_at: now,
      updated_by: actor.id,
    }),
  );
  record(db, by, { action: 'control.added', objects: controls.objectOf(stored) });
  tellOwner(call, stored);
  return shownTo(call, stored);
}

/** Changes what people write about a control. */
export async function changeControl(
  call: Call,
  id: string,
  { version, ...details }: Body<typeof contract.changeControl>,
): Promise<contract.Control> {
  const { db, actor } = call;
  const before = await controls.take(call, id, version, 'edit');
  if (changesBetween<object>(before, details).length === 0) return shownTo(call, before);
  const { department_id = before.department_id, owner_id = before.owner_id } = details;
  if (department_id !== before.department_id) {
    if (!maySteer(actor, department_id)) refuse(contract.departmentNotYours);
    await expectDepartment(db, department_id);
  }
  if (owner_id !== before.owner_id) await expectOwner(db, owner_id);
  return controls.change(call, before, 'edit', details, { action: 'control.changed' });
}

export const startControl = controls.does('start', 'control.started');

/** Says that a control works; it must be shown. */
export async function implementControl(
  call: Call,
  id: string,
  { version, statement }: Body<typeof contract.implementControl>,
): Promise<contract.Control> {
  const { db, actor } = call;
  const before = await controls.take(call, id, version, 'implement');
  if ((statement ?? before.statement ?? '') === '' && (await acceptedEvidence(db, 'control', id)) === 0)
    refuse(proofMissing);
  const implemented = { statement, implemented_on: today(db.now, actor.timezone) };
  const act = { action: 'control.implemented' };
  return controls.change(call, before, 'implement', implemented, act);
}

export const degradeControl = controls.does('degrade', 'control.degraded');
export const retireControl = controls.does('retire', 'control.retired');

/** Hides a control; an Admin restores it. What is still planned goes without a reason. */
export async function deleteControl(
  call: Call,
  id: string,
  { version, reason }: Body<typeof contract.deleteControl>,
): Promise<contract.Control> {
  const { db, actor } = call;
  const before = await controls.take(call, id, version, 'delete');
  if (reason === undefined && before.status !== 'planned') refuse(reasonRequired);
  const deleted = { deleted_at: db.now.toISOString(), deleted_by: actor.id };
  const act = { action: 'control.deleted', reason };
  return controls.change(call, before, 'delete', deleted, act);
}

/** Takes a deleted control back; it belongs to whoever restores it, where its owner has left meanwhile. */
export async function restoreControl(
  call: Call,
  id: string,
  { version }: Body<typeof contract.restoreControl>,
): Promise<contract.Control> {
  const { db } = call;
  const before = await controls.take(call, id, version, 'restore');
  const { department_id } = before;
  if (department_id !== null && !(await isActiveDepartment(db, department_id))) refuse(departmentArchived);
  const owner_id = await ownerOrCaller(call, before);
  const restored = { deleted_at: null, deleted_by: null, owner_id };
  const act = { action: 'control.restored' };
  return controls.change(call, before, 'restore', restored, act);
}

const ownerOrCaller = async ({ db, actor }: Call, { owner_id }: StoredControl): Promise<string> =>
  (await findActivePeople(db, [owner_id])).has(owner_id) ? owner_id : actor.id;
