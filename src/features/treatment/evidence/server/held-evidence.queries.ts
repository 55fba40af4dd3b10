import { sql, type SQL } from 'drizzle-orm';
import { recordHolding } from '#features/identity/leaving/server/shared/record-holding.queries.ts';
import { recordsInDepartment } from '#features/organisation/department/server/shared/records-in-department.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { anyEvidence } from './evidence-record.service.ts';
import { seenBy } from './shared/evidence.queries.ts';

/** What people hold of evidence that still counts, or that they have yet to do something about. It goes to somebody who sees it already. */
const heldAs = (field: 'owner' | 'reviewer', mayHold: SQL) =>
  recordHolding(anyEvidence.place, field, (actor) => sql`${mayHold} and ${seenBy(personAsViewer(actor))}`);

export const ownedEvidence = heldAs('owner', sql`true`);
/** A User accepts nothing. */
export const reviewedEvidence = heldAs('reviewer', sql`p.type <> 'User'`);

export const evidenceInDepartment = recordsInDepartment(anyEvidence.place, 'evidence');
