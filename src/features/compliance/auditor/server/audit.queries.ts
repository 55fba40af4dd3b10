import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page, Query } from '#platform/contract/endpoint.ts';
import { cappedPage } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { ComplianceStatus } from '#features/compliance/assessment/assessment-status.contract.ts';
import { controlSeenBy } from '#features/compliance/assessment/server/shared/compliance-visibility.queries.ts';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { StoredFile } from '#features/collaboration/file/file.contract.ts';
import { fileObject } from '#features/collaboration/file/server/shared/file-link.queries.ts';
import type { Audit, AuditedEvidence, EvidenceRequest, listOwnRequests } from '../audit.contract.ts';

// `ca` is a control of the assessment `a`, `e` evidence that hangs on it by the link `l`, `v` a revision.

const openRequests = (actor: Actor): SQL =>
  sql`(select count(*)::int from evidence e where e.org_id = x.org_id and e.created_by = ${actor.id} and e.status = 'requested' and e.deleted_at is null)`;

/** What somebody audits; nothing where its assessment is gone. */
export async function findAudit(
  db: TenantDb,
  actor: Actor,
): Promise<(Omit<Audit, 'may_request'> & { status: ComplianceStatus }) | undefined> {
  const [row] = await db.query<Omit<Audit, 'may_request'> & { status: ComplianceStatus }>(
    sql`select x.assessment_id, a.standard, x.ends_on, x.access_ends_at, a.status, ${openRequests(actor)} as open_requests
      from compliance_auditor x join compliance_assessment a on a.org_id = x.org_id and a.id = x.assessment_id and a.deleted_at is null
      where x.org_id = ${db.org_id} and x.person_id = ${actor.id} and x.ended_at is null`,
  );
  return row;
}

/** A control of the assessment, and who would be asked for its evidence: its owner while they are a member, or whoever leads. */
export interface AuditedControl {
  id: string;
  code: string;
  is_parent: boolean;
  owner_id: string;
  assessment: {
    id: string;
    ref: string;
    status: ComplianceStatus;
    department_id: string | null;
    period_from: string;
    period_to: string;
  };
}

const seenControls = (db: TenantDb, actor: Actor): SQL =>
  sql`control_assessment ca join compliance_assessment a on a.org_id = ca.org_id and a.id = ca.assessment_id and a.deleted_at is null
    where ca.org_id = ${db.org_id} and ${controlSeenBy(viewerOf(actor))}`;

export async function findAuditedControl(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<AuditedControl | undefined> {
  const [row] = await db.query<AuditedControl>(sql`select ca.id, ca.code, ca.is_parent,
      coalesce((select p.id from person p where p.org_id = ca.org_id and p.id = ca.owner_id and p.status = 'active'), a.lead_id) as owner_id,
      json_build_object('id', a.id, 'ref', a.ref, 'status', a.status, 'department_id', a.department_id,
        'period_from', a.period_from, 'period_to', a.period_to) as assessment
    from ${seenControls(db, actor)} and ca.id = ${id}`);
  return row;
}

/** What was accepted last, and what waits to be: the rest was never shown to whoever decides, or was rejected. */
const isShown = sql.raw('(v.n = e.accepted_revision or v.n = e.awaiting_revision)');

const revisions = sql`case when e.confidential then '[]'::json else coalesce((select json_agg(json_build_object('n', v.n,
    'is_accepted', v.n is not distinct from e.accepted_revision, 'url', v.url, 'statement', v.statement,
    'file', (select json_build_object('name', f.name, 'size', f.size) from file f where f.org_id = v.org_id and f.id = v.file_id),
    'effective_from', v.effective_from, 'effective_to', v.effective_to, 'by', v.by_name,
    'at', to_char(v.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by v.n desc)
  from evidence_revision v where v.org_id = e.org_id and v.evidence_id = e.id and ${isShown}), '[]') end as revisions`;
const owner = sql.raw(`json_build_object('id', e.owner_id, 'name',
  (select p.first_name || ' ' || p.last_name from person p where p.org_id = e.org_id and p.id = e.owner_id)) as owner`);

/** The evidence of a control that was checked to be seen; what was withdrawn is none. */
export const evidenceOfControl = (db: TenantDb, actor: Actor, control: string): Promise<AuditedEvidence[]> =>
  db.query(sql`select e.id, e.ref, e.name, e.kind, e.status, e.confidential, e.effective_from, e.effective_to, e.expires_on,
      e.request, e.due_date, e.created_by is not distinct from ${actor.id}::uuid as is_requested, ${owner}, ${revisions}
    from evidence_link l join evidence e on e.org_id = l.org_id and e.id = l.evidence_id and e.deleted_at is null and e.status <> 'withdrawn'
    where l.org_id = ${db.org_id} and l.object_type = 'control_assessment' and l.object_id = ${control}
    order by e.created_at desc, e.id desc limit 200`);

/** The file of a revision of evidence that hangs on a control of the assessment. */
export async function findAuditedFile(
  db: TenantDb,
  actor: Actor,
  evidence: string,
  n: number,
): Promise<{ ref: string; control_id: string; code: string; file: StoredFile } | undefined> {
  const [row] = await db.query<{
    ref: string;
    control_id: string;
    code: string;
    file: StoredFile;
  }>(sql`select e.ref, seen.id as control_id, seen.code,
      (select ${fileObject} from file f where f.org_id = v.org_id and f.id = v.file_id) as file
    from evidence e join evidence_revision v on v.org_id = e.org_id and v.evidence_id = e.id and v.n = ${n} and ${isShown}
    join evidence_link l on l.org_id = e.org_id and l.evidence_id = e.id and l.object_type = 'control_assessment'
    join (select ca.id, ca.code from ${seenControls(db, actor)}) seen on seen.id = l.object_id
    where e.org_id = ${db.org_id} and e.id = ${evidence} and e.deleted_at is null and e.status <> 'withdrawn' and not e.confidential
      and v.file_id is not null
    order by seen.code limit 1`);
  return row;
}

type StoredRequest = Omit<EvidenceRequest, 'control'> & {
  standard: StandardKey;
  standard_version: string;
  control: { id: string; code: string };
};
export function findOwnRequests(
  db: TenantDb,
  actor: Actor,
  { limit, offset }: Query<typeof listOwnRequests>,
): Promise<Page<StoredRequest>> {
  const found = sql`from evidence e join evidence_link l on l.org_id = e.org_id and l.evidence_id = e.id and l.object_type = 'control_assessment'
    join (select ca.id, ca.code, a.standard, a.standard_version from ${seenControls(db, actor)}) seen on seen.id = l.object_id
    where e.org_id = ${db.org_id} and e.created_by = ${actor.id} and e.deleted_at is null`;
  return cappedPage(
    db,
    found,
    sql`select e.id, e.ref, e.name, e.status, e.request, e.due_date, e.created_at as requested_at, seen.standard, seen.standard_version, ${owner},
        json_build_object('id', seen.id, 'code', seen.code) as control
      ${found} order by e.created_at desc, e.id desc limit ${limit} offset ${offset}`,
  );
}
