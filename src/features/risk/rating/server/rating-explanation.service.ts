import type * as z from 'zod';
import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { toRisk } from '#features/risk/record/server/shared/risk.presenter.ts';
import { findStoredRisk } from '#features/risk/record/server/shared/risk.queries.ts';
import type { ratingExplanation } from '../risk-assessment.contract.ts';
import { findAssessments } from './risk-assessment.queries.ts';

/** Says of a risk why it stands where it does. */
export async function explainRating(
  { db, actor }: Call,
  id: string,
): Promise<z.infer<typeof ratingExplanation>> {
  const stored = (await findStoredRisk(db, actor, id)) ?? refuse(notFound);
  const { data } = await findAssessments(db, actor, id, { limit: 1, offset: 0 });
  const shown = toRisk(stored, actor, db.now);
  const { inherent, residual } = shown;
  return {
    ...shown,
    value: residual ?? inherent,
    basis: residual !== null ? 'residual' : inherent !== null ? 'inherent' : null,
    last: data[0] ?? null,
  };
}
