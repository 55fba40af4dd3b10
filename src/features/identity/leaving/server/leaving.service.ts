import { notFound, wrongState } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/log/activity.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { expectAnotherAdmin } from '#features/identity/member/server/shared/last-admin.service.ts';
import { endSessionsOf } from '#features/identity/session/server/shared/session-end.queries.ts';
import {
  expectSeats,
  takeTurnAtSeats,
} from '#features/organisation/invitation/server/shared/seats.service.ts';
import * as contract from '../leaving.contract.ts';
import { findMember, findMemberToChange, setStatus, type StoredLeaver } from './handover.queries.ts';
import { findHeld, handOverAll, type LeavingNeeds } from './handover.service.ts';

const shown = ({ id, name, version, status }: StoredLeaver): contract.Leaver => ({
  id,
  name,
  version,
  status,
});

export async function readHoldings(call: Call, needs: LeavingNeeds, id: string): Promise<contract.Holdings> {
  const person = (await findMember(call.db, id)) ?? refuse(notFound);
  return { person: shown(person), held: await findHeld(call, needs, id) };
}

/** The member, locked; refused where they are not there (404), were changed meanwhile, or are not of this status (409). */
async function takeMember(
  call: Call,
  id: string,
  version: number,
  status: contract.Leaver['status'],
): Promise<StoredLeaver> {
  const member = (await findMemberToChange(call.db, id)) ?? refuse(notFound);
  expectVersion(shown(member), version);
  if (member.status !== status) refuse(wrongState, { data: shown(member) });
  return member;
}

/** Writes the other status, and records the act. */
async function changeStatus(
  call: Call,
  { id, name, status: old }: StoredLeaver,
  status: contract.Leaver['status'],
  action: string,
): Promise<contract.Leaver> {
  const after = await setStatus(call, id, status);
  const changes = [{ field: 'status', old, new: status }];
  record(call.db, call.by, { action, objects: { type: 'person', id }, changes, note: name });
  return shown(after);
}

/** Ends a membership; what is open and names the person is handed over before, or it does not end. */
export async function deactivatePerson(
  call: Call,
  needs: LeavingNeeds,
  id: string,
  { version, handover }: { version: number; handover?: readonly contract.HandoverRule[] | undefined },
): Promise<{ person: contract.Leaver; kinds: contract.HandedOverKind[] }> {
  const { db, actor } = call;
  // Before the person's own row: everybody who deactivates an Admin locks in one order.
  await expectAnotherAdmin(db, id);
  const before = await takeMember(call, id, version, 'active');
  if (id === actor.id) refuse(contract.ownAccount);
  const kinds = handover === undefined ? [] : await handOverAll(call, needs, before, handover, false);
  const held = await findHeld(call, needs, id);
  if (held.length > 0) refuse(contract.holdingsLeft, { data: { person: shown(before), held } });
  await endSessionsOf(db, id, 'all');
  return { person: await changeStatus(call, before, 'deactivated', 'person.deactivated'), kinds };
}

export async function reactivatePerson(
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<contract.Leaver> {
  const before = await takeMember(call, id, version, 'deactivated');
  await expectSeats(call.db, await takeTurnAtSeats(call.db), 1);
  return changeStatus(call, before, 'active', 'person.reactivated');
}
