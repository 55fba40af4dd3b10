import { sql } from 'drizzle-orm';
import { notFound, staleVersion } from '#platform/contract/refusal.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import type { Change } from '#platform/server/log/act.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import * as contract from '../risk-model-draft.contract.ts';
import type { FactorType, ModelDetails, ModelShares, ModelState } from '../risk-model.contract.ts';
import { isMonotone, stretched } from '../risk-model.rules.ts';
import {
  findActiveModel,
  findFactors,
  findModelState,
  findModelToChange,
  type StoredModel,
} from './shared/risk-model.queries.ts';

type Parts = ModelDetails & ModelShares;

/** The parts of a model that people edit, in the order in which the log lists them. */
const detailsOf = ({
  likelihood_size,
  consequence_size,
  likelihood_rule,
  consequence_rule,
  likelihood_steps,
  consequence_steps,
  levels,
  matrix,
  residual_cap,
  untested_factor,
  stale_factor,
}: Parts): Parts => ({
  likelihood_size,
  consequence_size,
  likelihood_rule,
  consequence_rule,
  likelihood_steps,
  consequence_steps,
  levels,
  matrix,
  residual_cap,
  untested_factor,
  stale_factor,
});

/** Writes the draft: the first time it begins the next version, afterwards it changes that one. */
export async function saveDraft(
  { db, by }: Call,
  { version, confirm_non_monotone, ...draftFields }: contract.DraftBody,
): Promise<ModelState> {
  if (!confirm_non_monotone && !isMonotone(draftFields.matrix)) refuse(contract.matrixNotMonotone);
  const before = await findModelToChange(db, 'draft');
  if (before === undefined ? version !== null : version !== before.version)
    refuse(staleVersion, { data: await findModelState(db) });
  const standing = before ?? (await findActiveModel(db));
  const { residual_cap, untested_factor, stale_factor } = standing;
  const details = detailsOf({ residual_cap, untested_factor, stale_factor, ...draftFields });
  const id = before?.id ?? newId(db.now);
  const at = db.now.toISOString();
  const columns = sql`likelihood_size, consequence_size, likelihood_rule, consequence_rule, likelihood_steps, consequence_steps, levels, matrix,
    residual_cap, untested_factor, stale_factor`;
  const values = sql`${details.likelihood_size}::smallint, ${details.consequence_size}::smallint, ${details.likelihood_rule}::text, ${details.consequence_rule}::text,
    ${JSON.stringify(details.likelihood_steps)}::jsonb, ${JSON.stringify(details.consequence_steps)}::jsonb, ${JSON.stringify(details.levels)}::jsonb,
    ${JSON.stringify(details.matrix)}::jsonb, ${details.residual_cap}::numeric, ${details.untested_factor}::numeric, ${details.stale_factor}::numeric`;
  if (before === undefined) {
    await db.query(sql`insert into risk_model (org_id, id, number, status, created_at, created_by, updated_at, updated_by, ${columns})
      select ${db.org_id}, ${id}, max(number) + 1, 'draft', ${at}, ${by.id}, ${at}, ${by.id}, ${values} from risk_model where org_id = ${db.org_id}`);
  } else {
    await db.query(sql`update risk_model set version = version + 1, updated_at = ${at}, updated_by = ${by.id}, (${columns}) = row (${values})
      where org_id = ${db.org_id} and id = ${id}`);
  }
  record(db, by, {
    action: before === undefined ? 'risk_model.drafted' : 'risk_model.draft_changed',
    objects: { type: 'risk_model', id },
    changes: changesBetween(detailsOf(standing), details),
  });
  return findModelState(db);
}

async function takeDraft(db: TenantDb, version: number): Promise<StoredModel> {
  const draft = (await findModelToChange(db, 'draft')) ?? refuse(notFound);
  expectVersion(draft, version);
  return draft;
}

export async function discardDraft({ db, by }: Call, { version }: { version: number }): Promise<ModelState> {
  const { id, number } = await takeDraft(db, version);
  await db.query(sql`delete from risk_model where org_id = ${db.org_id} and id = ${id}`);
  record(db, by, {
    action: 'risk_model.draft_discarded',
    objects: { type: 'risk_model', id },
    note: `${number}`,
  });
  return findModelState(db);
}

/** Rates with the draft from now on. Risks keep the version they were rated with, until they are assessed or re-rated. */
export async function activateDraft(call: Call, { version }: { version: number }): Promise<ModelState> {
  const { db, by } = call;
  const draft = await takeDraft(db, version);
  const active = (await findModelToChange(db, 'active')) ?? refuse(notFound);
  const at = db.now.toISOString();
  await db.query(sql`update risk_model set version = version + 1, status = 'retired', updated_at = ${at}, updated_by = ${by.id}
    where org_id = ${db.org_id} and id = ${active.id}`);
  await db.query(sql`update risk_model set version = version + 1, status = 'active', activated_at = ${at}, updated_at = ${at}, updated_by = ${by.id}
    where org_id = ${db.org_id} and id = ${draft.id}`);
  const scales = [
    ...(await fitScales(call, 'likelihood', draft.likelihood_size)),
    ...(await fitScales(call, 'consequence', draft.consequence_size)),
  ];
  record(db, by, {
    action: 'risk_model.activated',
    objects: [
      { type: 'risk_model', id: draft.id },
      ...scales.map(({ object_id }) => ({ type: 'risk_factor', id: object_id })),
    ],
    changes: [...changesBetween(detailsOf(active), detailsOf(draft)), ...scales],
    note: `${draft.number}`,
  });
  return findModelState(db);
}

/** Every factor of an axis has as many steps as the axis; the log keeps the steps that went. */
async function fitScales(
  { db, by }: Call,
  type: FactorType,
  size: number,
): Promise<(Change & { object_id: string })[]> {
  const factors = await findFactors(db);
  const others = factors.filter((factor) => factor.type === type && factor.levels.length !== size);
  for (const { id, levels } of others) {
    await db.query(sql`update risk_factor set version = version + 1, levels = ${JSON.stringify(stretched(levels, size))}::jsonb,
      updated_at = ${db.now.toISOString()}, updated_by = ${by.id} where org_id = ${db.org_id} and id = ${id}`);
  }
  return others.map(({ id, levels }) => ({
    object_id: id,
    field: 'levels',
    old: levels,
    new: stretched(levels, size),
  }));
}
