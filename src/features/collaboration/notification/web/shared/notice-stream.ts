import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { openStream } from '#platform/web/calling/call.ts';
import { streamNotices } from '../../notification.contract.ts';

type Told = (unread: number) => void;
/** What tabs say to each other: how many are unread, or that one has just come. */
type Said = { unread: number } | 'what';

const shortestPause = 1000;
const longestPause = 60_000;
/** A stream that lived so long was no failure. */
const livedLong = 10_000;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin has no other
const post = (channel: BroadcastChannel, said: Said) => channel.postMessage(said);

/** How many notices a person has not read, now and whenever that changes. The tabs of a browser share one stream: the one that holds the
 *  lock reads it and tells the others, and when that tab closes, another takes over. Answers how to end it. */
export function followUnread(who: string, told: Told): () => void {
  const end = new AbortController();
  const { signal } = end;
  const name = `plumbline-unread ${who}`;
  const tabs = new BroadcastChannel(name);
  let known: number | undefined;
  let reads = false;
  const hear = (unread: number) => {
    known = unread;
    told(unread);
  };
  const say = (said: Said) => post(tabs, said);
  tabs.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data !== 'what') hear(data.unread);
    else if (reads && known !== undefined) say({ unread: known });
  });
  const read = () => {
    reads = true;
    return readOn(signal, (unread) => {
      hear(unread);
      say({ unread });
    });
  };
  say('what');
  // Locks are there over TLS and on one's own machine; elsewhere each tab reads for itself.
  const reading = 'locks' in navigator ? navigator.locks.request(name, { signal }, read) : read();
  reading.catch(() => undefined);
  return () => {
    end.abort();
    tabs.close();
  };
}

/** Reads the stream, and opens it again when it broke: after pauses that grow, so that a server which comes back is not stormed. */
async function readOn(signal: AbortSignal, told: Told): Promise<void> {
  for (let tries = 0; !signal.aborted; tries++) {
    const began = Date.now();
    let pause = Math.min(longestPause, shortestPause * 2 ** tries);
    try {
      await readStream(signal, told);
    } catch (failure) {
      // The session is over, or may not: nothing changes that.
      if (failure instanceof CallFailed && [401, 403].includes(failure.status)) return;
      if (failure instanceof CallFailed && failure.retryAfter !== undefined)
        pause = Math.max(pause, failure.retryAfter * 1000);
    }
    if (Date.now() - began > livedLong) tries = 0;
    await new Promise((resume) => setTimeout(resume, pause * (0.5 + Math.random())));
  }
}

async function readStream(signal: AbortSignal, told: Told): Promise<void> {
  const { body } = await openStream(streamNotices, { signal });
  if (body === null) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = '', read = await reader.read(); !read.done; read = await reader.read()) {
    const events = (text + read.value).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events)
      if (event.startsWith('data: '))
        told((JSON.parse(event.slice('data: '.length)) as { unread: number }).unread);
  }
}
