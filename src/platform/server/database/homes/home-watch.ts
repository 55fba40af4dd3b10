import pg from 'pg';

export interface WatchSettings {
  connectionString: string;
  /** Done once before the home counts as ready: migrations. Tried again until it succeeds. */
  prepare(): Promise<void>;
  /** Told when the home stops answering, and why. */
  onAway(why: string): void;
}

/** Milliseconds between two looks, and how long an answer may take. */
const pause = 500;
const patience = 2000;

/** Looks after one home on a connection of its own: whether it answers, and since when not. Nobody has to start anything anew
 *  when it does again. */
export function watchHome({ connectionString, prepare, onAway }: WatchSettings) {
  let why: string | undefined = 'it was not asked yet';
  let client: pg.Client | undefined;
  let isPrepared = false;
  const stopping = new AbortController();
  let wake: () => void = () => undefined;

  async function ask(): Promise<void> {
    if (!isPrepared) await prepare();
    isPrepared = true;
    client ??= await connected(connectionString);
    await Promise.race([client.query('select 1'), late()]);
  }

  async function look(): Promise<void> {
    try {
      await ask();
      why = undefined;
    } catch (error) {
      const wasReady = why === undefined;
      why = (error as Error).message || String((error as { code?: string }).code);
      void client?.end().catch(() => undefined);
      client = undefined;
      if (wasReady) onAway(why);
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
      await client?.end().catch(() => undefined);
    },
  };
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience });
  client.on('error', () => undefined); // The next look says so.
  await client.connect();
  return client;
}

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('it does not answer')), patience).unref();
  });
