import { keepIfActive } from '#features/identity/person/server/shared/active-person.queries.ts';
import { sql } from 'drizzle-orm';
import { actsFor, maySteer } from '#platform/contract/deciding.ts';
import { reasonRequired } from '#platform/contract/refusal.ts';
import type { ActObject } from '#platform/server/log/act.ts';
import { changesBetween } from '#platform/server/log/activity.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { hiddenBy, shownAgain } from '#platform/server/record/stored-records.ts';
import type { Call } from '#platform/server/http/serve.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { expectDepartment } from '#features/organisation/department/server/shared/steered-department.service.ts';
import { isActiveDepartment } from '#features/organisation/department/server/shared/active-department.queries.ts';
import { cancelTasksOf } from '#features/treatment/task/server/shared/cancel-tasks.service.ts';
import * as contract from '../../plan.contract.ts';
import { asParent, plans } from '../plan-record.service.ts';
import { addRisks, objectsAround, risksDue, setRisks } from '../plan-risk.service.ts';
import {
  expectControl,
  expectDepartmentOpen,
  expectPeople,
  expectRisks,
  saidOf,
  seenAmong,
} from '../plan-input.service.ts';
import { tellNamed } from '../plan-notice.service.ts';
import { present } from '#platform/contract/values/present.ts';
import { valueIn } from '#platform/contract/values/keys.ts';

const columnsFrom = ({ expected, ...details }: Partial<Omit<contract.PlanDetails, 'risk_ids'>>) => ({
  ...details,
  ...(expected && {
    expected_design: expected.design,
    expected_status: expected.status,
    expected_maturity_level: expected.maturity_level,
  }),
});

/** What a plan comes from beside what people write: the gaps of an assessment that it closes. */
export interface PlanSource {
  origin?: { kind: 'risk' | 'maturity' | 'finding'; id: string } | undefined;
  gaps?: readonly { assessment_id: string; question_id: string; expected_level: number }[];
  note?: string | undefined;
}

/** Makes a plan, a draft: by whoever edits its department, and by the owner of the control where it stays in the control's. Theirs is
 *  their own unless they name somebody else: they edit no other, and may not even see it. */
export async function createPlan(
  call: Call,
  { risk_ids = [], origin, ...details }: contract.NewPlan,
  { gaps = [], note, ...source }: PlanSource = {},
): Promise<contract.Plan> {
  const { db, actor } = call;
  const control = await expectControl(call, details.control_id);
  const department_id = details.department_id === undefined ? control.department_id : details.department_id;
  const ownsControl = actsFor(actor, control.owner_id) && department_id === control.department_id;
  const steers = maySteer(actor, department_id);
  if (!steers && !ownsControl) refuse(departmentNotYours);
  if (department_id !== null && !(await isActiveDepartment(db, department_id))) refuse(departmentUnknown);
  await expectPeople(db, details);
  const risks = await expectRisks(call, risk_ids);
  if (origin !== undefined && (await db.query(seenAmong(call, [origin.id]))).length === 0)
    refuse(contract.originUnknown);
  const from = origin ?? source.origin;

  const { id } = await plans.add(call, {
    action: 'plan.created',
    columns: {
      ...columnsFrom(details),
      owner_id: details.owner_id ?? (steers ? null : control.owner_id),
      department_id,
      origin_kind: from?.kind,
      origin_id: from?.id,
    },
    about: objectsAround({ control, risks }),
    note,
  });
  await addRisks(db, id, risk_ids);
  if (gaps.length > 0)
    await db.query(sql`insert into plan_gap (org_id, plan_id, assessment_id, question_id, expected_level)
      select ${db.org_id}, ${id}, g.assessment_id, g.question_id, g.expected_level
      from json_to_recordset(${JSON.stringify(gaps)}) as g (assessment_id uuid, question_id text, expected_level smallint)`);
  if (risk_ids.length > 0) await risksDue(db, id);
  const stored = await plans.findMade(call, id);
  tellNamed(call, stored);
  return plans.shownTo(call, stored);
}

/** What was decided on with the approval. */
const terms = ['control_id', 'approver_id', 'budget', 'due_on', 'expected'] as const;

