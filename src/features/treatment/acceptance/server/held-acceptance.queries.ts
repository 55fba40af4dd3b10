import { sql } from 'drizzle-orm';
import { recordHolding } from '#features/identity/leaving/server/shared/record-holding.queries.ts';
import { recordsInDepartment } from '#features/organisation/department/server/shared/records-in-department.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { acceptances } from './acceptance-record.service.ts';
import { acceptancesSeenBy } from './shared/acceptance.queries.ts';

const { place } = acceptances;

/** The acceptances that people asked for. They go to somebody who sees them already. */
export const requestedAcceptances = recordHolding(
  place,
  'requester',
  (actor) => sql`${acceptancesSeenBy(personAsViewer(actor))} and a.second_approver_id is distinct from p.id`,
  'requested_by',
);

/** The acceptances that people decide about, or decided: they go to an Admin, who may approve every level. */
export const decidedAcceptances = recordHolding(
  place,
  'approver',
  () => sql`p.type = 'Admin' and a.second_approver_id is distinct from p.id`,
);

/** Those that people decide about after somebody else: a third person does. */
export const secondDecidedAcceptances = recordHolding(
  place,
  'second_approver',
  () => sql`p.type = 'Admin' and p.id not in (a.approver_id, a.requested_by)`,
);

export const acceptancesInDepartment = recordsInDepartment(place, 'acceptances');
