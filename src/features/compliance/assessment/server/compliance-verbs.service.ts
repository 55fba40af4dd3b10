import { sql } from 'drizzle-orm';
import { reasonRequired } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { hiddenBy, noted, saidBy, shownAgain } from '#platform/server/record/stored-records.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { ComplianceAssessment } from '../compliance-assessment.contract.ts';
import { complianceWorkflow } from '../compliance-assessment.workflow.ts';
import { takeSnapshot } from './compliance-snapshot.service.ts';
import type { StoredAssessment } from './shared/compliance-assessment.queries.ts';
import { complianceAssessments } from './shared/compliance-record.service.ts';

interface Noted {
  version: number;
  note?: string | undefined;
}

const openAgain = {
  submitted_at: null,
  submitted_by: null,
  approved_at: null,
  approved_by: null,
  hash: null,
};

export const startComplianceAssessment = complianceAssessments.does('start', 'compliance.started');

export const submitComplianceAssessment = complianceAssessments.does(
  'submit',
  'compliance.submitted',
  (call) => ({ ...noted(call, 'submitted'), returned: null }),
);

export const returnComplianceAssessment = complianceAssessments.does(
  'return',
  'compliance.returned',
  (call, _, { note }: Noted & { note: string }) => ({
    ...openAgain,
    returned: saidBy(call, note),
  }),
);

/** Freezes what was answered. Those for an earlier period by the same standard and department are superseded; one for an earlier
 *  period than what is approved already is superseded itself, at once. */
export async function approveComplianceAssessment(
  call: Call,
  id: string,
  { version, note }: Noted,
): Promise<ComplianceAssessment> {
  const { db, actor } = call;
  const [, before] = await Promise.all([
    takeTurnToApprove(db, id),
    complianceAssessments.take(call, id, version, 'approve'),
  ]);
  const [hash, isLate] = await Promise.all([
    takeSnapshot(db, before, { id: actor.id, name: actor.name }),
    supersedeEarlier(db, before),
  ]);
  const columns = { ...noted(call, 'approved'), hash };
  const approved = await complianceAssessments.change(call, before, 'approve', columns, {
    action: 'compliance.approved',
    note: complianceAssessments.noteOf(call, 'approve', before, note),
  });
  return isLate ? supersedeAtOnce(call, approved) : approved;
}

const { superseded } = complianceWorkflow.automatic;

/** Takes its turn among those who approve by the same standard and for the same department: two that each see no other would both
 *  stay approved. Asked for before any row is locked, in the same trip as those locks. */
const takeTurnToApprove = (db: TenantDb, id: string): Promise<unknown> =>
  db.query(sql`select pg_advisory_xact_lock(hashtextextended(
      concat_ws(' ', 'compliance_assessment_approved', a.org_id, a.standard, a.department_id), 0))
    from compliance_assessment a where a.org_id = ${db.org_id} and a.id = ${id}`);

/** Takes the place of what was approved by the same standard and for the same department and no later period. Answers whether one
 *  for a later period is approved already, which leaves the others as they are. */
async function supersedeEarlier(
  db: TenantDb,
  { id, standard, department_id, period_to }: StoredAssessment,
): Promise<boolean> {
  const others = await db.query<{
    id: string;
    ref: string;
    is_superseded: boolean;
    is_late: boolean;
  }>(sql`with others as (
      select a.id, a.ref, a.period_to > ${period_to}::date as is_later from compliance_assessment a
      where a.org_id = ${db.org_id} and a.standard = ${standard} and a.department_id is not distinct from ${department_id}::uuid
        and a.id <> ${id} and a.deleted_at is null and a.status = ${superseded.from} order by a.id for update
    ), late as (select coalesce(bool_or(is_later), false) as is_late from others
    ), changed as (
      update compliance_assessment a set version = a.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = null,
        status = ${superseded.to}
      from others, late where a.org_id = ${db.org_id} and a.id = others.id and not others.is_later and not late.is_late returning a.id
    )
    select others.id, others.ref, changed.id is not null as is_superseded, late.is_late
    from others cross join late left join changed using (id)`);
  for (const one of others)
    if (one.is_superseded) complianceAssessments.recordAutomatic(db, one, 'superseded');
  return others.some(({ is_late }) => is_late);
}

/** What has just been approved for an earlier period than what is approved already: what holds now is the later one. */
async function supersedeAtOnce(call: Call, { id, ref }: ComplianceAssessment): Promise<ComplianceAssessment> {
  const { db } = call;
  await db.query(sql`update compliance_assessment a set version = a.version + 1, updated_at = ${db.now.toISOString()}::timestamptz,
    updated_by = null, status = ${superseded.to} where a.org_id = ${db.org_id} and a.id = ${id}`);
  complianceAssessments.recordAutomatic(db, { id, ref }, 'superseded');
  return complianceAssessments.read(call, id);
}

export const reopenComplianceAssessment = complianceAssessments.does(
  'reopen',
  'compliance.reopened',
  () => openAgain,
);

export const archiveComplianceAssessment = complianceAssessments.does('archive', 'compliance.archived');

/** Hides an assessment; an Admin restores it. */
export const deleteComplianceAssessment = complianceAssessments.does(
  'delete',
  'compliance.deleted',
  (call, { status }, { reason }: { version: number; reason?: string | undefined }) =>
    status !== 'draft' && reason === undefined ? refuse(reasonRequired) : hiddenBy(call),
);

export const restoreComplianceAssessment = complianceAssessments.does(
  'restore',
  'compliance.restored',
  () => shownAgain,
);
