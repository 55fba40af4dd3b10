import { notFound } from '#platform/contract/refusal.ts';
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
  personToSignIn,
  sessionOfBrowser,
  sessionOfProgram,
  type PersonToSignIn,
} from './sign-in.queries.ts';
import { rulesIn } from '#features/organisation/security/server/shared/security.queries.ts';

/** One answer for every failure, with the same work behind it (security 5.4); why it failed is for the log alone. One trip before
 *  the hash, two after it. Of whoever has a second factor it is asked next. */
export const signIn = (needs: SignInNeeds) => async (call: WithoutTransaction<typeof contract.signIn>) => {
  const { body, inside, org = refuse(notFound), now, request, database } = call;
  const email = body.email.trim().toLowerCase();
  const turn = await passwordThrottle(needs, { org: org.id, email, now, request });
  const { person, proven } = await provenPerson(call, org.id, email, turn);
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

/** Whoever has this address and this password, or one refusal; whether the browser holds a session of theirs already, how often it
 *  failed before, and whether the account was used from there. */
async function provenPerson(
  call: WithoutTransaction<typeof contract.signIn>,
  orgId: string,
  email: string,
  turn: Awaited<ReturnType<typeof passwordThrottle>>,
): Promise<{ person: PersonToSignIn; proven: Proven }> {
  const { body, asks, now } = call;
  const { asksToBind, brought } = bindingOf(call);
  const binding = brought !== undefined && bindingCookie.test(brought) ? hashOfSecret(brought) : null;
  const before = !asksToBind
    ? [{ statement: sessionOfProgram, values: [orgId, email, agentOf(call)] }]
    : binding === null
      ? []
      : [{ statement: sessionOfBrowser, values: [orgId, email, now.toISOString(), binding] }];
  return withPasswords(async ({ matches }) => {
    const [taken, found, sessions = []] = await asks(
      [{ statement: personToSignIn, values: [orgId, email] }, ...before],
      [turn.taking],
    );
    const failures = await turn.expectTaken(taken);
    const [account] = found as unknown as PersonToSignIn[];
    const isActive = account?.status === 'active';
    const isTheirs = await matches(body.password, isActive ? account.password_hash : undefined);
    if (account === undefined) return fail('person_unknown');
    if (!isActive) return fail('deactivated', account.id);
    if (!isTheirs) return fail('wrong_password', account.id);
    const isOfBefore = sessions.length > 0;
    const proven = {
      id: account.id,
      email,
      isFirst: account.is_first,
      rules: rulesIn(account.security),
      binding: asksToBind && isOfBefore ? binding : null,
      failures,
      isKnown: turn.isKnown || (!asksToBind && isOfBefore),
    };
    return { person: account, proven };
  });
}

function fail(reason: 'person_unknown' | 'deactivated' | 'wrong_password', person?: string): never {
  noteReason(reason, person);
  return refuse(contract.wrongCredentials);
}
