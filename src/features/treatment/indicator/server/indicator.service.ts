import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { forbidden, notFound, wrongState } from '#platform/contract/refusal.ts';
import { today } from '#platform/contract/today.ts';
import { assignmentsOf, columnsOf, namesOf, valuesOf } from '#platform/server/database/columns.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { notify } from '#features/collaboration/notification/server/shared/notify.service.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { riskWorkflow } from '#features/risk/record/risk.workflow.ts';
import { risks } from '#features/risk/record/server/shared/risk-change.service.ts';
import { findRiskToChange, type StoredRisk } from '#features/risk/record/server/shared/risk.queries.ts';
import { callForReview } from '#features/risk/review/server/shared/called-review.service.ts';
import { seenBy } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { indicatorLink } from '../indicator-paths.ts';
import * as contract from '../indicator.contract.ts';
import { nextReading } from '../indicator.rules.ts';
import {
  findIndicator,
  findIndicators,
  mayRecord,
  stateNow,
  toIndicator,
  type StoredIndicator,
} from './indicator.queries.ts';
import { indicatorTable } from './indicator.table.ts';

type Indicator = contract.Indicator;

const objectsOf = (risk: StoredRisk, id: string) => [risks.objectOf(risk), { type: 'indicator', id }];

/** The risk, locked, if the caller may edit it: whoever writes its indicators takes turns. */
async function takeRisk(call: Call, id: string): Promise<StoredRisk> {
  const risk = (await findRiskToChange(call.db, call.actor, id)) ?? refuse(notFound);
  risks.expectVerb(call, risk, 'edit');
  return risk;
}

/** Refuses an owner who is no active member, or does not see the risk. Limits in the wrong order the table refuses. */
async function expectOwner({ db, actor }: Call, risk: StoredRisk, owner_id: string): Promise<void> {
  if ((await findActivePeople(db, [owner_id])).size === 0) refuse(contract.ownerUnknown);
  const seen =
    await db.query(sql`select from person p join risk r on r.org_id = p.org_id and r.id = ${risk.id}
    where p.org_id = ${db.org_id} and p.id = ${owner_id} and ${seenBy(personAsViewer(actor))}`);
  if (seen.length === 0) refuse(contract.ownerUnseen);
}

const read = async ({ db }: Call, risk: StoredRisk, id: string): Promise<StoredIndicator> =>
  (await findIndicator(db, risk.id, id)) ?? refuse(notFound);

/** Adds an indicator to a risk. */
export async function addIndicator(
  call: Call,
  risk_id: string,
  details: Body<typeof contract.addIndicator>,
): Promise<Indicator> {
  const { db, actor, by } = call;
  const risk = await takeRisk(call, risk_id);
  if ((await findIndicators(db, risk_id)).length >= contract.mostIndicators)
    refuse(contract.tooManyIndicators);
  await expectOwner(call, risk, details.owner_id);
  const id = newId(db.now);
  const now = db.now.toISOString();
  const added_on = today(db.now, actor.timezone);
  const columns = columnsOf(indicatorTable, {
    ...details,
    id,
    risk_id,
    added_on,
    next_on: nextReading(details.cadence, added_on),
    created_at: now,
    created_by: actor.id,
    updated_at: now,
    updated_by: actor.id,
  });
  await db.query(
    sql`insert into indicator (org_id, ${namesOf(columns)}) select ${db.org_id}, ${valuesOf(columns)}`,
  );
  const added = await read(call, risk, id);
  record(db, by, {
    action: 'risk.indicator_added',
    objects: objectsOf(risk, id),
    note: added.name,
    changes: changesBetween({}, inHistory(added)),
  });
  return toIndicator(added, actor, db.now, risk);
}

