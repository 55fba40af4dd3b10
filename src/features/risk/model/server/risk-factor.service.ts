import { sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/refusal.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import * as contract from '../risk-model.contract.ts';
import {
  factorColumns,
  findActiveModel,
  findFactorToChange,
  type StoredModel,
} from './shared/risk-model.queries.ts';

type Factor = contract.RiskFactor;

const sizeOf = (model: StoredModel, type: contract.FactorType): number =>
  type === 'likelihood' ? model.likelihood_size : model.consequence_size;

async function expectScale(db: TenantDb, type: contract.FactorType, levels: readonly unknown[]) {
  const size = sizeOf(await findActiveModel(db), type);
  if (levels.length !== size) refuse(contract.factorScaleDiffers, { values: { size } });
}

/** Something must be left to judge each axis by. The model's row is locked, so that two people cannot take the last two. */
async function expectOthers(db: TenantDb, factor: Factor): Promise<void> {
  await db.query(sql`select 1 from risk_model where org_id = ${db.org_id} and status = 'active' for update`);
  const others = await db.query(sql`select 1 from risk_factor
    where org_id = ${db.org_id} and type = ${factor.type} and is_active and id <> ${factor.id} limit 1`);
  if (factor.is_active && others.length === 0) refuse(contract.lastFactor, { data: factor });
}

export async function addFactor({ db, by }: Call, details: contract.NewFactor): Promise<Factor> {
  await expectScale(db, details.type, details.levels);
  const { description = null, weight = 1, position = 999, is_active = true, is_default = false } = details;
  const id = newId(db.now);
  const at = db.now.toISOString();
  const factor = one(
    await db.query<Factor>(sql`insert into risk_factor
      (org_id, id, type, name, description, weight, position, is_active, is_default, levels, created_at, created_by, updated_at, updated_by)
      values (${db.org_id}, ${id}, ${details.type}, ${details.name}, ${description}, ${weight}, ${position}, ${is_active}, ${is_default},
        ${JSON.stringify(details.levels)}::jsonb, ${at}, ${by.id}, ${at}, ${by.id}) returning ${factorColumns}`),
  );
  record(db, by, {
    action: 'risk_factor.added',
    objects: { type: 'risk_factor', id },
    note: factor.name ?? '',
  });
  return factor;
}

export async function changeFactor(
  { db, by }: Call,
  id: string,
  { version, ...changes }: contract.FactorChanges & { version: number },
): Promise<Factor> {
  const before = (await findFactorToChange(db, id)) ?? refuse(notFound);
  expectVersion(before, version);
  if (changes.name === null && before.code === null) refuse(contract.factorNameRequired);
  if (changes.levels !== undefined || changes.is_active === true)
    await expectScale(db, before.type, changes.levels ?? before.levels);
  if (changes.is_active === false) await expectOthers(db, before);
  const next = { ...before, ...changes };
  const after = one(
    await db.query<Factor>(sql`update risk_factor set version = version + 1, name = ${next.name}, description = ${next.description},
      weight = ${next.weight}, position = ${next.position}, is_active = ${next.is_active}, is_default = ${next.is_default},
      levels = ${JSON.stringify(next.levels)}::jsonb, updated_at = ${db.now.toISOString()}, updated_by = ${by.id}
      where org_id = ${db.org_id} and id = ${id} returning ${factorColumns}`),
  );
  record(db, by, {
    action: 'risk_factor.changed',
    objects: { type: 'risk_factor', id },
    changes: changesBetween(before, changes as Partial<Factor>),
    note: after.name ?? after.code ?? '',
  });
  return after;
}

/** Removes a factor nobody ever judged by. One that was used is switched off, so that old ratings can be explained. */
export async function removeFactor(
  { db, by }: Call,
  id: string,
  { version }: { version: number },
): Promise<Factor> {
  const factor = (await findFactorToChange(db, id)) ?? refuse(notFound);
  expectVersion(factor, version);
  await expectOthers(db, factor);
  const used = await db.query(sql`select 1 from risk where org_id = ${db.org_id}
    and inherent_factors @> ${JSON.stringify([{ factor_id: id }])}::jsonb limit 1`);
  if (used.length > 0) refuse(contract.factorInUse, { data: factor });
  await db.query(sql`delete from risk_factor where org_id = ${db.org_id} and id = ${id}`);
  record(db, by, {
    action: 'risk_factor.removed',
    objects: { type: 'risk_factor', id },
    note: factor.name ?? factor.code ?? '',
  });
  return factor;
}
