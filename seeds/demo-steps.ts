import type { Actor } from '#platform/contract/access.ts';
import type { Database, TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** Something that happened, so many days before today. */
export interface Step {
  daysAgo: number;
  does(db: TenantDb): Promise<unknown>;
}

/** What a service is told when this person does something. */
export const as = (db: TenantDb, actor: Actor): Call => ({ db, actor, by: actor, language: 'en' });

export const daysBefore = (now: Date, daysAgo: number): Date => new Date(now.getTime() - daysAgo * dayLength);

/** Lets things happen in the order of their days, each in a transaction of its own with the clock set to its day. */
export async function runSteps(
  database: Database,
  orgId: string,
  now: Date,
  steps: readonly Step[],
): Promise<void> {
  for (const { daysAgo, does } of steps.toSorted((one, other) => other.daysAgo - one.daysAgo))
    await database.inOrganisation(orgId, { now: daysBefore(now, daysAgo) }, does);
}
