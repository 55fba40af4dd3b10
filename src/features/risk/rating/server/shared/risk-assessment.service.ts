import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { notFound, reasonRequired, type Refusal } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import * as contract from '../../risk-assessment.contract.ts';
import {
  judge,
  type Judged,
  type RatedCells,
  type RatingProblem,
  type StoredRatings,
} from '../../risk-assessment.rules.ts';
import { carriesOver } from '#features/risk/model/risk-model.rules.ts';
import type { Basis, Cell, Rated } from '#features/risk/model/risk-level.contract.ts';
import { isWithinAppetite, riskScore } from '#features/risk/record/risk-rating.rules.ts';
import { levelOf } from '#features/risk/record/risk.rules.ts';
import { risks } from '#features/risk/record/server/shared/risk-change.service.ts';
import {
  findActiveModel,
  findFactors,
  findModel,
  type StoredModel,
} from '#features/risk/model/server/shared/risk-model.queries.ts';
import { findStoredRisk, type StoredRisk } from '#features/risk/record/server/shared/risk.queries.ts';

const refusalOf: Record<Exclude<RatingProblem, 'outside_matrix'>, Refusal> = {
  rated_twice: contract.ratedTwice,
  rating_needed: contract.ratingNeeded,
  rating_incomplete: contract.ratingIncomplete,
  factor_unknown: contract.factorUnknown,
  residual_above_inherent: contract.residualAboveInherent,
  target_above_inherent: contract.targetAboveInherent,
};

type Given = Body<typeof contract.assessRisk>;

/** Rates a risk with the active model, or in a dry run answers what would follow and writes nothing. */
export async function assessRisk(
  call: Call,
  id: string,
  given: Given,
  dryRun: boolean,
): Promise<contract.Assessed> {
  const { db, actor } = call;
  const before = dryRun
    ? await readToAssess(call, id, given.version)
    : await risks.take(call, id, given.version, 'assess');
  if (before.status === 'avoided' && given.residual_override) refuse(contract.residualOfAvoided);
  const model = await findActiveModel(db);
  const judged = judge(
    await storedRatingsOf(db, before, model),
    given,
    model,
    given.factors === undefined ? [] : await findFactors(db),
  );
  if (judged === 'outside_matrix')
    return refuse(contract.outsideMatrix, { errors: { [misplaced(given, model)]: ['outside_matrix'] } });
  if (typeof judged === 'string') return refuse(refusalOf[judged]);

  const outcome = outcomeOf(before, given, judged, model, today(db.now, actor.timezone));
  const { columns, ...shown } = outcome;
  if (dryRun) return { ...shown, risk: null };
  const reason = given.reason ?? refuse(reasonRequired);
  if (given.residual_override && given.override_reason === undefined) refuse(contract.overrideReasonRequired);
  await keepAssessment(call, before, model, {
    judged,
    reason,
    trigger: before.inherent === null ? 'initial' : 'manual',
  });
  const automatic = outcome.returns_to_created ? returnReason(before) : undefined;
  const act = { action: 'risk.assessed', reason, automatic } as const;
  const risk = await risks.change(call, before, 'assess', columns, act);
  return { ...shown, risk };
}

async function readToAssess(call: Call, id: string, seen: number): Promise<StoredRisk> {
  const row = (await findStoredRisk(call.db, call.actor, id)) ?? refuse(notFound);
  risks.expectUnchanged(call, row, seen, 'assess');
  return row;
}

/** Where the risk stands on the active matrix. Cells of a matrix of another size mean nothing on it. */
async function storedRatingsOf(db: TenantDb, before: StoredRisk, model: StoredModel): Promise<StoredRatings> {
  const { inherent, residual, target, model_version, residual_basis, target_basis } = before;
  const said = { residual_basis, target_basis, controls: before.residual_explanation };
  if (model_version !== null && model_version !== model.number) {
    const older = await findModel(db, model_version);
    if (older === undefined || !carriesOver(older, model))
      return { ...said, inherent: null, residual: null, target: null };
  }
  return { ...said, inherent, residual, target };
}

const misplaced = (given: Given, model: StoredModel): string => {
  const isOutside = (cell: Cell | null | undefined) =>
    cell && (cell.likelihood > model.likelihood_size || cell.consequence > model.consequence_size);
  return (
    (['inherent', 'residual_override', 'target'] as const).find((field) => isOutside(given[field])) ??
    'factors'
  );
};