/** Changes what is said of an indicator. */
export async function changeIndicator(
  call: Call,
  risk_id: string,
  id: string,
  { version, ...details }: Body<typeof contract.changeIndicator>,
): Promise<Indicator> {
  const { db, actor, by } = call;
  const risk = await takeRisk(call, risk_id);
  const before = await read(call, risk, id);
  expectVersion(toIndicator(before, actor, db.now, risk), version);
  const { owner_id, cadence = before.cadence } = details;
  if (owner_id !== undefined && owner_id !== before.owner_id) await expectOwner(call, risk, owner_id);
  const columns = columnsOf(indicatorTable, {
    ...details,
    next_on: nextReading(cadence, before.readings.at(-1)?.at ?? before.added_on),
    updated_at: db.now.toISOString(),
    updated_by: actor.id,
  });
  await db.query(
    sql`update indicator set version = version + 1, ${assignmentsOf(columns)} where org_id = ${db.org_id} and id = ${id}`,
  );
  const after = await read(call, risk, id);
  record(db, by, {
    action: 'risk.indicator_changed',
    objects: objectsOf(risk, id),
    note: after.name,
    changes: changesBetween(inHistory(before), inHistory(after)),
  });
  if (stateNow(before, actor, db.now) !== 'red') await answerRed(call, risk, after);
  return toIndicator(after, actor, db.now, risk);
}

/** Takes an indicator away from a risk. */
export async function removeIndicator(
  call: Call,
  risk_id: string,
  id: string,
  { version }: Body<typeof contract.removeIndicator>,
): Promise<Indicator> {
  const { db, actor, by } = call;
  const risk = await takeRisk(call, risk_id);
  const before = await read(call, risk, id);
  const shown = toIndicator(before, actor, db.now, risk);
  expectVersion(shown, version);
  await db.query(sql`delete from indicator where org_id = ${db.org_id} and id = ${id}`);
  record(db, by, {
    action: 'risk.indicator_removed',
    objects: objectsOf(risk, id),
    note: before.name,
    changes: changesBetween(inHistory(before), {}),
  });
  return shown;
}

/** Records what an indicator was on a day. */
export async function recordReading(
  call: Call,
  risk_id: string,
  id: string,
  body: Body<typeof contract.recordReading>,
): Promise<Indicator> {
  const { db, actor, by } = call;
  const risk = (await findRiskToChange(db, actor, risk_id)) ?? refuse(notFound);
  const before = await read(call, risk, id);
  if (!mayRecord(actor, before, risk, db.now)) refuse(forbidden);
  if (!riskWorkflow.startsFrom('edit', risk))
    refuse(wrongState, { data: toIndicator(before, actor, db.now, risk) });
  const day = today(db.now, actor.timezone);
  const { value, at = day, note = null, source = null } = body;
  if (at > day) refuse(contract.readingAhead);
  const reading = newId(db.now);
  await db.query(sql`insert into indicator_reading (org_id, id, indicator_id, number, at, value, note, source, recorded_at, by, by_name)
    select ${db.org_id}, ${reading}, ${id}, coalesce(max(g.number), 0) + 1, ${at}::date, ${value}::double precision, ${note}, ${source},
      ${db.now.toISOString()}::timestamptz, ${by.id}::uuid, ${by.name}
    from indicator_reading g where g.org_id = ${db.org_id} and g.indicator_id = ${id}`);
  const last = (await read(call, risk, id)).readings.at(-1);
  const isNewest = last?.id === reading;
  if (isNewest)
    await db.query(
      sql`update indicator set next_on = ${nextReading(before.cadence, at)}::date where org_id = ${db.org_id} and id = ${id}`,
    );
  record(db, by, {
    action: 'risk.indicator_read',
    objects: objectsOf(risk, id),
    note: before.name,
    changes: [{ field: 'reading', old: null, new: { name: `${value} ${before.unit}`, value, at } }],
  });
  const after = await read(call, risk, id);
  if (isNewest) await answerRed(call, risk, after);
  return toIndicator(after, actor, db.now, risk);
}

/** Where an indicator is red now, the risk's owner is told, and is to look at the risk today. */
async function answerRed(call: Call, risk: StoredRisk, indicator: StoredIndicator): Promise<void> {
  const { db, actor } = call;
  if (stateNow(indicator, actor, db.now) !== 'red') return;
  await callForReview(call, risk, indicator.name);
  if (risk.owner_id !== null)
    notify(db, {
      kind: 'due_today',
      to: [risk.owner_id],
      object: { type: 'risk', id: risk.id, ref: risk.ref, title: risk.title },
      link: indicatorLink(risk.id),
      words: { about: 'indicator_red', indicator: indicator.name },
      severity: 'critical',
      not: actor.id,
    });
}

/** An indicator on one line, for histories in any language: its limits from amber to red, and its owner. */
const inHistory = ({ name, unit, amber, red, owner_name, direction, cadence }: StoredIndicator) => ({
  indicator: { name: `${name} · ${amber} / ${red} ${unit} · ${owner_name}`, direction, cadence },
});
