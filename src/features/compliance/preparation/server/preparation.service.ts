import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { maySteer } from '#platform/contract/deciding.ts';
import type { Refusal } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { Standard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import { currentStandard } from '#features/compliance/standard/server/shared/standard.queries.ts';
import { requirementsInScope } from '#features/compliance/standard/standard-scope.rules.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { isActiveDepartment } from '#features/organisation/department/server/shared/active-department.queries.ts';
import { baselineUnknown } from '#features/compliance/assessment/assessment-status.contract.ts';
import type { ComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { complianceAssessments } from '#features/compliance/assessment/server/shared/compliance-record.service.ts';
import { tellNamed } from '#features/compliance/assessment/server/shared/compliance-notice.service.ts';
import { carryAnswers } from '#features/compliance/control-assessment/server/shared/carried-answer.queries.ts';
import { addControls } from '#features/compliance/control-assessment/server/shared/added-control.queries.ts';
import { proveControls } from '#features/compliance/control-assessment/server/shared/proof.queries.ts';
import { lockFollowersExclusive } from '#features/compliance/control-assessment/server/shared/follow-turn.queries.ts';
import * as contract from '../preparation.contract.ts';
import { followsOthers, setFollows } from './follows.service.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

interface People {
  lead_id?: string | undefined;
  reviewer_id?: string | null | undefined;
}

/** Refuses people who are not active members, and a reviewer who may decide about nothing. */
async function expectPeople(db: TenantDb, { lead_id, reviewer_id }: People): Promise<void> {
  const active = await findActivePeople(
    db,
    [lead_id, reviewer_id].filter((id): id is string => typeof id === 'string'),
  );
  const expectActive = (id: string | null | undefined, refusal: Refusal) => {
    if (typeof id === 'string' && !active.has(id)) refuse(refusal);
  };
  expectActive(lead_id, contract.leadUnknown);
  expectActive(reviewer_id, contract.reviewerUnknown);
  if (typeof reviewer_id !== 'string') return;
  const deciding = await db.query(
    sql`select from person p where p.org_id = ${db.org_id} and p.id = ${reviewer_id} and p.type <> 'User'`,
  );
  if (deciding.length === 0) refuse(contract.reviewerUnfit);
}

/** The groups chosen, each of them one of the standard. Where it is divided into groups that contain each other, one is chosen. */
function groupsFor({ key, groups }: Standard, chosen: readonly string[] | undefined): string[] {
  if (chosen === undefined) return key === 'cis' ? ['ig3'] : [];
  if (chosen.some((group) => !groups.includes(group))) refuse(contract.groupUnknown);
  if (key === 'cis' && chosen.length !== 1) refuse(contract.groupUnknown);
  return [...new Set(chosen)];
}

/** Refuses an assessment that no answers can be carried over from: by another standard, not begun, or not seen as a whole. */
async function expectBaseline({ db, actor }: Call, { key }: Standard, id: string): Promise<void> {
  const found = await complianceAssessments.find(db, actor, id);
  const isFit = found?.is_whole === true && found.standard === key && found.status !== 'draft';
  if (!isFit || found.deleted_at !== null) refuse(baselineUnknown);
}

/** Makes an assessment, a draft, with everything that it asks. */
export async function createComplianceAssessment(
  call: Call,
  {
    compliance_standard,
    department_id = null,
    groups_in_scope,
    period,
    baseline_id,
    follows = [],
    ...details
  }: contract.NewComplianceAssessment,
): Promise<ComplianceAssessment> {
  const { db, actor } = call;
  if (follows.length > 0) await lockFollowersExclusive(db);
  if (!maySteer(actor, department_id)) refuse(departmentNotYours);
  if (department_id !== null && !(await isActiveDepartment(db, department_id))) refuse(departmentUnknown);
  await expectPeople(db, details);
  const standard = (await currentStandard(db, compliance_standard)) ?? refuse(contract.standardUnknown);
  const groups = groupsFor(standard, groups_in_scope);
  if (baseline_id !== undefined) await expectBaseline(call, standard, baseline_id);
  const { id } = await complianceAssessments.add(call, {
    action: 'compliance.created',
    columns: {
      ...details,
      lead_id: details.lead_id ?? actor.id,
      standard: standard.key,
      standard_version: standard.version,
      department_id,
      period_from: period.from,
      period_to: period.to,
      groups_in_scope: groups,
      baseline_id: baseline_id ?? null,
    },
  });
  await addControls(call, id, requirementsInScope(standard.requirements, groups));
  if (baseline_id !== undefined) await carryAnswers(db, { assessment: id, baseline: baseline_id });
  if (follows.length > 0) await setFollows(call, { id, standard: standard.key }, follows);
  const made = await complianceAssessments.expect(call, id);
  tellNamed(call, made);
  return complianceAssessments.shownTo(call, made);
}

/** Makes the same assessment for another time, with the answers of this one to confirm or to change. */
export async function duplicateComplianceAssessment(
  call: Call,
  id: string,
  { name, period }: Body<typeof contract.duplicateComplianceAssessment>,
): Promise<ComplianceAssessment> {
  const earlier = await complianceAssessments.expect(call, id);
  const { standard, kind, department_id, scope_text, groups_in_scope, reviewer_id } = earlier;
  return createComplianceAssessment(call, {
    compliance_standard: standard,
    name,
    period,
    kind,
    department_id,
    scope_text,
    groups_in_scope,
    reviewer_id: reviewer_id === call.actor.id ? null : reviewer_id,
    baseline_id: id,
  });
}

/** Changes what people write about an assessment, while it is not reviewed. */
export async function changeComplianceAssessment(
  call: Call,
  id: string,
  { version, period, follows, ...details }: contract.ComplianceChange,
): Promise<ComplianceAssessment> {
  if (follows !== undefined) await lockFollowersExclusive(call.db);
  const before = await complianceAssessments.take(call, id, version, 'edit');
  await expectPeople(call.db, {
    ...(details.lead_id !== before.lead_id && { lead_id: details.lead_id }),
    ...(details.reviewer_id !== before.reviewer_id && { reviewer_id: details.reviewer_id }),
  });
  const columns = { ...details, ...(period && { period_from: period.from, period_to: period.to }) };
  const isChange = keysOf(columns).some(
    (name) => columns[name] !== undefined && columns[name] !== before[name],
  );
  const isFollowing = follows !== undefined && followsOthers(before, follows);
  if (!isChange && !isFollowing) return complianceAssessments.shownTo(call, before);
  if (isFollowing) await setFollows(call, before, follows);
  const after = await complianceAssessments.change(call, before, 'edit', columns, {
    action: 'compliance.changed',
  });
  if (period === undefined && !isFollowing) return after;
  // What evidence speaks for is compared with the time of the assessment.
  if (period !== undefined) await proveControls(call.db, { assessment: id });
  return complianceAssessments.read(call, id);
}
