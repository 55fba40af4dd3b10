import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { columnsOf, namesOf, valuesOf } from '#platform/server/database/columns.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/log/activity.ts';
import { recordsOf } from '#platform/server/workflow/records.ts';
import { lockFollowersExclusive } from '#features/compliance/control-assessment/server/shared/follow-turn.queries.ts';
import { followMapping } from '#features/compliance/control-assessment/server/shared/following.service.ts';
import { complianceMappingTable } from '#features/compliance/crosswalk/server/mapping.table.ts';
import {
  shippedBetween,
  shippedMappingsOf,
  type ShippedMapping,
} from '#features/compliance/crosswalk/server/shared/shipped-mapping.content.ts';
import * as contract from '../mapping.contract.ts';
import { mappingWorkflow } from '../mapping.workflow.ts';
import { toOwnMapping, toShippedMapping } from './mapping.presenter.ts';
import * as queries from './mapping.queries.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

type Stored = queries.StoredMapping;

const shownTo = ({ actor, db, language }: Call, stored: Stored): contract.OwnMapping =>
  toOwnMapping(stored, actor, db.now, language);

const inHistory = ({ from_code, to_code, relation, strength, rationale, status }: Stored) => ({
  from_code,
  to_code,
  relation,
  strength,
  rationale,
  status,
});

const mappings = recordsOf({
  type: 'compliance_mapping',
  workflow: mappingWorkflow,
  table: complianceMappingTable,
  findToChange: queries.findMappingToChange,
  factsOf: (row: Stored) => row,
  shownTo,
  historyOf: (_call: Call, row: Stored) => inHistory(row),
  write: queries.writeMapping,
});

const endsOf = (ends: contract.MappingEnds) =>
  [
    { standard: ends.from_standard, code: ends.from_code },
    { standard: ends.to_standard, code: ends.to_code },
  ] as const;

export async function readMapping(call: Call, id: string): Promise<contract.OwnMapping> {
  return shownTo(call, (await queries.findMapping(call.db, id)) ?? refuse(notFound));
}

const sameEnds = (one: contract.MappingEnds, { from, to }: ShippedMapping): boolean =>
  one.from_standard === from.standard &&
  one.from_code === from.code &&
  one.to_standard === to.standard &&
  one.to_code === to.code;

/** What is answered is mapped: a control with sub-controls is answered by them. */
async function expectRequirements(
  db: TenantDb,
  { from_standard, from_code, to_standard, to_code }: contract.MappingEnds,
): Promise<void> {
  if (from_standard === to_standard) refuse(contract.sameStandard);
  const standards = await queries.findStandards(db, [from_standard, to_standard]);
  const isAnswered = (standard: string, code: string) =>
    standards.get(standard)?.byCode.get(code)?.isAnswered === true;
  if (!isAnswered(from_standard, from_code)) refuse(contract.fromUnknown);
  if (!isAnswered(to_standard, to_code)) refuse(contract.toUnknown);
}

/** A mapping of the organisation's own, which counts once an Admin confirms it. What the product maps is not mapped again while it counts. */
export async function proposeMapping(
  call: Call,
  proposed: Body<typeof contract.proposeMapping>,
): Promise<contract.OwnMapping> {
  const { db, actor, by } = call;
  await expectRequirements(db, proposed);
  await lockFollowersExclusive(db);
  const [from, to] = endsOf(proposed);
  const [count, aside, isMapped] = await Promise.all([
    queries.countMappings(db),
    queries.findSetAside(db),
    queries.isMapped(db, proposed),
  ]);
  if (count >= contract.mostMappings) refuse(contract.tooManyMappings);
  const isShipped = [shippedBetween(from, to)].some(
    (one) =>
      one !== undefined &&
      !aside.some((ends) => sameEnds(ends, one) || sameEnds(ends, { ...one, from: one.to, to: one.from })),
  );
  if (isMapped || isShipped) refuse(contract.mappingExists);
  const id = newId(db.now);
  const at = db.now.toISOString();
  const columns = columnsOf(complianceMappingTable, {
    ...proposed,
    id,
    created_at: at,
    created_by: actor.id,
    updated_at: at,
    updated_by: actor.id,
  });
  await db.query(
    sql`insert into compliance_mapping (org_id, ${namesOf(columns)}) values (${db.org_id}, ${valuesOf(columns)})`,
  );
  const made = (await queries.findMapping(db, id)) ?? refuse(notFound);
  record(db, by, { action: 'compliance_mapping.proposed', objects: mappings.objectOf(made) });
  return shownTo(call, made);
}

