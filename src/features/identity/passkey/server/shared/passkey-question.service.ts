import { refuse } from '#platform/server/http/refuse.ts';
import { noteReason } from '#platform/server/http/request-log.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import type { Sealing } from '#platform/server/session/seal.ts';
import { passkeyWrong } from '../../passkey.contract.ts';
import type { StoredPasskey } from './passkey.queries.ts';

export interface PasskeyNeeds {
  seals: Sealing;
  throttle: Throttle;
  /** Scheme, host and port of the product, from the settings: a passkey is of its host, and answers nowhere else. */
  origin: string;
}

type Answer = Record<string, unknown>;
export interface PasskeyAnswer {
  state: string;
  response: Answer;
}

/** The library holds some six megabytes: it comes with the first passkey. */
const library = () => import('@simplewebauthn/server');

const minutes = 5;
/** EdDSA, ES256, RS256: what devices sign with. */
const algorithms = [-8, -7, -257] as const;
const about = (orgId: string, what: string) => `passkey ${what} ${orgId}`;
const hostOf = ({ origin }: Pick<PasskeyNeeds, 'origin'>) => new URL(origin).hostname;

interface Asked {
  orgId: string;
  now: Date;
}

/** What is asked, and for how long an answer counts: sealed, so that the server remembers nothing of it. */
const stateOf = ({ seals }: PasskeyNeeds, { orgId, now }: Asked, what: string, challenge: string) =>
  seals.seal(JSON.stringify({ challenge, ends: now.getTime() + minutes * 60_000 }), about(orgId, what));

/** The challenge that was asked here, of this kind, not long ago; each is answered once. */
async function challengeOf(
  { seals, throttle }: PasskeyNeeds,
  { orgId, now }: Asked,
  what: string,
  state: string,
): Promise<string> {
  const text = seals.open(state, about(orgId, what)) ?? refuse(passkeyWrong);
  const { challenge, ends } = JSON.parse(text) as { challenge: string; ends: number };
  if (ends <= now.getTime()) refuse(passkeyWrong);
  const isFirst = await throttle.holds([{ name: `passkey ${challenge}`, most: 1, seconds: minutes * 120 }]);
  if (!isFirst) refuse(passkeyWrong);
  return challenge;
}

/** What the library makes of an answer; whatever it throws at, is wrong. */
async function verified<Result extends { verified: boolean }>(work: () => Promise<Result>): Promise<Result> {
  const result = await work().catch(() => undefined);
  if (result?.verified) return result;
  noteReason('wrong_passkey');
  return refuse(passkeyWrong);
}

/** Asks a browser for a new passkey: one that finds its account by itself, and makes sure who is there. */
export async function askToMake(
  needs: PasskeyNeeds,
  asked: Asked,
  person: { id: string; email: string; name: string; organisation: string },
  known: readonly { id: string }[],
) {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: `Plumbline ${person.organisation}`,
    rpID: hostOf(needs),
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    supportedAlgorithmIDs: [...algorithms],
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options }, state: stateOf(needs, asked, `of ${person.id}`, options.challenge) };
}

/** The passkey that a browser made for this person. */
export async function madePasskey(
  needs: PasskeyNeeds,
  asked: Asked,
  personId: string,
  { state, response }: PasskeyAnswer,
) {
  const expectedChallenge = await challengeOf(needs, asked, `of ${personId}`, state);
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response: response as never,
      expectedChallenge,
      expectedOrigin: needs.origin,
      expectedRPID: hostOf(needs),
      requireUserVerification: true,
      supportedAlgorithmIDs: [...algorithms],
    }),
  );
  return registrationInfo?.credential ?? refuse(passkeyWrong);
}

/** Asks whoever is there for a passkey of theirs; it names its account by itself, so that the question names none. */
export async function askForPasskey(needs: PasskeyNeeds, asked: Asked) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({ rpID: hostOf(needs), userVerification: 'required' });
  return { options: { ...options }, state: stateOf(needs, asked, 'to sign in', options.challenge) };
}

/** Whether this passkey gave the answer: its new count. */
export async function countOf(
  needs: PasskeyNeeds,
  asked: Asked,
  { state, response }: PasskeyAnswer,
  { credential, public_key, counter, transports }: StoredPasskey,
): Promise<number> {
  const expectedChallenge = await challengeOf(needs, asked, 'to sign in', state);
  const { verifyAuthenticationResponse } = await library();
  const { authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response: response as never,
      expectedChallenge,
      expectedOrigin: needs.origin,
      expectedRPID: hostOf(needs),
      credential: {
        id: credential,
        publicKey: new Uint8Array(public_key),
        counter,
        transports: transports as never,
      },
      requireUserVerification: true,
    }),
  );
  return authenticationInfo.newCounter;
}
