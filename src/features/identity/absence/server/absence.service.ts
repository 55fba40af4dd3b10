import { departmentAccesses, mayCall } from '#platform/contract/access.ts';
import type { Body } from '#platform/contract/endpoint.ts';
import { delegateUnknown } from '#platform/contract/person.ts';
import { daysBetween, today } from '#platform/contract/today.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { findDepartments } from '#features/organisation/department/server/shared/department.queries.ts';
import * as contract from '../absence.contract.ts';
import { findAbsences, findDelegate, writeAbsence, type Delegate } from './absence.queries.ts';

export const readAbsence = ({ db, actor }: Call): Promise<contract.Absences> =>
  findAbsences(db, actor.id, today(db.now, actor.timezone));

/** At most a year. */
const mostDays = 366;

/** Names a stand-in, who may do all that the absent person may. */
export async function setAbsence(
  call: Call,
  { from, to, delegate_id }: Body<typeof contract.setAbsence>,
): Promise<contract.Absences> {
  const { db, actor } = call;
  if (to < from) refuse(contract.absenceBackwards);
  if (to < today(db.now, actor.timezone)) refuse(contract.absenceOver);
  if (daysBetween(from, to) > mostDays) refuse(contract.absenceTooLong);
  const delegate = delegate_id === actor.id ? undefined : await findDelegate(db, delegate_id);
  if (delegate === undefined) return refuse(delegateUnknown);
  await expectSameRights(call, delegate);
  if (delegate.absent_from !== null && delegate.absent_from <= to && from <= (delegate.absent_to ?? ''))
    refuse(contract.delegateAbsent);
  return write(call, { from, to, delegate_id }, 'person.absence_set');
}

/** Refuses somebody of a lesser type, or who may do less in any of one's departments; the refusal names those. */
async function expectSameRights({ db, actor }: Call, delegate: Delegate): Promise<void> {
  const editsWhole =
    delegate.type === 'Admin' || delegate.org_editor || (actor.flat && delegate.type === 'Staff');
  const least = actor.type === 'Admin' ? 'admin' : actor.type === 'Staff' ? 'staff' : 'user';
  if (!mayCall(least, delegate.type) || (actor.type === 'Staff' && actor.org_editor && !editsWhole))
    refuse(contract.delegateLacksType);
  if (delegate.type === 'Admin') return;
  const rankOf = new Map(
    (await findDepartments(db, delegate)).map(({ id, access }) => [id, departmentAccesses.indexOf(access)]),
  );
  const lacking = (await findDepartments(db, actor)).filter(
    ({ id, access }) => (rankOf.get(id) ?? departmentAccesses.length) > departmentAccesses.indexOf(access),
  );
  if (lacking.length > 0)
    refuse(contract.delegateLacksDepartments, {
      values: { departments: lacking.map(({ name }) => name).join(', ') },
    });
}

export const endAbsence = (call: Call): Promise<contract.Absences> =>
  write(call, { from: null, to: null, delegate_id: null }, 'person.absence_ended');

async function write(
  call: Call,
  absence: Parameters<typeof writeAbsence>[2],
  action: string,
): Promise<contract.Absences> {
  const { db, actor, by } = call;
  const before = await writeAbsence(db, actor.id, absence);
  record(db, by, {
    action,
    objects: [
      { type: 'person', id: actor.id },
      ...(absence.delegate_id === null ? [] : [{ type: 'person', id: absence.delegate_id }]),
    ],
    changes: changesBetween(before, absence),
  });
  return readAbsence(call);
}
