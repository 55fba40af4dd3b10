import { sql, type SQL } from 'drizzle-orm';
import { today } from '#platform/contract/today.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/log/activity.ts';
import type { Change } from '#platform/server/log/act.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { bases } from '../risk-level-names.contract.ts';
import { type Basis } from '../risk-level.contract.ts';
import type { ModelLevel } from '../risk-model.contract.ts';
import { findModel, findModelState, type StoredModel } from './shared/risk-model.queries.ts';

type Levels = Record<`${Basis}_level` | `old_${Basis}_level`, number | null>;

interface Rerated extends Levels {
  id: string;
  ref: string;
  old_version: number;
  old_levels: ModelLevel[];
  review_on: string | null;
  old_review_on: string | null;
}

interface Outcome {
  done: number;
  left: number;
  not_possible: number;
}

const name = (text: string): SQL => sql.raw(text);

/** The level of a basis' cell in the new grid, which travels as one flat array. */
const newLevel = (basis: Basis | 'computed', grid: SQL, width: number): SQL =>
  sql`case when r.${name(basis)}_level is not null then
    (${grid})[(r.${name(basis)}_likelihood - 1) * ${name(String(width))} + r.${name(basis)}_consequence] end`;

const kept = (basis: Basis): SQL =>
  sql`case when c.${name(basis)}_level is not null then jsonb_build_object('likelihood', c.${name(basis)}_likelihood,
    'consequence', c.${name(basis)}_consequence, 'level', c.${name(basis)}_level) end`;

const eachBasis = (toSql: (basis: Basis) => SQL): SQL => sql.join(bases.map(toSql), sql`, `);

/** Carries ratings of older versions over to the active one, so many at a time: cells stay, levels are looked up anew.
 *  One act names every risk; each gets a row in its history of ratings. */
export async function rerateRisks(
  call: Call,
  { version, limit }: { version: number; limit: number },
): Promise<Outcome> {
  const { db, by } = call;
  const model = (await findModel(db, 'active')) ?? refuse(notFound);
  expectVersion(model, version);
  const risks = await rerateSome(call, model, limit);
  if (risks.length > 0) {
    record(db, by, {
      action: 'risk_model.rerated',
      objects: [
        { type: 'risk_model', id: model.id },
        ...risks.map(({ id, ref }) => ({ type: 'risk', id, ref })),
      ],
      changes: risks.flatMap((risk) => changesOf(risk, model)),
      note: `${risks.length}`,
    });
  }
  return { done: risks.length, ...(await findModelState(db)).older };
}

async function rerateSome({ db, actor, by }: Call, model: StoredModel, limit: number): Promise<Rerated[]> {
  const numbers = await findCarried(db, model);
  const grid = sql`${sql.param(model.matrix.flat())}::smallint[]`;
  const levelOf = (basis: Basis | 'computed') => newLevel(basis, grid, model.consequence_size);
  const days = sql`${sql.param(model.levels.map(({ review_days }) => review_days))}::int[]`;
  // The next review lies within the days of the level a risk has now.
  const review = sql`least(r.review_on, ${today(db.now, actor.timezone)}::date + (${days})[coalesce(${levelOf('residual')}, ${levelOf('inherent')}) + 1])`;
  const ids = Array.from({ length: limit }, () => newId(db.now));
  const at = db.now.toISOString();
  return db.query<Rerated>(sql`with picked as (
      select r.id from risk r where r.org_id = ${db.org_id} and r.deleted_at is null and r.status <> 'closed'
        and r.model_version = any (${sql.param(numbers)}::int[]) limit ${limit}
    ), taken as (
      select r.id, m.number as old_version, m.levels as old_levels, r.review_on as old_review_on, ${eachBasis((basis) => sql`r.${name(basis)}_level as old_${name(basis)}_level`)}
      from risk r join risk_model m on m.org_id = r.org_id and m.number = r.model_version
      where r.org_id = ${db.org_id} and r.id in (select id from picked) and r.model_version <> ${model.number}
      order by r.id for update of r
    ), changed as (
      update risk r set version = r.version + 1, model_version = ${model.number}, updated_at = ${at}, updated_by = ${by.id},
        review_on = ${review}, residual_lapses_on = case when r.residual_basis = 'override' then ${review} end,
        computed_level = ${levelOf('computed')}, ${eachBasis((basis) => sql`${name(basis)}_level = ${levelOf(basis)}`)}
      from taken t where r.org_id = ${db.org_id} and r.id = t.id
      returning r.*, t.old_version, t.old_levels, t.old_review_on, ${eachBasis((basis) => sql`t.old_${name(basis)}_level`)}
    ), kept as (
      insert into risk_assessment (org_id, id, risk_id, at, by, by_name, model_version, inherent, residual, target, trigger)
      select ${db.org_id}, a.id, c.id, ${at}, ${by.id}, ${by.name}, c.model_version, ${eachBasis(kept)}, 'rerate'
      from (select *, row_number() over (order by id) as place from changed) c
      join unnest(${sql.param(ids)}::uuid[]) with ordinality as a (id, place) on a.place = c.place
    )
    select id, ref, old_version, old_levels, review_on, old_review_on, ${eachBasis((basis) => sql`${name(basis)}_level, old_${name(basis)}_level`)} from changed order by id`);
}

/** The numbers of the other versions whose scales have the same sizes. */
async function findCarried(
  db: TenantDb,
  { number, likelihood_size, consequence_size }: StoredModel,
): Promise<number[]> {
  const found = await db.query<{
    number: number;
  }>(sql`select number from risk_model where org_id = ${db.org_id}
    and number <> ${number} and likelihood_size = ${likelihood_size} and consequence_size = ${consequence_size}`);
  return found.map((one) => one.number);
}

/** What the log says of one risk: the version, and the level of each basis that got another one. */
function changesOf(risk: Rerated, { number, levels }: StoredModel): Change[] {
  const called = (some: readonly ModelLevel[], index: number | null) =>
    index === null ? null : (some[index]?.name ?? some[index]?.code ?? null);
  const levelChanges = bases.map((basis) => ({
    object_id: risk.id,
    field: `${basis}_level`,
    old: called(risk.old_levels, risk[`old_${basis}_level`]),
    new: called(levels, risk[`${basis}_level`]),
  }));
  const reviewChange = {
    object_id: risk.id,
    field: 'review_on',
    old: risk.old_review_on,
    new: risk.review_on,
  };
  return [
    { object_id: risk.id, field: 'model_version', old: risk.old_version, new: number },
    ...[...levelChanges, reviewChange].filter((change) => change.old !== change.new),
  ];
}
