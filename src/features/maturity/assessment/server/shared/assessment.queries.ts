import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { StoredAnswer } from '../../answer.contract.ts';
import type { Assessment } from '../../assessment.contract.ts';
import type { MaturityStatus } from '../../assessment-status.contract.ts';
import type { StoredFigures } from '#features/maturity/figure/stored-figures.rules.ts';
import type { FrameworkEdition } from '#features/maturity/framework/server/shared/shipped-framework.content.ts';
import {
  cachedEditions,
  type WithOwnContent,
} from '#features/maturity/framework/server/shared/edition-cache.queries.ts';
import {
  isNamedIn,
  unlessAllSeen,
  viewerOf,
  type Viewer,
} from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { FrameworkKey } from '#features/maturity/framework/server/shared/framework-key.queries.ts';

interface Person {
  id: string;
  name: string;
}

/** A question given to somebody. */
export interface Assignment {
  question_id: string;
  person: Person;
  due_date: string | null;
}

/** An assessment without its answers, as the database gives it. */
export interface StoredHead extends FrameworkKey {
  id: string;
  version: number;
  ref: string;
  framework_version: string;
  content_version: number;
  /** Of the organisation's own framework it is by. */
  newest_edition: number | null;
  /** What it asks. */
  edition: FrameworkEdition;
  name: string;
  period_from: string;
  period_to: string;
  department_id: string | null;
  department_name: string | null;
  groups_in_scope: number[];
  status: MaturityStatus;
  assessors: Person[];
  reviewer_id: string | null;
  reviewer_name: string | null;
  due_date: string | null;
  tier: number | null;
  baseline: Assessment['baseline'];
  is_dashboard: boolean;
  created_at: string;
  updated_at: string;
  submitted_at: string | null;
  submitted_by: string | null;
  submitted_by_name: string | null;
  approved_at: string | null;
  approved_by: string | null;
  approved_by_name: string | null;
  returned: Assessment['returned'];
  figures: StoredFigures | null;
  hash: string | null;
  deleted_at: string | null;
}

/** As a statement gives it: the edition is found by what came along. */
export type Unresolved<Head extends { edition: FrameworkEdition }> = Omit<Head, 'edition'>;

type OfHeadAlone =
  | 'baseline'
  | 'created_at'
  | 'tier'
  | 'returned'
  | 'hash'
  | 'deleted_at'
  | `${'submitted' | 'approved'}_${'at' | 'by' | 'by_name'}`;

/** The same in a list, which shows less, and the figures of the whole alone. */
export type StoredRow = Omit<StoredHead, 'figures' | OfHeadAlone> & {
  figures: Pick<StoredFigures, 'whole'> | null;
};

/** An assessment with all its answers, as the database gives it. */
export interface StoredAssessment extends StoredHead {
  answers: StoredAnswer[];
  assignments: Assignment[];
  /** Two of those who could approve it and neither assessed, answered nor submitted. */
  could_approve: string[];
}

/** Who sees which assessment inside an organisation: an Admin all; others those of the whole
 *  organisation, those of their departments, and those they assess, review or were asked about. `a`, or `whose`, is the assessment. */
export function seenBy(viewer: Viewer, whose: 'a' | 'b' = 'a'): SQL {
  const a = sql.raw(whose);
  return unlessAllSeen(
    viewer,
    sql`(${a}.department_id is null or ${a}.department_id = any (${viewer.departments}) or ${isNamedIn(sql`${a}.reviewer_id`, viewer)}
      or ${a}.id in (select t.assessment_id from maturity_assessor t where t.org_id = ${a}.org_id and ${isNamedIn(sql`t.person_id`, viewer)})
      or ${a}.id in (select s.assessment_id from maturity_assignment s where s.org_id = ${a}.org_id and ${isNamedIn(sql`s.person_id`, viewer)}))`,
  );
}

/** The same of the caller. */
export const visibleTo = (actor: Actor, whose: 'a' | 'b' = 'a'): SQL => seenBy(viewerOf(actor), whose);

/** One assessment, if somebody may see it. A deleted one is seen by an Admin only. */
export const assessmentSeenBy = (db: TenantDb, viewer: Viewer, id: string | SQL): SQL =>
  sql`a.org_id = ${db.org_id} and a.id = ${id} and ${seenBy(viewer)} and (a.deleted_at is null or ${viewer.isAdmin})`;

/** The same of the caller. */
export const thisAssessment = (db: TenantDb, actor: Actor, id: string): SQL =>
  assessmentSeenBy(db, viewerOf(actor), id);

const nameOf = (person: string, whose: string): string =>
  `(select p.first_name || ' ' || p.last_name from person p where p.org_id = ${whose}.org_id and p.id = ${whose}.${person})`;

/** What a list shows of the assessment `a`, and what its figures and flags follow from: no more, as a list has many rows. */
const listedColumns = `a.id, a.version, a.ref, a.framework, a.framework_id, a.framework_version, a.content_version, a.name, a.period_from, a.period_to,
  a.department_id, a.groups_in_scope, a.status, a.reviewer_id, a.due_date, a.is_dashboard, a.updated_at,
  (select f.edition from maturity_framework f where f.org_id = a.org_id and f.id = a.framework_id) as newest_edition,
  (select d.name from department d where d.org_id = a.org_id and d.id = a.department_id) as department_name,
  coalesce((select json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name) order by p.first_name, p.last_name, p.id)
    from maturity_assessor m join person p on p.org_id = m.org_id and p.id = m.person_id
    where m.org_id = a.org_id and m.assessment_id = a.id), '[]') as assessors,
  ${nameOf('reviewer_id', 'a')} as reviewer_name`;

