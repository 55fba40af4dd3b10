import { reasonRequired } from '#platform/contract/refusal.ts';
import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { hiddenBy, noted, shownAgain, unnoted } from '#platform/server/record/stored-records.ts';
import type { Assessment } from '../assessment.contract.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import { figuresToStore } from '#features/maturity/figure/stored-figures.rules.ts';
import {
  assessmentWorkflow,
  carriedUnconfirmed,
  coverageIncomplete,
  naReasonMissing,
} from '../assessment.workflow.ts';
import { missingToSubmit, type MissingToSubmit } from '../assessment-status.rules.ts';
import { takeSnapshot } from './assessment-snapshot.service.ts';
import { takeTurnAtDashboard, type StoredAssessment } from './shared/assessment.queries.ts';
import { assessments } from './shared/assessment-record.service.ts';
import { hasFramework } from '#features/maturity/framework/server/shared/framework-key.queries.ts';
import { answerTo, ratedSectionsOf, toSubmit } from './shared/assessment.presenter.ts';

interface VersionedRequest {
  version: number;
}
interface NotedVerb extends VersionedRequest {
  note?: string | undefined;
}
interface Reasoned extends VersionedRequest {
  reason?: string | undefined;
}

/** What an assessment loses that can be answered again, and with it the place on the dashboard. */
const openAgain = {
  ...unnoted('submitted', 'approved'),
  figures: null,
  hash: null,
  is_dashboard: false,
};

const figuresOf = (stored: StoredAssessment) =>
  stored.figures ??
  figuresToStore(stored.framework, ratedSectionsOf(stored, stored.answers), stored.groups_in_scope);

export const startAssessment = assessments.does('start', 'maturity.started');

const refusalOf: Record<MissingToSubmit, typeof coverageIncomplete> = {
  coverage_incomplete: coverageIncomplete,
  reason_missing: naReasonMissing,
  carried_unconfirmed: carriedUnconfirmed,
};

/** Hands the answers to the reviewer; the reply of a refusal says in each section what is left. */
export async function submitAssessment(
  call: Call,
  id: string,
  { version, note }: NotedVerb,
): Promise<Assessment> {
  const before = await assessments.take(call, id, version, 'submit');
  const answersById = new Map(before.answers.map((answer) => [answer.question_id, answer]));
  const ratedQuestions = ratedSectionsOf(before, before.answers).flatMap(({ questions }) => questions);
  const missing = missingToSubmit(
    ratedQuestions.map((question) => toSubmit(answerTo(answersById, question.id))),
  );
  if (missing !== undefined) refuse(refusalOf[missing], { data: assessments.shownTo(call, before) });
  return assessments.change(
    call,
    before,
    'submit',
    { ...noted(call, 'submitted'), returned: null, figures: figuresOf(before) },
    { action: 'maturity.submitted', note },
  );
}

export const returnAssessment = assessments.does(
  'return',
  'maturity.returned',
  ({ db, actor }, _, { note }: VersionedRequest & { note: string }) => ({
    ...openAgain,
    returned: { note, by: { id: actor.id, name: actor.name }, at: db.now.toISOString() },
  }),
);

/** Freezes the answers. What was approved before for the same department is superseded, and the dashboard shows the newest; one for
 *  an earlier period than what is approved already is superseded itself, at once. */
export async function approveAssessment(
  call: Call,
  id: string,
  { version, note }: NotedVerb,
): Promise<Assessment> {
  const { db, actor } = call;
  const [, before] = await Promise.all([
    takeTurnAtDashboard(db, id),
    assessments.take(call, id, version, 'approve'),
  ]);
  const [hash, { isLate, isShown }] = await Promise.all([
    takeSnapshot(db, before, { id: actor.id, name: actor.name }),
    supersedeEarlier(db, before),
  ]);
  const approved = await assessments.change(
    call,
    before,
    'approve',
    { ...noted(call, 'approved'), hash, is_dashboard: isShown },
    {
      action: 'maturity.approved',
      note: assessments.noteOf(call, 'approve', before, note),
    },
  );
  return isLate ? supersedeAtOnce(call, approved) : approved;
}

const { superseded } = assessmentWorkflow.automatic;

interface Earlier {
  id: string;
  ref: string;
  was: string;
  is: string | null;
  is_dashboard: boolean;
  is_later: boolean;
}

