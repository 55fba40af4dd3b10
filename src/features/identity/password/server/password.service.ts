import { one, rowsAs } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { noteReason } from '#platform/server/http/request-log.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import * as contract from '../password.contract.ts';
import { ownAccount, type Account } from './password-reset.queries.ts';
import { contextOf, mailLink, setByLink, storePassword, type ResetNeeds } from './password-reset.service.ts';
import { expectGoodPassword, withPasswords } from './shared/password-hash.service.ts';
import { passwordThrottle, type TryNeeds } from './shared/password-throttle.service.ts';

export type PasswordNeeds = ResetNeeds & TryNeeds;

type ChangeCall = WithoutTransaction<typeof contract.changePassword>;

/** The same for everybody who may not set this password here, whether or not there is anybody it is of. */
const nothingDone = { changed: false };

/** Sets a password by the authority that the caller has over it: one's own session, or a mailed link. Whoever has
 *  none starts a link on its way, and learns nothing. */
export const changePassword =
  (needs: PasswordNeeds) =>
  async (call: ChangeCall): Promise<{ changed: boolean }> => {
    const { actor, asks, body, by } = call;
    const email = body.email.toLowerCase();
    if (actor === undefined) {
      if (await setByLink(needs, call, email)) return { changed: true };
      await mailLink(needs, call, email);
      return nothingDone;
    }
    const [rows] = await asks([{ statement: ownAccount, values: [actor.org_id, actor.id] }]);
    const account = one(rowsAs<Account>(rows));
    if (account.email === email) return changeOwn(needs, call, account);
    // An administrator may start it for somebody else, and never choose it; the log tells who did.
    await mailLink(needs, call, email, actor.type === 'Admin' ? by : undefined);
    return nothingDone;
  };

/** By one's own session, and by the current password unless one of one's own must be set first. */
async function changeOwn(
  needs: PasswordNeeds,
  { actor, body, inside, database, now, org, request }: ChangeCall,
  account: Account,
): Promise<{ changed: boolean }> {
  expectGoodPassword(body.password, contextOf(account, org?.slug));
  const me = actor ?? refuse(contract.currentPasswordWrong);
  // The same tries as at the sign-in: whoever guesses in a browser has one budget there, not two.
  const turn = await passwordThrottle(needs, { org: me.org_id, email: account.email, now, request });
  const next = await withPasswords(async ({ hash, matches }) => {
    if (me.must === 'set_password') {
      if (await matches(body.password, account.password_hash)) refuse(contract.passwordUnchanged);
      return hash(body.password);
    }
    await turn.expectTaken(await database.lookUp(turn.taking.statement, turn.taking.values));
    const current = decoded(request.header(contract.currentPasswordHeader));
    if (current === undefined || !(await matches(current, account.password_hash))) {
      noteReason('wrong_password', me.id);
      refuse(contract.currentPasswordWrong);
    }
    return hash(body.password);
  });
  await inside({ ahead: [turn.succeeding] }, async ({ db, by }) => {
    const action = 'person.password_changed';
    if (
      !(await storePassword({ db, by, outbox: needs.outbox }, account, next, {
        action,
        keeps: me.session_id,
        endsTokens: body.end_api_tokens,
      }))
    )
      refuse(contract.currentPasswordWrong);
  });
  return { changed: true };
}

/** Starts a link on its way to whoever has this address. */
export const askForLink =
  (needs: ResetNeeds) =>
  async (call: WithoutTransaction<typeof contract.forgotPassword>): Promise<{ asked: boolean }> => {
    await mailLink(needs, call, call.body.email.toLowerCase());
    return { asked: true };
  };

/** The header as it was typed; nothing where it is no text. */
function decoded(header: string | undefined): string | undefined {
  try {
    return header === undefined ? undefined : decodeURIComponent(header);
  } catch {
    return undefined;
  }
}
