import { sql } from 'drizzle-orm';
import { recordHolding } from '#features/identity/leaving/server/shared/record-holding.queries.ts';
import { recordsInDepartment } from '#features/organisation/department/server/shared/records-in-department.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { ControlContent } from '#features/treatment/control/server/shared/control-content.queries.ts';
import { findings } from './finding-record.service.ts';
import { findingsSeenBy } from './shared/finding-visibility.queries.ts';

/** The open findings that people own. They go to somebody who sees them already: handing over opens no department. */
export const ownedFindings = recordHolding(findings.place, 'owner', (actor) =>
  findingsSeenBy(personAsViewer(actor)),
);

export const findingsInDepartment = recordsInDepartment(findings.place, 'findings');

/** The findings about controls. */
export const findingsOfControls: ControlContent = {
  columns: ['finding.control_id'],
  takeOver: async ({ db, actor }, from, into) => {
    await db.query(sql`update finding f set control_id = ${into}::uuid, version = f.version + 1,
        updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${actor.id}::uuid
      where f.org_id = ${db.org_id} and f.control_id = any (${sql.param(from)}::uuid[])`);
  },
};
