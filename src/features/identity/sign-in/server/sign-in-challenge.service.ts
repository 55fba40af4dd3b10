import { refuse } from '#platform/server/http/refuse.ts';
import { hashOfSecret, newSecret, revealed } from '#platform/server/session/random-secret.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import { takeCode } from '#features/identity/second-factor/server/shared/factor-code.service.ts';
import { codeWindows } from '#features/identity/second-factor/server/shared/factor-tries.service.ts';
import { tellOfFactor } from '#features/identity/second-factor/server/shared/factor-notice.service.ts';
import * as contract from '../sign-in.contract.ts';
import { openFor, type Proven, type SignInCall, type SignInNeeds } from './sign-in-session.service.ts';
import { findToSignIn, type PersonToSignIn } from './sign-in.queries.ts';
import type { SessionOpened } from '#features/identity/session/session-token.contract.ts';

/** How long somebody may look for their second factor. */
const minutes = 5;

interface Challenge {
  id: string;
  proven: Proven;
  /** Of the password hash: whoever changes the password takes the challenge back. */
  password: string;
  ends: number;
}

const about = (orgId: string) => `sign-in ${orgId}`;

/** What carries a right password to the next call: sealed, for one organisation, good for nothing else. */
export function challengeFor(
  { seals }: SignInNeeds,
  { org, now }: SignInCall,
  { password_hash }: PersonToSignIn,
  proven: Proven,
): string {
  const challenge: Challenge = {
    id: revealed(newSecret()),
    proven,
    password: hashOfSecret(password_hash),
    ends: now.getTime() + minutes * 60_000,
  };
  return seals.seal(JSON.stringify(challenge), about(org.id));
}

/** Opens the session of whoever named their password a moment ago, by their second factor. */
export const signInWithCode =
  (needs: SignInNeeds) =>
  async (call: WithoutTransaction<typeof contract.signInWithCode>): Promise<SessionOpened> => {
    const { body, org, now, request, database } = call;
    const { id, proven, password, ends } = challengeIn(needs, org.id, body.challenge);
    if (ends <= now.getTime()) refuse(contract.signInLapsed);
    const { throttle, seals, outbox } = needs;
    const windows = codeWindows(org.id, proven.id, request.network);
    await throttle.count(windows);
    const gone = () => refuse(contract.signInLapsed);
    const signedIn = await openFor(needs, call, proven, {
      gone,
      async prove(db) {
        const person = await findToSignIn(db, proven.id);
        if (person === undefined || hashOfSecret(person.password_hash) !== password) gone();
        const kind = await takeCode(db, seals, proven.id, body.code);
        if (kind === 'recovery') await tellOfFactor(db, outbox, proven.id, 'recovery_used');
      },
    });
    for (const { statement, values } of throttle.givesBack(windows, { once: `mfa ${id}`, seconds: 3600 }))
      await database.lookUp(statement, values);
    return signedIn;
  };

function challengeIn({ seals }: SignInNeeds, orgId: string, sealed: string): Challenge {
  const text = seals.open(sealed, about(orgId)) ?? refuse(contract.signInLapsed);
  return JSON.parse(text) as Challenge;
}
