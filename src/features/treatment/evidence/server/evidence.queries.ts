import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { StoredRow } from '#platform/server/record/record-select.ts';
import type { ReadRecord } from '#platform/server/record/stored-records.ts';
import type { StoredFile } from '#features/collaboration/file/file.contract.ts';
import { fileObject } from '#features/collaboration/file/server/shared/file-link.queries.ts';
import { oneSeenBy, type Viewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { EvidenceLink, EvidenceRevision, LinkedRecord } from '../evidence.contract.ts';
import type { evidenceRecord } from '../evidence.record.ts';
import type { Staleness } from '../evidence-staleness.contract.ts';
import { seenBy } from './shared/evidence.queries.ts';

/** What of a piece of evidence is read beside its fields, in a list too. */
interface BesideFields {
  expires_on: string | null;
  stale_on: string | null;
  awaiting_revision: number | null;
}
export type StoredEvidenceRow = StoredRow<typeof evidenceRecord> & BesideFields;

/** A revision, whose record is not named yet. */
type StoredRevision = Omit<EvidenceRevision, 'record' | 'file'> & {
  file: StoredFile | null;
  record: EvidenceLink | null;
};

/** The same of one; `seen` are the records that it is linked to and made of, as far as its reader sees those. */
export interface BesideEvidence extends BesideFields {
  revisions: StoredRevision[];
  links: (EvidenceLink & { staleness: Staleness | null })[];
  seen: ReadonlyMap<string, LinkedRecord>;
}
export type StoredEvidence = ReadRecord<typeof evidenceRecord, BesideEvidence>;

/** The columns of evidence `e` beside its fields, in a list. */
export const besideInRow = sql.raw(`e.expires_on, e.awaiting_revision,
  (select min(y.stale_on) from evidence_staleness y where y.org_id = e.org_id and y.evidence_id = e.id) as stale_on`);

const revisions = sql`coalesce((select json_agg(json_build_object('n', v.n, 'url', v.url, 'statement', v.statement, 'sha256', v.sha256, 'note', v.note,
    'record', case when v.record_id is not null then json_build_object('object_type', v.record_type, 'object_id', v.record_id) end,
    'file', (select ${fileObject} from file f where f.org_id = v.org_id and f.id = v.file_id),
    'effective_from', v.effective_from, 'effective_to', v.effective_to, 'by', json_build_object('id', v.by, 'name', v.by_name),
    'at', to_char(v.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by v.n desc)
  from evidence_revision v where v.org_id = e.org_id and v.evidence_id = e.id), '[]') as revisions`;

/** The same of one. */
export const besideInWhole: SQL = sql`${revisions},
  coalesce((select json_agg(json_build_object('object_type', l.object_type, 'object_id', l.object_id, 'staleness', case when y.rule_id is not null
      then json_build_object('stale_on', y.stale_on, 'effect_on', y.effect_on, 'effect', y.effect) end) order by l.created_at, l.object_id)
    from evidence_link l left join evidence_staleness y using (org_id, object_type, object_id, evidence_id)
    where l.org_id = e.org_id and l.evidence_id = e.id), '[]') as links`;

/** One, if somebody may see it. What was deleted is seen by an Admin only. */
export const evidenceSeenBy = (db: TenantDb, viewer: Viewer, id: string | SQL): SQL =>
  oneSeenBy(db, viewer, 'e', id, seenBy(viewer));

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
