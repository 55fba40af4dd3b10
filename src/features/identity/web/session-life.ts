import i18next from 'i18next';
import { sendWhatWaits } from '#platform/web/before-leaving.ts';
import { call } from '#platform/web/call.ts';
import { CallFailed, Unreachable, type Failure } from '#platform/web/call-failed.ts';
import { connection } from '#platform/web/connection.ts';
import { leaveDrafts, sweepDrafts } from '#platform/web/drafts.ts';
import { speak } from '#platform/web/language.ts';
import {
  changeSession,
  clearStoredSession,
  currentSession,
  endSession,
  onSessionEnd,
  openSession,
  storedSession,
  storedUser,
  type SessionEnd,
} from '#platform/web/session.ts';
import { closeSnackbar, showSnackbar } from '#platform/web/snackbar.ts';
import { wordsOf } from '#platform/web/tell-failure.ts';
import type { OwnData } from '../identity.contract.ts';
import { personOf } from './shared/person-of.ts';
import { askOtherTabs, shareWithTabs } from './session-tabs.ts';
import { askForOwnData, preferencesSettled } from './shared/preferences.ts';
import { keepAlive, stopKeepingAlive } from './session-renewal.ts';
import { timesOf } from './token-times.ts';

// A contract brings zod along: it comes with the first call, so that nobody waits for it before the sign-in is drawn.
const calls = () => import('../identity.contract.ts');

const say = (key: string) => i18next.t(`identity:session.${key}`);

/** The startup check (specification 4): decides whether somebody is signed in before anything is drawn. */
export async function startSession(): Promise<void> {
  onSessionEnd(tellEnd);
  void sweepDrafts().catch(() => undefined);
  moveOldToken();
  const hasToken = sessionStorage.getItem('token') !== null;
  const found = storedSession() ?? (hasToken ? undefined : await askOtherTabs());
  shareWithTabs();
  if (found === undefined) {
    if (hasToken) refuseStored('failed', 'error');
    return;
  }
  const times = timesOf(found.token);
  if (times === undefined) return refuseStored('invalid', 'info');
  if (times.exp * 1000 <= Date.now()) return refuseStored('expired', 'info');
  showSnackbar({ message: say('logging_in') });
  try {
    const { user, access_token } = await call((await calls()).renewToken, undefined, {
      token: found.token,
      base: found.baseURL,
    });
    await begin(user, access_token, found.baseURL);
    showSnackbar({ message: say('logged_in') });
  } catch (failure) {
    const own = failure instanceof Unreachable ? await knownUser() : undefined;
    if (own === undefined) return refuseStored('failed', 'error');
    await begin(own, found.token, found.baseURL);
    renewWhenBack();
    closeSnackbar();
  }
}

/** Without a network the frame opens from what the server told this tab before. */
async function knownUser(): Promise<OwnData | undefined> {
  const { success, data } = (await calls()).ownData.safeParse(storedUser());
  return success ? data : undefined;
}

/** What could not be asked at the start is asked once somebody answers; a refusal ends the session, as everywhere. */
function renewWhenBack(): void {
  const unwatch = connection.watch(() => {
    if (connection.isLost()) return;
    unwatch();
    if (currentSession() !== undefined) void renew().catch(() => undefined);
  });
}

/** Signs in; a wrong password is the caller's to show. */
export async function signIn(details: { email: string; password: string }, baseURL: string): Promise<void> {
  const { data } = await call(
    (await calls()).signIn,
    { body: details },
    { base: baseURL, headers: { 'x-session-binding': '1' } },
  );
  const [answer] = data;
  if (answer === undefined) throw new CallFailed(500, { code: 'unexpected', message: '' });
  const { token, ...own } = answer;
  await begin(own, token, baseURL);
  try {
    const settle = askForOwnData();
    const { data: fresh } = await call((await calls()).readOwnData);
    const user = settle(fresh);
    changeSession({ user, person: personOf(user) });
  } catch (failure) {
    showSnackbar({
      message: wordsOf(failure as Failure),
      variant: 'error',
      anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
    });
  }
}

/** A deliberate sign-out: what waits is sent, the server forgets the session, then this browser does. Where something could not
 *  be sent nobody is signed out: answers how much it is, and only a second, knowing call deletes it. */
export async function signOut({ knowing = false } = {}): Promise<number> {
  if (currentSession() === undefined) return 0;
  await preferencesSettled();
  const left = knowing ? 0 : await sendWhatWaits();
  if (left > 0) return left;
  await leaveDrafts().catch(() => undefined);
  await calls()
    .then((contract) => call(contract.signOut))
    .catch(() => undefined);
  endSession('signed_out');
  return 0;
}

async function begin(own: OwnData, token: string, baseURL: string): Promise<void> {
  await speak(own.user.locale);
  openSession({ token, baseURL, user: own, person: personOf(own) });
  keepAlive(renew);
}

async function renew(): Promise<void> {
  const settle = askForOwnData();
  const { user, access_token } = await call((await calls()).renewToken);
  const own = settle(user);
  changeSession({ token: access_token, user: own, person: personOf(own) });
}

/** Earlier clients kept the token where every tab could read it: it is read once, moved and removed, never written. */
function moveOldToken(): void {
  const old = localStorage.getItem('jwt_access_token');
  if (old === null) return;
  localStorage.removeItem('jwt_access_token');
  if (sessionStorage.getItem('token') === null) sessionStorage.setItem('token', old);
}

function refuseStored(why: 'failed' | 'invalid' | 'expired', variant: 'error' | 'info'): void {
  clearStoredSession();
  showSnackbar({ message: say(why), variant });
}

function tellEnd(why: SessionEnd): void {
  stopKeepingAlive();
  if (why === 'idle') showSnackbar({ message: say('idle'), variant: 'info', autoHideDuration: 50_000 });
  else if (why === 'invalid' || why === 'expired') showSnackbar({ message: say(why), variant: 'info' });
}
