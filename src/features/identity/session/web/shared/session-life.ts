import { call } from '#platform/web/calling/call.ts';
import { Unreachable } from '#platform/web/calling/call-failed.ts';
import { connection } from '#platform/web/calling/connection.ts';
import { deleteOldDrafts } from '#platform/web/forms/drafts.ts';
import { speak } from '#platform/web/language/language.ts';
import {
  changeSession,
  clearStoredSession,
  currentSession,
  endSession,
  lastSessionEnd,
  onSessionEnd,
  openSession,
  refuseStoredSession,
  storedSession,
  storedUser,
  type SessionEnd,
} from '#platform/web/session/session.ts';
import { closeSnackbar, showSnackbar } from '#platform/web/notices/snackbar.ts';
import type { OwnData } from '#features/identity/person/person.contract.ts';
import { holdsRole, personOf } from '#features/identity/person/web/shared/person-of.ts';
import type { KeyBelow } from '#platform/web/language/text-keys.ts';
import { textNow } from '#platform/web/language/text-now.ts';
import { askOtherTabs, shareWithTabs } from '../session-tabs.ts';
import { beginOwnDataRead } from '#features/identity/person/web/shared/preferences.ts';
import { keepAlive, stopKeepingAlive } from '../session-renewal.ts';
import { timesOf } from '../token-times.ts';

// A contract brings zod along: it comes with the first call, so that nobody waits for it before the sign-in is drawn.
const calls = () => import('../../session-token.contract.ts');

const noticeText = (key: KeyBelow<'identity-session', 'notice'>) => textNow(`identity-session:notice.${key}`);

let lastEmail: string | undefined;

/** The address of whoever's session ended without them, or who goes to another organisation: they sign in again here. Nobody's after a
 *  sign-out. */
export function emailOfEndedSession(): string | undefined {
  const why = lastSessionEnd();
  return why === undefined || why === 'signed_out' || why === 'signed_out_elsewhere' ? undefined : lastEmail;
}

/** The startup check (specification 4): decides whether somebody is signed in before anything is drawn. */
export async function startSession(): Promise<void> {
  onSessionEnd(explainSessionEnd);
  void deleteOldDrafts().catch(() => undefined);
  moveOldToken();
  const token = sessionStorage.getItem('token');
  const found = storedSession() ?? (token === null ? await askOtherTabs() : undefined);
  shareWithTabs();
  const stored = found?.token ?? token;
  if (stored === null) return;
  const problem = problemOf(stored);
  if (problem !== undefined) return refuseStored(problem);
  // A token that says nothing of its organisation can be sent nowhere.
  if (found === undefined) return refuseStored('failed');
  // Once for each tab: whoever loads a page again knows that they are signed in.
  const tells = storedUser() === null;
  if (tells) showSnackbar({ message: noticeText('logging_in') });
  try {
    const { user, access_token } = await call((await calls()).renewToken, undefined, {
      token: found.token,
      base: found.baseURL,
    });
    const isSignedIn = await beginSession(user, access_token, found.baseURL);
    if (isSignedIn && tells) showSnackbar({ message: noticeText('logged_in') });
    else closeSnackbar();
  } catch (failure) {
    const own = failure instanceof Unreachable ? await knownUser() : undefined;
    if (own === undefined) return refuseStored('failed');
    if (await beginSession(own, found.token, found.baseURL)) renewWhenBack();
    closeSnackbar();
  }
}

/** What is wrong with a stored token before anybody is asked; the server alone decides what it is worth. */
function problemOf(token: string): 'invalid' | 'expired' | undefined {
  const times = timesOf(token);
  if (times === undefined) return 'invalid';
  return times.exp * 1000 <= Date.now() ? 'expired' : undefined;
}

/** Without a network the frame opens from what the server told this tab before. */
async function knownUser(): Promise<OwnData | undefined> {
  const { ownData } = await import('#features/identity/person/person.contract.ts');
  const { success, data } = ownData.safeParse(storedUser());
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

/** Shows the app to somebody who was let in, in their language, and keeps their session alive. Answers whether there is a
 *  session now: somebody without a role stays a guest. */
export async function beginSession(own: OwnData, token: string, baseURL: string): Promise<boolean> {
  if (!holdsRole(own)) {
    clearStoredSession();
    return false;
  }
  await speak(own.user.locale);
  lastEmail = own.email;
  openSession({ token, baseURL, user: own, person: personOf(own) });
  keepAlive(renew);
  return true;
}

async function renew(): Promise<void> {
  const settle = beginOwnDataRead();
  const { user, access_token } = await call((await calls()).renewToken);
  const own = settle(user);
  if (!holdsRole(own)) return endSession('failed');
  changeSession({ token: access_token, user: own, person: personOf(own) });
}

/** Earlier clients kept the token where every tab could read it: it is read once, moved and removed, never written. */
function moveOldToken(): void {
  const old = localStorage.getItem('jwt_access_token');
  if (old === null) return;
  localStorage.removeItem('jwt_access_token');
  if (sessionStorage.getItem('token') === null) sessionStorage.setItem('token', old);
}

function refuseStored(why: 'failed' | 'invalid' | 'expired'): void {
  const known = storedUser();
  if (typeof known === 'object' && known !== null && 'email' in known && typeof known.email === 'string')
    lastEmail = known.email;
  refuseStoredSession(why);
  showSnackbar({ message: noticeText(why), variant: why === 'failed' ? 'error' : 'info' });
}

function explainSessionEnd(why: SessionEnd): void {
  stopKeepingAlive();
  if (why === 'idle')
    showSnackbar({ message: noticeText('idle'), variant: 'info', autoHideDuration: 50_000 });
  else if (why === 'invalid' || why === 'expired')
    showSnackbar({ message: noticeText(why), variant: 'info' });
}
