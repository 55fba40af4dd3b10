import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { newKey, openStream } from '#platform/web/calling/call.ts';
import {
  mostWatched,
  streamNotices,
  watchedKinds,
  type LiveEvent,
  type WatchedKind,
} from '../../notification.contract.ts';

/** What somebody follows: how many notices are unread, or a thing by its kind and id. */
export type Followed = 'unread' | `${WatchedKind} ${string}`;
type Told = (event: LiveEvent) => void;

/** What tabs say to each other: what was told; or what a tab watches, and whether it wants to know that of the others. */
type Said = { event: LiveEvent } | { tab: string; watches: readonly Followed[]; asks?: true };

const followedOf = (event: LiveEvent): Followed =>
  'unread' in event ? 'unread' : `${event.event} ${event.id}`;
const changeOf = (followed: Followed): LiveEvent => {
  const [event, id] = followed.split(' ') as [WatchedKind, string];
  return { event, id };
};

const shortestPause = 1000;
const longestPause = 60_000;
/** A stream that lived so long was no failure. */
const livedLong = 10_000;

const open = new Map<string, ReturnType<typeof follower>>();

/** Tells how something stands that somebody follows, and whenever that changes: at least once more after each time that nothing could be
 *  heard. The tabs of a browser share one stream. Answers how to end it. */
export function followLive(who: string, what: Followed, told: Told): () => void {
  const one = open.get(who) ?? follower(who);
  open.set(who, one);
  const leave = one.follow(what, told);
  return () => {
    leave();
    if (!one.isIdle()) return;
    one.end();
    open.delete(who);
  };
}

/** This tab's part: the one that holds the lock reads the stream for all and tells the others; when it closes, another takes over. */
function follower(who: string) {
  const end = new AbortController();
  const { signal } = end;
  const name = `plumbline-live ${who}`;
  const tab = newKey();
  const tabs = new BroadcastChannel(name);
  const here = new Map<Followed, Set<Told>>();
  const elsewhere = new Map<string, readonly Followed[]>();
  let unread: LiveEvent | undefined;
  let reading: ReturnType<typeof reader> | undefined;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin has no other
  const say = (said: Said) => tabs.postMessage(said);
  const watches = () => [...here.keys()].filter((what) => what !== 'unread');
  const sayWatches = (more: { asks?: true } = {}) => say({ tab, watches: watches(), ...more });
  const hear = (event: LiveEvent) => {
    if ('unread' in event) unread = event;
    for (const told of here.get(followedOf(event)) ?? []) told(event);
  };
  const tell = (event: LiveEvent) => {
    hear(event);
    say({ event });
  };
  /** Of what the stream watches already, whoever comes to it is told by us: they may have read it before something changed. */
  const want = (fresh: readonly Followed[]) => {
    if (reading === undefined) return;
    for (const what of fresh) if (reading.watches(what)) tell(changeOf(what));
    reading.watch([...watches(), ...[...elsewhere.values()].flat()]);
  };
  tabs.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if ('event' in data) return hear(data.event);
    const before = elsewhere.get(data.tab) ?? [];
    elsewhere.set(data.tab, data.watches);
    want(data.watches.filter((what) => !before.includes(what)));
    if (data.asks) sayWatches();
    if (data.asks && reading !== undefined && unread !== undefined) say({ event: unread });
    return undefined;
  });
  // What a closed tab watched, nobody watches; one that comes back from the browser's memory says so again.
  const leave = () => say({ tab, watches: [] });
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', () => sayWatches(), { signal });
  const read = () => {
    reading = reader(signal, tell);
    want([]);
    return reading.over;
  };
  sayWatches({ asks: true });
  // Locks are there over TLS and on one's own machine; elsewhere each tab reads for itself.
  const held = 'locks' in navigator ? navigator.locks.request(name, { signal }, read) : read();
  held.catch(() => undefined);

  return {
    isIdle: () => here.size === 0,
    follow(what: Followed, told: Told): () => void {
      const all = here.get(what) ?? new Set();
      here.set(what, all.add(told));
      if (what === 'unread') {
        if (unread !== undefined) told(unread);
      } else {
        sayWatches();
        want([what]);
      }
      return () => {
        all.delete(told);
        if (all.size > 0) return;
        here.delete(what);
        sayWatches();
      };
    },
    end(): void {
      leave();
      end.abort();
      tabs.close();
    },
  };
}

/** Reads the stream, and opens it again when it broke, after pauses that grow, so that a server which comes back is not stormed; and at
 *  once where it is to watch more. */
function reader(signal: AbortSignal, told: Told) {
  let watched: readonly Followed[] = [];
  let sent: readonly Followed[] = [];
  let turn = new AbortController();

  async function readOn(): Promise<void> {
    // What is watched from the beginning is known by then.
    await undefined;
    for (let tries = 0; !signal.aborted; tries++) {
      const began = Date.now();
      turn = new AbortController();
      sent = watched;
      let pause = Math.min(longestPause, shortestPause * 2 ** tries);
      try {
        await readStream(AbortSignal.any([signal, turn.signal]), sent, told);
      } catch (failure) {
        // The session is over, or may not: nothing changes that.
        if (failure instanceof CallFailed && [401, 403].includes(failure.status)) return;
        if (failure instanceof CallFailed && failure.retryAfter !== undefined)
          pause = Math.max(pause, failure.retryAfter * 1000);
      }
      if (Date.now() - began > livedLong || turn.signal.aborted) tries = 0;
      if (turn.signal.aborted) continue;
      await new Promise((resume) => setTimeout(resume, pause * (0.5 + Math.random())));
    }
  }

  return {
    over: readOn(),
    watches: (what: Followed) => sent.includes(what),
    watch(all: readonly Followed[]): void {
      watched = [...new Set(all)];
      if (watched.some((what) => !sent.includes(what))) turn.abort();
    },
  };
}

async function readStream(signal: AbortSignal, watched: readonly Followed[], told: Told): Promise<void> {
  const idsOf = (kind: WatchedKind) =>
    watched.filter((what) => what.startsWith(`${kind} `)).map((what) => what.slice(kind.length + 1));
  const query = Object.fromEntries(watchedKinds.map((kind) => [kind, idsOf(kind).slice(-mostWatched)]));
  const { body } = await openStream(streamNotices, { signal, query });
  if (body === null) return;
  const reading = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = '', read = await reading.read(); !read.done; read = await reading.read()) {
    const events = (text + read.value).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const { event: kind, data } = fieldsOf(event);
      if (data !== undefined) told({ ...(kind !== undefined && { event: kind }), ...JSON.parse(data) });
    }
  }
}

/** The fields of one event; a sign of life has none. */
const fieldsOf = (event: string): Record<string, string | undefined> =>
  Object.fromEntries(
    event.split('\n').map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, Math.max(0, at)), line.slice(at + 2)];
    }),
  );
