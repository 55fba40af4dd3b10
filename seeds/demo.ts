import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/server/database.ts';
import { demoRisks } from './demo-risks.ts';
import { makeDemoHistory } from './demo-history.ts';
import { makeDemoOrganisations } from './demo-organisations.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** Fills an empty database with the demo: made by the services themselves, so it cannot show what the product cannot do. */
export async function makeDemo({
  database,
  adminUrl,
}: {
  app: FastifyInstance;
  database: Database;
  adminUrl: string;
  secret: string;
}): Promise<void> {
  const now = new Date();
  const founded = new Date(now.getTime() - (Math.max(...demoRisks.map(({ age }) => age)) + 8) * dayLength);
  const organisations = await makeDemoOrganisations(database, adminUrl, founded);
  await makeDemoHistory(database, organisations.get('meridian') as string, now);
}
