import { setImmediate as whatCameInIsRead, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { codeOf, messageOf } from '#platform/server/process/thrown.ts';

export interface WatchSettings {
  /** Where it is asked, on connections of its own; a replica beside its home. */
  connectionStrings: readonly string[];
  /** Done once before it counts as ready: migrations. Tried again until it succeeds. */
  prepare?: () => Promise<void>;
  /** Asks it; says what is wrong with it although it answers. */
  ask(clients: readonly pg.Client[]): Promise<string | undefined>;
  /** How much it has answered to anybody, so far. */
  received?: () => number;
  /** Told when it is no longer ready, and why. */
  onAway(why: string): void;
  /** Called once nobody is to wait for an answer of it any more. */
  giveUp(): void;
}

/** Milliseconds: between two looks, and of silence until new calls are refused, and until those that wait are given up. */
const pause = 250;
const doubt = 1000;
const patience = 2000;
const tick = 50;
const noAnswer = 'it does not answer';

/** Looks after a server: whether it answers, and since when not. Nobody has to start anything anew when it does again. One that
 *  only comes late to the question answers others meanwhile, and is not taken for silent. */
export function watchServer(settings: WatchSettings) {
  const { connectionStrings, prepare, ask, received = () => 0, onAway, giveUp } = settings;
  let why: string | undefined = 'it was not asked yet';
  let clients: pg.Client[] = [];
  let isPrepared = false;
  let isGivenUp = false;
  const stopping = new AbortController();
  let wake: () => void = () => undefined;

  function note(wrong: string | undefined): void {
    const wasReady = why === undefined;
    why = wrong;
    if (wasReady && wrong !== undefined) onAway(wrong);
  }

  async function drop(): Promise<void> {
    const old = clients;
    clients = [];
    await Promise.all(old.map((client) => client.end().catch(() => undefined)));
  }

  async function connect(): Promise<void> {
    const tried = await Promise.allSettled(connectionStrings.map(connected));
    clients = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    for (const one of tried) if (one.status === 'rejected') throw one.reason;
  }

  async function question(): Promise<string | undefined> {
    if (clients.length === 0) await connect();
    return ask(clients);
  }

  /** What is wrong with it by its answer; throws when nobody is answered any more. */
  async function answered(): Promise<string | undefined> {
    const wasReady = why === undefined;
    const asked = performance.now();
    let [heard, before] = [asked, received()];
    let isOver = false;
    const answer = question().finally(() => (isOver = true));
    const listening = async (): Promise<string | undefined> => {
      for (;;) {
        await sleep(tick, undefined, { ref: false });
        // A late timer proves nothing: it may be this process that was busy.
        await whatCameInIsRead();
        if (isOver) return answer;
        if (stopping.signal.aborted) return why;
        const now = performance.now();
        if (received() !== before) [heard, before] = [now, received()];
        if (now - heard > patience) throw new Error(noAnswer);
        if (wasReady) note(now - heard > doubt ? noAnswer : undefined);
        if (now - asked < 2 * patience) continue;
        // Others are answered: it is the connection that was lost, and the next look has another.
        void drop();
        return why;
      }
    };
    return Promise.race([answer, listening()]);
  }

  async function look(): Promise<void> {
    try {
      if (!isPrepared) await prepare?.();
      isPrepared = true;
      note(await answered());
      isGivenUp = false;
    } catch (error) {
      void drop();
      note(messageOf(error) || String(codeOf(error)));
      if (!isGivenUp) giveUp();
      isGivenUp = true;
    }
  }

  async function goOnLooking(): Promise<void> {
    await first;
    while (!stopping.signal.aborted) {
      await new Promise<void>((resume) => {
        const timer = setTimeout(resume, pause).unref();
        wake = () => (clearTimeout(timer), resume());
      });
      if (!stopping.signal.aborted) await look();
    }
  }

  const first = look();
  const looking = goOnLooking();

  return {
    /** Once it was asked for the first time. */
    first,
    /** What is wrong with it; nothing while it answers. */
    wrong: () => why,
    /** Somebody met an error there: looks at once. */
    suspect: () => wake(),
    async stop(): Promise<void> {
      stopping.abort();
      wake();
      await looking;
      await Promise.race([drop(), sleep(patience, undefined, { ref: false })]);
    },
  };
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: (doubt + patience) / 2 });
  client.on('error', () => undefined); // The next look says so.
  await client.connect();
  return client;
}
