import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import type { ComplianceSums } from '#features/compliance/figure/figure.rules.ts';
import {
  sumsBySection,
  wholeSums,
} from '#features/compliance/figure/server/shared/compliance-sums.queries.ts';
import type { Standard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import { standardOf, versionInForce } from '#features/compliance/standard/server/shared/standard.queries.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { openComplianceStatuses } from '../../assessment-status.contract.ts';
import type { ComplianceAssessment, ComplianceRow } from '../../compliance-assessment.contract.ts';
import { complianceSeenBy, thisCompliance, wholeSeenBy } from './compliance-visibility.queries.ts';

/** An assessment in a list, as the database gives it. */
export interface StoredRow extends Pick<
  ComplianceRow,
  | 'id'
  | 'version'
  | 'ref'
  | 'name'
  | 'standard'
  | 'standard_version'
  | 'kind'
  | 'status'
  | 'due_date'
  | 'updated_at'
> {
  department_id: string | null;
  department_name: string | null;
  period_from: string;
  period_to: string;
  lead_id: string;
  lead_name: string;
  reviewer_id: string | null;
  reviewer_name: string | null;
  /** Of everything that it asks. */
  sums: ComplianceSums;
  is_whole: boolean;
}

/** Everything about one, as the database gives it. */
export interface StoredAssessment
  extends
    StoredRow,
    Pick<
      ComplianceAssessment,
      | 'scope_text'
      | 'groups_in_scope'
      | 'follows'
      | 'newer_version'
      | 'remainders'
      | 'remainder_of'
      | 'returned'
      | 'submitted_at'
      | 'approved_at'
      | 'hash'
      | 'created_at'
      | 'deleted_at'
    > {
  submitted_by: string | null;
  submitted_by_name: string | null;
  approved_by: string | null;
  approved_by_name: string | null;
  sections: ({ code: string } & ComplianceSums)[];
  /** What it is by. */
  content: Standard;
  /** Whom it was read for. */
  reader: Actor;
}

const nameOf = (person: string): string =>
  `(select p.first_name || ' ' || p.last_name from person p where p.org_id = a.org_id and p.id = a.${person})`;

/** What a list shows of the assessment `a`. */
export const rowColumns = (
  actor: Actor,
): SQL => sql`${sql.raw(`a.id, a.version, a.ref, a.name, a.standard, a.standard_version, a.kind, a.status, a.due_date,
  a.updated_at, a.department_id, a.period_from, a.period_to, a.lead_id, a.reviewer_id,
  (select d.name from department d where d.org_id = a.org_id and d.id = a.department_id) as department_name,
  ${nameOf('lead_id')} as lead_name, ${nameOf('reviewer_id')} as reviewer_name`)},
  ${wholeSums} as sums, ${wholeSeenBy(viewerOf(actor))} as is_whole`;

/** What the assessment `a` follows, as far as somebody sees it. */
const follows = (
  actor: Actor,
): SQL => sql`(select coalesce(json_agg(json_build_object('id', o.id, 'ref', o.ref, 'name', o.name, 'standard', o.standard, 'status', o.status)
    order by o.ref), '[]') from compliance_follow f join compliance_assessment o on o.org_id = f.org_id and o.id = f.followed_id and o.deleted_at is null
  where f.org_id = a.org_id and f.follower_id = a.id and exists (select from (select o.*) as a where ${complianceSeenBy(viewerOf(actor))})) as follows`;

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

const allColumns = (actor: Actor): SQL =>
  sql`${rowColumns(actor)}, ${follows(actor)}, ${newerVersion}, ${keptApart(actor)}, ${sql.raw(`a.scope_text, a.groups_in_scope, a.returned, a.submitted_at, a.submitted_by,
  a.approved_at, a.approved_by, a.hash, a.created_at, a.deleted_at,
  ${nameOf('submitted_by')} as submitted_by_name, ${nameOf('approved_by')} as approved_by_name`)}, ${sumsBySection} as sections`;

/** An assessment, if the actor may see it. */
export async function findCompliance(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<StoredAssessment | undefined> {
  const [row] = await db.query<Omit<StoredAssessment, 'reader' | 'content'>>(
    sql`select ${allColumns(actor)} from compliance_assessment a where ${thisCompliance(db, actor, id)}`,
  );
  return (
    row && {
      ...row,
      content: await standardOf(db, row.standard, row.standard_version),
      reader: actor,
    }
  );
}

/** The same, locked: whoever reads an assessment in order to change it must not race, and waits for answers on their way. Read by a
 *  statement of its own, in the same trip: what was committed during the wait is seen. */
export async function findComplianceToChange(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<StoredAssessment | undefined> {
  const [, row] = await Promise.all([
    db.query(
      sql`select from compliance_assessment a where a.org_id = ${db.org_id} and a.id = ${id} for update`,
    ),
    findCompliance(db, actor, id),
  ]);
  return row;
}

/** Updates an assessment by these assignments, and answers it as it is then. */
export async function writeCompliance(
  db: TenantDb,
  before: StoredAssessment,
  assignments: SQL,
): Promise<StoredAssessment> {
  const { reader, content } = before;
  const row = one(
    await db.query<Omit<StoredAssessment, 'reader' | 'content'>>(sql`with a as (
      update compliance_assessment set version = version + 1, ${assignments}
      where org_id = ${db.org_id} and id = ${before.id} returning *
    ) select ${allColumns(reader)} from a`),
  );
  return { ...row, content, reader };
}

/** Whether the actor may see an assessment. */
export async function isVisible(db: TenantDb, actor: Actor, id: string): Promise<boolean> {
  const found = await db.query(
    sql`select from compliance_assessment a where ${thisCompliance(db, actor, id)}`,
  );
  return found.length > 0;
}
