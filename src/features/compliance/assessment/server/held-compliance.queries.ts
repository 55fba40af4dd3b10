import { sql } from 'drizzle-orm';
import { recordHolding } from '#features/identity/leaving/server/shared/record-holding.queries.ts';
import { recordsInDepartment } from '#features/organisation/department/server/shared/records-in-department.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { complianceAssessments } from './shared/compliance-record.service.ts';
import { complianceSeenBy } from './shared/compliance-visibility.queries.ts';

const { place } = complianceAssessments;

/** The assessments under way that people lead. They go to somebody who sees them already: handing over opens no department. */
export const ledCompliance = recordHolding(place, 'lead', (actor) => complianceSeenBy(personAsViewer(actor)));

/** Those that they review. A User approves nothing. */
export const reviewedCompliance = recordHolding(
  place,
  'reviewer',
  (actor) => sql`${complianceSeenBy(personAsViewer(actor))} and p.type <> 'User'`,
);

export const complianceInDepartment = recordsInDepartment(place, 'compliance_assessments');
