import { maySteer } from '#platform/contract/deciding.ts';
import { reasonRequired } from '#platform/contract/refusal.ts';
import type { Body } from '#platform/contract/endpoint.ts';
import { changesBetween } from '#platform/server/log/activity.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { hiddenBy, shownAgain } from '#platform/server/record/stored-records.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { isActiveDepartment } from '#features/organisation/department/server/shared/active-department.queries.ts';
import * as contract from '../evidence.contract.ts';
import { distinctTags } from '../evidence.rules.ts';
import { linkNotYours, objectUnknown, periodAccepted } from '../evidence.workflow.ts';
import { findRecords, tellHolders, type EvidenceOn } from './evidence-record.service.ts';
import { provide } from './evidence-content.service.ts';
import { addLink, dropLink } from './evidence.queries.ts';
import { tellOwner, tellReviewer } from './evidence-notice.service.ts';

interface People {
  owner_id?: string | undefined;
  reviewer_id?: string | null | undefined;
}

/** Refuses people who are no active members, and a department that is not there. */
async function expectKnown(
  { db }: Call,
  { owner_id, reviewer_id }: People,
  department_id: string | null | undefined,
): Promise<void> {
  const people = await findActivePeople(
    db,
    [owner_id, reviewer_id].filter((id): id is string => typeof id === 'string'),
  );
  if (owner_id !== undefined && !people.has(owner_id)) refuse(contract.ownerUnknown);
  if (typeof reviewer_id === 'string' && !people.has(reviewer_id)) refuse(contract.reviewerUnknown);
  if (typeof department_id === 'string' && !(await isActiveDepartment(db, department_id)))
    refuse(departmentUnknown);
}

/** Those of these records that are linked to: all of them must be seen (400), and the caller's to decide about (403). */
async function expectLinkable(
  call: Call,
  { holders }: EvidenceOn,
  links: readonly contract.EvidenceLink[],
): Promise<contract.LinkedRecord[]> {
  const records = await findRecords(call, holders, links);
  if (records.length < new Set(links.map(({ object_id }) => object_id)).size) refuse(objectUnknown);
  if (records.some(({ mayLink }) => !mayLink)) refuse(linkNotYours);
  return records;
}

/** A record that evidence is linked to, as the log names it: its history tells of the link too. */
const objectOf = ({ object_type, object_id, ref }: contract.LinkedRecord) => ({
  type: object_type,
  id: object_id,
  ref,
});

/** Asks for evidence, or submits it where it comes with its content. */
export const createEvidence =
  (on: EvidenceOn) =>
  async (call: Call, body: contract.NewEvidence): Promise<contract.Evidence> => {
    const { db, actor } = call;
    const { links = [], content, note, ...details } = body;
    const { owner_id = actor.id, department_id = null, effective_to = null } = details;
    const records = await expectLinkable(call, on, links);
    // Whoever answers for a record may add to it; the rest is for those who decide about the department.
    if (links.length === 0 && !maySteer(actor, department_id)) refuse(departmentNotYours);
    await expectKnown(call, { owner_id, reviewer_id: details.reviewer_id }, department_id);
    const submitted = content && {
      status: 'submitted' as const,
      revision: 1,
      awaiting_revision: 1,
      submitted_at: db.now.toISOString(),
      submitted_by: actor.id,
    };
    const { id } = await on.records.add(call, {
      action: content === undefined ? 'evidence.requested' : 'evidence.added',
      columns: {
        ...details,
        ...(details.tags && { tags: distinctTags(details.tags) }),
        ...submitted,
        owner_id,
        department_id,
      },
      note,
      about: records.map(objectOf),
    });
    for (const link of links) await addLink(db, actor.id, id, link);
    if (content !== undefined) {
      const [first] = links;
      const { kind, effective_from } = details;
      const sentFor =
        first === undefined
          ? { type: 'evidence', id: null }
          : { type: first.object_type, id: first.object_id };
      const period = { effective_from, effective_to };
      await provide(call, on, {
        evidence: { id, kind },
        n: 1,
        content,
        note: note ?? null,
        ...period,
        sentFor,
      });
    }
    const made = await on.records.read(call, id);
    await (content === undefined ? tellOwner(call, made, 'assigned') : tellReviewer(call, made));
    return made;
  };

/** Changes what people write about it. The period of what was accepted changes with a revision alone. */
export const changeEvidence =
  (on: EvidenceOn) =>
  async (call: Call, id: string, { version, ...sent }: contract.EvidenceChange) => {
    const details = { ...sent, ...(sent.tags && { tags: distinctTags(sent.tags) }) };
    const before = await on.records.take(call, id, version, 'edit');
    const changed = changesBetween<object>(before, details).map(({ field }) => field);
    if (changed.length === 0) return on.records.shownTo(call, before);
    const ofPeriod = ['effective_from', 'effective_to', 'valid_for_days'];
    const isFixed = before.status === 'accepted' || before.status === 'expired';
    if (isFixed && changed.some((field) => ofPeriod.includes(field))) refuse(periodAccepted);
    const { owner_id, reviewer_id, department_id } = details;
    if (changed.includes('department_id') && !maySteer(call.actor, department_id ?? null))
      refuse(departmentNotYours);
    await expectKnown(
      call,
      {
        owner_id: changed.includes('owner_id') ? owner_id : undefined,
        reviewer_id: changed.includes('reviewer_id') ? reviewer_id : undefined,
      },
      changed.includes('department_id') ? department_id : undefined,
    );
    const after = await on.records.change(call, before, 'edit', details, { action: 'evidence.changed' });
    // How long something proves may follow from its tags.
    if (changed.includes('tags') && before.status === 'accepted')
      await tellHolders(call.db, on.holders, before.links);
    return after;
  };

