import { notFound } from '#platform/contract/refusal.ts';
import type { Body } from '#platform/contract/endpoint.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { notifyOfSecurity } from '#features/collaboration/notification/server/shared/notify.service.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import * as contract from '../passkey.contract.ts';
import { passkeyMail } from './passkey-mail.content.ts';
import { askToMake, madePasskey, type PasskeyNeeds } from './shared/passkey-question.service.ts';
import {
  credentialsOfPerson,
  dropPasskey,
  namePasskey,
  ownPasskeys,
  ownPasskeyToChange,
  passkeyOwner,
  putPasskey,
  type PasskeyOwner,
} from './shared/passkey.queries.ts';

export interface OwnPasskeyNeeds extends PasskeyNeeds {
  outbox: Outbox;
}

export const findPasskeys = (db: TenantDb, personId: string): Promise<contract.Passkey[]> =>
  db.ask<contract.Passkey>(ownPasskeys, [db.org_id, personId]);

const ownerOf = async (db: TenantDb, id: string): Promise<PasskeyOwner> =>
  one(await db.ask<PasskeyOwner>(passkeyOwner, [db.org_id, id]));

async function expectRoom(db: TenantDb, personId: string): Promise<{ id: string }[]> {
  const known = await db.ask<{ id: string }>(credentialsOfPerson, [db.org_id, personId]);
  return known.length >= contract.mostPasskeys ? refuse(contract.tooManyPasskeys) : known;
}

export async function beginMaking({ db, actor }: Call, needs: PasskeyNeeds) {
  const known = await expectRoom(db, actor.id);
  const { email, organisation } = await ownerOf(db, actor.id);
  const person = { id: actor.id, email, name: actor.name, organisation };
  return askToMake(needs, { orgId: db.org_id, now: db.now }, person, known);
}

/** Keeps a passkey that its person's browser made, and tells them by mail. */
export async function keepPasskey(
  { db, actor, by }: Call,
  { name, ...answer }: Body<typeof contract.addPasskey>,
  needs: OwnPasskeyNeeds,
): Promise<contract.Passkey> {
  await expectRoom(db, actor.id);
  const made = await madePasskey(needs, { orgId: db.org_id, now: db.now }, actor.id, answer);
  const values = [newId(db.now), name, made.id, Buffer.from(made.publicKey), made.counter];
  const kept = one(
    await db.ask<contract.Passkey>(putPasskey, [
      db.org_id,
      actor.id,
      ...values,
      JSON.stringify(made.transports ?? []),
      db.now.toISOString(),
    ]),
  );
  await tell(db, actor.id, needs.outbox, 'added', name);
  record(db, by, { action: 'person.passkey_added', objects: { type: 'person', id: actor.id }, note: name });
  return kept;
}

export async function renamePasskey(
  { db, actor, by }: Call,
  id: string,
  { name, version }: Body<typeof contract.renamePasskey>,
): Promise<contract.Passkey> {
  const [before] = await db.ask<contract.Passkey>(ownPasskeyToChange, [db.org_id, actor.id, id]);
  if (before === undefined) return refuse(notFound);
  expectVersion(before, version);
  const objects = { type: 'person', id: actor.id };
  record(db, by, { action: 'person.passkey_renamed', objects, note: name });
  return one(await db.ask<contract.Passkey>(namePasskey, [db.org_id, actor.id, id, name]));
}

export async function removePasskey({ db, actor, by }: Call, id: string, { outbox }: OwnPasskeyNeeds) {
  const [removed] = await db.ask<{ name: string }>(dropPasskey, [db.org_id, actor.id, id]);
  if (removed === undefined) return refuse(notFound);
  const { name } = removed;
  await tell(db, actor.id, outbox, 'removed', name);
  record(db, by, { action: 'person.passkey_removed', objects: { type: 'person', id: actor.id }, note: name });
  return { removed: true };
}

async function tell(
  db: TenantDb,
  personId: string,
  outbox: Outbox,
  what: 'added' | 'removed',
  name: string,
): Promise<void> {
  const { email, first_name, last_name, locale, timezone } = await ownerOf(db, personId);
  await outbox.put(db, passkeyMail, {
    to: { name: `${first_name} ${last_name}`, address: email, language: locale, timezone },
    data: { what, name, at: db.now.toISOString() },
  });
  notifyOfSecurity(db, personId, `passkey_${what}`, name);
}
