import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { one } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { today } from '#platform/contract/today.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import * as contract from '../risk-review.contract.ts';
import { keepAssessment } from '#features/risk/rating/server/shared/risk-assessment.service.ts';
import { risks } from '#features/risk/record/server/shared/risk-change.service.ts';
import { findModel } from '#features/risk/model/server/shared/risk-model.queries.ts';
import { nextReview } from '#features/risk/record/risk.rules.ts';
import { isWithinAppetite } from '#features/risk/record/risk-rating.rules.ts';
import { riskWorkflow } from '#features/risk/record/risk.workflow.ts';
import type { StoredRisk } from '#features/risk/record/server/shared/risk.queries.ts';
import type { OpenWork } from '#features/risk/record/server/shared/open-work.queries.ts';
import { closeRisk, expectReviewInTime } from '#features/risk/record/server/shared/risk.service.ts';

/** Looks at a risk again: says why it stands as it does, and when it is looked at next. */
export async function reviewRisk(
  call: Call,
  id: string,
  { version, outcome, statement, next_on, override_reason, closing }: Body<typeof contract.reviewRisk>,
  work: readonly OpenWork[],
): Promise<Risk> {
  const { db, actor } = call;
  const before = await risks.take(call, id, version, 'review');
  const day = today(db.now, actor.timezone);
  if (next_on !== undefined && next_on <= day) refuse(contract.reviewDayPast);
  const last_review_at = db.now.toISOString();
  const act = { action: 'risk.reviewed', reason: statement, note: outcome };

  if (outcome === 'close') {
    if (closing === undefined) return refuse(contract.closingRequired);
    risks.expectVerb(call, before, 'close');
    await keepReview(call, before, { outcome, statement, next_on: null });
    const reviewed = await risks.change(call, before, 'review', { last_review_at }, act);
    return closeRisk(call, id, { ...closing, version: reviewed.version }, work);
  }

  const residual = riskWorkflow.isAllowed('assess', actor, before, db.now)
    ? await settleResidual(call, before, override_reason)
    : askForRating(call, before, outcome, override_reason);
  const counts = { ...before, residual: residual.counts };
  if (next_on !== undefined) expectReviewInTime(call, counts, next_on, contract.nextReviewTooLate);
  const review_on = next_on ?? nextReview(counts, day);
  await keepReview(call, before, { outcome, statement, next_on: review_on });
  return risks.change(
    call,
    before,
    'review',
    {
      last_review_at,
      review_on,
      residual_lapses_on: residual.stands ? review_on : null,
      ...residual.columns,
    },
    { ...act, automatic: residual.returns ? 'residual_lapsed' : undefined },
  );
}

interface Settled {
  /** The residual rating that counts on, stated or computed. */
  counts: StoredRisk['residual'];
  /** Whether an overridden one counts on. */
  stands: boolean;
  /** Whether a mitigated risk goes back to created. */
  returns?: boolean;
  columns: Partial<
    Record<'residual_likelihood' | 'residual_consequence' | 'residual_level', number | null>
  > & {
    residual_basis?: StoredRisk['residual_basis'];
    residual_reason?: string | null;
    residual_lapses_on?: string | null;
    rating_asked_at: string | null;
  };
}

/** An owner who may not rate leaves every rating as it is, and asks for a new one: where something changed, and where the reason of
 *  an overridden residual rating is to be stated anew. */
function askForRating(
  { db }: Call,
  { residual, residual_basis, residual_lapses_on, rating_asked_at }: StoredRisk,
  outcome: contract.Review['outcome'],
  override_reason: string | undefined,
): Settled {
  if (override_reason !== undefined) refuse(contract.ratingByDeciders);
  const stands = residual_basis === 'override';
  const asks = outcome === 'changed' || stands;
  const asked = rating_asked_at ?? (asks ? db.now.toISOString() : null);
  return { counts: residual, stands, columns: { residual_lapses_on, rating_asked_at: asked } };
}

/** An overridden residual rating holds until the next review: it lapses here, so that what follows from the controls counts, or it is
 *  stated anew. */
async function settleResidual(
  call: Call,
  before: StoredRisk,
  override_reason: string | undefined,
): Promise<Settled> {
  const { inherent, residual, residual_basis, computed_residual, target, model_version } = before;
  if (residual_basis === 'computed') {
    if (override_reason !== undefined) refuse(contract.noResidual);
    return { counts: residual, stands: false, columns: { rating_asked_at: null } };
  }
  const stands = override_reason !== undefined;
  const counts = stands ? residual : computed_residual;
  const model = one(
    [await findModel(call.db, model_version ?? 'active')].filter((found) => found !== undefined),
  );
  await keepAssessment(call, before, model, {
    judged: {
      inherent,
      residual: counts,
      target,
      explanation: {
        inherent: {
          basis: 'kept',
          likelihood_rule: model.likelihood_rule,
          consequence_rule: model.consequence_rule,
          factors: [],
        },
        residual: {
          basis: stands ? 'stated' : 'lapsed',
          computed: cellOf(computed_residual),
          controls: before.residual_explanation,
        },
      },
    },
    reason: override_reason,
    trigger: 'review',
  });
  return stands
    ? { counts, stands, columns: { residual_reason: override_reason, rating_asked_at: null } }
    : { counts, stands, returns: returnsWith(before, counts), columns: lapsed(counts) };
}

const cellOf = (rating: StoredRisk['residual']) =>
  rating && { likelihood: rating.likelihood, consequence: rating.consequence };

/** Whether a mitigated risk is no longer one, once what is computed counts. */
const returnsWith = (before: StoredRisk, residual: StoredRisk['residual']): boolean =>
  before.status === 'mitigated' &&
  !isWithinAppetite({
    ...before,
    residual,
    residual_basis: 'computed',
    level: (residual ?? before.inherent)?.level.index ?? -1,
  });

const lapsed = (computed: StoredRisk['residual']): Settled['columns'] => ({
  residual_likelihood: computed?.likelihood ?? null,
  residual_consequence: computed?.consequence ?? null,
  residual_level: computed?.level.index ?? null,
  residual_basis: 'computed',
  residual_reason: null,
  residual_lapses_on: null,
  rating_asked_at: null,
});

async function keepReview(
  { db, by }: Call,
  { id, review_on }: StoredRisk,
  { outcome, statement, next_on }: Pick<contract.Review, 'outcome' | 'statement' | 'next_on'>,
): Promise<void> {
  await db.query(sql`insert into risk_review (org_id, id, risk_id, due_on, done_at, by, by_name, outcome, statement, next_on)
    values (${db.org_id}, ${newId(db.now)}, ${id}, ${review_on}, ${db.now.toISOString()}, ${by.id}, ${by.name}, ${outcome}, ${statement}, ${next_on})`);
}
