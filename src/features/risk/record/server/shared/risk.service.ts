import { sql } from 'drizzle-orm';
import { notFound, reasonRequired } from '#platform/contract/refusal.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { columnsOf, namesOf, valuesOf } from '#platform/server/database/columns.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { nextNumber, referenceOf } from '#platform/server/database/record-number.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { today } from '#platform/contract/today.ts';
import { departmentNotYours } from '#features/organisation/department/department.contract.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import * as contract from '../../risk.contract.ts';
import { writtenIn } from '../../risk-history.rules.ts';
import { decidedAlone, maySteer } from '#platform/contract/deciding.ts';
import { owner as isOwner } from '#platform/contract/workflow.ts';
import { isReviewedInTime, type ReviewedByLevel } from '../../risk.rules.ts';
import { isActiveDepartment } from '#features/organisation/department/server/shared/active-department.queries.ts';
import {
  departmentArchived,
  otherRequired,
  raiserWithinADay,
  reviewTooLate,
  riskWorkflow,
  tasksOpen,
  triageIncomplete,
} from '../../risk.workflow.ts';
import { risks } from './risk-change.service.ts';
import { riskCounterTable, riskTable } from '../risk.table.ts';
import { askDeciders, tellOwners } from './risk-notice.service.ts';
import { toRisk } from './risk.presenter.ts';
import { findStoredRisk, readRisks, riskColumns, riskJoins, type StoredRisk } from './risk.queries.ts';
import type { OpenWork } from './open-work.queries.ts';
import { setTags } from './risk-tags.service.ts';

/** Raises a risk, in whatever department. Where somebody else decides, and where no owner or category is named, it waits for triage. */
export async function registerRisk(
  call: Call,
  { tag_ids, ...details }: contract.NewRisk & { repo_item_id?: string },
  note?: string,
): Promise<contract.Risk> {
  const { db, actor, by } = call;
  const { department_id = null, owner_id = null, category_id = null } = details;
  const id = newId(db.now);
  const columns = columnsOf(riskTable, {
    context: {},
    source: 'user',
    raised_on: today(db.now, actor.timezone),
    ...details,
    department_id,
    owner_id,
    category_id,
    id,
    raised_by: actor.id,
    triage: maySteer(actor, department_id)
      ? triageOf({ triage: 'triaged', owner_id, category_id })
      : 'submitted',
    created_at: db.now.toISOString(),
    created_by: actor.id,
    updated_at: db.now.toISOString(),
    updated_by: actor.id,
  });
  const [row] = await readRisks<StoredRisk>(
    db,
    (models) => sql`with numbered as (${nextNumber(db, riskCounterTable, ['entries'])}), r as (
      insert into risk (org_id, ref, entry_number, ${namesOf(columns)}) select ${db.org_id}, ${referenceOf('R')}, entries, ${valuesOf(columns)} from numbered returning *
    ) select ${riskColumns}, ${models} from r ${riskJoins}`,
  );
  const stored = row ?? refuse(notFound);
  if (tag_ids !== undefined && tag_ids.length > 0) stored.tags = await setTags(db, id, tag_ids);
  record(db, by, { action: 'risk.registered', objects: risks.objectOf({ id, ref: stored.ref }), note });
  tellOwners(call, [stored]);
  if (stored.triage === 'submitted') askDeciders(call, stored, 'triage');
  return toRisk(stored, actor, db.now);
}

/** Raises a risk like another one, today; the log names that one. */
export async function duplicateRisk(
  call: Call,
  id: string,
  { title }: { title?: string | undefined },
): Promise<contract.Risk> {
  const { db, actor } = call;
  const source = await findStoredRisk(db, actor, id);
  if (source === undefined || source.deleted_at !== null) return refuse(notFound);
  const { raised_on: _, ...written } = writtenIn(source);
  const { department_id, category_id, tags } = source;
  const owner_id = await ownerStillHere(db, source);
  const copied = {
    ...written,
    title: title ?? source.title,
    department_id,
    owner_id,
    category_id,
    tag_ids: (tags ?? []).map((tag) => tag.id),
  };
  return registerRisk(call, copied, source.ref);
}

type Triageable = Pick<StoredRisk, 'owner_id' | 'category_id'>;

/** What is in the register has an owner and a category; without them it waits for triage. */
export const triageOf = ({
  triage,
  owner_id,
  category_id,
}: Triageable & Pick<StoredRisk, 'triage'>): StoredRisk['triage'] =>
  owner_id === null || category_id === null ? 'submitted' : triage;

/** Refuses to open a risk in a department that was archived. */
export async function expectDepartmentOpen(
  db: TenantDb,
  { department_id }: Pick<StoredRisk, 'department_id'>,
): Promise<void> {
  if (department_id !== null && !(await isActiveDepartment(db, department_id))) refuse(departmentArchived);
}

/** Who owns a risk that is open again: nobody, where its owner has left meanwhile. */
export async function ownerStillHere(
  db: TenantDb,
  { owner_id }: Pick<StoredRisk, 'owner_id'>,
): Promise<string | null> {
  if (owner_id === null) return null;
  return (await findActivePeople(db, [owner_id])).has(owner_id) ? owner_id : null;
}

/** Refuses to take or keep a risk in the register without an owner or a category. */
export function expectTriageable(
  before: Triageable,
  { owner_id = before.owner_id, category_id = before.category_id }: Partial<Triageable>,
): void {
  const missing = {
    ...(owner_id === null && { owner_id: ['owner_required'] }),
    ...(category_id === null && { category_id: ['category_required'] }),
  };
  if (Object.keys(missing).length > 0) refuse(triageIncomplete, { errors: missing });
}

