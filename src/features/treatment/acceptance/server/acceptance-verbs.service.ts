import { today } from '#platform/contract/today.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { acceptRisks } from '#features/risk/record/server/shared/risk-acceptance.service.ts';
import type { Acceptance } from '../acceptance.contract.ts';
import type { Decision } from '../acceptance.record.ts';
import { acceptanceWorkflow, expiryPast, riskChanged, riskNotAcceptable } from '../acceptance.workflow.ts';
import { acceptances } from './acceptance-record.service.ts';
import { tellApprover, tellDecided } from './acceptance-notice.service.ts';
import { isAsFrozen } from './acceptance.presenter.ts';
import { lockRisksOf, type StoredAcceptance } from './acceptance.queries.ts';
import { settleRisks, supersedeOthers } from './cover.service.ts';
import { acceptableLevel, freeze } from './frozen.service.ts';
import { findCovers, takeTurnAtAcceptances } from './shared/acceptance.queries.ts';

interface Versioned {
  version: number;
}

/** Freezes the risks and asks the approver for the decision. */
export async function submitAcceptance(call: Call, id: string, { version }: Versioned): Promise<Acceptance> {
  return submitTaken(call, await acceptances.take(call, id, version, 'submit'));
}

/** The same of a draft that was taken. */
export async function submitTaken(call: Call, before: StoredAcceptance): Promise<Acceptance> {
  const columns = { ...(await freeze(call, before)), submitted_at: call.db.now.toISOString() };
  const submitted = await acceptances.change(call, before, 'submit', columns, {
    action: 'acceptance.submitted',
  });
  tellApprover(call, submitted);
  return submitted;
}

export const withdrawAcceptance = acceptances.does('withdraw', 'acceptance.withdrawn', () => ({
  frozen: null,
  sha256: null,
  level: null,
  approver_type: null,
  submitted_at: null,
  first_decision: null,
}));

/** Freezes the risks anew; what the first of two approved was another copy. Who is to decide is told of it, unless they did it themselves. */
export async function refreezeAcceptance(
  call: Call,
  id: string,
  { version }: Versioned,
): Promise<Acceptance> {
  const before = await acceptances.take(call, id, version, 'refreeze');
  const columns = { ...(await freeze(call, before)), first_decision: null };
  const refrozen = await acceptances.change(call, before, 'refreeze', columns, {
    action: 'acceptance.refrozen',
  });
  tellApprover(call, refrozen);
  return refrozen;
}

/** Accepts the risks; the first of two asks the second one. They are locked: what is compared with the frozen copy is what is accepted. */
export async function approveAcceptance(
  call: Call,
  id: string,
  { version, note }: Versioned & { note?: string | undefined },
): Promise<Acceptance> {
  const { db, actor } = call;
  const [, , before] = await Promise.all([
    takeTurnAtAcceptances(db),
    lockRisksOf(db, id),
    acceptances.take(call, id, version, 'approve'),
  ]);
  const day = today(db.now, actor.timezone);
  if (before.expires_on < day) refuse(expiryPast);
  const frozenById = new Map(before.frozen?.risks.map((risk) => [risk.id, risk]));
  if (
    frozenById.size !== before.live.length ||
    before.live.some((risk) => !isAsFrozen(risk, frozenById.get(risk.id), day))
  )
    refuse(riskChanged, { data: acceptances.shownTo(call, before) });
  const refused = before.live.find((risk) => acceptableLevel(risk) === undefined);
  if (refused !== undefined) refuse(riskNotAcceptable, { values: { ref: refused.ref } });
  if (before.second_approver_id !== null && before.first_decision === null)
    return approveFirst(call, before, note);
  await acceptances.change(
    call,
    before,
    'approve',
    { status: 'approved', starts_on: day, decision: decisionOf(call, before, 'approve', note) },
    {
      action: 'acceptance.approved',
      note: acceptances.noteOf(call, 'approve', before, note),
    },
  );
  await supersedeOthers(db, id);
  const risks = before.live.map((risk) => risk.id);
  await acceptRisks(call, await findCovers(db, risks), before.ref);
  const approved = await acceptances.read(call, id);
  tellDecided(call, before, 'approved');
  return approved;
}

async function approveFirst(
  call: Call,
  before: StoredAcceptance,
  note: string | undefined,
): Promise<Acceptance> {
  const first_decision = decisionOf(call, before, 'approve', note);
  const waiting = await acceptances.change(
    call,
    before,
    'approve',
    { first_decision },
    { action: 'acceptance.approved_first', note },
  );
  tellApprover(call, waiting);
  return waiting;
}

/** Who decided, in whose place. */
const decisionOf = (
  { db, actor }: Call,
  before: StoredAcceptance,
  verb: 'approve' | 'reject',
  note: string | undefined,
): Decision => {
  const absent = acceptanceWorkflow.onBehalfOf(verb, actor, before, db.now);
  return {
    by: { id: actor.id, name: actor.name },
    on_behalf_of: absent === undefined ? null : { id: absent.id, name: absent.name },
    at: db.now.toISOString(),
    note: note ?? null,
  };
};

export async function rejectAcceptance(
  call: Call,
  id: string,
  { version, note }: Versioned & { note: string },
): Promise<Acceptance> {
  const before = await acceptances.take(call, id, version, 'reject');
  const rejected = await acceptances.change(
    call,
    before,
    'reject',
    { decision: decisionOf(call, before, 'reject', note) },
    { action: 'acceptance.rejected', note },
  );
  tellDecided(call, before, 'rejected');
  return rejected;
}

/** Takes the approval back. */
export async function revokeAcceptance(
  call: Call,
  id: string,
  { version, reason }: Versioned & { reason: string },
): Promise<Acceptance> {
  const { db, actor } = call;
  const [, before] = await Promise.all([
    takeTurnAtAcceptances(db),
    acceptances.take(call, id, version, 'revoke'),
  ]);
  const ended = { by: { id: actor.id, name: actor.name }, at: db.now.toISOString(), reason };
  await acceptances.change(call, before, 'revoke', { ended }, { action: 'acceptance.revoked', reason });
  const risks = before.live.map((risk) => risk.id);
  await settleRisks(db, [{ ...before, risks }], 'acceptance_revoked', actor.id);
  return acceptances.read(call, id);
}
