import pg from 'pg';

/** Told what others sent on a channel; nothing, where something may have been missed. */
type Received = (payload: string | undefined) => void;

export interface Channel {
  /** Sends these, in a transaction of their own. */
  send(payloads: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const betweenTries = 5000;

/** A channel (`NOTIFY`) of one PostgreSQL, on a connection of its own: one that is lost is opened again. Behind a pooler that lends
 *  connections by transaction nothing is received: whoever listens also looks by itself now and then. */
export function openChannel(connectionString: string, name: string, received: Received): Channel {
  let current: pg.Client | undefined;
  let ready: Promise<unknown> = Promise.resolve();
  let waiting: NodeJS.Timeout | undefined;
  let isOver = false;

  function again(lost: pg.Client): void {
    if (isOver || current !== lost) return;
    current = undefined;
    void lost.end().catch(() => undefined);
    waiting = setTimeout(connect, betweenTries).unref();
  }

  function connect(): void {
    const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5000 });
    current = client;
    client.on('error', () => again(client));
    client.on('end', () => again(client));
    client.on('notification', ({ payload }) => received(payload));
    ready = client
      .connect()
      .then(() => client.query(`listen ${name}`))
      .then(
        () => received(undefined),
        () => again(client),
      );
  }

  connect();
  return {
    async send(payloads) {
      const notifying = `select pg_notify('${name}', payload) from unnest($1::text[]) payload`;
      const sent = ready.then(() => current?.query(notifying, [payloads]));
      // One after the other: a connection has one statement at a time.
      ready = sent.catch(() => undefined);
      await sent;
    },
    async close() {
      isOver = true;
      clearTimeout(waiting);
      await current?.end().catch(() => undefined);
    },
  };
}