const isOther = (one: unknown, other: unknown): boolean =>
  changesBetween({ of: one }, { of: other }).length > 0;

/** Changes what people write about a plan. */
export async function changePlan(
  call: Call,
  id: string,
  { version, risk_ids, ...details }: contract.PlanChange,
): Promise<contract.Plan> {
  const { db } = call;
  const before = await plans.take(call, id, version, 'edit');
  const shown = { ...before, ...plans.shownTo(call, before), control_id: before.control_id };
  const differs = (field: string) =>
    valueIn(details, field) !== undefined && isOther(valueIn(shown, field), valueIn(details, field));
  const fixed = before.status === 'draft' ? [] : terms.filter(differs);
  if (fixed.length > 0) refuse(contract.approvedTerms, { errors: saidOf(fixed, contract.approvedTerms) });
  if (differs('progress') && before.tasks.total > 0) refuse(contract.progressByTasks);
  const about: ActObject[] = [];
  if (differs('control_id')) {
    const control = await expectControl(call, present(details.control_id));
    for (const one of [before.control, control]) about.push(...objectsAround({ control: one, risks: [] }));
  }
  if (differs('department_id')) await expectDepartment(call, details.department_id ?? null);
  await expectPeople(db, {
    ...(differs('owner_id') && { owner_id: details.owner_id }),
    ...(differs('approver_id') && { approver_id: details.approver_id }),
  });
  const linked = before.risks.map((risk) => risk.id).toSorted();
  const relinks = risk_ids !== undefined && isOther(linked, [...new Set(risk_ids)].toSorted());
  if (relinks) {
    const wanted = await expectRisks(call, risk_ids);
    const isOf = (some: readonly { id: string }[], { id: risk }: { id: string }) =>
      some.some((one) => one.id === risk);
    const added = wanted.filter((risk) => !isOf(before.risks, risk));
    const lost = before.risks.filter((risk) => !isOf(wanted, risk));
    about.push(...objectsAround({ risks: [...lost, ...added] }));
    // Those that it loses are told as well.
    await risksDue(db, id);
    await setRisks(call, id, risk_ids);
  }
  if (!relinks && !Object.keys(details).some(differs)) return plans.shownTo(call, before);
  if (relinks || differs('expected') || differs('control_id')) await risksDue(db, id);
  return plans.change(call, before, 'edit', columnsFrom(details), { action: 'plan.changed', about });
}

/** A draft like another plan, without its dates and what was spent; the log names that one. */
export async function duplicatePlan(
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<contract.Plan> {
  const { db } = call;
  const source = await plans.take(call, id, version, 'duplicate');
  const { title, objective, description, control_id, department_id, priority, effort_days, ref } = source;
  const { budget, expected, risks } = plans.shownTo(call, source);
  const details = {
    title,
    objective,
    description,
    control_id,
    department_id,
    priority,
    effort_days,
    budget,
    expected,
  };
  return createPlan(
    call,
    {
      ...details,
      owner_id: await keepIfActive(db, source.owner_id),
      approver_id: await keepIfActive(db, source.approver_id),
      risk_ids: risks.map((risk) => risk.id),
    },
    { note: ref },
  );
}

/** Hides a plan, and cancels what was to be done for it; an Admin restores it. */
export async function deletePlan(
  call: Call,
  id: string,
  { version, reason }: { version: number; reason?: string | undefined },
): Promise<contract.Plan> {
  const { db } = call;
  const before = await plans.take(call, id, version, 'delete');
  if (before.status !== 'draft' && reason === undefined) refuse(reasonRequired);
  await cancelTasksOf(db, call, asParent(id), reason ?? before.ref);
  await risksDue(db, id);
  return plans.change(call, before, 'delete', hiddenBy(call), { action: 'plan.deleted', reason });
}

export async function restorePlan(
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<contract.Plan> {
  const { db } = call;
  const before = await plans.take(call, id, version, 'restore');
  await expectDepartmentOpen(db, before);
  await risksDue(db, id);
  const columns = {
    ...shownAgain,
    owner_id: await keepIfActive(db, before.owner_id),
    approver_id: await keepIfActive(db, before.approver_id),
  };
  return plans.change(call, before, 'restore', columns, { action: 'plan.restored' });
}
