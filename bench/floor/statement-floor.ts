import { openPool, startBareServer, type BareServer } from './bare-server.ts';

/** A statement the product sent, to be replayed without the product around it. */
export interface Captured {
  text: string;
  values: unknown[];
  /** Where a parameter must be new each time: the id of a row that is made. */
  fresh?: number | undefined;
}

/** What the product said to the call of which it sent that statement. */
export interface CapturedCall extends Captured {
  reply: string;
}

/** The floor of the call's own statement: bare `node:http` and `pg`, one prepared statement a request, rows as JSON. What it
 *  answers is worth nothing; what it costs is. A statement that is slow makes this floor slow: `lean-floor.ts` is the other. It asks as
 *  the administrator: as the product's role it would have to open a transaction for each. */
export async function startFloor(
  adminUrl: string,
  org: string,
  statements: Map<string, Captured>,
): Promise<BareServer> {
  const { pool, close } = openPool({
    connectionString: adminUrl,
    options: `-c app.org_id=${org} -c TimeZone=UTC -c plan_cache_mode=force_generic_plan`,
  });
  const server = await startBareServer((name) => {
    const captured = statements.get(name);
    if (captured === undefined) return undefined;
    const values =
      captured.fresh === undefined
        ? captured.values
        : captured.values.with(captured.fresh, crypto.randomUUID());
    return pool
      .query({ name, text: captured.text, values })
      .then(({ rows }) => JSON.stringify({ data: rows }));
  });
  return {
    port: server.port,
    async close() {
      await server.close();
      await close();
    },
  };
}
