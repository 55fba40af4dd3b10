import { refuse } from '#platform/server/http/refuse.ts';
import { noteReason } from '#platform/server/http/request-log.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import { passkeyWrong } from '#features/identity/passkey/passkey.contract.ts';
import { askForPasskey, countOf } from '#features/identity/passkey/server/shared/passkey-question.service.ts';
import {
  notePasskeyUse,
  passkeyToUse,
  type StoredPasskey,
} from '#features/identity/passkey/server/shared/passkey.queries.ts';
import { organisationCookieName } from '#features/organisation/look-up/server/shared/organisation-cookie.service.ts';
import type * as contract from '../sign-in.contract.ts';
import { openFor, type SignInNeeds } from './sign-in-session.service.ts';
import { rulesIn } from '#features/organisation/security/server/shared/security.queries.ts';
import type { SessionOpened } from '#features/identity/session/session-token.contract.ts';
import { connectionFor } from '#features/identity/single-sign-on/server/shared/password-way.service.ts';
import type { ConnectionRow } from '#features/identity/single-sign-on/server/shared/connection.queries.ts';
import { rowsAs } from '#platform/server/database/database.ts';

/** Answers from one network that count for nothing, in an hour. */
const wrongPerHour = 100;

export const askWhoIsThere =
  (needs: SignInNeeds) =>
  ({ org, now }: WithoutTransaction<typeof contract.beginPasskeySignIn>) =>
    askForPasskey(needs, { orgId: org.id, now });

/** Opens the session of whoever has this passkey. A device made sure who is there: nothing else is asked. Refused where people of
 *  this domain sign in by their provider alone. */
export const signInWithPasskey =
  (needs: SignInNeeds) =>
  async (call: WithoutTransaction<typeof contract.signInWithPasskey>): Promise<SessionOpened> => {
    const { asks, body, database, org, now, request } = call;
    const { throttle, known } = needs;
    const windows = [{ name: `passkeys ${request.network}`, most: wrongPerHour, seconds: 3600 }];
    await throttle.count(windows);
    const credential = body.response['id'];
    const found = typeof credential === 'string' && credential.length <= 2000 ? credential : '';
    const [rows] = await asks([{ statement: passkeyToUse, values: [org.id, found] }]);
    const [passkey] = rowsAs<StoredPasskey>(rows);
    if (passkey === undefined) {
      noteReason('passkey_unknown');
      return refuse(passkeyWrong);
    }
    const count = await countOf(needs, { orgId: org.id, now }, body, passkey);
    const { id, person_id, email, is_first, counter, security } = passkey;
    const [connections] = await asks([connectionFor(org.id, email)]);
    const [connection] = rowsAs<ConnectionRow>(connections);
    if (connection?.is_enforced === true) {
      noteReason('single_sign_on_enforced', person_id);
      return refuse(passkeyWrong);
    }
    const isKnown = known.find(request.cookie(organisationCookieName), email, now).includes(org.id);
    const proven = {
      id: person_id,
      email,
      isFirst: is_first,
      binding: null,
      failures: 0,
      isKnown,
      rules: rulesIn(security),
    };
    const signedIn = await openFor(needs, call, proven, {
      gone: () => refuse(passkeyWrong),
      async prove(db) {
        const used = await db.ask(notePasskeyUse, [db.org_id, id, count, counter, db.now.toISOString()]);
        if (used.length === 0) refuse(passkeyWrong);
      },
    });
    const once = `passkey ${body.state}`;
    for (const { statement, values } of throttle.givesBack(windows, { once, seconds: 3600 }))
      await database.lookUp(statement, values);
    return signedIn;
  };
