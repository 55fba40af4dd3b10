import { randomUUID } from 'node:crypto';
import { openChannel, type Channel } from '../database/channel.ts';

/** Told of what kinds something changed in an organisation; of no organisation, where something may have been missed. */
export type Heard = (orgId: string | undefined, kinds: readonly string[]) => void;

const channelName = 'plumbline_live';
/** Milliseconds in which a process gathers what it tells: commits are not kept waiting by it, and many are told at once. */
const gathering = 20;

/** Tells all processes what committed, after it did: `NOTIFY` inside a transaction would make commits queue behind one another. What is
 *  sent is short, whatever happened: who hears it looks at what changed. What a process that dies does not tell is found by a look. */
export function openTeller(connectionString: string) {
  const self = randomUUID();
  const listening = new Set<Heard>();
  const gathered = new Map<string, Set<string>>();
  let channel: Channel | undefined;
  let waiting: NodeJS.Timeout | undefined;

  const hear: Heard = (...what) => {
    for (const heard of listening) heard(...what);
  };
  const opened = (): Channel =>
    (channel ??= openChannel(connectionString, channelName, (payload) => {
      const [from, orgId, ...kinds] = payload?.split(' ') ?? [];
      if (from !== self) hear(orgId, kinds);
    }));

  async function send(): Promise<void> {
    clearTimeout(waiting);
    waiting = undefined;
    const told = [...gathered].map(([orgId, kinds]) => [orgId, ...kinds] as const);
    gathered.clear();
    for (const [orgId, ...kinds] of told) hear(orgId, kinds);
    // A lost connection is opened again, and then everybody looks.
    if (told.length > 0)
      await opened()
        .send(told.map((one) => [self, ...one].join(' ')))
        .catch(() => undefined);
  }

  return {
    /** Says that something of these kinds was committed. */
    tell(orgId: string, kinds: Iterable<string>): void {
      const before = gathered.get(orgId) ?? new Set();
      gathered.set(orgId, before);
      for (const kind of kinds) before.add(kind);
      waiting ??= setTimeout(() => void send(), gathering).unref();
    },
    /** Hears what is told by any process; answers how to end it. */
    listen(heard: Heard): () => void {
      opened();
      listening.add(heard);
      return () => void listening.delete(heard);
    },
    async close(): Promise<void> {
      await send();
      await channel?.close();
    },
  };
}
