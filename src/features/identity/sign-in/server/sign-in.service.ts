import { refuse } from '#platform/server/http/refuse.ts';
import { noteReason } from '#platform/server/http/request-log.ts';
import { hashOfSecret } from '#platform/server/session/random-secret.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import { withPasswords } from '#features/identity/password/server/shared/password-hash.service.ts';
import { passwordThrottle } from '#features/identity/password/server/shared/password-throttle.service.ts';
import { bindingCookie } from '#features/identity/session/server/shared/session.queries.ts';
import * as contract from '../sign-in.contract.ts';
import { challengeFor } from './sign-in-challenge.service.ts';
import { agentOf, bindingOf, openFor, type Proven, type SignInNeeds } from './sign-in-session.service.ts';
import {
  findToSignIn,
  personToSignIn,
  sessionOfBrowser,
  sessionOfProgram,
  type PersonToSignIn,
} from './sign-in.queries.ts';
import {
  connectionFor,
  passwordWay,
} from '#features/identity/single-sign-on/server/shared/password-way.service.ts';
import type { ConnectionRow } from '#features/identity/single-sign-on/server/shared/connection.queries.ts';
import { rulesIn } from '#features/organisation/security/server/shared/security.queries.ts';
import { rowsAs } from '#platform/server/database/database.ts';

/** One answer for every failure, with the same work behind it; why it failed is for the log alone. One trip before
 *  the hash, two after it. Of whoever has a second factor it is asked next. */
export const signIn = (needs: SignInNeeds) => async (call: WithoutTransaction<typeof contract.signIn>) => {
  const { body, inside, org, now, request, database } = call;
  const email = body.email.trim().toLowerCase();
  const turn = await passwordThrottle(needs, { org: org.id, email, now, request });
  const { person, proven } = await provenPerson(needs, call, { orgId: org.id, email, turn });
  if (person.is_pending) await needs.activate(inside, { orgId: org.id, personId: person.id });
  if (person.asks_more) {
    await database.lookUp(turn.succeeding.statement, turn.succeeding.values);
    return { mfa_required: true as const, challenge: challengeFor(needs, call, person, proven) };
  }
  return openFor(needs, call, proven, {
    ahead: [turn.succeeding],
    gone: () => fail('deactivated', person.id),
  });
};

interface Tried {
  orgId: string;
  email: string;
  turn: Awaited<ReturnType<typeof passwordThrottle>>;
}

/** Whoever has this address and this password, by the organisation's directory or by ours, or one refusal; whether the browser holds
 *  a session of theirs already, how often it failed before, and whether the account was used from there. */
async function provenPerson(
  needs: SignInNeeds,
  call: WithoutTransaction<typeof contract.signIn>,
  { orgId, email, turn }: Tried,
): Promise<{ person: PersonToSignIn; proven: Proven }> {
  const { body, asks, inside, now } = call;
  const { asksToBind, brought } = bindingOf(call);
  const binding = brought !== undefined && bindingCookie.test(brought) ? hashOfSecret(brought) : null;
  const before = !asksToBind
    ? [{ statement: sessionOfProgram, values: [orgId, email, agentOf(call)] }]
    : binding === null
      ? []
      : [{ statement: sessionOfBrowser, values: [orgId, email, now.toISOString(), binding] }];
  return withPasswords(async ({ matches }) => {
    const [taken, found, connections = [], sessions = []] = await asks(
      [
        { statement: personToSignIn, values: [orgId, email, now.toISOString()] },
        connectionFor(orgId, email),
        ...before,
      ],
      [turn.taking],
    );
    const failures = await turn.expectTaken(taken);
    const [account] = rowsAs<PersonToSignIn>(found);
    const isActive = account?.status === 'active';
    const [connection] = rowsAs<ConnectionRow>(connections);
    const way = passwordWay(needs, connection, { orgId, inside });
    const typed = { ...body, email };
    const isOfBefore = sessions.length > 0;
    const seen = {
      email,
      binding: asksToBind && isOfBefore ? binding : null,
      failures,
      isKnown: turn.isKnown || (!asksToBind && isOfBefore),
    };
    const ofDirectory = await way.personOfDirectory(typed);
    if (ofDirectory === undefined) {
      const isTheirs = await matches(body.password, isActive ? account.password_hash : undefined);
      if (account === undefined) return fail('person_unknown');
      if (!isActive) return fail('deactivated', account.id);
      if (!isTheirs) return fail('wrong_password', account.id);
      if (account.password_ends_at !== null && Date.parse(account.password_ends_at) <= now.getTime()) {
        noteReason('one_time_password_lapsed', account.id);
        // Told to whoever knows the password, and to nobody else.
        refuse(contract.oneTimePasswordLapsed);
      }
      if (!(await way.admits(account, typed))) return fail('single_sign_on_enforced', account.id);
    }
    const person =
      ofDirectory === undefined || ofDirectory === account?.id
        ? account
        : await inside({ unrecorded: true }, ({ db }) => findToSignIn(db, ofDirectory));
    if (person === undefined) return fail('deactivated', ofDirectory);
    const { id, is_first, security } = person;
    return { person, proven: { ...seen, id, isFirst: is_first, rules: rulesIn(security) } };
  });
}

function fail(
  reason: 'person_unknown' | 'deactivated' | 'wrong_password' | 'single_sign_on_enforced',
  person?: string,
): never {
  noteReason(reason, person);
  return refuse(contract.wrongCredentials);
}
