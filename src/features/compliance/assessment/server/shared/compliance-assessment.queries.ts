import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { NamedReference, StoredRow } from '#platform/server/record/record-select.ts';
import type { ReadRecord } from '#platform/server/record/stored-records.ts';
import type { ComplianceSums } from '#features/compliance/figure/figure.rules.ts';
import {
  sumsBySection,
  wholeSums,
} from '#features/compliance/figure/server/shared/compliance-sums.queries.ts';
import type { Standard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import { versionInForce } from '#features/compliance/standard/server/shared/standard.queries.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { openComplianceStatuses } from '../../assessment-status.contract.ts';
import type { ComplianceAssessment } from '../../compliance-assessment.contract.ts';
import type { complianceRecord } from '../../compliance-assessment.record.ts';
import { complianceSeenBy, wholeSeenBy } from './compliance-visibility.queries.ts';

/** What of an assessment is read beside its fields, in a list too. */
interface BesideFields {
  /** Of everything that it asks. */
  sums: ComplianceSums;
  is_whole: boolean;
}
export type StoredComplianceRow = StoredRow<typeof complianceRecord> & BesideFields;

/** The same of one. */
export interface BesideCompliance
  extends BesideFields, Pick<ComplianceAssessment, 'newer_version' | 'remainders' | 'remainder_of'> {
  sections: ({ code: string } & ComplianceSums)[];
  /** What it is by. */
  content: Standard;
}
export type StoredAssessment = ReadRecord<typeof complianceRecord, BesideCompliance>;

/** The columns of an assessment `a` beside its fields, in a list. */
export const besideInRow = (actor: Actor): SQL =>
  sql`${wholeSums} as sums, ${wholeSeenBy(viewerOf(actor))} as is_whole`;

/** What an assessment follows, as far as somebody sees it. */
export const followedBy: NamedReference = (actor, id, org_id) =>
  sql`(select coalesce(json_agg(json_build_object('id', o.id, 'ref', o.ref, 'name', o.name, 'standard', o.standard, 'status', o.status)
    order by o.ref), '[]') from compliance_follow f join compliance_assessment o on o.org_id = f.org_id and o.id = f.followed_id and o.deleted_at is null
  where f.org_id = ${org_id} and f.follower_id = ${id} and exists (select from (select o.*) as a where ${complianceSeenBy(viewerOf(actor))}))`;

const newerVersion = sql`case when a.deleted_at is null and a.status in (${sql.raw(openComplianceStatuses.map((status) => `'${status}'`).join(', '))})
    then nullif(${versionInForce('a', 'standard')}, a.standard_version) end as newer_version`;

/** What was kept apart of the assessment `a`, or what it was kept apart of, as far as somebody sees it. */
const keptApart = (actor: Actor): SQL => {
  const seen = sql`o.deleted_at is null and exists (select from (select o.*) as a where ${complianceSeenBy(viewerOf(actor))})`;
  const part = sql.raw(`json_build_object('id', o.id, 'ref', o.ref, 'standard_version', o.standard_version)`);
  return sql`(select coalesce(json_agg(${part} order by o.id desc), '[]') from compliance_assessment o
      where o.org_id = a.org_id and o.remainder_of_id = a.id and ${seen}) as remainders,
    (select ${part} from compliance_assessment o where o.org_id = a.org_id and o.id = a.remainder_of_id and ${seen}) as remainder_of`;
};

/** The columns beside its fields of one. */
export const besideInWhole = (actor: Actor): SQL =>
  sql`${newerVersion}, ${keptApart(actor)}, ${sumsBySection} as sections`;
