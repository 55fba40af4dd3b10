import type { Body } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import type { AccessTokens } from '#platform/server/session/access-token.ts';
import { notifyOfSecurity } from '#features/collaboration/notification/server/shared/notify.service.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import * as contract from '../api-token.contract.ts';
import { apiTokenMail } from './api-token-mail.content.ts';
import { dropToken, ownTokens, putToken, tokenOwner, type TokenOwner } from './api-token.queries.ts';

export interface ApiTokenNeeds {
  tokens: AccessTokens;
  outbox: Outbox;
}

export const findTokens = (db: TenantDb, personId: string): Promise<contract.ApiToken[]> =>
  db.ask<contract.ApiToken>(ownTokens, [db.org_id, personId]);

/** Makes a token, and tells its owner by mail. */
export async function makeToken(
  { db, actor, by }: Call,
  { name, scopes, days }: Body<typeof contract.makeApiToken>,
  { tokens, outbox }: ApiTokenNeeds,
) {
  const { email, first_name, last_name, locale, timezone } = one(
    await db.ask<TokenOwner>(tokenOwner, [db.org_id, actor.id]),
  );
  if ((await findTokens(db, actor.id)).length >= contract.mostTokens) refuse(contract.tooManyTokens);
  const { token, hash } = tokens.issueApiToken({ org: db.org_id, sub: actor.id });
  const expires_at = new Date(db.now.getTime() + days * 86_400_000).toISOString();
  const granted = JSON.stringify(contract.tokenScopes.filter((scope) => scopes.includes(scope)));
  const values = [newId(db.now), name, hash, granted, db.now.toISOString(), expires_at];
  const made = one(await db.ask<contract.ApiToken>(putToken, [db.org_id, actor.id, ...values]));
  await outbox.put(db, apiTokenMail, {
    to: { name: `${first_name} ${last_name}`, address: email, language: locale, timezone },
    data: { name, at: db.now.toISOString(), expires_at },
  });
  notifyOfSecurity(db, actor.id, 'token_made', name);
  const objects = { type: 'person', id: actor.id };
  record(db, by, { action: 'person.api_token_made', objects, note: name });
  return { ...made, token };
}

export async function revokeToken({ db, actor, by }: Call, id: string) {
  const [revoked] = await db.ask<{ name: string }>(dropToken, [db.org_id, actor.id, id]);
  if (revoked === undefined) return refuse(notFound);
  const objects = { type: 'person', id: actor.id };
  record(db, by, { action: 'person.api_token_revoked', objects, note: revoked.name });
  return { revoked: true };
}
