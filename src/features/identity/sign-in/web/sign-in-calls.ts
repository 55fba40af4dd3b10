import { flushAll } from '#platform/web/calling/flush.ts';
import { call } from '#platform/web/calling/call.ts';
import { CallFailed, type Failure } from '#platform/web/calling/call-failed.ts';
import { leaveDrafts } from '#platform/web/forms/drafts.ts';
import { failureText } from '#platform/web/notices/failure-snackbar.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { changeSession, currentSession, endSession } from '#platform/web/session/session.ts';
import { personOf } from '#features/identity/person/web/shared/person-of.ts';
import { beginOwnDataRead, preferencesSettled } from '#features/identity/person/web/shared/preferences.ts';
import { beginSession } from '#features/identity/session/web/shared/session-life.ts';

// A contract brings zod along: it comes with the first call, so that nobody waits for it before the sign-in is drawn.
const calls = () => import('../sign-in.contract.ts');

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
  if (!(await beginSession(own, token, baseURL))) return;
  try {
    const { readOwnData } = await import('#features/identity/person/person.contract.ts');
    const settle = beginOwnDataRead();
    const { data: fresh } = await call(readOwnData);
    const user = settle(fresh);
    changeSession({ user, person: personOf(user) });
  } catch (failure) {
    showSnackbar({
      message: failureText(failure as Failure),
      variant: 'error',
      anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
    });
  }
}

/** A deliberate sign-out: what waits is sent, the server forgets the session, then this browser does. Where something could not
 *  be sent nobody is signed out: answers how much it is, and only a second, knowing call deletes it. */
export async function signOut({ discards = false } = {}): Promise<number> {
  if (currentSession() === undefined) return 0;
  await preferencesSettled();
  const left = discards ? 0 : await flushAll();
  if (left > 0) return left;
  await leaveDrafts().catch(() => undefined);
  await calls()
    .then((contract) => call(contract.signOut))
    .catch(() => undefined);
  endSession('signed_out');
  return 0;
}
