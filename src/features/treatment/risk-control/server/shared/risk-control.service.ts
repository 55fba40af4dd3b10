import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { forbidden, notFound, wrongState } from '#platform/contract/refusal.ts';
import { today } from '#platform/contract/today.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { assignmentsOf, columnsOf } from '#platform/server/database/columns.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { risks } from '#features/risk/record/server/shared/risk-change.service.ts';
import { riskWorkflow } from '#features/risk/record/risk.workflow.ts';
import { findRiskToChange, type StoredRisk } from '#features/risk/record/server/shared/risk.queries.ts';
import { controls } from '#features/treatment/control/server/shared/control-record.service.ts';
import { addControl } from '#features/treatment/control/server/shared/control.service.ts';
import { residualDue } from '#features/treatment/residual-queue/server/shared/residual-due.queries.ts';
import * as contract from '../../risk-control.contract.ts';
import { riskControlTable } from '../risk-control.table.ts';
import { findRiskControl, mayLink, toRiskControl, type StoredLink } from '../risk-control.queries.ts';
import { present } from '#platform/contract/values/present.ts';

const objectsOf = ({ risk, control }: Pick<StoredLink, 'risk' | 'control'>) => [
  { type: 'risk', id: risk.id, ref: risk.ref },
  { type: 'control', id: control.id, ref: control.ref },
];

/** Links a control to a risk: one of the catalogue, or a new one. */
export async function linkControl(
  call: Call,
  { risk_id, control_id, control, ...details }: Body<typeof contract.linkControl>,
): Promise<contract.RiskControl> {
  const { db, actor, by } = call;
  if ((control_id === undefined) === (control === undefined)) refuse(contract.oneControlWanted);
  const risk = await findRiskToChange(db, actor, risk_id);
  if (risk === undefined || risk.deleted_at !== null) return refuse(contract.riskUnknown);
  risks.expectVerb(call, risk, 'edit');
  const linked =
    control === undefined
      ? await findToLink(call, present(control_id))
      : (await addControl(call, { department_id: risk.department_id, ...control })).id;
  const id = newId(db.now);
  const now = db.now.toISOString();
  await db.insert(riskControlTable).values({
    since: today(db.now, actor.timezone),
    ...details,
    id,
    risk_id,
    control_id: linked,
    created_at: now,
    created_by: actor.id,
    updated_at: now,
    updated_by: actor.id,
  });
  const stored = (await findRiskControl(db, actor, id)) ?? refuse(notFound);
  const { acts_on, design } = stored;
  record(db, by, {
    action: 'risk.control_linked',
    objects: objectsOf(stored),
    changes: [{ field: 'control', old: null, new: { ref: stored.control.ref, acts_on, design } }],
  });
  await residualDue(db, { risks: [risk_id], cause: 'control_linked' });
  return toRiskControl(stored, actor, db.now, risk);
}

/** The control of the catalogue, if it may be linked. One that the risk has already the table refuses. */
async function findToLink({ db, actor }: Call, id: string): Promise<string> {
  const found = await controls.find(db, actor, id);
  if (found === undefined || found.deleted_at !== null) return refuse(contract.controlUnknown);
  if (found.status === 'retired') refuse(contract.controlRetired);
  return id;
}

interface Taken {
  before: StoredLink;
  risk: StoredRisk;
}

/** This version of a link, if the actor may edit its risk. The risk is locked: whoever writes its links takes turns. */
async function takeLink({ db, actor }: Call, id: string, version: number): Promise<Taken> {
  const found = (await findRiskControl(db, actor, id)) ?? refuse(notFound);
  const risk = (await findRiskToChange(db, actor, found.risk.id)) ?? refuse(notFound);
  const before = (await findRiskControl(db, actor, id)) ?? refuse(notFound);
  const shown = toRiskControl(before, actor, db.now, risk);
  if (!riskWorkflow.isAllowed('edit', actor, risk, db.now)) refuse(forbidden);
  expectVersion(shown, version);
  if (!mayLink(actor, risk, db.now)) refuse(wrongState, { data: shown });
  return { before, risk };
}

/** Changes what a link says. */
export async function changeRiskControl(
  call: Call,
  id: string,
  { version, ...details }: Body<typeof contract.changeRiskControl>,
): Promise<contract.RiskControl> {
  const { db, actor, by } = call;
  const { before, risk } = await takeLink(call, id, version);
  const changes = changesBetween<object>(before, details);
  if (changes.length === 0) return toRiskControl(before, actor, db.now, risk);
  const assignments = assignmentsOf(
    columnsOf(riskControlTable, { ...details, updated_at: db.now.toISOString(), updated_by: actor.id }),
  );
  await db.query(
    sql`update risk_control set version = version + 1, ${assignments} where org_id = ${db.org_id} and id = ${id}`,
  );
  record(db, by, {
    action: 'risk.control_changed',
    objects: objectsOf(before),
    note: before.control.ref,
    changes,
  });
  await residualDue(db, { risks: [risk.id], cause: 'control_linked' });
  return toRiskControl((await findRiskControl(db, actor, id)) ?? refuse(notFound), actor, db.now, risk);
}

/** Takes a control away from a risk. */
export async function unlinkControl(
  call: Call,
  id: string,
  { version }: Body<typeof contract.unlinkControl>,
): Promise<contract.RiskControl> {
  const { db, actor, by } = call;
  const { before, risk } = await takeLink(call, id, version);
  await db.query(sql`delete from risk_control where org_id = ${db.org_id} and id = ${id}`);
  const { acts_on, design } = before;
  record(db, by, {
    action: 'risk.control_unlinked',
    objects: objectsOf(before),
    changes: [{ field: 'control', old: { ref: before.control.ref, acts_on, design }, new: null }],
  });
  await residualDue(db, { risks: [risk.id], cause: 'control_unlinked' });
  return toRiskControl(before, actor, db.now, risk);
}
