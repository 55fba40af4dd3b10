import { keepIfActive } from '#features/identity/person/server/shared/active-person.queries.ts';
import { actsFor, maySteer } from '#platform/contract/deciding.ts';
import { reasonRequired } from '#platform/contract/refusal.ts';
import { changesBetween } from '#platform/server/log/activity.ts';
import type { ActObject } from '#platform/server/log/act.ts';
import type { Body } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { hiddenBy, shownAgain } from '#platform/server/record/stored-records.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { departmentNotYours } from '#features/organisation/department/department.contract.ts';
import { expectDepartment } from '#features/organisation/department/server/shared/steered-department.service.ts';
import * as contract from '../finding.contract.ts';
import { findingTermsNotYours, findingWorkflow } from '../finding.workflow.ts';
import { findings } from './finding-record.service.ts';
import {
  expectActive,
  expectControl,
  expectDepartmentOpen,
  expectOrigin,
  type Origin,
} from './finding-input.service.ts';
import { openPlanOfMajor } from './finding-plan.service.ts';
import { factsOf, type StoredFinding } from './finding.presenter.ts';
import { valueIn } from '#platform/contract/values/keys.ts';

/** Where a finding lies among what it may come from. */
const columnsFrom = (source: contract.NewFinding['source'], origin: Origin | undefined) =>
  source && {
    source_kind: source.kind,
    assessment_id: origin?.assessment_id,
    ...(source.kind !== 'assessment' && { [`${source.kind}_id`]: source.id }),
  };

const controlObject = ({ id, ref }: { id: string; ref: string }): ActObject => ({ type: 'control', id, ref });

/** Raises a finding, which is open: by those who edit its department, and by those who lead and review the assessment that it comes
 *  from. A major nonconformity of a known control gets a plan. */
export async function createFinding(
  call: Call,
  { source, ...details }: contract.NewFinding,
): Promise<contract.Finding> {
  const { db, actor } = call;
  const origin = source && (await expectOrigin(call, source));
  const control_id = details.control_id === undefined ? origin?.control_id : details.control_id;
  const control = control_id ? await expectControl(call, control_id) : undefined;
  const usual = origin === undefined ? (control?.department_id ?? null) : origin.department_id;
  const department_id = details.department_id === undefined ? usual : details.department_id;
  const isTheirs =
    origin?.assessment_id != null &&
    [origin.lead_id, origin.reviewer_id].some((id) => id !== null && actsFor(actor, id)) &&
    department_id === origin.department_id;
  if (!maySteer(actor, department_id) && !isTheirs) refuse(departmentNotYours);
  await expectActive(db, department_id);
  // Whoever answers a part of an assessment reads its history, and sees none of its findings.
  const from = origin === undefined || origin.assessment_id !== null ? [] : [origin.object];
  const about = [...from, ...(control ? [controlObject(control)] : [])];
  const columns = {
    ...details,
    ...columnsFrom(source, origin),
    control_id: control?.id ?? null,
    department_id,
  };
  const { id } = await findings.add(call, { action: 'finding.created', columns, about });
  return openPlanOfMajor(call, await findings.expect(call, id));
}

/** What those who resolve it write; everything else is written by those who decide about it. */
const ofOwner = ['root_cause', 'correction', 'corrective_action'];

const differsFrom = (stored: StoredFinding, details: object) => (field: string) => {
  const given = valueIn(details, field);
  return given !== undefined && changesBetween({ of: valueIn(stored, field) }, { of: given }).length > 0;
};

/** Changes what people write about a finding. */
export async function changeFinding(
  call: Call,
  id: string,
  { version, ...details }: contract.FindingChange,
): Promise<contract.Finding> {
  const { actor, db } = call;
  const before = await findings.take(call, id, version, 'edit');
  const differs = differsFrom(before, details);
  const changed = Object.keys(details).filter(differs);
  const decides = findingWorkflow.isAllowed('assign', actor, factsOf(before), db.now);
  if (!decides && changed.some((field) => !ofOwner.includes(field))) refuse(findingTermsNotYours);
  if (before.owner_id !== null && before.status !== 'open' && details.due_date === null)
    refuse(contract.findingDueDateMissing);
  if (differs('department_id')) await expectDepartment(call, details.department_id ?? null);
  const about =
    differs('control_id') && details.control_id
      ? [controlObject(await expectControl(call, details.control_id))]
      : [];
  if (changed.length === 0) return findings.shownTo(call, before);
  const after = await findings.change(call, before, 'edit', details, { action: 'finding.changed', about });
  if (!differs('kind') && !differs('control_id')) return after;
  return openPlanOfMajor(call, await findings.expect(call, id));
}

/** Hides a finding; an Admin restores it. */
export const deleteFinding = findings.does(
  'delete',
  'finding.deleted',
  (call, { status }, { reason }: Body<typeof contract.deleteFinding>) =>
    status !== 'open' && reason === undefined ? refuse(reasonRequired) : hiddenBy(call),
);

export async function restoreFinding(
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<contract.Finding> {
  const { db } = call;
  const before = await findings.take(call, id, version, 'restore');
  await expectDepartmentOpen(db, before.department_id);
  const columns = { ...shownAgain, owner_id: await keepIfActive(db, before.owner_id) };
  return findings.change(call, before, 'restore', columns, { action: 'finding.restored' });
}
