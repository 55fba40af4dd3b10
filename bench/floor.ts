import http from 'node:http';
import pg from 'pg';

/** A statement the product sent, to be replayed without the product around it. */
export interface Captured {
  text: string;
  values: unknown[];
  /** Where a parameter must be new each time: the id of a row that is made. */
  fresh?: number | undefined;
}

/** The floor: bare `node:http` and `pg`, one prepared statement a request, rows as JSON. What it answers is worth nothing; what it costs is. */
export function startFloor(
  connectionString: string,
  org: string,
  statements: Map<string, Captured>,
): Promise<{ port: number; close(): Promise<void> }> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    options: `-c app.org_id=${org} -c TimeZone=UTC -c plan_cache_mode=force_generic_plan`,
  });
  // The pool calls itself ended while its connections still say goodbye; one that the database cuts off then is an error.
  const partings: Promise<unknown>[] = [];
  pool.on('connect', (client) => void partings.push(new Promise((gone) => client.once('end', gone))));
  const server = http.createServer((request, reply) => {
    request.resume();
    const name = (request.url ?? '/').slice(1);
    const captured = statements.get(name);
    if (captured === undefined) return void reply.writeHead(404).end();
    const values =
      captured.fresh === undefined
        ? captured.values
        : captured.values.with(captured.fresh, crypto.randomUUID());
    pool.query({ name, text: captured.text, values }).then(
      ({ rows }) => reply.setHeader('content-type', 'application/json').end(JSON.stringify({ data: rows })),
      (error: Error) => reply.writeHead(500).end(error.message),
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      resolve({
        port,
        async close() {
          server.closeAllConnections();
          await new Promise((closed) => server.close(closed));
          await pool.end();
          await Promise.all(partings);
        },
      });
    });
  });
}
