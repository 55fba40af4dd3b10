import http from 'node:http';
import pg from 'pg';

/** What a floor is made of: a bare `node:http` server on a port of its own. */
export interface BareServer {
  port: number;
  close(): Promise<void>;
}

/** Starts a server that hands each request on once its body is there, and sends the text that comes back. */
export function startBareServer(
  answer: (path: string, body: string) => Promise<string> | undefined,
): Promise<BareServer> {
  const server = http.createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      const answering = answer((request.url ?? '/').slice(1), body);
      if (answering === undefined) return void reply.writeHead(404).end();
      answering.then(
        (text) => reply.setHeader('content-type', 'application/json').end(text),
        (error: Error) => reply.writeHead(500).end(error.message),
      );
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as { port: number }).port,
        async close() {
          server.closeAllConnections();
          await new Promise((closed) => server.close(closed));
        },
      }),
    );
  });
}

/** As many connections as the product has by itself. The pool calls itself ended while they still say goodbye; one that the
 *  database cuts off then is an error, so its end is waited for. */
export function openPool(config: pg.PoolConfig): { pool: pg.Pool; close(): Promise<void> } {
  const pool = new pg.Pool({ max: 10, ...config });
  const partings: Promise<unknown>[] = [];
  pool.on('connect', (client) => void partings.push(new Promise((gone) => client.once('end', gone))));
  return {
    pool,
    async close() {
      await pool.end();
      await Promise.all(partings);
    },
  };
}
