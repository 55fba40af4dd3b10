import type { Database, TenantDb } from '#platform/server/database/database.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** Something that happened, so many days before today. */
export interface Step {
  daysAgo: number;
  does(db: TenantDb): Promise<unknown>;
}

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
