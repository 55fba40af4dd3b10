import { sql } from 'drizzle-orm';
import type { FitsRole } from '#features/identity/candidate/server/shared/candidate-rule.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { controlSeenBy, visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';

/** Whoever sees all controls of a test may make or review it. `record` is the control, or the test; of what the caller does not see nobody
 *  is named. */
export const seesTested: FitsRole = ({ db, actor }, record = '') => {
  const tested = sql`from control c where c.org_id = ${db.org_id} and c.deleted_at is null and (c.id::text = ${record}
    or c.id in (select l.control_id from control_test_control l where l.org_id = ${db.org_id} and l.test_id::text = ${record}))`;
  return sql`exists (select ${tested} and ${visibleControls(actor)})
    and not exists (select ${tested} and not (${controlSeenBy(personAsViewer(actor))}))`;
};
