import pg from 'pg';

/** Told what was sent on a channel; nothing, where something may have been missed. */
export type Heard = (payload: string | undefined) => void;

const betweenTries = 5000;

/** Hears what is sent on a channel (`NOTIFY`) of one PostgreSQL, by a connection of its own: one that is lost is opened again. Behind a
 *  pooler that lends connections by transaction nothing is heard: whoever listens also looks by itself now and then. Answers how to
 *  end it. */
export function listenOn(connectionString: string, channel: string, heard: Heard): () => Promise<void> {
  let current: pg.Client | undefined;
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
    client.on('notification', ({ payload }) => heard(payload));
    client
      .connect()
      .then(() => client.query(`listen ${channel}`))
      .then(
        () => heard(undefined),
        () => again(client),
      );
  }

  connect();
  return async () => {
    isOver = true;
    clearTimeout(waiting);
    await current?.end().catch(() => undefined);
  };
}
