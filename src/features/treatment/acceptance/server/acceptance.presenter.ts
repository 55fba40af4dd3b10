import type { Actor } from '#platform/contract/access.ts';
import { actsFor } from '#platform/contract/deciding.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { shownRow, shownWhole } from '#platform/server/record/record-presenter.ts';
import { canonical } from '#platform/server/log/act.ts';
import { toRow as toRiskRow } from '#features/risk/record/server/shared/risk.presenter.ts';
import { currentRating } from '#features/risk/record/risk-rating.rules.ts';
import { type Acceptance, type AcceptanceRow, type FrozenRisk } from '../acceptance.contract.ts';
import { expiringDays } from '#features/risk/record/risk.rules.ts';
import { acceptanceWorkflow, deciderOf } from '../acceptance.workflow.ts';
import { acceptanceRecord } from '../acceptance.record.ts';
import type { RiskToFreeze, StoredAcceptance, StoredAcceptanceRow } from './acceptance.queries.ts';

const beside = (row: StoredAcceptanceRow, actor: Actor, now: Date) => ({
  level: row.frozen_level,
  requested_by: { id: row.requested_by, name: row.requester_name },
  flags: [
    ...(row.status === 'approved' && row.expires_on <= daysLater(today(now, actor.timezone), expiringDays)
      ? (['expiring'] as const)
      : []),
    ...(row.status === 'submitted' && actsFor(actor, deciderOf(row)) ? (['awaiting_you'] as const) : []),
  ],
});

/** The row as the contract tells it. */
export const toRow = (row: StoredAcceptanceRow, actor: Actor, now: Date): AcceptanceRow => ({
  ...shownRow(acceptanceRecord, row),
  ...beside(row, actor, now),
});

/** What is frozen of a risk: its own words and ratings, by name; nothing that is renamed later changes it. */
export function frozenOf(risk: RiskToFreeze, day: string): FrozenRisk {
  const { inherent, residual, target } = toRiskRow(risk, day);
  if (inherent === null || risk.model_version === null) throw new Error('an unrated risk is not accepted');
  return {
    id: risk.id,
    ref: risk.ref,
    title: risk.title,
    description: risk.description,
    context: risk.context,
    treatment_note: risk.treatment_note,
    inherent,
    inherent_justification: risk.inherent_justification,
    residual,
    residual_reason: risk.residual_reason,
    target,
    model_version: risk.model_version,
    controls: risk.controls,
    plans: risk.plans,
    explanation: risk.explanation,
  };
}

/** Whether a risk is still what was frozen. The explanation is left out: it names the day for which it was made. */
export function isAsFrozen(risk: RiskToFreeze, frozen: FrozenRisk | undefined, day: string): boolean {
  if (risk.inherent === null || risk.model_version === null || frozen === undefined) return false;
  const compared = (one: FrozenRisk) => canonical({ ...one, explanation: undefined });
  return compared(frozenOf(risk, day)) === compared(frozen);
}

const byId = <Risk extends { id: string }>(risks: readonly Risk[] | undefined) =>
  new Map(risks?.map((risk) => [risk.id, risk]));

/** The acceptance as this actor is answered it, with its risks as they are now; one that was deleted is no more among them. */
export function toAcceptance(row: StoredAcceptance, actor: Actor, now: Date): Acceptance {
  const day = today(now, actor.timezone);
  const [live, copies] = [byId(row.live), byId(row.frozen?.risks)];
  const { created_at: _, created_by: __, deleted_at: ___, ...fields } = shownWhole(acceptanceRecord, row);
  return {
    ...fields,
    ...beside(row, actor, now),
    risks: row.risks.flatMap(({ id, ref, title }) => {
      const [risk, frozen] = [live.get(id), copies.get(id)];
      if (risk === undefined) return [];
      return {
        id,
        ref,
        title,
        status: risk.status,
        current: currentRating({ ...toRiskRow(risk, day), status: risk.status }),
        frozen: frozen === undefined ? null : currentRating(frozen),
        changed: row.frozen !== null && !isAsFrozen(risk, frozen, day),
      };
    }),
    others_may_approve: row.others_may_approve,
    approver_may_decide: row.approver_may_decide,
    permissions: acceptanceWorkflow.permissions(actor, row, now),
  };
}
