import { sql, type SQL } from 'drizzle-orm';
import { pageLimits } from '#platform/contract/paging.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { AssessmentQuery, AssessmentSort } from '../assessment-list.contract.ts';
import { shownFigures } from '#features/maturity/figure/figure.rules.ts';
import type { StoredRow } from './shared/assessment.queries.ts';
import { findFrameworkInUse } from '#features/maturity/framework/server/shared/framework-in-use.queries.ts';
import type { FrameworkKey } from '#features/maturity/framework/server/shared/framework-key.queries.ts';
import { wholeOf } from './shared/assessment.presenter.ts';

// The period is in the order of an index. Any other order looks at every assessment it sorts, the newest 10,000 of a framework at
// most: at their rows alone, and for figures at the answers of those that are still open.

/** A level of today, a wished one, and whether the question applies at all. */
export type BareAnswer = [
  question_id: string,
  current: number | null,
  desired: number | null,
  not_applicable: boolean,
];

/** The answers of the assessment `a` as far as figures are made of them, before its figures are stored. */
export const bareAnswers =
  sql.raw(`case when a.figures is null then (select json_agg(json_build_array(m.question_id, m.current_level, m.desired_level, m.not_applicable))
  from maturity_answer m where m.org_id = a.org_id and m.assessment_id = a.id) end`);

/** When the last answer to the assessment `a` was given, while it is open. */
export const answeredAt = sql.raw(
  'case when a.figures is null then (select max(m.answered_at) from maturity_answer m where m.org_id = a.org_id and m.assessment_id = a.id) end',
);

export const toAnswers = (bare: readonly BareAnswer[] | null) =>
  (bare ?? []).map(([question_id, current_level, desired_level, not_applicable]) => ({
    question_id,
    current_level,
    desired_level,
    not_applicable,
  }));

const newest = 'a.period_to desc, a.id desc';
const keys: Record<'name' | 'status' | 'updated_at', string> = {
  name: 'a.name',
  status: 'a.status_sort',
  updated_at: `greatest(a.updated_at, (select max(m.answered_at) from maturity_answer m
    where a.figures is null and m.org_id = a.org_id and m.assessment_id = a.id))`,
};

/** A page of those where something holds: where its rows come from, in which order, and how many are passed over. */
interface Ordered {
  from: SQL;
  order: SQL;
  skipped: number;
}

/** The page of a list in the order that was asked for; figures take a trip of their own. */
export async function inOrder(
  db: TenantDb,
  where: SQL,
  rated: FrameworkKey,
  { ordering, limit, offset }: Pick<AssessmentQuery, 'ordering' | 'limit' | 'offset'>,
): Promise<Ordered> {
  const isFalling = ordering.startsWith('-');
  const field = ordering.replace('-', '') as AssessmentSort;
  const all = sql`maturity_assessment a where ${where}`;
  if (field === 'period')
    return { from: all, order: sql.raw(isFalling ? newest : 'a.period_to, a.id'), skipped: offset };
  const sorted = sql`(select a.* from ${all} order by ${sql.raw(newest)} limit ${pageLimits.count}) a`;
  if (field === 'name' || field === 'status' || field === 'updated_at')
    return {
      from: sorted,
      order: sql.raw(`${keys[field]} ${isFalling ? 'desc' : 'asc'}, ${newest}`),
      skipped: offset,
    };
  const ids = (await findByFigure(db, sorted, rated, field, isFalling)).slice(offset, offset + limit);
  return {
    from: sql`maturity_assessment a join unnest(${sql.param(ids)}::uuid[]) with ordinality as place (id, at) on place.id = a.id
      where a.org_id = ${db.org_id}`,
    order: sql.raw('place.at'),
    skipped: 0,
  };
}

type Measured = Pick<StoredRow, 'id' | 'content_version' | 'groups_in_scope' | 'whole'> & {
  bare_answers: BareAnswer[] | null;
};

/** By a figure as it is shown; those that have none come last either way. */
async function findByFigure(
  db: TenantDb,
  sorted: SQL,
  rated: FrameworkKey,
  field: 'current' | 'gap' | 'coverage',
  isFalling: boolean,
): Promise<string[]> {
  const [rows, framework] = await Promise.all([
    db.query<Measured>(sql`select a.id, a.content_version, a.groups_in_scope,
      a.whole, ${bareAnswers} as bare_answers
    from ${sorted} order by ${sql.raw(newest)}`),
    findFrameworkInUse(db, rated),
  ]);
  const measured = rows.map((row) => ({
    id: row.id,
    figure: shownFigures(wholeOf({ ...row, edition: framework.editionOf(row) }, toAnswers(row.bare_answers)))[
      field
    ],
  }));
  const direction = isFalling ? -1 : 1;
  return measured
    .toSorted((one, other) => {
      if (one.figure === null || other.figure === null)
        return Number(one.figure === null) - Number(other.figure === null);
      return direction * (one.figure - other.figure);
    })
    .map(({ id }) => id);
}
