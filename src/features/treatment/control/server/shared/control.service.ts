import type { Body } from '#platform/contract/endpoint.ts';
import { actsFor, maySteer } from '#platform/contract/deciding.ts';
import { reasonRequired } from '#platform/contract/refusal.ts';
import { today } from '#platform/contract/today.ts';
import { changesBetween } from '#platform/server/log/activity.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { hiddenBy, shownAgain } from '#platform/server/record/stored-records.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import { isActiveDepartment } from '#features/organisation/department/server/shared/active-department.queries.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { acceptedEvidence } from '#features/treatment/evidence/server/shared/evidence.queries.ts';
import * as contract from '../../control.contract.ts';
import { departmentArchived, proofMissing } from '../../control.workflow.ts';
import { tellOwner } from '../control-notice.service.ts';
import { controls } from './control-record.service.ts';
import type { StoredControl } from './control.presenter.ts';

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
  const { db, actor } = call;
  const { department_id = null, owner_id = actor.id } = details;
  if (!mayPut(call, { department_id, owner_id })) refuse(departmentNotYours);
  await expectDepartment(db, department_id);
  await expectOwner(db, owner_id);
  const { id } = await controls.add(call, {
    action: 'control.added',
    columns: { ...details, department_id, owner_id },
  });
  const stored = await controls.expect(call, id);
  tellOwner(call, stored);
  return controls.shownTo(call, stored);
}

/** Changes what people write about a control. */
export async function changeControl(
  call: Call,
  id: string,
  { version, ...details }: Body<typeof contract.changeControl>,
): Promise<contract.Control> {
  const { db, actor } = call;
  const before = await controls.take(call, id, version, 'edit');
  if (changesBetween<object>(before, details).length === 0) return controls.shownTo(call, before);
  const { department_id = before.department_id, owner_id = before.owner_id } = details;
  if (department_id !== before.department_id) {
    if (!maySteer(actor, department_id)) refuse(departmentNotYours);
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
export const deleteControl = controls.does(
  'delete',
  'control.deleted',
  (call, { status }, { reason }: Body<typeof contract.deleteControl>) =>
    reason === undefined && status !== 'planned' ? refuse(reasonRequired) : hiddenBy(call),
);

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
  const restored = { ...shownAgain, owner_id };
  const act = { action: 'control.restored' };
  return controls.change(call, before, 'restore', restored, act);
}

const ownerOrCaller = async ({ db, actor }: Call, { owner_id }: StoredControl): Promise<string> =>
  (await findActivePeople(db, [owner_id])).has(owner_id) ? owner_id : actor.id;