/** Changes what is said of two requirements. What counts already is followed anew by it. */
export async function changeMapping(
  call: Call,
  id: string,
  { version, ...details }: Body<typeof contract.changeMapping>,
): Promise<contract.OwnMapping> {
  await lockFollowersExclusive(call.db);
  const before = await mappings.take(call, id, version, 'edit');
  const isChange = keysOf(details).some(
    (name) => details[name] !== undefined && details[name] !== before[name],
  );
  if (!isChange) return shownTo(call, before);
  const after = await mappings.change(call, before, 'edit', details, {
    action: 'compliance_mapping.changed',
  });
  if (before.status === 'confirmed') await followMapping(call.db, endsOf(before));
  return after;
}

export async function confirmMapping(
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<contract.OwnMapping> {
  const { db, actor } = call;
  await lockFollowersExclusive(db);
  const before = await mappings.take(call, id, version, 'confirm');
  const columns = { confirmed_at: db.now.toISOString(), confirmed_by: actor.id };
  const after = await mappings.change(call, before, 'confirm', columns, {
    action: 'compliance_mapping.confirmed',
  });
  await followMapping(db, endsOf(before));
  return after;
}

export async function deleteMapping(
  call: Call,
  id: string,
  { version, reason }: { version: number; reason?: string | undefined },
): Promise<contract.OwnMapping> {
  const { db, by } = call;
  await lockFollowersExclusive(db);
  const before = await mappings.take(call, id, version, 'delete');
  await db.query(sql`delete from compliance_mapping where org_id = ${db.org_id} and id = ${id}`);
  record(db, by, { action: 'compliance_mapping.deleted', objects: mappings.objectOf(before), reason });
  if (before.status === 'confirmed') await followMapping(db, endsOf(before));
  return shownTo(call, before);
}

/** The shipped mapping that somebody names, by the ends as it is shipped. */
const expectShipped = (ends: contract.MappingEnds): ShippedMapping =>
  shippedMappingsOf().find((one) => sameEnds(ends, one)) ?? refuse(contract.mappingUnknown);

/** Who is told in the log: a shipped mapping has no row, and is called by its codes. */
const noteOf = ({ from_code, to_code }: contract.MappingEnds, { relation }: ShippedMapping): string =>
  `${from_code} – ${to_code} (${relation})`;

/** What hangs in the log on a shipped mapping: the organisation itself. */
const organisation = ({ db }: Call) => ({ type: 'organisation', id: db.org_id });

const shownShipped = async (
  call: Call,
  ends: contract.MappingEnds,
  shipped: ShippedMapping,
): Promise<contract.Mapping> =>
  toShippedMapping(
    shipped,
    (await queries.findSetAside(call.db)).find((one) => sameEnds(ends, shipped) && sameEnds(one, shipped)),
    call,
  );

export async function setMappingAside(
  call: Call,
  { reason, ...ends }: Body<typeof contract.setMappingAside>,
): Promise<contract.Mapping> {
  const { db, actor, by } = call;
  const shipped = expectShipped(ends);
  await lockFollowersExclusive(db);
  await queries.addSetAside(db, ends, { reason, by: actor.id });
  record(db, by, {
    action: 'compliance_mapping.set_aside',
    objects: organisation(call),
    reason,
    note: noteOf(ends, shipped),
  });
  await followMapping(db, endsOf(ends));
  return shownShipped(call, ends, shipped);
}

export async function countMappingAgain(call: Call, ends: contract.MappingEnds): Promise<contract.Mapping> {
  const { db, by } = call;
  const shipped = expectShipped(ends);
  await lockFollowersExclusive(db);
  if (await queries.isMapped(db, ends)) refuse(contract.mappingExists);
  const dropped = await queries.dropSetAside(db, ends);
  if (dropped.length > 0) {
    record(db, by, {
      action: 'compliance_mapping.counted_again',
      objects: organisation(call),
      note: noteOf(ends, shipped),
    });
    await followMapping(db, endsOf(ends));
  }
  return shownShipped(call, ends, shipped);
}