/** Provides another revision. What was accepted counts until that one is, or until it expires. */
export const reviseEvidence =
  (on: EvidenceOn) =>
  async (call: Call, id: string, body: contract.Revising): Promise<contract.Evidence> => {
    const { db, actor } = call;
    const before = await on.records.take(call, id, body.version, 'revise');
    const n = before.revision + 1;
    const { effective_from = before.effective_from, effective_to = before.effective_to } = body;
    const { content, note = null } = body;
    await provide(call, on, {
      evidence: before,
      n,
      content,
      note,
      effective_from,
      effective_to,
      sentFor: { type: 'evidence', id },
    });
    const isDraft = before.status === 'requested' || before.status === 'rejected';
    const isSubmitted = !isDraft || body.submit === true;
    const isRenewal = before.status === 'accepted' || before.status === 'expired';
    const submitted = { awaiting_revision: n, submitted_at: db.now.toISOString(), submitted_by: actor.id };
    await on.records.change(
      call,
      before,
      'revise',
      {
        revision: n,
        ...(!isRenewal && { effective_from, effective_to }),
        ...(isSubmitted && submitted),
        ...(isSubmitted && !isRenewal && { status: 'submitted' as const }),
      },
      { action: 'evidence.revised', note: body.note },
    );
    const after = await on.records.read(call, id);
    if (isSubmitted) await tellReviewer(call, after);
    return after;
  };

export const submitEvidence =
  (on: EvidenceOn) =>
  async (call: Call, id: string, { version, note }: Body<typeof contract.submitEvidence>) => {
    const before = await on.records.take(call, id, version, 'submit');
    const submitted = {
      awaiting_revision: before.revision,
      submitted_at: call.db.now.toISOString(),
      submitted_by: call.actor.id,
    };
    const act = { action: 'evidence.submitted', note };
    const after = await on.records.change(call, before, 'submit', submitted, act);
    await tellReviewer(call, after);
    return after;
  };

/** Takes a link to a record, or takes it away; both change what that record is proven by. */
const changeLinks = (on: EvidenceOn, verb: 'link' | 'unlink') => {
  const [write, action] =
    verb === 'link' ? ([addLink, 'evidence.linked'] as const) : ([dropLink, 'evidence.unlinked'] as const);
  return async (
    call: Call,
    id: string,
    { version, ...link }: Body<typeof contract.linkEvidence>,
  ): Promise<contract.Evidence> => {
    const { db, actor } = call;
    const before = await on.records.take(call, id, version, verb);
    const [object] = await expectLinkable(call, on, [link]);
    const isNew = write === addLink ? await addLink(db, actor.id, id, link) : await dropLink(db, id, link);
    if (!isNew || object === undefined) return on.records.shownTo(call, before);
    const [old, now] = verb === 'link' ? [null, object.ref] : [object.ref, null];
    const changes = [{ field: 'links', old, new: now }];
    await on.records.change(call, before, verb, {}, { action, changes, about: [objectOf(object)] });
    if (before.status === 'accepted') await tellHolders(db, on.holders, [link]);
    return on.records.read(call, id);
  };
};
export const linkEvidence = (on: EvidenceOn) => changeLinks(on, 'link');
export const unlinkEvidence = (on: EvidenceOn) => changeLinks(on, 'unlink');

/** Hides a piece of evidence; an Admin restores it. What is only asked for goes without a reason. */
export const deleteEvidence =
  (on: EvidenceOn) =>
  async (call: Call, id: string, { version, reason }: Body<typeof contract.deleteEvidence>) => {
    const before = await on.records.take(call, id, version, 'delete');
    if (reason === undefined && before.status !== 'requested') refuse(reasonRequired);
    if (before.status === 'accepted') await tellHolders(call.db, on.holders, before.links);
    return on.records.change(call, before, 'delete', hiddenBy(call), { action: 'evidence.deleted', reason });
  };

export const restoreEvidence =
  (on: EvidenceOn) =>
  async (call: Call, id: string, { version }: Body<typeof contract.restoreEvidence>) => {
    const before = await on.records.take(call, id, version, 'restore');
    if (before.status === 'accepted') await tellHolders(call.db, on.holders, before.links);
    return on.records.change(call, before, 'restore', shownAgain, { action: 'evidence.restored' });
  };
