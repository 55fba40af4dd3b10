import type { Statement } from '#platform/server/database/database.ts';
import { one } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { notifyOfSecurity } from '#features/collaboration/notification/server/shared/notify.service.ts';
import { requestLapsed } from '#features/identity/account-request/account-request.contract.ts';
import {
  dropRequest,
  type StoredRequest,
} from '#features/identity/account-request/server/shared/account-request.queries.ts';
import { endSessionsOf } from '#features/identity/session/server/shared/session-end.queries.ts';
import { endInvitationsTo } from '#features/organisation/invitation/server/shared/invitation-end.service.ts';
import type { Outbox, Recipient } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { addressChangedMail } from './address-mail.content.ts';
import { otherOfName } from './provisioning.queries.ts';

const addressBefore: Statement = {
  name: 'sign_in_address_before',
  text: `select first_name || ' ' || last_name as name, email as address, locale as language, timezone from person
    where org_id = $1 and id = $2 for update`,
};
// What came by mail and opens the account goes with the address: a link (password-reset.sql), and a password.
const writeAddress: Statement = {
  name: 'write_sign_in_address',
  text: `update person set email = $3, password_ends_at = case when must_change_password then least(password_ends_at, $4) else password_ends_at end,
      version = version + 1, updated_at = $4, updated_by = $5
    where org_id = $1 and id = $2`,
};

/** Gives somebody another address to sign in with: the one place that does, whoever wants it. Both addresses are told, whoever is signed in
 *  as them is signed out, and whatever was mailed opens nothing any more. */
export async function changeAddress(
  { db, by }: Pick<Call, 'db' | 'by'>,
  outbox: Outbox,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const before = one(await db.ask<Recipient>(addressBefore, [db.org_id, id]));
  const at = db.now.toISOString();
  await db.ask(writeAddress, [db.org_id, id, email, at, by.id]);
  const ended = await endSessionsOf(db, id, 'all');
  await dropRequest(db, id, 'address');
  await endInvitationsTo({ db, by }, [before.address, email]);
  const data = { from: before.address, to: email, by: by.name, at };
  for (const address of [before.address, email])
    await outbox.put(db, addressChangedMail, { to: { ...before, address }, data });
  notifyOfSecurity(db, id, 'address_changed');
  record(db, by, {
    action: 'person.address_changed',
    objects: { type: 'person', id },
    changes: [{ field: 'email', old: before.address, new: email }],
    note: String(ended),
  });
}

/** Changes the address of an Admin, as an Admin confirmed it. */
export const changeAddressAsAsked =
  (outbox: Outbox) =>
  async (call: Call, { person_id: id, email }: StoredRequest): Promise<void> => {
    const [other] = await call.db.ask(otherOfName, [call.db.org_id, email, id]);
    if (other !== undefined) refuse(requestLapsed);
    await changeAddress(call, outbox, { id, email });
  };
