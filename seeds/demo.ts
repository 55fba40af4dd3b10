import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/server/database.ts';
import { makeDemoOrganisations } from './demo-organisations.ts';

/** Fills an empty database with the demo: made by the services themselves, so it cannot show what the product cannot do. */
export async function makeDemo({ database, adminUrl }: { app: FastifyInstance; database: Database; adminUrl: string; secret: string }): Promise<void> {
  await makeDemoOrganisations(database, adminUrl, new Date());
}
