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
import { nextReview } from '#features/risk/record/server/shared/risk-verbs.service.ts';
import type { StoredRisk } from '#features/risk/record/server/shared/risk.queries.ts';
import { closeRisk } from '#features/risk/record/server/shared/risk.service.ts';

/** Looks at a risk again: says why it stands as it does, and when it is looked at next. */
export async function reviewRisk(
  call: Call,
  id: string,
  { version, outcome, statement, next_on, override_reason, closing }: Body<typeof contract.reviewRisk>,
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
    return closeRisk(call, id, { ...closing, version: reviewed.version });
  }

  const residual = await settleResidual(call, before, override_reason);
  const review_on =
    next_on ?? nextReview({ ...before, residual: residual.stands ? before.residual : null }, day);
  await keepReview(call, before, { outcome, statement, next_on: review_on });
  const returns = before.status === 'mitigated' && !residual.stands;
  return risks.change(
    call,
    before,
    'review',
    {
      last_review_at,
      review_on,
      ...residual.columns,
      ...(residual.stands && { residual_lapses_on: review_on }),
    },
    { ...act, itself: returns ? 'residual_lapsed' : undefined },
  );
}

const lapsed = {
  residual_likelihood: null,
  residual_consequence: null,
  residual_level: null,
  residual_reason: null,
  residual_lapses_on: null,
};

/** A residual rating without controls holds until the next review: it lapses here, or is stated anew. */
async function settleResidual(
  call: Call,
  before: StoredRisk,
  override_reason: string | undefined,
): Promise<{
  stands: boolean;
  columns: Partial<Record<keyof typeof lapsed, null>> | { residual_reason: string | undefined };
}> {
  const { inherent, residual, target, model_version } = before;
  const stands = residual !== null && override_reason !== undefined;
  if (residual === null) {
    if (override_reason !== undefined) refuse(contract.noResidual);
    return { stands, columns: {} };
  }
  const model = one(
    [await findModel(call.db, model_version ?? 'active')].filter((found) => found !== undefined),
  );
  await keepAssessment(call, before, model, {
    judged: {
      inherent,
      residual: stands ? residual : null,
      target,
      explanation: {
        inherent: {
          basis: 'kept',
          likelihood_rule: model.likelihood_rule,
          consequence_rule: model.consequence_rule,
          factors: [],
        },
        residual: { basis: stands ? 'stated' : 'lapsed' },
      },
    },
    reason: override_reason,
    trigger: 'review',
  });
  return { stands, columns: stands ? { residual_reason: override_reason } : lapsed };
}

async function keepReview(
  { db, by }: Call,
  { id, review_on }: StoredRisk,
  { outcome, statement, next_on }: Pick<contract.Review, 'outcome' | 'statement' | 'next_on'>,
): Promise<void> {
  await db.query(sql`insert into risk_review (org_id, id, risk_id, due_on, done_at, by, by_name, outcome, statement, next_on)
    values (${db.org_id}, ${newId(db.now)}, ${id}, ${review_on}, ${db.now.toISOString()}, ${by.id}, ${by.name}, ${outcome}, ${statement}, ${next_on})`);
}
