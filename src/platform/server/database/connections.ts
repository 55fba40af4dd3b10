import { Socket } from 'node:net';
import pg from 'pg';
import { sendStatement } from './statement-query.ts';

pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, isoMoment);
pg.types.setTypeParser(pg.types.builtins.DATE, (stored) => stored);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** `2026-03-31 09:05:00.12+00` as an ISO string: every connection speaks UTC, and a page has many of these. */
function isoMoment(stored: string): string {
  if (!stored.endsWith('+00')) return new Date(stored).toISOString();
  const time = stored.slice(11, -3);
  return `${stored.slice(0, 10)}T${time.length > 8 ? time.slice(0, 12).padEnd(12, '0') : `${time}.000`}Z`;
}

/** Sends one statement on a connection; several sent at once are one trip. */
export type Send = (statement: pg.QueryConfig) => Promise<pg.QueryResult>;

/** Thrown when there is no connection, or the one in use was lost: an open transaction was rolled back. */
export class Unreachable extends Error {
  readonly code: string | undefined;
  constructor({ message, code }: Error & { code?: string }) {
    super(message);
    this.code = code;
  }
}

export interface ConnectionSettings {
  connectionString: string;
  size: number;
  /** `false`: nothing is planned once per connection. For poolers that do not know named statements. */
  namedStatements?: boolean;
}

/** The connections of the app role, and what becomes of one that is lost. What holds for each of them is a setting of the role
 *  (migrate.ts): a pooler in between would not pass it on. */
export function openConnections({ connectionString, size, namedStatements = true }: ConnectionSettings) {
  const open = new Set<Socket>();
  let receivedBefore = 0;
  const pool = new pg.Pool({
    connectionString,
    max: size,
    pipeline: true,
    stream: () => {
      const socket = batchingSocket();
      open.add(socket);
      return socket.once('close', () => {
        open.delete(socket);
        receivedBefore += socket.bytesRead;
      });
    },
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 60_000,
  });
  pool.on('error', () => undefined); // An idle connection died; the next caller gets a new one.
  // One may die at any moment, also between two statements, when no caller waits for a result; and an error that nobody
  // listens to would end the process. So each is listened to for as long as it lives.
  const lost = new WeakMap<pg.PoolClient, Error>();
  pool.on('connect', (client) => void client.on('error', (error) => void lost.set(client, error)));

  return {
    /** Lends a connection to `work`. One that `work` gives up, or that was lost, is not lent again. */
    async lend<T>(work: (send: Send, giveUp: (why: Error) => void) => Promise<T>): Promise<T> {
      const client = await pool.connect().catch((error: Error) => {
        throw new Unreachable(error);
      });
      const send: Send = (statement) =>
        sendStatement(client, namedStatements ? statement : { ...statement, name: undefined }).catch(
          (error: Error) => {
            const cause = lost.get(client);
            // An error of the database is passed on as it is; the driver's many errors of a lost connection become one.
            throw cause === undefined || error instanceof pg.DatabaseError ? error : new Unreachable(cause);
          },
        );
      try {
        return await work(send, (why) => void lost.set(client, why));
      } finally {
        client.release(lost.get(client));
      }
    },
    /** Gives up every connection: who waits for an answer hears that there is none. */
    cut: () => {
      for (const socket of open) socket.destroy(new Error('the database does not answer'));
    },
    /** Bytes that were answered so far, on whichever connection. */
    received: () => [...open].reduce((sum, { bytesRead }) => sum + bytesRead, receivedBefore),
    close: () => pool.end(),
    waiting: () => pool.waitingCount,
  };
}

/** A connection that sends together what is written in one turn: the statements of a trip are one packet, not one each. */
function batchingSocket(): Socket {
  const socket = new Socket();
  const write = socket.write.bind(socket) as (...written: unknown[]) => boolean;
  let isCorked = false;
  const batched = (...written: unknown[]) => {
    if (!isCorked) {
      isCorked = true;
      socket.cork();
      process.nextTick(() => {
        isCorked = false;
        socket.uncork();
      });
    }
    return write(...written);
  };
  // Not before: while it connects, a socket takes back the method it was made with.
  return socket.once('connect', () => void Object.assign(socket, { write: batched }));
}