/** Takes the place of what was approved for the same framework and department and no later period. Answers whether one for a later
 *  period is approved already, which leaves the others as they are, and whether the dashboard is to show this one. */
async function supersedeEarlier(
  db: TenantDb,
  before: StoredAssessment,
): Promise<{ isLate: boolean; isShown: boolean }> {
  const rows = await db.query<Earlier>(sql`with others as (
      select a.id, a.ref, a.status, a.is_dashboard, a.period_to > ${before.period_to}::date as is_later from maturity_assessment a
      where a.org_id = ${db.org_id} and ${hasFramework(before)} and a.department_id is not distinct from ${before.department_id}::uuid
        and a.id <> ${before.id} and a.deleted_at is null and (a.status = ${superseded.from} or a.is_dashboard) order by a.id for update
    ), late as (
      select coalesce(bool_or(is_later and status = ${superseded.from}), false) as is_late from others
    ), changed as (
      update maturity_assessment a set version = a.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = null,
        status = case when a.status = ${superseded.from} then ${superseded.to} else a.status end, is_dashboard = false
      from others, late where a.org_id = ${db.org_id} and a.id = others.id and not others.is_later and not late.is_late returning a.id, a.status
    )
    select others.id, others.ref, others.status as was, changed.status as is, others.is_dashboard, others.is_later
    from others left join changed using (id)`);
  for (const { was, is, id, ref } of rows)
    if (is !== null && is !== was) assessments.recordAutomatic(db, { id, ref }, 'superseded');
  const isLate = rows.some(({ was, is_later }) => is_later && was === superseded.from);
  return {
    isLate,
    isShown: !rows.some(({ is_dashboard, is_later }) => is_dashboard && (is_later || isLate)),
  };
}

/** What has just been approved for an earlier period than what is approved already: what holds now is the later one. */
async function supersedeAtOnce(call: Call, { id, ref }: Assessment): Promise<Assessment> {
  const { db } = call;
  await db.query(sql`update maturity_assessment a set version = a.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = null,
    status = ${superseded.to} where a.org_id = ${db.org_id} and a.id = ${id}`);
  assessments.recordAutomatic(db, { id, ref }, 'superseded');
  return assessments.read(call, id);
}

/** Lets the answers change again; what was approved stays in its snapshot. */
export async function reopenAssessment(
  call: Call,
  id: string,
  { version, reason, note }: NotedVerb & Reasoned,
): Promise<Assessment> {
  const before = await assessments.take(call, id, version, 'reopen');
  const columns = { ...openAgain, reviewer_id: await withoutLeavers(call, before) };
  return assessments.change(call, before, 'reopen', columns, { action: 'maturity.reopened', reason, note });
}

export const archiveAssessment = assessments.does('archive', 'maturity.archived', (_, before) => ({
  figures: figuresOf(before),
  is_dashboard: false,
}));

/** Hides an assessment; an Admin restores it. Why, asks whoever finds answers gone. */
export const deleteAssessment = assessments.does(
  'delete',
  'maturity.deleted',
  (call, { answers }, { reason }: Reasoned) =>
    answers.length > 0 && reason === undefined ? refuse(reasonRequired) : hiddenBy(call),
);

export async function restoreAssessment(
  call: Call,
  id: string,
  { version }: VersionedRequest,
): Promise<Assessment> {
  const before = await assessments.take(call, id, version, 'restore');
  const columns = { ...shownAgain, reviewer_id: await withoutLeavers(call, before) };
  return assessments.change(call, before, 'restore', columns, { action: 'maturity.restored' });
}

/** An assessment that is worked at again asks nobody who has left meanwhile. Answers its reviewer, if they are still there. */
async function withoutLeavers({ db }: Call, stored: StoredAssessment): Promise<string | null> {
  const { id, reviewer_id, assignments } = stored;
  const named = [
    ...stored.assessor.map((one) => one.id),
    ...assignments.map(({ person }) => person.id),
    ...(reviewer_id === null ? [] : [reviewer_id]),
  ];
  const active = await findActivePeople(db, [...new Set(named)]);
  const gone = sql`org_id = ${db.org_id} and assessment_id = ${id} and person_id <> all (${sql.param([...active.keys()])}::uuid[])`;
  await Promise.all([
    db.query(sql`delete from maturity_assessor where ${gone}`),
    db.query(sql`delete from maturity_assignment where ${gone}`),
  ]);
  return reviewer_id !== null && active.has(reviewer_id) ? reviewer_id : null;
}
