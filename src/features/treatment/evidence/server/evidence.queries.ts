import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { namesOf, valuesOf, type columnsOf } from '#platform/server/database/columns.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { nextNumber, referenceOf } from '#platform/server/database/record-number.ts';
import type { StoredFile } from '#features/collaboration/file/file.contract.ts';
import { fileObject } from '#features/collaboration/file/server/shared/file-link.queries.ts';
import { viewerOf, type Viewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { Evidence, EvidenceLink, EvidenceRevision, EvidenceRow } from '../evidence.contract.ts';
import type { Staleness } from '../evidence-staleness.contract.ts';
import type { EvidenceStatus } from '../evidence.workflow.ts';
import { evidenceCounterTable } from './evidence.table.ts';
import { seenBy } from './shared/evidence.queries.ts';

/** A piece of evidence in a list, as the database gives it. */
export interface StoredRow extends Omit<EvidenceRow, 'department' | 'owner' | 'reviewer' | 'flags'> {
  status: EvidenceStatus;
  department_id: string | null;
  department_name: string | null;
  owner_id: string;
  owner_name: string;
  reviewer_id: string | null;
  reviewer_name: string | null;
  awaiting_revision: number | null;
}

/** A revision, whose record is not named yet. */
export type StoredRevision = Omit<EvidenceRevision, 'record' | 'file'> & {
  file: StoredFile | null;
  record: EvidenceLink | null;
};

/** The whole of it, without the names of the records that it is linked to. */
export interface StoredEvidence
  extends
    StoredRow,
    Pick<
      Evidence,
      | 'source'
      | 'request'
      | 'due_date'
      | 'accepted_revision'
      | 'decided_revision'
      | 'rejection'
      | 'created_at'
      | 'deleted_at'
    > {
  submitted_at: string | null;
  submitted_by: string | null;
  submitted_by_name: string | null;
  decided_at: string | null;
  decided_by: string | null;
  decided_by_name: string | null;
  revisions: StoredRevision[];
  links: (EvidenceLink & { staleness: Staleness | null })[];
}

const nameOf = (person: string): string =>
  `(select p.first_name || ' ' || p.last_name from person p where p.org_id = e.org_id and p.id = e.${person})`;

/** The columns of evidence `e` in a list. */
export const rowColumns =
  sql.raw(`e.id, e.version, e.ref, e.name, e.kind, e.status, e.department_id, e.owner_id, e.reviewer_id, e.effective_from, e.effective_to,
  e.valid_for_days, e.expires_on, e.tags, e.confidential, e.revision, e.awaiting_revision, e.updated_at,
  (select d.name from department d where d.org_id = e.org_id and d.id = e.department_id) as department_name,
  (select min(y.stale_on) from evidence_staleness y where y.org_id = e.org_id and y.evidence_id = e.id) as stale_on,
  ${nameOf('owner_id')} as owner_name, ${nameOf('reviewer_id')} as reviewer_name`);

const revisions = sql`coalesce((select json_agg(json_build_object('n', v.n, 'url', v.url, 'statement', v.statement, 'sha256', v.sha256, 'note', v.note,
    'record', case when v.record_id is not null then json_build_object('object_type', v.record_type, 'object_id', v.record_id) end,
    'file', (select ${fileObject} from file f where f.org_id = v.org_id and f.id = v.file_id),
    'effective_from', v.effective_from, 'effective_to', v.effective_to, 'by', json_build_object('id', v.by, 'name', v.by_name),
    'at', to_char(v.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by v.n desc)
  from evidence_revision v where v.org_id = e.org_id and v.evidence_id = e.id), '[]') as revisions`;

const columns: SQL = sql`${rowColumns}, e.source, e.request, e.due_date, e.accepted_revision, e.decided_revision, e.rejection, e.created_at, e.deleted_at,
  e.submitted_at, e.submitted_by, e.decided_at, e.decided_by, ${sql.raw(nameOf('submitted_by'))} as submitted_by_name,
  ${sql.raw(nameOf('decided_by'))} as decided_by_name, ${revisions},
  coalesce((select json_agg(json_build_object('object_type', l.object_type, 'object_id', l.object_id, 'staleness', case when y.rule_id is not null
      then json_build_object('stale_on', y.stale_on, 'effect_on', y.effect_on, 'effect', y.effect) end) order by l.created_at, l.object_id)
    from evidence_link l left join evidence_staleness y using (org_id, object_type, object_id, evidence_id)
    where l.org_id = e.org_id and l.evidence_id = e.id), '[]') as links`;

/** One, if somebody may see it. What was deleted is seen by an Admin only. */
export const evidenceSeenBy = (db: TenantDb, viewer: Viewer, id: string | SQL): SQL =>
  sql`e.org_id = ${db.org_id} and e.id = ${id} and ${seenBy(viewer)} and (e.deleted_at is null or ${viewer.isAdmin})`;

export async function findEvidence(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<StoredEvidence | undefined> {
  const [row] = await db.query<StoredEvidence>(
    sql`select ${columns} from evidence e where ${evidenceSeenBy(db, viewerOf(actor), id)}`,
  );
  return row;
}

/** The same, locked: read by a statement of its own, in the same trip, so that what was committed during the wait is seen. */
export async function findEvidenceToChange(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<StoredEvidence | undefined> {
  const [, row] = await Promise.all([
    db.query(sql`select from evidence e where e.org_id = ${db.org_id} and e.id = ${id} for update`),
    findEvidence(db, actor, id),
  ]);
  return row;
}

/** Adds a piece of evidence with the next number; answers its id and number. */
export const insertEvidence = async (
  db: TenantDb,
  values: ReturnType<typeof columnsOf>,
): Promise<{ id: string; ref: string }> =>
  one(
    await db.query<{ id: string; ref: string }>(sql`with numbered as (${nextNumber(db, evidenceCounterTable)})
      insert into evidence (org_id, ref, ${namesOf(values)}) select ${db.org_id}, ${referenceOf('EV')}, ${valuesOf(values)} from numbered returning id, ref`),
  );

/** Updates a piece of evidence and answers it as it is then. */
export async function writeEvidence(
  db: TenantDb,
  { id }: { id: string },
  assignments: SQL,
): Promise<StoredEvidence> {
  const rows = await db.query<StoredEvidence>(sql`with e as (
      update evidence set version = version + 1, ${assignments} where org_id = ${db.org_id} and id = ${id} returning *
    ) select ${columns} from e`);
  return one(rows);
}

/** What a revision holds, of one kind. */
export interface NewRevision {
  n: number;
  file_id: string | null;
  url: string | null;
  record_type: string | null;
  record_id: string | null;
  statement: string | null;
  sha256: string;
  note: string | null;
  effective_from: string;
  effective_to: string | null;
}

export const addRevision = (
  db: TenantDb,
  by: { id: string; name: string },
  evidence: string,
  v: NewRevision,
): Promise<unknown> =>
  db.query(sql`insert into evidence_revision (org_id, evidence_id, n, file_id, url, record_type, record_id, statement, sha256, note,
      effective_from, effective_to, by, by_name, at)
    values (${db.org_id}, ${evidence}, ${v.n}, ${v.file_id}, ${v.url}, ${v.record_type}, ${v.record_id}, ${v.statement}, ${v.sha256}, ${v.note},
      ${v.effective_from}, ${v.effective_to}, ${by.id}, ${by.name}, ${db.now.toISOString()})`);

/** Whether it was not linked before. */
export async function addLink(
  db: TenantDb,
  by: string,
  evidence: string,
  { object_type, object_id }: EvidenceLink,
): Promise<boolean> {
  const added =
    await db.query(sql`insert into evidence_link (org_id, evidence_id, object_type, object_id, created_at, created_by)
    values (${db.org_id}, ${evidence}, ${object_type}, ${object_id}, ${db.now.toISOString()}, ${by}) on conflict do nothing returning 1`);
  return added.length > 0;
}

/** Whether it was linked before. */
export async function dropLink(
  db: TenantDb,
  evidence: string,
  { object_type, object_id }: EvidenceLink,
): Promise<boolean> {
  const dropped =
    await db.query(sql`delete from evidence_link l where l.org_id = ${db.org_id} and l.evidence_id = ${evidence}
    and l.object_type = ${object_type} and l.object_id = ${object_id} returning 1`);
  return dropped.length > 0;
}
