import { today } from '#platform/contract/today.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { riskWorkflow } from '#features/risk/record/risk.workflow.ts';
import { risks } from '#features/risk/record/server/shared/risk-change.service.ts';
import type { StoredRisk } from '#features/risk/record/server/shared/risk.queries.ts';

/** Makes the review of a risk due today, because of what `note` names; one that is due already stays so, and what is closed or awaits
 *  triage is not reviewed. `before` is locked by whoever calls; nothing is asked of their rights. */
export async function callForReview(call: Call, before: StoredRisk, note: string): Promise<void> {
  const { db, actor } = call;
  const review_on = today(db.now, actor.timezone);
  if (!riskWorkflow.startsFrom('review', before)) return;
  if (before.review_on !== null && before.review_on <= review_on) return;
  await risks.change(call, before, 'review', { review_on }, { action: 'risk.review_called', note });
}
