import { record } from '#platform/server/log/activity.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import { one, type Statement } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { noteReason } from '#platform/server/http/request-log.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import * as contract from '../password.contract.ts';
import type { OrganisationCookie } from '#features/organisation/look-up/server/shared/organisation-cookie.service.ts';
import { expectGoodPassword, withPasswords } from './shared/password-hash.service.ts';
import { passwordThrottle } from './shared/password-throttle.service.ts';
import { endSessionsOf } from '#features/identity/session/server/shared/session-end.queries.ts';

type Account = {
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  organisation: string;
};

const ownAccount: Statement = {
  name: 'own_account',
  text: `select p.email, p.first_name, p.last_name, p.password_hash, o.name as organisation
    from person p join organisation o on o.org_id = p.org_id where p.org_id = $1 and p.id = $2`,
};
// Only if it is still the one that was proved: of two changes at once, the second proved the password before the first.
const replace: Statement = {
  name: 'replace_password',
  text: `update person set password_hash = $4, must_change_password = false, version = version + 1, updated_at = $5, updated_by = $2
    where org_id = $1 and id = $2 and password_hash = $3 returning id`,
};

/** The same for everybody who may not set this password here: nothing is looked up, so the reply shows nothing. */
const nothingDone = { changed: false };

/** Sets one's own password (security 5.3): by one's own session, and by the current password unless one of one's own must be set
 *  first. */
export const changePassword =
  (throttle: Throttle, known: OrganisationCookie) =>
  async (call: WithoutTransaction<typeof contract.changePassword>) => {
    const { actor, body, asks, inside, database, now, org, request } = call;
    if (actor === undefined) return nothingDone;
    const email = body.email.toLowerCase();
    const [rows = []] = await asks([{ statement: ownAccount, values: [actor.org_id, actor.id] }]);
    const account = one(rows as Account[]);
    if (account.email !== email) return nothingDone;
    expectGoodPassword(body.password, namesOf(account, org?.slug));
    // The same tries as at the sign-in: whoever guesses in a browser has one budget there, not two.
    const turn = passwordThrottle(throttle, known, { org: actor.org_id, email, now, request });
    const next = await withPasswords(async ({ hash, matches }) => {
      if (actor.must === 'set_password') {
        if (await matches(body.password, account.password_hash)) refuse(contract.passwordUnchanged);
        return hash(body.password);
      }
      await turn.expectTaken(await database.lookUp(turn.taking.statement, turn.taking.values));
      const current = decoded(request.header(contract.currentPasswordHeader));
      if (current === undefined || !(await matches(current, account.password_hash))) {
        noteReason('wrong_password', actor.id);
        refuse(contract.currentPasswordWrong);
      }
      return hash(body.password);
    });
    await inside({ ahead: [turn.succeeding] }, async ({ db, by }) => {
      const replaced = await db.ask(replace, [
        db.org_id,
        actor.id,
        account.password_hash,
        next,
        db.now.toISOString(),
      ]);
      if (replaced.length === 0) refuse(contract.currentPasswordWrong);
      const ended = await endSessionsOf(db, actor.id, { but: actor.session_id });
      record(db, by, {
        action: 'person.password_changed',
        objects: { type: 'person', id: actor.id },
        note: String(ended),
      });
    });
    return { changed: true };
  };

const namesOf = ({ email, first_name, last_name, organisation }: Account, slug = ''): string[] => [
  first_name,
  last_name,
  email.split('@')[0] ?? '',
  organisation,
  slug,
];

/** The header as it was typed; nothing where it is no text. */
function decoded(header: string | undefined): string | undefined {
  try {
    return header === undefined ? undefined : decodeURIComponent(header);
  } catch {
    return undefined;
  }
}