/** The assessment `a` with the names of whom it refers to, and without its baseline: who may see that is another question. */
export const ownColumns =
  sql.raw(`${listedColumns}, a.tier, a.created_at, a.submitted_at, a.submitted_by, a.approved_at, a.approved_by, a.returned, a.figures, a.hash, a.deleted_at,
  ${nameOf('submitted_by', 'a')} as submitted_by_name, ${nameOf('approved_by', 'a')} as approved_by_name`);
/** A row of a list: taking the whole out of the stored figures, which are many times as long, would cost more than the rest of the row. */
export const rowColumns = sql.raw(
  `${listedColumns}, case when a.figures is not null then jsonb_build_object('whole', a.whole) end as figures`,
);

/** The earlier assessment it began with, if the actor may see that one as well. */
const baselineFor = (actor: Actor): SQL =>
  sql`(select json_build_object('id', b.id, 'ref', b.ref, 'name', b.name) from maturity_assessment b
    where b.org_id = a.org_id and b.id = a.baseline_id and ${visibleTo(actor, 'b')} and (b.deleted_at is null or ${actor.type === 'Admin'})) as baseline`;

/** The assessment `a` with the names of what it refers to, as far as the actor may see that. */
export const headColumns = (actor: Actor): SQL => sql`${ownColumns}, ${baselineFor(actor)}`;

/** A moment as the wire spells it; inside of JSON the database has its own way. */
const moment = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The answer `m` as the contract describes it. */
export const answerObject =
  sql.raw(`json_build_object('question_id', m.question_id, 'version', m.version, 'current_level', m.current_level, 'desired_level', m.desired_level,
    'not_applicable', m.not_applicable, 'na_reason', m.na_reason, 'note', m.note, 'confidence', m.confidence,
    'answered_by', case when m.answered_by is not null then json_build_object('id', m.answered_by, 'name', ${nameOf('answered_by', 'm')}) end,
    'answered_at', ${moment('m.answered_at')}, 'carried_from', m.carried_from)`);

/** The assignment `s` with the name of whom it was given to. */
export const assignmentObject = sql.raw(
  `json_build_object('question_id', s.question_id, 'person', json_build_object('id', s.person_id, 'name', ${nameOf('person_id', 's')}), 'due_date', s.due_date)`,
);

/** Who is involved in the assessment `a`: assessed, answered or submitted it. `these` are ids, as an array. */
export const involvedAre = (these: SQL): SQL => sql`(coalesce(a.submitted_by = any (${these}), false)
    or exists (select from maturity_assessor s where s.org_id = a.org_id and s.assessment_id = a.id and s.person_id = any (${these}))
    or exists (select from maturity_answer m where m.org_id = a.org_id and m.assessment_id = a.id and m.answered_by = any (${these}) and m.carried_from is null))`;
/** Who could approve the assessment `a`, or be named to, and is not involved. */
export const couldApprove = sql`select p.id from person p where p.org_id = a.org_id and p.status = 'active' and (p.type <> 'User' or p.id = a.reviewer_id)
    and not ${involvedAre(sql.raw('array[p.id]'))}`;

const whole = (actor: Actor): SQL => sql`${headColumns(actor)},
  coalesce((select json_agg(${answerObject}) from maturity_answer m where m.org_id = a.org_id and m.assessment_id = a.id), '[]') as answers,
  coalesce((select json_agg(${assignmentObject}) from maturity_assignment s where s.org_id = a.org_id and s.assessment_id = a.id), '[]') as assignments,
  coalesce((select json_agg(o.id) from (${couldApprove} limit 2) o), '[]') as could_approve`;

/** An assessment with its answers, if the actor may see it. */
export async function findAssessment(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<StoredAssessment | undefined> {
  const editions = cachedEditions(db);
  const [row] = await db.query<Unresolved<StoredAssessment> & WithOwnContent>(
    sql`select ${whole(actor)}, ${editions.ownContent} from maturity_assessment a where ${thisAssessment(db, actor, id)}`,
  );
  return row && { ...row, edition: editions.of(row) };
}

/** The same, locked: whoever reads an assessment in order to change it must not race, and waits for answers on their way. Read
 *  by a statement of its own, in the same trip: what was committed during the wait is seen. */
export async function findAssessmentToChange(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<StoredAssessment | undefined> {
  const [, row] = await Promise.all([
    db.query(
      sql`select from maturity_assessment a where a.org_id = ${db.org_id} and a.id = ${id} for update`,
    ),
    findAssessment(db, actor, id),
  ]);
  return row;
}

/** Takes its turn among those who decide what the dashboard shows by the framework and for the department of an assessment: two
 *  that each see no other would both be shown. Asked for before any row is locked, in the same trip as those locks. */
export const takeTurnAtDashboard = (db: TenantDb, id: string): Promise<unknown> =>
  db.query(sql`select pg_advisory_xact_lock(hashtextextended(
      concat_ws(' ', 'maturity_assessment_shown', a.org_id, a.framework, a.framework_id, a.department_id), 0))
    from maturity_assessment a where a.org_id = ${db.org_id} and a.id = ${id}`);

/** Whether the actor may see an assessment. */
export async function isVisible(db: TenantDb, actor: Actor, id: string): Promise<boolean> {
  const found = await db.query(sql`select from maturity_assessment a where ${thisAssessment(db, actor, id)}`);
  return found.length > 0;
}
