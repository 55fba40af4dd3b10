import { notFound } from '#platform/contract/refusal.ts';
import { one, type Statement, type TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { hashOfSecret, newSecret } from '#platform/server/session/random-secret.ts';
import * as contract from '../provisioning.contract.ts';

const columns = 'id, name, created_at, last_used_at';
const tokens: Statement = {
  name: 'provisioning_tokens',
  text: `select ${columns} from provisioning_token where org_id = $1 and revoked_at is null order by created_at desc, id desc`,
};
const addToken: Statement = {
  name: 'add_provisioning_token',
  text: `insert into provisioning_token (org_id, id, name, token_hash, created_at, created_by) values ($1, $2, $3, $4, $5, $6)
    returning ${columns}`,
};
const revoke: Statement = {
  name: 'revoke_provisioning_token',
  text: 'update provisioning_token set revoked_at = $3 where org_id = $1 and id = $2 and revoked_at is null returning name',
};

export const findTokens = (db: TenantDb): Promise<contract.ProvisioningToken[]> =>
  db.ask<contract.ProvisioningToken>(tokens, [db.org_id]);

export async function makeToken({ db, by, actor }: Call, name: string) {
  if ((await findTokens(db)).length >= contract.mostTokens) refuse(contract.tooManyTokens);
  const token = newSecret();
  const values = [db.org_id, newId(db.now), name, hashOfSecret(token), db.now.toISOString(), actor.id];
  const made = one(await db.ask<contract.ProvisioningToken>(addToken, values));
  const objects = { type: 'provisioning_token', id: made.id };
  record(db, by, { action: 'provisioning_token.created', objects, note: name });
  return { ...made, token };
}

export async function revokeToken({ db, by }: Call, id: string) {
  const [revoked] = await db.ask<{ name: string }>(revoke, [db.org_id, id, db.now.toISOString()]);
  if (revoked === undefined) return refuse(notFound);
  const objects = { type: 'provisioning_token', id };
  record(db, by, { action: 'provisioning_token.revoked', objects, note: revoked.name });
  return { revoked: true };
}
