import type { ClientBase } from 'pg';
import { newId } from '#platform/server/database/new-id.ts';
import { figuresToStore, type StoredFigures } from '#features/maturity/figure/stored-figures.rules.ts';
import {
  shippedEdition,
  structureOf,
} from '#features/maturity/framework/server/shared/shipped-framework.content.ts';
import { ratedSectionsOf } from '#features/maturity/assessment/server/shared/assessment.presenter.ts';

const { version, content_version, sections } = structureOf('cis');
/** The questions of the largest framework, in its order. */
export const questions = sections.flatMap((section) => section.questions.map(({ id }) => id));

/** Assessments differ in as many ways as levels do. */
const patterns = 6;

/** What the nth assessment says to a question: a pure function, for the loader and the services alike. */
export const saidTo = (nth: number, at: number) => {
  const current_level = (at + nth) % patterns;
  return { current_level, desired_level: Math.min(5, current_level + 1 + (at % 2)) };
};

/** One half-year after the other, from 1900 on: two thousand need many. */
export function periodOf(nth: number, departments: number) {
  const half = Math.floor(nth / departments);
  const year = 1900 + Math.floor(half / 2);
  return half % 2 === 0
    ? { from: `${year}-01-01`, to: `${year}-06-30` }
    : { from: `${year}-07-01`, to: `${year}-12-31` };
}

const figures: StoredFigures[] = Array.from({ length: patterns }, (_, nth) => {
  const answers = questions.map((question_id, at) => ({
    question_id,
    ...saidTo(nth, at),
    not_applicable: false,
  }));
  return figuresToStore(
    'cis',
    ratedSectionsOf({ edition: shippedEdition('cis'), groups_in_scope: [] }, answers),
    [],
  );
});

interface AssessmentsOrder {
  org: string;
  departments: readonly string[];
  actor: string;
  /** How many were approved; the newest of each department still is, and is shown. */
  approved: number;
  now: Date;
}

const atOnce = 100;

/** Writes approved assessments with all their answers, and one that is still answered; answers the id of that one. What was
 *  approved has no snapshot here: no figure is read from one. Runs inside a transaction whose organisation is set. */
export async function loadAssessments(
  client: ClientBase,
  { org, departments, actor, approved, now }: AssessmentsOrder,
): Promise<string> {
  const rows = Array.from({ length: approved + 1 }, (_, nth) => {
    const isOpen = nth === approved;
    const isNewest = nth >= approved - departments.length;
    const { from, to } = periodOf(nth, departments.length);
    return {
      id: newId(now),
      ref: `M-${String(nth + 1).padStart(4, '0')}`,
      name: isOpen ? 'Being answered' : `Assessment ${nth}`,
      period_from: from,
      period_to: to,
      // Everybody may answer for the whole organisation.
      department_id: isOpen ? null : departments[nth % departments.length],
      status: isOpen ? 'in_progress' : isNewest ? 'approved' : 'superseded',
      is_dashboard: !isOpen && isNewest,
      figures: isOpen ? null : figures[nth % patterns],
      nth,
    };
  });
  const at = now.toISOString();
  for (let first = 0; first < rows.length; first += atOnce) {
    const some = rows.slice(first, first + atOnce);
    await client.query({
      name: 'bench_load_assessments',
      text: `insert into maturity_assessment (org_id, id, version, ref, framework, framework_version, content_version, name, period_from, period_to,
          department_id, status, is_dashboard, figures, submitted_at, submitted_by, approved_at, approved_by, created_at, created_by, updated_at, updated_by)
        select $1, id, case status when 'in_progress' then 2 when 'approved' then 4 else 5 end, ref, 'cis', $3, $4, name, period_from, period_to,
          department_id, status, is_dashboard, figures, case when figures is not null then $5::timestamptz end, case when figures is not null then $6::uuid end,
          case when figures is not null then $5::timestamptz end, case when figures is not null then $6::uuid end, $5, $6, $5, $6
        from jsonb_to_recordset($2::jsonb) as r (id uuid, ref text, name text, period_from date, period_to date, department_id uuid, status text, is_dashboard boolean, figures jsonb)`,
      values: [org, JSON.stringify(some), version, content_version, at, actor],
    });
    await client.query({
      name: 'bench_load_answers',
      text: `insert into maturity_answer (org_id, assessment_id, question_id, current_level, desired_level, answered_by, answered_at)
        select $1, r.id, q.question_id, level, least(5, level + 1 + (q.at - 1) % 2), $4, $5
        from jsonb_to_recordset($2::jsonb) as r (id uuid, nth integer)
          cross join unnest($3::text[]) with ordinality as q (question_id, at)
          cross join lateral (select (q.at - 1 + r.nth) % ${patterns} as level) l`,
      values: [org, JSON.stringify(some.map(({ id, nth }) => ({ id, nth }))), questions, actor, at],
    });
  }
  await client.query(
    'insert into maturity_counter (org_id, n) values ($1, $2) on conflict (org_id) do update set n = greatest(maturity_counter.n, excluded.n)',
    [org, rows.length],
  );
  return rows.at(-1)?.id ?? '';
}
