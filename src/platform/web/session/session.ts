import type { Language, Must, CallerType } from '#platform/contract/access.ts';
import { forgetPrefetched } from '#platform/web/calling/prefetch.ts';
import { newWatchers } from '#platform/web/browser/watchers.ts';

/** What every screen may know of the person who is signed in. */
export interface Person {
  id: string;
  name: string;
  type: CallerType;
  /** May edit what belongs to the whole organisation. */
  org_editor: boolean;
  locale: Language;
  /** The organisation's time zone: days turn at its midnight. */
  timezone: string;
  /** The person's own time zone: moments are shown in it. */
  clock: string;
  /** What they must do before anything else is open to them. */
  must?: Must | undefined;
  /** An Admin whom nobody has led around yet. */
  isFirstSignIn?: boolean;
  organisation: { name: string; slug: string; flat: boolean };
}

export interface Session {
  token: string;
  baseURL: string;
  /** One's own data as the server answered it; the identity feature knows its shape. */
  user: unknown;
  person: Person;
}

/** Why a session ended: by oneself, to sign in to another organisation, in another tab, refused by the server, its time over, nobody was there, or a stored one
 *  could not be taken up again. */
export type SessionEnd =
  | 'signed_out'
  | 'switched'
  | 'signed_out_elsewhere'
  | 'invalid'
  | 'expired'
  | 'idle'
  | 'failed';

const keys = { token: 'token', user: 'UserData', base: 'baseURL' } as const;
const organisationPath = /^\/org\/[a-z0-9-]{2,40}$/;

let current: Session | undefined;
let lastEnd: SessionEnd | undefined;
const { watch, notify } = newWatchers();
const endListeners = new Set<(why: SessionEnd) => void>();

/** The path of an organisation's calls, or nothing when the address is not on our own origin: a token is sent nowhere else. */
export function safeBase(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  const url = URL.parse(address, location.origin);
  if (url === null || url.origin !== location.origin || url.search !== '' || url.hash !== '')
    return undefined;
  const path = url.pathname.replace(/\/$/, '');
  return organisationPath.test(path) ? path : undefined;
}

export const currentSession = (): Session | undefined => current;
/** Why there is no session any more; nothing when there never was one. */
export const lastSessionEnd = (): SessionEnd | undefined => lastEnd;

export function openSession(session: Session): void {
  current = session;
  lastEnd = undefined;
  sessionStorage.setItem(keys.token, session.token);
  sessionStorage.setItem(keys.base, session.baseURL);
  sessionStorage.setItem(keys.user, JSON.stringify(session.user));
  notify();
}

/** Replaces what changed: a renewed token, or one's own data after a change. */
export function changeSession(part: Partial<Omit<Session, 'baseURL'>>): void {
  if (current !== undefined) openSession({ ...current, ...part });
}

/** Forgets everything about the session. Does nothing when there is none, so parallel failures are handled once. */
export function endSession(why: SessionEnd): void {
  if (current === undefined) return;
  current = undefined;
  lastEnd = why;
  clearStoredSession();
  for (const listener of endListeners) listener(why);
  notify();
}

/** Gives up what a reload found: there is no session, and this is why. */
export function refuseStoredSession(why: SessionEnd): void {
  lastEnd = why;
  clearStoredSession();
}

export function clearStoredSession(): void {
  sessionStorage.clear();
  forgetPrefetched();
}

/** One's own data as a reload finds it: to be believed only where nobody can be asked, and after a look at its shape. */
export function storedUser(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keys.user) ?? 'null');
  } catch {
    return undefined;
  }
}

/** What a reload finds: a token and where it belongs, unless somebody wrote another address there. */
export function storedSession(): { token: string; baseURL: string } | undefined {
  const token = sessionStorage.getItem(keys.token);
  const baseURL = safeBase(sessionStorage.getItem(keys.base));
  return token === null || baseURL === undefined ? undefined : { token, baseURL };
}

export const onSessionEnd = (listener: (why: SessionEnd) => void): (() => void) => {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
};

export const watchSession = watch;
