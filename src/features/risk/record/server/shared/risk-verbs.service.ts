import type { OpenWork } from './open-work.queries.ts';
import type { Body } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { today } from '#platform/contract/today.ts';
import { reasonRequired } from '#platform/contract/refusal.ts';
import type { Risk } from '../../risk.contract.ts';
import { decidedAlone } from '#platform/contract/deciding.ts';
import type * as contract from '../../risk-verbs.contract.ts';
import { nextReview } from '../../risk.rules.ts';
import { avoidanceAhead, coverEnded, riskWorkflow } from '../../risk.workflow.ts';
import { risks } from './risk-change.service.ts';
import type { StoredRisk } from './risk.queries.ts';
import {
  closedBy,
  closeLockedRisk,
  expectDepartmentOpen,
  expectTriageable,
  ownerStillHere,
  requestOf,
  triageOf,
} from './risk.service.ts';

/** Takes a raised risk into the register, or rejects it: rejected is closed with that reason. */
export async function triageRisk(
  call: Call,
  id: string,
  { version, decision, owner_id, category_id, reason }: Body<typeof contract.triageRisk>,
): Promise<Risk> {
  const before = await risks.take(call, id, version, 'triage');
  if (decision === 'reject') {
    const note = reason ?? refuse(reasonRequired);
    const closed = closedBy(call, before, { reason: 'rejected', note });
    const act = { action: 'risk.rejected', reason: note };
    return risks.change(call, before, 'triage', { status: 'closed', ...closed, request: null }, act);
  }
  expectTriageable(before, { owner_id, category_id });
  const accepted = { triage: 'triaged', owner_id, category_id } as const;
  return risks.change(call, before, 'triage', accepted, { action: 'risk.triaged', reason });
}

/** Says what will be done. What had been reached by another treatment is undone with it. */
export async function chooseTreatment(
  call: Call,
  id: string,
  { version, treatment, note }: Body<typeof contract.chooseTreatment>,
): Promise<Risk> {
  const before = await risks.take(call, id, version, 'treatment');
  const other = treatment !== before.treatment;
  return risks.change(
    call,
    before,
    'treatment',
    {
      treatment,
      treatment_note: note,
      ...(other && { status: 'created', transfer: null, avoidance: null }),
    },
    { action: 'risk.treatment_chosen' },
  );
}

export const mitigateRisk = risks.does('mitigate', 'risk.mitigated', ({ db, actor }, before) => ({
  review_on: nextReview(before, today(db.now, actor.timezone)),
}));

export async function avoidRisk(
  call: Call,
  id: string,
  { version, ...details }: Body<typeof contract.avoidRisk>,
): Promise<Risk> {
  const before = await risks.take(call, id, version, 'avoid');
  if (details.on > today(call.db.now, call.actor.timezone)) refuse(avoidanceAhead);
  const request = requestOf(call, 'avoid', details);
  return risks.change(call, before, 'avoid', { request }, { action: 'risk.avoid_requested' });
}

export async function transferRisk(
  call: Call,
  id: string,
  { version, ...details }: Body<typeof contract.transferRisk>,
): Promise<Risk> {
  const before = await risks.take(call, id, version, 'transfer');
  expectCover(call, details.ends_on);
  const request = requestOf(call, 'transfer', details);
  return risks.change(call, before, 'transfer', { request }, { action: 'risk.transfer_requested' });
}

/** A cover that has ended covers nothing. */
function expectCover({ db, actor }: Call, endsOn: string): void {
  if (endsOn < today(db.now, actor.timezone)) refuse(coverEnded);
}

/** Does what was asked for, on the decision of a second person; where there is only one, the log says so. */
export async function confirmRequest(
  call: Call,
  id: string,
  { version }: { version: number },
  work: readonly OpenWork[],
): Promise<Risk> {
  const { db, actor } = call;
  const before = await risks.take(call, id, version, 'confirm');
  const { verb, details } = before.request as NonNullable<StoredRisk['request']>;
  const note = riskWorkflow.isTheirOwn('confirm', actor, before, db.now) ? decidedAlone : undefined;
  switch (verb) {
    case 'avoid': {
      const avoidance = { ...(details as Avoidance), confirmed_by: { id: actor.id, name: actor.name } };
      const columns = { avoidance, status: 'avoided', request: null } as const;
      return risks.change(call, before, 'confirm', columns, { action: 'risk.avoided', note });
    }
    case 'transfer': {
      const transfer = details as Transfer;
      expectCover(call, transfer.ends_on);
      const columns = { transfer, status: 'transferred', request: null } as const;
      return risks.change(call, before, 'confirm', columns, { action: 'risk.transferred', note });
    }
    case 'close':
      return closeLockedRisk(call, before, 'confirm', details as { reason: string }, work, note);
  }
}
type Avoidance = NonNullable<Risk['avoidance']>;
type Transfer = NonNullable<Risk['transfer']>;

/** Leaves the risk as it is: the decider with a reason, or whoever asked and thought better of it. */
export async function declineRequest(
  call: Call,
  id: string,
  { version, reason }: Body<typeof contract.declineRequest>,
): Promise<Risk> {
  const before = await risks.take(call, id, version, 'decline');
  const withdraws = before.request?.by.id === call.actor.id;
  if (!withdraws && reason === undefined) refuse(reasonRequired);
  const action = withdraws ? 'risk.request_withdrawn' : 'risk.request_declined';
  return risks.change(call, before, 'decline', { request: null }, { action, reason });
}

/** Takes a closed risk back, to be looked at in its time. One rejected at triage waits for triage again, and so does one from a
 *  file that names no owner or category, or whose owner left. */
export async function reopenRisk(
  call: Call,
  id: string,
  { version, reason }: Body<typeof contract.reopenRisk>,
): Promise<Risk> {
  const before = await risks.take(call, id, version, 'reopen');
  const review_on = nextReview(before, today(call.db.now, call.actor.timezone));
  await expectDepartmentOpen(call.db, before);
  const owner_id = await ownerStillHere(call.db, before);
  return risks.change(
    call,
    before,
    'reopen',
    { closed: null, closed_on: null, review_on, owner_id, triage: triageOf({ ...before, owner_id }) },
    { action: 'risk.reopened', reason },
  );
}
