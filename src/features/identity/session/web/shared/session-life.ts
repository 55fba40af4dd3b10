import { call } from '#platform/web/calling/call.ts';
import { Unreachable } from '#platform/web/calling/call-failed.ts';
import { connection } from '#platform/web/calling/connection.ts';
import { deleteOldDrafts } from '#platform/web/forms/drafts.ts';
import { speak } from '#platform/web/language/language.ts';
import {
  changeSession,
  clearStoredSession,
  currentSession,
  lastSessionEnd,
  onSessionEnd,
  openSession,
  storedSession,
  storedUser,
  type SessionEnd,
} from '#platform/web/session/session.ts';
import { closeSnackbar, showSnackbar } from '#platform/web/notices/snackbar.ts';
import type { OwnData } from '#features/identity/person/person.contract.ts';
import { personOf } from '#features/identity/person/web/shared/person-of.ts';
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

/** The address of whoever's session ended without them: they sign in again here. Nobody's after a sign-out. */
export function emailOfEndedSession(): string | undefined {
  const why = lastSessionEnd();
  return why === 'idle' || why === 'expired' || why === 'invalid' ? lastEmail : undefined;
}

/** The startup check (specification 4): decides whether somebody is signed in before anything is drawn. */
export async function startSession(): Promise<void> {
  onSessionEnd(explainSessionEnd);
  void deleteOldDrafts().catch(() => undefined);
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
  showSnackbar({ message: noticeText('logging_in') });
  try {
    const { user, access_token } = await call((await calls()).renewToken, undefined, {
      token: found.token,
      base: found.baseURL,
    });
    await beginSession(user, access_token, found.baseURL);
    showSnackbar({ message: noticeText('logged_in') });
  } catch (failure) {
    const own = failure instanceof Unreachable ? await knownUser() : undefined;
    if (own === undefined) return refuseStored('failed', 'error');
    await beginSession(own, found.token, found.baseURL);
    renewWhenBack();
    closeSnackbar();
  }
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

/** Shows the app to somebody who was let in, in their language, and keeps their session alive. */
export async function beginSession(own: OwnData, token: string, baseURL: string): Promise<void> {
  await speak(own.user.locale);
  lastEmail = own.email;
  openSession({ token, baseURL, user: own, person: personOf(own) });
  keepAlive(renew);
}

async function renew(): Promise<void> {
  const settle = beginOwnDataRead();
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
  showSnackbar({ message: noticeText(why), variant });
}

function explainSessionEnd(why: SessionEnd): void {
  stopKeepingAlive();
  if (why === 'idle')
    showSnackbar({ message: noticeText('idle'), variant: 'info', autoHideDuration: 50_000 });
  else if (why === 'invalid' || why === 'expired')
    showSnackbar({ message: noticeText(why), variant: 'info' });
}
