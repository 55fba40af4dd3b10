import { sql } from 'drizzle-orm';
import { today } from '#platform/contract/today.ts';
import { contentHash } from '#platform/server/log/act.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { ModelLevel } from '#features/risk/model/risk-model.contract.ts';
import type { FrozenContent } from '../acceptance.contract.ts';
import { termsOf } from '../acceptance.rules.ts';
import {
  approverIsRequester,
  approverNotAllowed,
  departmentsDiffer,
  expiryPast,
  expiryTooLate,
  riskNotAcceptable,
  secondApproverMissing,
  secondApproverNotAllowed,
} from '../acceptance.workflow.ts';
import { frozenOf } from './acceptance.presenter.ts';
import type { RiskToFreeze, StoredAcceptance } from './acceptance.queries.ts';
import { twoApprove } from './acceptance-rules.service.ts';
import { findApprovers } from './approver.queries.ts';

/** The level that a risk is accepted at: the residual one, or the inherent one while there is none; nothing where it may not be
 *  accepted: it is triaged, rated, to be accepted by its treatment, and neither closed nor treated otherwise. */
export const acceptableLevel = ({ triage, treatment, status, inherent, residual }: RiskToFreeze) =>
  triage === 'triaged' && treatment === 'accept' && (status === 'created' || status === 'accepted')
    ? (residual ?? inherent)?.level
    : undefined;

/** Refuses what may not be asked for, and answers what follows from the levels of the risks. */
async function expectTerms({ db, actor }: Call, stored: StoredAcceptance) {
  const day = today(db.now, actor.timezone);
  const [first, ...others] = stored.live.map(
    (risk) => acceptableLevel(risk) ?? refuse(riskNotAcceptable, { values: { ref: risk.ref } }),
  );
  // Those it names were deleted.
  if (first === undefined)
    return refuse(riskNotAcceptable, { values: { ref: stored.risks[0]?.ref ?? stored.ref } });
  if (stored.live.some(({ department_id }) => department_id !== stored.department_id))
    refuse(departmentsDiffer);
  const terms = termsOf([first, ...others], day);
  if (stored.expires_on < day) refuse(expiryPast);
  if (stored.expires_on > terms.latest_day) refuse(expiryTooLate, { values: { day: terms.latest_day } });
  const approvers = await findApprovers(db, actor, {
    type: terms.approver_type,
    department_id: stored.department_id,
    requester: stored.requested_by,
  });
  if (!approvers.some(({ id }) => id === stored.approver_id))
    refuse(stored.approver_id === stored.requested_by ? approverIsRequester : approverNotAllowed);
  await expectSecondApprover(db, stored, terms.level, approvers);
  return terms;
}

/** Refuses a second approver who may not be it, and a request without one where two are to decide. */
async function expectSecondApprover(
  db: TenantDb,
  { approver_id, second_approver_id, requested_by }: StoredAcceptance,
  level: ModelLevel,
  approvers: readonly { id: string }[],
): Promise<void> {
  const others = approvers.filter(({ id }) => id !== requested_by);
  if (second_approver_id === null) {
    if (await twoApprove(db, level, others)) refuse(secondApproverMissing);
    return;
  }
  if (approver_id === requested_by) refuse(approverIsRequester);
  if (!others.some(({ id }) => id === second_approver_id)) refuse(secondApproverNotAllowed);
}

/** The columns that freeze an acceptance: its risks as they are now, word for word, and the hash of that. */
export async function freeze(call: Call, stored: StoredAcceptance) {
  const { db, actor } = call;
  const day = today(db.now, actor.timezone);
  const { level, approver_type } = await expectTerms(call, stored);
  const { index, code, name, colour } = level;
  const frozen: FrozenContent = {
    ref: stored.ref,
    level: { index, code, name, colour },
    risks: stored.live.map((risk) => frozenOf(risk, day)),
    justification: stored.justification,
    conditions: stored.conditions,
    expires_on: stored.expires_on,
    requested_by: { id: stored.requested_by, name: stored.requester_name },
    approver: { id: stored.approver_id, name: stored.approver_name ?? '' },
    ...(stored.second_approver_id !== null && {
      second_approver: { id: stored.second_approver_id, name: stored.second_approver_name ?? '' },
    }),
    frozen_at: db.now.toISOString(),
  };
  await db.query(sql`update acceptance_risk ar set frozen_rank = given.rank
    from unnest(${sql.param(stored.live.map(({ id }) => id))}::uuid[], ${sql.param(stored.live.map(({ rank }) => rank))}::smallint[]) as given (id, rank)
    where ar.org_id = ${db.org_id} and ar.acceptance_id = ${stored.id} and ar.risk_id = given.id`);
  return { frozen, sha256: contentHash(frozen), level: index, approver_type };
}
