import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { NamedReference, StoredRow as RowOf } from '#platform/server/record/record-select.ts';
import type { ReadRecord } from '#platform/server/record/stored-records.ts';
import type { StoredAnswer } from '../../answer.contract.ts';
import type { assessmentRecord } from '../../assessment.record.ts';
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

/** A question given to somebody. */
export interface Assignment {
  question_id: string;
  person: { id: string; name: string };
  due_date: string | null;
}

/** What of an assessment is read beside its fields, in a list too. */
interface BesideFields extends FrameworkKey {
  framework_version: string;
  content_version: number;
  /** Of the organisation's own framework it is by. */
  newest_edition: number | null;
  /** What it asks. */
  edition: FrameworkEdition;
  /** The figures of the whole, since it was submitted. */
  whole: StoredFigures['whole'] | null;
}
/** One in a list. */
export type StoredRow = RowOf<typeof assessmentRecord> & BesideFields;
/** As a statement gives it: the edition is found by what came along. */
export type Unresolved<Head extends { edition: FrameworkEdition }> = Omit<Head, 'edition'>;

/** The same of one, with all its answers. */
export interface BesideAssessment extends BesideFields, Pick<WithOwnContent, 'own_content'> {
  figures: StoredFigures | null;
  answers: StoredAnswer[];
  assignments: Assignment[];
  /** Two of those who could approve it and neither assessed, answered nor submitted. */
  could_approve: string[];
}
export type StoredAssessment = ReadRecord<typeof assessmentRecord, BesideAssessment>;

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

/** The columns of an assessment `a` beside its fields, in a list. Of its figures the whole alone: all of them are many times as long, and
 *  would cost more than the rest of the row. */
export const besideInRow =
  sql.raw(`a.framework, a.framework_id, a.framework_version, a.content_version, a.whole,
  (select f.edition from maturity_framework f where f.org_id = a.org_id and f.id = a.framework_id) as newest_edition`);

/** Who answer for an assessment, by name. */
export const assessorsOf: NamedReference = (_, id, org_id) =>
  sql`coalesce((select json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name) order by p.first_name, p.last_name, p.id)
    from maturity_assessor m join person p on p.org_id = m.org_id and p.id = m.person_id
    where m.org_id = ${org_id} and m.assessment_id = ${id}), '[]')`;

/** The earlier assessment that one began with, if the actor may see that one as well. */
export const baselineFor: NamedReference = (actor, id, org_id) =>
  sql`(select json_build_object('id', b.id, 'ref', b.ref, 'name', b.name) from maturity_assessment b
    where b.org_id = ${org_id} and b.id = ${id} and ${visibleTo(actor, 'b')} and (b.deleted_at is null or ${actor.type === 'Admin'}))`;

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

/** The columns beside its fields of one. */
export const besideInWhole = (db: TenantDb): SQL => sql`a.figures, ${cachedEditions(db).ownContent},
  coalesce((select json_agg(${answerObject}) from maturity_answer m where m.org_id = a.org_id and m.assessment_id = a.id), '[]') as answers,
  coalesce((select json_agg(${assignmentObject}) from maturity_assignment s where s.org_id = a.org_id and s.assessment_id = a.id), '[]') as assignments,
  coalesce((select json_agg(o.id) from (${couldApprove} limit 2) o), '[]') as could_approve`;

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
