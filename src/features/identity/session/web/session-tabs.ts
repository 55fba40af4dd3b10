import {
  changeSession,
  currentSession,
  endSession,
  onSessionEnd,
  safeBase,
  watchSession,
} from '#platform/web/session/session.ts';
import { timesOf } from './token-times.ts';

/** What tabs of one browser tell each other. Only pages of our own origin can listen. */
type TabMessage =
  | { kind: 'ask' }
  | { kind: 'have'; token: string; baseURL: string; person: string }
  | { kind: 'ended'; person: string };

const channelName = 'plumbline-session';
/** For a tab that is busy, or asleep in the background. Without any signed-in tab nobody waits. */
const patience = 2000;

/** Whether some tab holds a session: each of them keeps this lock for as long as it is signed in. */
async function somebodyIsSignedIn(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === channelName);
}

/** Keeps the lock until the returned function is called; the browser frees it with the tab. */
function holdLock(): () => void {
  const kept = Promise.withResolvers<void>();
  void navigator.locks.request(channelName, { mode: 'shared' }, () => kept.promise);
  return kept.resolve;
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin has no other
const post = (channel: BroadcastChannel, message: TabMessage) => channel.postMessage(message);

/** Asks open tabs for their session: a new tab belongs to whoever is signed in. */
export async function askOtherTabs(): Promise<{ token: string; baseURL: string } | undefined> {
  if (!(await somebodyIsSignedIn())) return undefined;
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName);
    const finish = (found: { token: string; baseURL: string } | undefined) => {
      clearTimeout(timer);
      channel.close();
      resolve(found);
    };
    const timer = setTimeout(() => finish(undefined), patience);
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind !== 'have') return;
      const baseURL = safeBase(data.baseURL);
      if (baseURL !== undefined) finish({ token: data.token, baseURL });
    });
    post(channel, { kind: 'ask' });
  });
}

/** Answers new tabs, passes renewed tokens on, and signs out everywhere at once. */
export function shareWithTabs(): void {
  const channel = new BroadcastChannel(channelName);
  const send = (message: TabMessage) => post(channel, message);
  let pendingToken: string | undefined;
  let person: string | undefined;
  const have = () => {
    const session = currentSession();
    if (session !== undefined)
      send({ kind: 'have', token: session.token, baseURL: session.baseURL, person: session.person.id });
  };

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'ask') return have();
    const session = currentSession();
    if (session === undefined || session.person.id !== data.person) return;
    if (data.kind === 'ended') return endSession('signed_out_elsewhere');
    const [mine, theirs] = [timesOf(session.token), timesOf(data.token)];
    if (
      mine !== undefined &&
      theirs !== undefined &&
      theirs.exp > mine.exp &&
      data.baseURL === session.baseURL
    ) {
      pendingToken = data.token;
      changeSession({ token: data.token });
    }
  });
  let release: (() => void) | undefined;
  watchSession(() => {
    const session = currentSession();
    if (session !== undefined) release ??= holdLock();
    else {
      release?.();
      release = undefined;
    }
    if (session === undefined || session.token === pendingToken) return;
    ({ token: pendingToken } = session);
    person = session.person.id;
    have();
  });
  onSessionEnd((why) => {
    if ((why === 'signed_out' || why === 'switched') && person !== undefined) send({ kind: 'ended', person });
  });
}
