import { flushAll } from '#platform/web/calling/flush.ts';
import { call, type CallOptions } from '#platform/web/calling/call.ts';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { leaveDrafts } from '#platform/web/forms/drafts.ts';
import { failureText } from '#platform/web/notices/failure-snackbar.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { changeSession, currentSession, endSession } from '#platform/web/session/session.ts';
import { personOf } from '#features/identity/person/web/shared/person-of.ts';
import { beginOwnDataRead, preferencesSettled } from '#features/identity/person/web/shared/preferences.ts';
import type { SignedIn } from '#features/identity/session/session-token.contract.ts';
import { beginSession } from '#features/identity/session/web/shared/session-life.ts';

// A contract brings zod along: it comes with the first call, so that nobody waits for it before the sign-in is drawn.
const calls = () => import('../sign-in.contract.ts');

const external = () => import('#features/identity/single-sign-on/external-sign-in.contract.ts');

export interface TypedSignIn {
  email: string;
  password: string;
  recovery_code?: string;
}

/** For the binding of the session to this browser. */
const headers = { 'x-session-binding': '1' };

/** Signs in; a wrong password is the caller's to show. Answers the challenge where the account asks for a second factor. */
export async function signIn(
  details: TypedSignIn,
  baseURL: string,
  { onWork }: Pick<CallOptions, 'onWork'> = {},
): Promise<string | undefined> {
  const { data } = await call((await calls()).signIn, { body: details }, { base: baseURL, headers, onWork });
  const answer = data[0] ?? missing();
  if ('challenge' in answer) return answer.challenge;
  await enter(answer, baseURL);
  return undefined;
}

/** Goes on by a code of the second factor; a wrong one is the caller's to show. */
export async function signInWithCode(challenge: string, code: string, baseURL: string): Promise<void> {
  const { data } = await call(
    (await calls()).signInWithCode,
    { body: { challenge, code } },
    { base: baseURL, headers },
  );
  await enter(data[0] ?? missing(), baseURL);
}

/** Signs in by a passkey of this device or one beside it. False, where the person thought better of it, or there is none. */
export async function signInWithPasskey(baseURL: string): Promise<boolean> {
  const base = { base: baseURL };
  const { beginPasskeySignIn, signInWithPasskey: sends } = await calls();
  const { data: question } = await call(beginPasskeySignIn, {}, base);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await startAuthentication({ optionsJSON: question.options as never }).catch(
    () => undefined,
  );
  if (response === undefined) return false;
  const body = { state: question.state, response: { ...response } };
  const { data } = await call(sends, { body }, { ...base, headers });
  await enter(data[0] ?? missing(), baseURL);
  return true;
}

const missing = (): never => {
  throw new CallFailed(500, { code: 'unexpected', message: '' });
};

/** How one signs in to the organisation besides by a password. */
export const readSignInWay = async (baseURL: string) =>
  (await call((await external()).readSignInWay, {}, { base: baseURL })).data;

/** Goes to the organisation's provider, which sends the browser back. */
export async function goToProvider(baseURL: string): Promise<void> {
  const { data } = await call((await external()).beginExternalSignIn, { body: {} }, { base: baseURL });
  location.assign(data.address);
}

/** Takes the session that the provider's answer stands for; with a second factor, where that is asked for. */
export async function takeSession(code: string, baseURL: string, factor?: string): Promise<void> {
  const body = { code, ...(factor !== undefined && { factor_code: factor }) };
  const { data } = await call((await external()).takeExternalSession, { body }, { base: baseURL });
  await enter(data[0] ?? missing(), baseURL);
}

async function enter({ token, ...own }: SignedIn, baseURL: string): Promise<void> {
  if (!(await beginSession(own, token, baseURL))) return;
  try {
    const { readOwnData } = await import('#features/identity/person/person.contract.ts');
    const settle = beginOwnDataRead();
    const { data: fresh } = await call(readOwnData);
    const user = settle(fresh);
    changeSession({ user, person: personOf(user) });
  } catch (failure) {
    showSnackbar({
      message: failureText(failure),
      variant: 'error',
      anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
    });
  }
}

/** A deliberate sign-out: what waits is sent, the server forgets the session, then this browser does. Where something could not
 *  be sent nobody is signed out: answers how much it is, and only a second, knowing call deletes it. `switches`: to sign in to
 *  another organisation next, with the same address. */
export async function signOut({ discards = false, switches = false } = {}): Promise<number> {
  if (currentSession() === undefined) return 0;
  await preferencesSettled();
  const left = discards ? 0 : await flushAll();
  if (left > 0) return left;
  await leaveDrafts().catch(() => undefined);
  await calls()
    .then((contract) => call(contract.signOut))
    .catch(() => undefined);
  endSession(switches ? 'switched' : 'signed_out');
  return 0;
}
