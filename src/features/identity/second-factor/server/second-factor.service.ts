import type { Secret } from '#platform/contract/shown-once/shown-once.contract.ts';
import { record } from '#platform/server/log/activity.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import {
  hashOfSecret,
  newTypedSecret,
  revealed,
  secretFrom,
} from '#platform/server/session/random-secret.ts';
import type { Sealing } from '#platform/server/session/seal.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { endSessionsOf } from '#features/identity/session/server/shared/session-end.queries.ts';
import * as contract from '../second-factor.contract.ts';
import { tellOfFactor } from './shared/factor-notice.service.ts';
import { aboutFactor, codeLibrary, plainCode, stepOfCode } from './shared/factor-code.service.ts';
import {
  dropFactor,
  factorToUse,
  markFactor,
  noteStep,
  putFactor,
  putRecoveryCodes,
  readFactor,
  type FactorRow,
  type StoredFactor,
} from './shared/second-factor.queries.ts';

export interface SecondFactorNeeds {
  seals: Sealing;
  outbox: Outbox;
}

const rowOf = async (db: TenantDb, id: string): Promise<FactorRow> =>
  one(await db.ask<FactorRow>(readFactor, [db.org_id, id]));

export async function findSecondFactor(db: TenantDb, id: string): Promise<contract.SecondFactor> {
  const { since, recovery_left } = await rowOf(db, id);
  return { is_on: since !== null, since, recovery_left };
}

/** Shares a new secret with an app; it counts once a code of it was named. */
export async function beginSetUp({ db, actor, by }: Call, { seals }: SecondFactorNeeds) {
  const { since, organisation, email } = await rowOf(db, actor.id);
  if (since !== null) refuse(contract.secondFactorOn);
  const { generateSecret, generateURI } = await codeLibrary();
  const secret = generateSecret();
  const sealed = seals.seal(secret, aboutFactor(db.org_id, actor.id));
  await db.ask(putFactor, [db.org_id, actor.id, sealed, db.now.toISOString()]);
  record(db, by, { action: 'person.second_factor_begun', objects: { type: 'person', id: actor.id } });
  const uri = generateURI({ issuer: `Plumbline ${organisation}`, label: email, secret });
  return { secret: secretFrom(secret), uri: secretFrom(uri) };
}

export async function confirmSetUp(
  { db, actor, by }: Call,
  code: string,
  { seals, outbox }: SecondFactorNeeds,
) {
  const [factor] = await db.ask<StoredFactor>(factorToUse, [db.org_id, actor.id]);
  if (factor === undefined) refuse(contract.secondFactorOff);
  if (factor.since !== null) refuse(contract.secondFactorOn);
  const secret =
    seals.openStored(factor.secret, aboutFactor(db.org_id, actor.id)) ?? refuse(contract.secondFactorOff);
  const step =
    (await stepOfCode(secret, plainCode(code), { now: db.now, after: 0 })) ?? refuse(contract.codeWrong);
  await db.ask(noteStep, [db.org_id, actor.id, step]);
  const moment = db.now.toISOString();
  await db.ask(markFactor, [db.org_id, actor.id, moment, moment]);
  await noteChange({ db, actor, by }, outbox, 'added');
  return { recovery_codes: await newCodes(db, actor.id) };
}

export async function renewCodes({ db, actor, by }: Call) {
  if ((await rowOf(db, actor.id)).since === null) refuse(contract.secondFactorOff);
  record(db, by, { action: 'person.recovery_codes_renewed', objects: { type: 'person', id: actor.id } });
  return { recovery_codes: await newCodes(db, actor.id) };
}

export async function turnOff({ db, actor, by }: Call, { outbox }: SecondFactorNeeds) {
  if ((await rowOf(db, actor.id)).since === null) refuse(contract.secondFactorOff);
  await db.ask(dropFactor, [db.org_id, actor.id]);
  await db.ask(markFactor, [db.org_id, actor.id, null, db.now.toISOString()]);
  await noteChange({ db, actor, by }, outbox, 'removed');
  return findSecondFactor(db, actor.id);
}

/** Whoever signed in elsewhere did so by other rules: their sessions end, and the owner is told. */
async function noteChange(
  { db, actor, by }: Pick<Call, 'db' | 'actor' | 'by'>,
  outbox: Outbox,
  what: 'added' | 'removed',
): Promise<void> {
  const ended = await endSessionsOf(db, actor.id, { but: actor.session_id });
  await tellOfFactor(db, outbox, actor.id, what);
  const objects = { type: 'person', id: actor.id };
  record(db, by, { action: `person.second_factor_${what}`, objects, note: String(ended) });
}

async function newCodes(db: TenantDb, personId: string): Promise<Secret[]> {
  const codes = Array.from({ length: contract.recoveryCodes }, () => newTypedSecret());
  const hashes = codes.map((code) => hashOfSecret(plainCode(revealed(code))));
  await db.ask(putRecoveryCodes, [db.org_id, personId, hashes]);
  return codes;
}
