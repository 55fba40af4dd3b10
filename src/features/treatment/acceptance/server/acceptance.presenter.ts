import type { Actor } from '#platform/contract/access.ts';
import { actsFor } from '#platform/contract/deciding.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { canonical } from '#platform/server/log/act.ts';
import { toRow as toRiskRow } from '#features/risk/record/server/shared/risk.presenter.ts';
import { currentRating } from '#features/risk/record/risk-rating.rules.ts';
import { type Acceptance, type AcceptanceRow, type FrozenRisk } from '../acceptance.contract.ts';
import { expiringDays } from '#features/risk/record/risk.rules.ts';
import { acceptanceWorkflow, deciderOf, type AcceptanceFacts } from '../acceptance.workflow.ts';
import type { RiskToFreeze, StoredAcceptance, StoredRow } from './acceptance.queries.ts';

/** The row as the contract tells it. */
export const toRow = (row: StoredRow, actor: Actor, now: Date): AcceptanceRow => ({
  id: row.id,
  version: row.version,
  ref: row.ref,
  status: row.status,
  department: row.department_id === null ? null : { id: row.department_id, name: row.department_name ?? '' },
  risks: row.risks,
  level: row.frozen_level,
  requested_by: { id: row.requested_by, name: row.requester_name },
  approver: { id: row.approver_id, name: row.approver_name },
  second_approver:
    row.second_approver_id === null
      ? null
      : { id: row.second_approver_id, name: row.second_approver_name ?? '' },
  starts_on: row.starts_on,
  expires_on: row.expires_on,
  updated_at: row.updated_at,
  flags: [
    ...(row.status === 'approved' && row.expires_on <= daysLater(today(now, actor.timezone), expiringDays)
      ? (['expiring'] as const)
      : []),
    ...(row.status === 'submitted' && actsFor(actor, deciderOf(turnOf(row)))
      ? (['awaiting_you'] as const)
      : []),
  ],
});

const turnOf = ({ approver_id, second_approver_id, first_decision }: StoredRow) => ({
  approver_id,
  second_approver_id,
  first_approved_by: first_decision?.by.id ?? null,
});

export const factsOf = (row: StoredAcceptance): AcceptanceFacts => ({ ...row, ...turnOf(row) });

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

/** The acceptance as this actor is answered it, with its risks as they are now. */
export function toAcceptance(row: StoredAcceptance, actor: Actor, now: Date): Acceptance {
  const day = today(now, actor.timezone);
  const frozenById = new Map(row.frozen?.risks.map((risk) => [risk.id, risk]));
  return {
    ...toRow(row, actor, now),
    risks: row.live.map((risk) => {
      const frozen = frozenById.get(risk.id);
      return {
        id: risk.id,
        ref: risk.ref,
        title: risk.title,
        status: risk.status,
        current: currentRating({ ...toRiskRow(risk, day), status: risk.status }),
        frozen: frozen === undefined ? null : currentRating(frozen),
        changed: row.frozen !== null && !isAsFrozen(risk, frozen, day),
      };
    }),
    justification: row.justification,
    conditions: row.conditions,
    submitted_at: row.submitted_at,
    sha256: row.sha256,
    first_decision: row.first_decision,
    decision: row.decision,
    ended: row.ended,
    others_may_approve: row.others_may_approve,
    approver_may_decide: row.approver_may_decide,
    permissions: { can: acceptanceWorkflow.can(actor, factsOf(row), now) },
  };
}
