import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import { evidenceOf } from '#features/treatment/evidence/server/shared/evidence.queries.ts';
import { visiblePlans } from '#features/treatment/plan/server/shared/plan-visibility.queries.ts';
import type { Finding, FindingRow } from '../finding.contract.ts';
import type { FindingSource } from '../finding-status.contract.ts';
import { sourceOf, type StoredSource } from './finding-source.queries.ts';
import { findingSeenBy } from './shared/finding-visibility.queries.ts';

/** A finding in a list, as the database gives it. */
export interface StoredRow extends Omit<FindingRow, 'department' | 'owner' | 'source' | 'flags'> {
  department_id: string | null;
  department_name: string | null;
  owner_id: string | null;
  owner_name: string | null;
  source_kind: FindingSource;
  source: StoredSource | null;
  /** The plan that was opened for it and is still there. */
  plan_id: string | null;
}

/** Everything about one, as the database gives it. */
export interface StoredFinding
  extends
    StoredRow,
    Pick<
      Finding,
      | 'description'
      | 'root_cause'
      | 'correction'
      | 'corrective_action'
      | 'no_evidence_reason'
      | 'evidence_count'
      | 'control'
      | 'plan'
      | 'status_reason'
      | 'created_at'
      | 'resolved_at'
      | 'verified_at'
      | 'deleted_at'
    > {
  control_id: string | null;
  created_by: string | null;
  created_by_name: string | null;
  resolved_by: string | null;
  resolved_by_name: string | null;
  verified_by: string | null;
  verified_by_name: string | null;
  /** Of the assessment that it comes from. */
  lead_id: string | null;
  reviewer_id: string | null;
  /** Whom it was read for: what is named beside it is what they see. */
  reader: Actor;
}

const nameOf = (person: string): string =>
  `(select p.first_name || ' ' || p.last_name from person p where p.org_id = f.org_id and p.id = f.${person})`;
const ofAssessment = (column: string): string =>
  `(select a.${column} from compliance_assessment a where a.org_id = f.org_id and a.id = f.assessment_id and a.deleted_at is null)`;

/** The plan that was opened for the finding `f` and is still there. */
export const planOf = sql.raw(
  `(select cip.id from plan cip where cip.org_id = f.org_id and cip.id = f.plan_id and cip.deleted_at is null)`,
);

/** What a list shows of the finding `f` to somebody. */
export const rowColumns = (actor: Actor): SQL =>
  sql`${sql.raw(`f.id, f.version, f.ref, f.title, f.kind, f.severity, f.status, f.due_date, f.updated_at,
  f.department_id, f.owner_id, f.source_kind,
  (select d.name from department d where d.org_id = f.org_id and d.id = f.department_id) as department_name,
  ${nameOf('owner_id')} as owner_name`)}, ${planOf} as plan_id, ${sourceOf(actor)}`;

/** Everything about the finding `f`. */
const findingColumns = (
  db: TenantDb,
  actor: Actor,
): SQL => sql`${rowColumns(actor)}, ${sql.raw(`f.description, f.root_cause, f.correction, f.corrective_action,
  f.no_evidence_reason, f.control_id, f.status_reason, f.created_at, f.created_by, f.resolved_at, f.resolved_by, f.verified_at, f.verified_by,
  f.deleted_at, ${nameOf('created_by')} as created_by_name, ${nameOf('resolved_by')} as resolved_by_name,
  ${nameOf('verified_by')} as verified_by_name, ${ofAssessment('lead_id')} as lead_id, ${ofAssessment('reviewer_id')} as reviewer_id`)},
  (select count(*)::int from ${evidenceOf(db, 'finding', sql`f.id`)}) as evidence_count,
  (select json_build_object('id', c.id, 'ref', c.ref, 'title', c.title) from control c
    where c.org_id = f.org_id and c.id = f.control_id and c.deleted_at is null and ${visibleControls(actor)}) as control,
  (select json_build_object('id', cip.id, 'ref', cip.ref, 'title', cip.title) from plan cip
    where cip.org_id = f.org_id and cip.id = f.plan_id and cip.deleted_at is null and ${visiblePlans(actor)}) as plan`;

/** A finding, if the actor may see it. */
export async function findFinding(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<StoredFinding | undefined> {
  const [row] = await db.query<Omit<StoredFinding, 'reader'>>(
    sql`select ${findingColumns(db, actor)} from finding f where ${findingSeenBy(db, viewerOf(actor), id)}`,
  );
  return row && { ...row, reader: actor };
}

/** The same, locked: whoever reads a finding in order to change it must not race. Read by a statement of its own, in the same trip: what
 *  was committed during the wait is seen. */
export async function findFindingToChange(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<StoredFinding | undefined> {
  const [, row] = await Promise.all([
    db.query(sql`select from finding f where f.org_id = ${db.org_id} and f.id = ${id} for update`),
    findFinding(db, actor, id),
  ]);
  return row;
}

/** Updates a finding by these assignments, and answers it as it is then. */
export async function writeFinding(
  db: TenantDb,
  before: StoredFinding,
  assignments: SQL,
): Promise<StoredFinding> {
  const { reader } = before;
  const row = one(
    await db.query<Omit<StoredFinding, 'reader'>>(sql`with f as (
      update finding set version = version + 1, ${assignments} where org_id = ${db.org_id} and id = ${before.id} returning *
    ) select ${findingColumns(db, reader)} from f`),
  );
  return { ...row, reader };
}

/** Whether the actor may see a finding. */
export async function isVisible(db: TenantDb, actor: Actor, id: string): Promise<boolean> {
  const found = await db.query(sql`select from finding f where ${findingSeenBy(db, viewerOf(actor), id)}`);
  return found.length > 0;
}
