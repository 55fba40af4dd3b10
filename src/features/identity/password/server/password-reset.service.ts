import type { By } from '#platform/server/log/activity.ts';
import { record } from '#platform/server/log/activity.ts';
import { inEvenTime } from '#platform/server/limits/even-time.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call, WithoutTransaction } from '#platform/server/http/serve.ts';
import { hashOfSecret, newSecret, revealed, secretFrom } from '#platform/server/session/random-secret.ts';
import { notifyOfSecurity } from '#features/collaboration/notification/server/shared/notify.service.ts';
import type { Outbox, Recipient } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { endTokensOf } from '#features/identity/api-token/server/shared/token-end.queries.ts';
import { rulesIn } from '#features/organisation/security/server/shared/security.queries.ts';
import { endSessionsOf } from '#features/identity/session/server/shared/session-end.queries.ts';
import { resetLinkMinutes, type changePassword, type forgotPassword } from '../password.contract.ts';
import { passwordChangedMail, resetLinkMail } from './password-mail.content.ts';
import {
  accountOfLink,
  accountToReset,
  dropLinks,
  lockAccount,
  putLink,
  replacePassword,
  takeLink,
  type Account,
} from './password-reset.queries.ts';
import { expectGoodPassword, withPasswords, type PasswordContext } from './shared/password-hash.service.ts';
import { rowsAs } from '#platform/server/database/database.ts';

export interface ResetNeeds {
  throttle: Throttle;
  outbox: Outbox;
  /** Links that one network may ask for in an hour. */
  resetsPerHour: number;
}

type AnyCall = WithoutTransaction<typeof changePassword> | WithoutTransaction<typeof forgotPassword>;

/** Mails a link to whoever has this address, unless that network asks for too many, or the account has enough of them; how long that takes
 *  shows nothing. */
export const mailLink = (needs: ResetNeeds, call: AnyCall, email: string, from?: By): Promise<void> =>
  inEvenTime(async () => {
    const { inside, now, org, request } = call;
    const ofNetwork = { name: `resets ${request.network}`, most: needs.resetsPerHour, seconds: 3600 };
    const isWithin = from !== undefined || (await needs.throttle.holds([ofNetwork]));
    const [account] = await inside({ readOnly: true }, ({ db }) =>
      db.ask<Account>(accountToReset, [org.id, email, now.toISOString()]),
    );
    if (!isWithin || account === undefined) return;
    await inside({}, async ({ db, by }) => {
      const secret = newSecret();
      const ends = new Date(now.getTime() + resetLinkMinutes * 60_000);
      const [, put] = await Promise.all([
        db.ask(lockAccount, [org.id, account.id]),
        db.ask(putLink, [org.id, account.id, hashOfSecret(secret), now.toISOString(), ends.toISOString()]),
      ]);
      if (put.length === 0) return;
      await needs.outbox.put(db, resetLinkMail, {
        to: recipientOf(account),
        data: { org: org.slug, minutes: resetLinkMinutes, by: from?.name ?? null },
        // A secret has no dot: what stands behind it is the address, for the page to show.
        secret: {
          text: secretFrom(`${revealed(secret)}.${account.email}`),
          ends_at: ends.toISOString(),
        },
      });
      record(db, from ?? by, {
        action: 'person.password_reset_started',
        objects: { type: 'person', id: account.id },
      });
    });
  });

/** Sets the password by a mailed link: once, and with nothing else than the address it was sent to. Nothing, where there is no such
 *  link. Whoever has a second factor is asked for it at the sign-in, as always. */
export async function setByLink(
  { outbox }: Pick<ResetNeeds, 'outbox'>,
  { asks, body, inside, now, org, request }: WithoutTransaction<typeof changePassword>,
  email: string,
): Promise<boolean> {
  if (request.bearer === undefined || !/^[\w-]{43}$/.test(request.bearer)) return false;
  const token = hashOfSecret(request.bearer);
  const found = await asks([{ statement: accountOfLink, values: [org.id, email, token, now.toISOString()] }]);
  const [account] = rowsAs<Account>(found[0]);
  if (account === undefined) return false;
  expectGoodPassword(body.password, contextOf(account, org.slug));
  const next = await withPasswords(({ hash }) => hash(body.password));
  return inside({}, async ({ db, by }) => {
    const taken = await db.ask(takeLink, [org.id, account.id, token, now.toISOString()]);
    if (taken.length === 0) return false;
    const who = { ...by, id: account.id, name: `${account.first_name} ${account.last_name}` };
    const how = { action: 'person.password_reset', endsTokens: body.end_api_tokens };
    return storePassword({ db, by: who, outbox }, account, next, how);
  });
}

interface Storing extends Pick<Call, 'db' | 'by'> {
  outbox: Outbox;
}

/** Puts the new password in the place of the one that was proved, ends the account's sessions but `keeps`, and its API tokens where that
 *  is asked for, and tells its owner. False, where another password has been set meanwhile. */
export async function storePassword(
  { db, by, outbox }: Storing,
  account: Account,
  hash: string,
  { action, keeps, endsTokens = false }: { action: string; keeps?: string; endsTokens?: boolean | undefined },
): Promise<boolean> {
  const moment = db.now.toISOString();
  const replaced = await db.ask(replacePassword, [
    db.org_id,
    account.id,
    account.password_hash,
    hash,
    moment,
  ]);
  if (replaced.length === 0) return false;
  await db.ask(dropLinks, [db.org_id, account.id]);
  const ended = await endSessionsOf(db, account.id, keeps === undefined ? 'all' : { but: keeps });
  const tokens = endsTokens ? await endTokensOf(db, account.id) : [];
  await tellChanged(db, outbox, account, tokens.length);
  const objects = { type: 'person', id: account.id };
  record(db, by, { action, objects, note: String(ended) });
  if (tokens.length > 0)
    record(db, by, { action: 'person.api_token_revoked', objects, note: tokens.join(', ') });
  return true;
}

async function tellChanged(db: TenantDb, outbox: Outbox, account: Account, tokens: number): Promise<void> {
  await outbox.put(db, passwordChangedMail, {
    to: recipientOf(account),
    data: { at: db.now.toISOString(), tokens },
  });
  notifyOfSecurity(db, account.id, 'password_changed');
}

const recipientOf = ({ first_name, last_name, email, locale, timezone }: Account): Recipient => ({
  name: `${first_name} ${last_name}`,
  address: email,
  language: locale,
  timezone,
});

/** What a password of this account is held against. */
export const contextOf = (
  { email, first_name, last_name, organisation, security }: Account,
  slug = '',
): PasswordContext => ({
  names: [first_name, last_name, email.split('@')[0] ?? '', organisation, slug],
  isFactorRequired: rulesIn(security).second_factor_required,
});