/** Changes what a person writes about a risk. */
export async function changeRisk(
  call: Call,
  id: string,
  { version, tag_ids, ...details }: Partial<contract.RiskDetails> & { version: number },
): Promise<contract.Risk> {
  const { db, actor } = call;
  const before = await risks.take(call, id, version, 'edit');
  const { department_id } = details;
  if (
    department_id !== undefined &&
    department_id !== before.department_id &&
    !maySteer(actor, department_id)
  )
    refuse(departmentNotYours);
  if (before.triage === 'triaged') expectTriageable(before, details);
  const { review_on } = details;
  if (review_on !== undefined && review_on !== before.review_on) expectReviewInTime(call, before, review_on);
  const tagged = (before.tags ?? []).map((tag) => tag.id).toSorted();
  const retags = tag_ids !== undefined && String([...new Set(tag_ids)].toSorted()) !== String(tagged);
  if (!retags && changesBetween<object>(before, details).length === 0) return toRisk(before, actor, db.now);
  if (retags) await setTags(db, id, tag_ids);
  return risks.change(call, before, 'edit', details, { action: 'risk.changed' });
}

/** Refuses a day of the next review that lies beyond those of the risk's level, or none. */
export function expectReviewInTime(
  { db, actor }: Call,
  risk: ReviewedByLevel,
  review_on: string | null,
  refusal = reviewTooLate,
): void {
  if (!isReviewedInTime(risk, review_on, today(db.now, actor.timezone))) refuse(refusal);
}

/** Closes a risk at once for those who decide about its department and do not own it; its owner asks for it. */
export async function closeRisk(
  call: Call,
  id: string,
  { version, reason, note, other_id, cancel_tasks }: contract.Closing,
  work: readonly OpenWork[],
): Promise<contract.Risk> {
  const { db, actor } = call;
  const before = await risks.take(call, id, version, 'close');
  if (
    (reason === 'duplicate_of' || reason === 'merged_into') &&
    (other_id === undefined || other_id === id || !(await findStoredRisk(db, actor, other_id)))
  ) {
    refuse(otherRequired);
  }
  const details = { reason, note, other_id, cancel_tasks };
  await expectNoOpenWork(call, id, details, work);
  if (riskWorkflow.onlyAsks('close', actor, before, db.now)) {
    const request = requestOf(call, 'close', details);
    return risks.change(call, before, 'close', { request }, { action: 'risk.close_requested', reason, note });
  }
  return closeLockedRisk(
    call,
    before,
    'close',
    details,
    work,
    isOwner(actor, before) ? decidedAlone : undefined,
  );
}

/** Refuses to close a risk about which something is still to be done, unless that is to be cancelled. */
async function expectNoOpenWork(
  { db }: Call,
  id: string,
  { cancel_tasks = false }: Pick<contract.Closing, 'cancel_tasks'>,
  work: readonly OpenWork[],
): Promise<void> {
  if (cancel_tasks) return;
  for (const { count } of work) if ((await count(db, id)) > 0) refuse(tasksOpen);
}

/** What somebody asks for, as it waits on the risk until somebody else decides. */
export const requestOf = <Verb extends (typeof riskWorkflow.asking)[number]>(
  { actor, db }: Call,
  verb: Verb,
  details: object,
) => ({
  verb,
  details: { ...details },
  by: { id: actor.id, name: actor.name },
  at: db.now.toISOString(),
});

/** The closing itself, by whoever decides it. */
export async function closeLockedRisk(
  call: Call,
  before: StoredRisk,
  verb: 'close' | 'confirm',
  details: Pick<contract.Closing, 'note' | 'other_id' | 'cancel_tasks'> & { reason: string },
  work: readonly OpenWork[],
  decided?: string,
): Promise<contract.Risk> {
  const { reason, note, other_id } = details;
  await expectNoOpenWork(call, before.id, details, work);
  // What is done already recurs no more, either.
  for (const { cancel } of work) await cancel(call, before.id, reason);
  const closed = closedBy(call, before, { reason, note: note ?? null, other_id });
  return risks.change(
    call,
    before,
    verb,
    { status: 'closed', ...closed, request: null },
    { action: 'risk.closed', reason, note: [decided, note].filter(Boolean).join(': ') || undefined },
  );
}

/** What a closed risk says of its closing. */
export const closedBy = (
  { actor, db }: Call,
  { status }: StoredRisk,
  why: { reason: string; note: string | null; other_id?: string | undefined },
) => ({
  closed: { ...why, by: actor.name, at: db.now.toISOString(), from: status },
  closed_on: today(db.now, actor.timezone),
});

/** Hides a risk; an Admin restores it. The raiser may take back what nobody triaged yet, within a day and without a reason. */
export async function deleteRisk(
  call: Call,
  id: string,
  { version, reason }: { version: number; reason?: string | undefined },
): Promise<contract.Risk> {
  const { db, actor } = call;
  const before = await risks.take(call, id, version, 'delete');
  if (reason === undefined && !raiserWithinADay(actor, before, db.now)) refuse(reasonRequired);
  const deleted = { deleted_at: db.now.toISOString(), deleted_by: actor.id };
  return risks.change(call, before, 'delete', deleted, { action: 'risk.deleted', reason });
}

export async function restoreRisk(
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<contract.Risk> {
  const before = await risks.take(call, id, version, 'restore');
  if (before.status !== 'closed') await expectDepartmentOpen(call.db, before);
  const owner_id = before.status === 'closed' ? before.owner_id : await ownerStillHere(call.db, before);
  const restored = {
    deleted_at: null,
    deleted_by: null,
    owner_id,
    triage: triageOf({ ...before, owner_id }),
  };
  return risks.change(call, before, 'restore', restored, { action: 'risk.restored' });
}
