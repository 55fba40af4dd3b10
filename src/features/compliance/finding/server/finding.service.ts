import { sql } from 'drizzle-orm';
import { actsFor, maySteer } from '#platform/contract/deciding.ts';
import { notFound, reasonRequired } from '#platform/contract/refusal.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import type { ActObject } from '#platform/server/log/act.ts';
import { columnsOf, namesOf, valuesOf } from '#platform/server/database/columns.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { nextNumber, referenceOf } from '#platform/server/database/record-number.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import * as contract from '../finding.contract.ts';
import { findingTermsNotYours, findingWorkflow } from '../finding.workflow.ts';
import { findings, shownTo } from './finding-change.service.ts';
import {
  expectActive,
  expectControl,
  expectDepartment,
  expectDepartmentOpen,
  expectOrigin,
  stillHere,
  type Origin,
} from './finding-input.service.ts';
import { openPlanOfMajor } from './finding-plan.service.ts';
import { factsOf } from './finding.presenter.ts';
import { findFinding, type StoredFinding } from './finding.queries.ts';
import { findingCounterTable, findingTable } from './finding.table.ts';

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
  if (!maySteer(actor, department_id) && !isTheirs) refuse(contract.findingDepartmentNotYours);
  await expectActive(db, department_id);
  // Whoever answers a part of an assessment reads its history, and sees none of its findings.
  const from = origin === undefined || origin.assessment_id !== null ? [] : [origin.object];
  const about = [...from, ...(control ? [controlObject(control)] : [])];
  const id = await insertFinding(call, {
    action: 'finding.created',
    columns: { ...details, ...columnsFrom(source, origin), control_id: control?.id ?? null, department_id },
    about,
  });
  const stored = (await findFinding(db, actor, id)) ?? refuse(notFound);
  return openPlanOfMajor(call, stored);
}

interface Raised {
  action: 'finding.created' | 'finding.raised';
  columns: Partial<typeof findingTable.$inferInsert>;
  /** What it comes from and is about: their histories tell it too. */
  about: readonly ActObject[];
}

/** Writes a finding down, and that it was raised: by somebody, or by the product itself. */
export async function insertFinding(
  { db, by }: { db: TenantDb; by: Call['by'] | undefined },
  { action, columns: details, about }: Raised,
): Promise<string> {
  const id = newId(db.now);
  const at = db.now.toISOString();
  const columns = columnsOf(findingTable, {
    ...details,
    id,
    created_at: at,
    created_by: by?.id,
    updated_at: at,
    updated_by: by?.id,
  } as typeof findingTable.$inferInsert);
  const { ref } = one(
    await db.query<{ ref: string }>(sql`with numbered as (${nextNumber(db, findingCounterTable)})
      insert into finding (org_id, ref, ${namesOf(columns)})
      select ${db.org_id}, ${referenceOf('FI')}, ${valuesOf(columns)} from numbered returning ref`),
  );
  record(db, by, { action, objects: [findings.objectOf({ id, ref }), ...about] });
  return id;
}

/** What those who resolve it write; everything else is written by those who decide about it. */
const ofOwner = ['root_cause', 'correction', 'corrective_action'];

const differsFrom = (stored: StoredFinding, details: object) => {
  const held = stored as unknown as Record<string, unknown>;
  const given = details as Record<string, unknown>;
  return (field: string) =>
    given[field] !== undefined && changesBetween({ of: held[field] }, { of: given[field] }).length > 0;
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
  if (changed.length === 0) return shownTo(call, before);
  const after = await findings.change(call, before, 'edit', details, { action: 'finding.changed', about });
  if (!differs('kind') && !differs('control_id')) return after;
  const stored = (await findFinding(db, actor, id)) ?? refuse(notFound);
  return openPlanOfMajor(call, stored);
}

/** Hides a finding; an Admin restores it. */
export async function deleteFinding(
  call: Call,
  id: string,
  { version, reason }: { version: number; reason?: string | undefined },
): Promise<contract.Finding> {
  const { db, actor } = call;
  const before = await findings.take(call, id, version, 'delete');
  if (before.status !== 'open' && reason === undefined) refuse(reasonRequired);
  const columns = { deleted_at: db.now.toISOString(), deleted_by: actor.id };
  return findings.change(call, before, 'delete', columns, { action: 'finding.deleted', reason });
}

export async function restoreFinding(
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<contract.Finding> {
  const { db } = call;
  const before = await findings.take(call, id, version, 'restore');
  await expectDepartmentOpen(db, before.department_id);
  const columns = {
    deleted_at: null,
    deleted_by: null,
    owner_id: await stillHere(db, before.owner_id),
  };
  return findings.change(call, before, 'restore', columns, { action: 'finding.restored' });
}
