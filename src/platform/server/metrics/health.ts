import type { FastifyInstance } from 'fastify';
import type { Statement } from '#platform/server/database/database.ts';
import type { Homes } from '#platform/server/database/homes/homes.ts';

const reachable: Statement = { name: 'database_reachable', text: 'select 1 as yes' };

/** `/livez`: the process answers. `/readyz`: it may be sent requests; the first home answers and nobody asked us to stop. Homes that
 *  are not ready are named: their organisations are refused, and the others are served. */
export function serveHealth(app: FastifyInstance, database: Homes, isStopping: () => boolean): void {
  app.get('/livez', () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const ready =
      !isStopping() &&
      (await database.lookUp(reachable, []).then(
        () => true,
        () => false,
      ));
    const away = database.names.filter((name) => database.wrongWith(name) !== undefined);
    if (ready) return { status: 'ok', ...(away.length > 0 && { homes_not_ready: away }) };
    return reply.code(503).header('retry-after', 1).send({ status: 'not ready' });
  });
}