const ratedWith = (
  model: StoredModel,
  cell: Cell | null,
): (Rated & { level: { review_days: number } }) | null => {
  const level = cell && model.levels[levelOf(model.matrix, cell) ?? -1];
  return cell && level
    ? { likelihood: cell.likelihood, consequence: cell.consequence, score: riskScore(cell), level }
    : null;
};

/** Why a mitigated risk is no longer one. */
const returnReason = ({ appetite_level }: Pick<StoredRisk, 'appetite_level'>) =>
  appetite_level === null ? 'residual_not_below_inherent' : 'residual_above_appetite';

/** What follows from a rating: the columns, the next review, and whether a mitigated risk still is one. */
function outcomeOf(
  before: StoredRisk,
  given: Given,
  { explanation, residual_basis, target_basis, ...cells }: Judged,
  model: StoredModel,
  day: string,
) {
  const inherent = ratedWith(model, cells.inherent);
  const residual = ratedWith(model, cells.residual);
  const target = ratedWith(model, cells.target);
  const computed = ratedWith(model, cells.computed);
  const counts = residual ?? inherent;
  const last = counts === null ? null : daysLater(day, counts.level.review_days);
  const isInTime =
    before.inherent !== null && before.review_on !== null && (last === null || before.review_on <= last);
  const review_on = isInTime ? before.review_on : last;
  const overrides = residual_basis === 'override';
  const residual_lapses_on = overrides ? review_on : null;
  const residual_reason = !overrides
    ? null
    : given.residual_override
      ? (given.override_reason ?? null)
      : before.residual_reason;
  const returns_to_created =
    before.status === 'mitigated' &&
    !isWithinAppetite({
      inherent,
      residual,
      residual_basis,
      residual_reason,
      level: counts?.level.index ?? -1,
      appetite_level: before.appetite_level,
    });
  const byFactors = given.factors ?? (given.inherent === undefined ? undefined : []);
  return {
    inherent,
    residual,
    target,
    computed_residual: computed ?? inherent,
    review_on,
    residual_lapses_on,
    returns_to_created,
    explanation,
    columns: {
      ...ratingColumns('inherent', inherent),
      ...ratingColumns('residual', residual),
      ...ratingColumns('target', target),
      ...ratingColumns('computed', computed),
      residual_basis,
      target_basis,
      residual_explanation: explanation.residual.controls ?? undefined,
      model_version: model.number,
      inherent_factors: byFactors,
      inherent_justification: given.justification,
      residual_reason,
      residual_lapses_on,
      review_on,
      rating_asked_at: null,
    },
  };
}

const ratingColumns = <Of extends Basis | 'computed'>(basis: Of, rated: Rated | null) =>
  ({
    [`${basis}_likelihood`]: rated?.likelihood ?? null,
    [`${basis}_consequence`]: rated?.consequence ?? null,
    [`${basis}_level`]: rated?.level.index ?? null,
  }) as Record<`${Of}_${'likelihood' | 'consequence' | 'level'}`, number | null>;

interface RatingToStore {
  judged: RatedCells & { explanation: contract.Explanation };
  reason: string | undefined;
  trigger: contract.Assessment['trigger'];
}

/** Keeps a rating in the risk's history of ratings, with the levels of the model it was made with. */
export async function keepAssessment(
  { db, by }: Pick<Call, 'db' | 'by'>,
  { id }: Pick<StoredRisk, 'id'>,
  model: Pick<StoredModel, 'number' | 'matrix'>,
  { judged, reason, trigger }: RatingToStore,
): Promise<void> {
  const kept = (cell: Cell | null) =>
    cell &&
    JSON.stringify({
      likelihood: cell.likelihood,
      consequence: cell.consequence,
      level: levelOf(model.matrix, cell),
    });
  await db.query(sql`insert into risk_assessment (org_id, id, risk_id, at, by, by_name, model_version, inherent, residual, target, explanation, reason, trigger)
    values (${db.org_id}, ${newId(db.now)}, ${id}, ${db.now.toISOString()}, ${by.id}, ${by.name}, ${model.number}, ${kept(judged.inherent)}::jsonb,
      ${kept(judged.residual)}::jsonb, ${kept(judged.target)}::jsonb, ${JSON.stringify(judged.explanation)}::jsonb, ${reason ?? null}, ${trigger})`);
}
