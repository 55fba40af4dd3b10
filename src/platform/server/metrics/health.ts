import type { FastifyInstance } from 'fastify';
import type { Database, Statement } from '#platform/server/database/database.ts';

const reachable: Statement = { name: 'database_reachable', text: 'select 1 as yes' };

/** `/livez`: the process answers. `/readyz`: it may be sent requests; the database answers and nobody asked us to stop. */
export function serveHealth(app: FastifyInstance, database: Database, isStopping: () => boolean): void {
  app.get('/livez', () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const ready =
      !isStopping() &&
      (await database.lookUp(reachable, []).then(
        () => true,
        () => false,
      ));
    return ready ? { status: 'ok' } : reply.code(503).header('retry-after', 1).send({ status: 'not ready' });
  });
}
