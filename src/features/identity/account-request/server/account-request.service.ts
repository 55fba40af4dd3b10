import { notFound, wrongState } from '#platform/contract/refusal.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import type { AccountRequest } from '../account-request.contract.ts';
import {
  decline,
  dropRequest,
  requestsOf,
  requestToDecide,
  type StoredRequest,
} from './shared/account-request.queries.ts';
import type { AskedChanges } from './shared/account-request.service.ts';

const shown = ({ id, version, kind, state, email, asked_by, asked_at }: StoredRequest): AccountRequest => ({
  id,
  version,
  kind,
  state,
  email,
  asked_by,
  asked_at,
});

export const findRequests = async (db: TenantDb, person: string): Promise<AccountRequest[]> =>
  (await db.ask<StoredRequest>(requestsOf, [db.org_id, person])).map(shown);

/** The request, locked; refused where it is not there (404), or another one than was seen (409). */
async function takeRequest(db: TenantDb, id: string, version: number): Promise<StoredRequest> {
  const [request = refuse(notFound)] = await db.ask<StoredRequest>(requestToDecide, [db.org_id, id]);
  expectVersion(shown(request), version);
  return request;
}

/** Carries out what was asked, as the act of the Admin who confirms it. */
export async function confirmRequest(
  call: Call,
  changes: AskedChanges,
  id: string,
  version: number,
): Promise<{ person_id: string }> {
  const { db, by } = call;
  const request = await takeRequest(db, id, version);
  const { kind, email, asked_by, person_id } = request;
  await changes[kind](call, request);
  await dropRequest(db, person_id, kind);
  record(db, by, {
    action: 'person.change_confirmed',
    objects: { type: 'person', id: person_id },
    note: `${kind} ${email}, ${asked_by}`,
  });
  return { person_id };
}

export async function declineRequest(
  { db, actor, by }: Call,
  id: string,
  version: number,
): Promise<AccountRequest> {
  const request = await takeRequest(db, id, version);
  if (request.state !== 'waiting') refuse(wrongState, { data: shown(request) });
  const values = [db.org_id, id, db.now.toISOString(), actor.id];
  const declined = one(await db.ask<StoredRequest>(decline, values));
  const { kind, email, asked_by } = request;
  record(db, by, {
    action: 'person.change_declined',
    objects: { type: 'person', id: request.person_id },
    note: `${kind} ${email}, ${asked_by}`,
  });
  return shown(declined);
}
