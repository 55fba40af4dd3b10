import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { pageLimits } from '#platform/contract/paging.ts';
import type { TenantDb } from '#platform/server/database.ts';
import type { AssessmentQuery, AssessmentRow } from '../maturity-assessment.contract.ts';
import type { MaturityFramework } from '../maturity-content.contract.ts';
import { rowColumns, visibleTo, type StoredRow } from './shared/assessment.queries.ts';
import { toRow, wholeOf } from './shared/told-assessment.ts';

/** A level of today, a wished one, and whether the question applies at all. */
type BareAnswer = [
  question_id: string,
  current: number | null,
  desired: number | null,
  not_applicable: boolean,
];

interface ListedHead extends StoredRow {
  /** Of an assessment whose figures are not kept yet. */
  bare_answers: BareAnswer[] | null;
  answered_at: string | null;
  total: number;
}

/** The assessments of a framework that the actor sees, the newest period first. */
export async function findAssessments(
  db: TenantDb,
  actor: Actor,
  framework: MaturityFramework,
  { limit, offset, dpt, status }: AssessmentQuery,
): Promise<Page<AssessmentRow>> {
  const conditions = [
    sql`a.org_id = ${db.org_id} and a.framework = ${framework} and a.deleted_at is null and ${visibleTo(actor)}`,
    status === undefined ? sql`a.status <> 'archived'` : sql`a.status = ${status}`,
    // A flat organisation has no departments to narrow by.
    ...(dpt === undefined || actor.flat
      ? []
      : [
          sql`a.department_id in (select d.id from department d where d.org_id = ${db.org_id} and d.path && array[${dpt}]::uuid[])`,
        ]),
  ];
  const where = sql.join(conditions, sql` and `);
  const [counted, rows] = await Promise.all([
    db.query<{ total: number }>(
      sql`select count(*)::int as total from (select from maturity_assessment a where ${where} limit ${pageLimits.count + 1}) seen`,
    ),
    db.query<ListedHead>(sql`select ${rowColumns},
        case when a.figures is null then (select json_agg(json_build_array(m.question_id, m.current_level, m.desired_level, m.not_applicable))
          from maturity_answer m where m.org_id = a.org_id and m.assessment_id = a.id) end as bare_answers,
        case when a.figures is null then (select max(m.answered_at) from maturity_answer m where m.org_id = a.org_id and m.assessment_id = a.id) end as answered_at
      from maturity_assessment a where ${where} order by a.period_to desc, a.id desc limit ${limit} offset ${offset}`),
  ]);
  const total = counted[0]?.total ?? 0;
  const isCapped = total > pageLimits.count;
  return {
    data: rows.map((row) => toListed(row, actor, db.now)),
    count: isCapped ? pageLimits.count : total,
    ...(isCapped && { count_is_capped: true }),
  };
}

function toListed(
  { bare_answers, answered_at, ...head }: ListedHead,
  actor: Actor,
  now: Date,
): AssessmentRow {
  const answers = (bare_answers ?? []).map(([question_id, current_level, desired_level, not_applicable]) => ({
    question_id,
    current_level,
    desired_level,
    not_applicable,
  }));
  const row = toRow(head, wholeOf(head, answers), actor, now);
  // Answers change no row but their own: what was last said is the last change.
  return {
    ...row,
    updated_at: answered_at !== null && answered_at > row.updated_at ? answered_at : row.updated_at,
  };
}
