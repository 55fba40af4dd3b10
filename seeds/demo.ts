import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/server/database/database.ts';
import { findDepartmentIds } from '#features/organisation/department/server/department.service.ts';
import { acceptanceSteps } from './demo-acceptances.ts';
import { castOf } from './demo-cast.ts';
import { boardSteps } from './board/demo-boards.ts';
import { complianceSteps } from './compliance/demo-compliance.ts';
import { findingSteps } from './compliance/demo-findings.ts';
import { controlSteps } from './demo-control-history.ts';
import { indicatorSteps } from './demo-indicators.ts';
import { evidenceSteps } from './demo-evidence.ts';
import { riskSteps } from './demo-history.ts';
import { maturitySteps, meridianUnits, pinecrestUnits } from './demo-maturity.ts';
import { makeDemoOrganisations } from './demo-organisations.ts';
import { tellOfToday } from './demo-notices.ts';
import { planSteps } from './demo-plans.ts';
import { daysBefore, runSteps } from './demo-steps.ts';
import { taskSteps } from './demo-task-history.ts';

/** Both organisations are somewhat older than the first thing that happened in them: two years of half-years, and the half-year
 *  those may begin in. */
const age = 3 * 366;

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
  const founded = daysBefore(now, age);
  const organisations = await makeDemoOrganisations(database, adminUrl, founded);
  for (const [slug, orgId] of organisations) {
    const known = await database.inOrganisation(orgId, { now, readOnly: true }, async (db) => ({
      cast: await castOf(db),
      departments: await findDepartmentIds(db),
      now,
    }));
    const steps =
      slug === 'meridian'
        ? [
            ...riskSteps(known),
            ...controlSteps(known),
            ...acceptanceSteps(known),
            ...indicatorSteps(known),
            ...maturitySteps(meridianUnits, known),
            ...planSteps(known),
            ...taskSteps(known),
            ...evidenceSteps(known),
            ...complianceSteps(known),
            ...findingSteps(known),
            ...boardSteps(known),
          ]
        : maturitySteps(pinecrestUnits, known);
    await runSteps(database, orgId, now, steps);
    await tellOfToday(database, orgId, now);
  }
}
