import { decidedAlone } from '#platform/contract/deciding.ts';
import type { Body } from '#platform/contract/endpoint.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type * as contract from '../evidence.contract.ts';
import { evidenceWorkflow } from '../evidence.workflow.ts';
import { tellHolders, type EvidenceOn } from './evidence-record.service.ts';
import { tellOwner } from './evidence-notice.service.ts';
import { factsOf } from './evidence.presenter.ts';
import type { StoredEvidence } from './evidence.queries.ts';

/** What is decided about is decided about no more. */
const decidedNow = ({ db, actor }: Call, { awaiting_revision }: StoredEvidence) => ({
  awaiting_revision: null,
  decided_revision: awaiting_revision,
  decided_at: db.now.toISOString(),
  decided_by: actor.id,
});

/** What the log notes of a decision, where somebody decided about their own. */
const noteOf = (call: Call, before: StoredEvidence, verb: 'accept' | 'reject', note: string | undefined) => {
  const isOwn = evidenceWorkflow.isTheirOwn(verb, call.actor, factsOf(before), call.db.now);
  return isOwn ? [note, decidedAlone].filter(Boolean).join(' · ') : note;
};

/** The revision that waits counts from now on, for its period. */
export const acceptEvidence =
  (on: EvidenceOn) =>
  async (call: Call, id: string, { version, note }: Body<typeof contract.acceptEvidence>) => {
    const before = await on.records.take(call, id, version, 'accept');
    const accepted = before.revisions.find(({ n }) => n === before.awaiting_revision);
    const { effective_from, effective_to } = accepted ?? before;
    const after = await on.records.change(
      call,
      before,
      'accept',
      {
        ...decidedNow(call, before),
        accepted_revision: before.awaiting_revision,
        effective_from,
        effective_to,
        rejection: null,
      },
      { action: 'evidence.accepted', note: noteOf(call, before, 'accept', note) },
    );
    await tellHolders(call.db, on.holders, before.links);
    tellOwner(call, after, 'decided');
    return after;
  };

/** Sends the revision back that waits; what was accepted before stays so. */
export const rejectEvidence =
  (on: EvidenceOn) =>
  async (call: Call, id: string, { version, note }: Body<typeof contract.rejectEvidence>) => {
    const before = await on.records.take(call, id, version, 'reject');
    const rejected = { ...decidedNow(call, before), rejection: note };
    const act = { action: 'evidence.rejected', note: noteOf(call, before, 'reject', note) };
    const after = await on.records.change(call, before, 'reject', rejected, act);
    tellOwner(call, after, 'sent_back');
    return after;
  };

export const withdrawEvidence =
  (on: EvidenceOn) =>
  async (call: Call, id: string, { version, reason }: Body<typeof contract.withdrawEvidence>) => {
    const before = await on.records.take(call, id, version, 'withdraw');
    if (before.status === 'accepted') await tellHolders(call.db, on.holders, before.links);
    const act = { action: 'evidence.withdrawn', reason };
    return on.records.change(call, before, 'withdraw', { awaiting_revision: null }, act);
  };
