import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { controlSeenBy } from '#features/compliance/assessment/server/shared/compliance-visibility.queries.ts';
import type { MappingRelation } from '#features/compliance/crosswalk/crosswalk-content.contract.ts';
import { ownTitle } from '#features/compliance/standard/server/shared/standard.queries.ts';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import { visibleEvidence } from '#features/treatment/evidence/server/shared/evidence.queries.ts';
import type { FollowedSource } from '../control-follow.contract.ts';

/** An answer that suggests another, as the database gives it. */
export interface StoredSource extends Pick<
  FollowedSource,
  'code' | 'result' | 'implementation_percent' | 'is_ended'
> {
  id: string;
  standard: StandardKey;
  /** What one's own standard calls it; null of shipped ones. */
  own_title: string | null;
  assessment: { id: string; ref: string; name: string };
  /** Whether the reader sees that answer as well. */
  is_seen: boolean;
  /** The organisation's own mapping, where there is one. */
  own: { relation: MappingRelation; strength: number | null; rationale: string | null } | null;
}

const isSeen = (actor: Actor): SQL =>
  sql`exists (select from (select src.*) as ca where ${controlSeenBy(viewerOf(actor))})`;

/** Of the control `ca` (its standard is `standard` of `here`), the source `src` of the assessment `a`. */
const ownMapping =
  sql.raw(`(select json_build_object('strength', m.strength, 'rationale', m.rationale, 'relation',
    case when m.from_standard = a.standard then m.relation
      when m.relation = 'superset' then 'subset' when m.relation = 'subset' then 'superset' else m.relation end)
  from compliance_mapping m where m.org_id = src.org_id and m.status = 'confirmed'
    and ((m.from_standard, m.from_code, m.to_standard, m.to_code) = (a.standard, src.code, here.standard, here.code)
      or (m.to_standard, m.to_code, m.from_standard, m.from_code) = (a.standard, src.code, here.standard, here.code)))`);

const sources = (
  actor: Actor,
): SQL => sql`(select coalesce(json_agg(json_build_object('id', src.id, 'standard', a.standard, 'code', src.code, 'own_title', ${ownTitle('a', 'src')},
    'assessment', json_build_object('id', a.id, 'ref', a.ref, 'name', a.name), 'is_seen', ${isSeen(actor)}, 'result', src.result,
    'implementation_percent', src.implementation_percent, 'own', ${ownMapping},
    'is_ended', a.deleted_at is not null or a.status in ('superseded', 'archived'))
    order by array_position(here.source_ids, src.id)), '[]')
  from (select ca.org_id, ca.code, ca.source_ids, a.standard) as here join control_assessment src
    on src.org_id = here.org_id and src.id = any (here.source_ids)
  join compliance_assessment a on a.org_id = src.org_id and a.id = src.assessment_id) as sources`;

/** What hangs on the sources that the reader sees, and not here. */
const offered = (
  actor: Actor,
): SQL => sql`(select coalesce(json_agg(o order by o.object_type, o.ref), '[]') from (
    with source as materialized (select src.id, src.org_id from control_assessment src join compliance_assessment a on a.org_id = src.org_id and a.id = src.assessment_id
      where src.org_id = ca.org_id and src.id = any (ca.source_ids) and a.deleted_at is null and ${isSeen(actor)})
    select distinct 'control' as object_type, c.id as object_id, c.ref, c.title, null::integer as version from source join control_assessment_link cl
        on cl.org_id = source.org_id and cl.control_assessment_id = source.id
      join control c on c.org_id = cl.org_id and c.id = cl.control_id and c.deleted_at is null
      where ${visibleControls(actor)} and not exists (select from control_assessment_link h
        where h.org_id = ca.org_id and h.control_assessment_id = ca.id and h.control_id = c.id)
    union all select distinct 'evidence', e.id, e.ref, e.name, e.version from source join evidence_link l
        on l.org_id = source.org_id and l.object_type = 'control_assessment' and l.object_id = source.id
      join evidence e on e.org_id = l.org_id and e.id = l.evidence_id and e.deleted_at is null
      where ${visibleEvidence(actor)} and not exists (select from evidence_link h
        where h.org_id = ca.org_id and h.evidence_id = e.id and h.object_type = 'control_assessment' and h.object_id = ca.id)
  ) o) as offered`;

/** What the control `ca` of the assessment `a` follows, as somebody sees it. */
export const followColumns = (actor: Actor): SQL =>
  sql`ca.source_result, ca.source_percent, ${sources(actor)}, ${offered(actor)}`;
