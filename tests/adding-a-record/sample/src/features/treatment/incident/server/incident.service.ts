import type { Body } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { hiddenBy, noted, shownAgain, unnoted } from '#platform/server/record/stored-records.ts';
import {
  findActivePeople,
  keepIfActive,
} from '#features/identity/person/server/shared/active-person.queries.ts';
import { isActiveDepartment } from '#features/organisation/department/server/shared/active-department.queries.ts';
import { expectDepartment } from '#features/organisation/department/server/shared/steered-department.service.ts';
import type * as contract from '../incident.contract.ts';
import { incidentDepartmentArchived, incidentOwnerUnknown } from '../incident.workflow.ts';
import { incidents } from './incident-record.service.ts';

export async function reportIncident(
  call: Call,
  columns: Body<typeof contract.reportIncident>,
): Promise<contract.Incident> {
  await expectDepartment(call, columns.department_id ?? null);
  const { id } = await incidents.add(call, { action: 'incident.reported', columns });
  return incidents.read(call, id);
}

export async function changeIncident(
  call: Call,
  id: string,
  { version, ...details }: Body<typeof contract.changeIncident>,
): Promise<contract.Incident> {
  const before = await incidents.take(call, id, version, 'edit');
  if (details.department_id !== undefined && details.department_id !== before.department_id)
    await expectDepartment(call, details.department_id);
  return incidents.change(call, before, 'edit', details, { action: 'incident.changed' });
}

/** Names who deals with it, and until when. */
export async function triageIncident(
  call: Call,
  id: string,
  { version, ...named }: Body<typeof contract.triageIncident>,
): Promise<contract.Incident> {
  const before = await incidents.take(call, id, version, 'triage');
  if (!(await findActivePeople(call.db, [named.owner_id])).has(named.owner_id)) refuse(incidentOwnerUnknown);
  return incidents.change(call, before, 'triage', named, { action: 'incident.triaged' });
}

export const containIncident = incidents.does(
  'contain',
  'incident.contained',
  (_, __, { containment }: Body<typeof contract.containIncident>) => ({ containment }),
);

export const resolveIncident = incidents.does('resolve', 'incident.resolved', (call) =>
  noted(call, 'resolved'),
);

export const closeIncident = incidents.does('close', 'incident.closed', (call) => noted(call, 'closed'));

export const reopenIncident = incidents.does('reopen', 'incident.reopened', () =>
  unnoted('resolved', 'closed'),
);

export const deleteIncident = incidents.does('delete', 'incident.deleted', hiddenBy);

export async function restoreIncident(
  call: Call,
  id: string,
  { version }: Body<typeof contract.restoreIncident>,
): Promise<contract.Incident> {
  const before = await incidents.take(call, id, version, 'restore');
  const { department_id, owner_id } = before;
  if (department_id !== null && !(await isActiveDepartment(call.db, department_id)))
    refuse(incidentDepartmentArchived);
  const columns = { ...shownAgain, owner_id: await keepIfActive(call.db, owner_id) };
  return incidents.change(call, before, 'restore', columns, { action: 'incident.restored' });
}
