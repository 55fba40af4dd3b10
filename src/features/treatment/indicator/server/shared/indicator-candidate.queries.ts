import { sql } from 'drizzle-orm';
import type { FitsRole } from '#features/identity/candidate/server/shared/candidate-rule.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { seenBy, visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';

/** Whoever sees the risk `record` may read its indicators; of a risk that the caller does not see nobody is named. */
export const seesRiskOf: FitsRole = ({ db, actor }, record = '') =>
  sql`exists (select from risk r where r.org_id = ${db.org_id} and r.id::text = ${record} and r.deleted_at is null
    and ${visibleTo(actor)} and ${seenBy(personAsViewer(actor))})`;
