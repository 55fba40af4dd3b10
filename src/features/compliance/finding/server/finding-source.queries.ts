import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import {
  controlSeenBy as assessedControlSeenBy,
  visibleCompliance,
} from '#features/compliance/assessment/server/shared/compliance-visibility.queries.ts';
import { ownTitle } from '#features/compliance/standard/server/shared/standard.queries.ts';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import type { FindingSourceOf } from '../finding.contract.ts';

/** What a finding comes from, as the database gives it; a control of an assessment is titled by its standard. */
export interface StoredSource extends Pick<FindingSourceOf, 'id' | 'ref' | 'title' | 'assessment'> {
  standard: StandardKey | null;
}

/** What the finding `f` comes from; null where the actor does not see it, or where it was raised by hand. A test is called by its first
 *  control. */
export const sourceOf = (actor: Actor): SQL => sql`(select row_to_json(x) from (
    select a.id, a.ref, a.name as title, a.standard, null::json as assessment from compliance_assessment a
      where f.source_kind = 'assessment' and a.org_id = f.org_id and a.id = f.assessment_id and a.deleted_at is null and ${visibleCompliance(actor)}
    union all select ca.id, ca.code, ${ownTitle('a', 'ca')}, a.standard, json_build_object('id', a.id, 'ref', a.ref, 'name', a.name)
      from control_assessment ca join compliance_assessment a on a.org_id = ca.org_id and a.id = ca.assessment_id
      where f.source_kind = 'control_assessment' and ca.org_id = f.org_id and ca.id = f.control_assessment_id and a.deleted_at is null
        and ${assessedControlSeenBy(viewerOf(actor))}
    union all (select l.test_id, c.ref, c.title, null, null from control_test_control l
      join control c on c.org_id = l.org_id and c.id = l.control_id
      where f.source_kind = 'control_test' and l.org_id = f.org_id and l.test_id = f.control_test_id and c.deleted_at is null
        and ${visibleControls(actor)} order by c.ref_sort limit 1)
    union all select r.id, r.ref, r.title, null, null from risk r
      where f.source_kind = 'risk' and r.org_id = f.org_id and r.id = f.risk_id and r.deleted_at is null and ${visibleTo(actor)}
  ) x) as source`;
