import type { Actor } from '#platform/contract/access.ts';
import type { Body } from '#platform/contract/endpoint.ts';
import type { By } from '#platform/server/log/activity.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { reasonRequired } from '#platform/contract/refusal.ts';
import type { Risk } from '../../risk.contract.ts';
import { decidedAlone } from '#platform/contract/deciding.ts';
import * as contract from '../../risk-verbs.contract.ts';
import { changeStored, takeRisk } from './risk-change.service.ts';
import type { StoredRisk } from './risk.queries.ts';
import { closeStored } from './risk.service.ts';

/** The day by which a risk of this level is looked at again; none while it is unrated. */
export function nextReview(row: Pick<StoredRisk, 'inherent' | 'residual'>, day: string): string | null {
  const rating = row.residual ?? row.inherent;
  return rating === null ? null : daysLater(day, rating.level.review_days);
}

/** Lets a raised risk into the register, or refuses it: refused is closed with that reason. */
export async function triageRisk(
  db: TenantDb,
  actor: Actor,
  by: By,
  id: string,
  { version, decision, owner_id, category_id, reason }: Body<typeof contract.triageRisk>,
): Promise<Risk> {
  const before = await takeRisk(db, actor, id, version, 'triage');
  if (decision === 'reject') {
    const why = reason ?? refuse(reasonRequired);
    const closed = {
      reason: 'rejected',
      note: why,
      by: actor.name,
      at: db.now.toISOString(),
      from: before.status,
    };
    const told = { action: 'risk.rejected', reason: why };
    return changeStored(db, actor, by, before, { status: 'closed', closed, request: null }, told);
  }
  const missing = {
    ...((owner_id ?? before.owner_id) === null && { owner_id: ['owner_required'] }),
    ...((category_id ?? before.category_id) === null && { category_id: ['category_required'] }),
  };
  if (Object.keys(missing).length > 0) refuse(contract.triageIncomplete, { errors: missing });
  return changeStored(
    db,
    actor,
    by,
    before,
    { triage: 'triaged', owner_id, category_id },
    { action: 'risk.triaged', reason },
  );
}

/** Says what will be done. What had been reached by another treatment is undone with it. */
export async function chooseTreatment(
  db: TenantDb,
  actor: Actor,
  by: By,
  id: string,
  { version, treatment, note, transfer, avoidance }: Body<typeof contract.chooseTreatment>,
): Promise<Risk> {
  const before = await takeRisk(db, actor, id, version, 'treatment');
  if ((transfer && treatment !== 'transfer') || (avoidance && treatment !== 'avoid'))
    refuse(contract.treatmentDiffers);
  const other = treatment !== before.treatment;
  return changeStored(
    db,
    actor,
    by,
    before,
    {
      treatment,
      treatment_note: note,
      ...(other && { status: 'created', transfer: null, avoidance: null }),
      ...(transfer && { transfer }),
      ...(avoidance && { avoidance: { ...avoidance, confirmed_by: null } }),
    },
    { action: 'risk.treatment_chosen' },
  );
}

export async function mitigateRisk(
  db: TenantDb,
  actor: Actor,
  by: By,
  id: string,
  { version, note }: Body<typeof contract.mitigateRisk>,
): Promise<Risk> {
  const before = await takeRisk(db, actor, id, version, 'mitigate');
  const review_on = nextReview(before, today(db.now, actor.timezone));
  return changeStored(
    db,
    actor,
    by,
    before,
    { status: 'mitigated', review_on },
    { action: 'risk.mitigated', note },
  );
}

/** Puts a question on the risk that somebody else decides. */
function ask(
  db: TenantDb,
  actor: Actor,
  by: By,
  before: StoredRisk,
  verb: 'avoid' | 'transfer',
  details: object,
) {
  const request = { verb, details, by: { id: actor.id, name: actor.name }, at: db.now.toISOString() };
  return changeStored(db, actor, by, before, { request }, { action: `risk.${verb}_requested` });
}

export async function avoidRisk(
  db: TenantDb,
  actor: Actor,
  by: By,
  id: string,
  { version, ...details }: Body<typeof contract.avoidRisk>,
): Promise<Risk> {
  return ask(db, actor, by, await takeRisk(db, actor, id, version, 'avoid'), 'avoid', details);
}

export async function transferRisk(
  db: TenantDb,
  actor: Actor,
  by: By,
  id: string,
  { version, ...details }: Body<typeof contract.transferRisk>,
): Promise<Risk> {
  const before = await takeRisk(db, actor, id, version, 'transfer');
  expectCover(db, actor, details.ends_on);
  return ask(db, actor, by, before, 'transfer', details);
}

/** A cover that has ended covers nothing. */
function expectCover(db: TenantDb, actor: Actor, endsOn: string): void {
  if (endsOn < today(db.now, actor.timezone)) refuse(contract.coverEnded);
}

/** Does what was asked for, on the decision of a second person; where there is only one, the log says so. */
export async function confirmRequest(
  db: TenantDb,
  actor: Actor,
  by: By,
  id: string,
  { version }: { version: number },
): Promise<Risk> {
  const before = await takeRisk(db, actor, id, version, 'confirm');
  const { verb, details, by: asker } = before.request as NonNullable<StoredRisk['request']>;
  const note = asker.id === actor.id ? decidedAlone : undefined;
  const decided = (status: string, changed: object) =>
    changeStored(
      db,
      actor,
      by,
      before,
      { ...changed, status, request: null },
      { action: `risk.${status}`, note },
    );
  switch (verb) {
    case 'avoid': {
      const confirmed_by = { id: actor.id, name: actor.name };
      return decided('avoided', { avoidance: { ...details, confirmed_by } });
    }
    case 'transfer':
      expectCover(db, actor, details['ends_on'] as string);
      return decided('transferred', { transfer: details });
    case 'close':
      return closeStored(db, actor, by, before, details as { reason: string }, note);
  }
}

/** Leaves the risk as it is: the decider with a reason, or whoever asked and thought better of it. */
export async function declineRequest(
  db: TenantDb,
  actor: Actor,
  by: By,
  id: string,
  { version, reason }: Body<typeof contract.declineRequest>,
): Promise<Risk> {
  const before = await takeRisk(db, actor, id, version, 'decline');
  const withdraws = before.request?.by.id === actor.id;
  if (!withdraws && reason === undefined) refuse(reasonRequired);
  const action = withdraws ? 'risk.request_withdrawn' : 'risk.request_declined';
  return changeStored(db, actor, by, before, { request: null }, { action, reason });
}

/** Takes a closed risk back, to be looked at in its time. One refused at triage waits for triage again. */
export async function reopenRisk(
  db: TenantDb,
  actor: Actor,
  by: By,
  id: string,
  { version, reason }: Body<typeof contract.reopenRisk>,
): Promise<Risk> {
  const before = await takeRisk(db, actor, id, version, 'reopen');
  const review_on = nextReview(before, today(db.now, actor.timezone));
  return changeStored(
    db,
    actor,
    by,
    before,
    { status: 'created', closed: null, review_on },
    { action: 'risk.reopened', reason },
  );
}
