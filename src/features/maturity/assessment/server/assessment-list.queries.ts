import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { withinDepartment } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { cappedPage, shownPage } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { AssessmentQuery } from '../assessment-list.contract.ts';
import type { AssessmentRow } from '../assessment.contract.ts';
import { answeredAt, bareAnswers, inOrder, toAnswers, type BareAnswer } from './assessment-order.queries.ts';
import { assessments } from './shared/assessment-record.service.ts';
import { visibleTo, type StoredRow, type Unresolved } from './shared/assessment.queries.ts';
import { findFrameworkInUse } from '#features/maturity/framework/server/shared/framework-in-use.queries.ts';
import {
  hasFramework,
  type FrameworkKey,
} from '#features/maturity/framework/server/shared/framework-key.queries.ts';
import { toRow, wholeOf } from './shared/assessment.presenter.ts';

interface ListedHead extends Unresolved<StoredRow> {
  /** For an assessment without stored figures. */
  bare_answers: BareAnswer[] | null;
  answered_at: string | null;
  total: number;
}

/** The assessments of a framework that the actor sees, in the order that was asked for. */
export async function findAssessments(
  db: TenantDb,
  actor: Actor,
  key: FrameworkKey,
  { dpt, status, given, ...page }: AssessmentQuery,
): Promise<Page<AssessmentRow>> {
  const conditions = [
    sql`a.org_id = ${db.org_id} and ${hasFramework(key)} and a.deleted_at is null and ${visibleTo(actor)}`,
    status === undefined ? sql`a.status <> 'archived'` : sql`a.status = ${status}`,
    ...withinDepartment({ db, actor }, sql`a.department_id`, dpt),
    ...(given === undefined
      ? []
      : [
          sql`a.id in (select g.assessment_id from maturity_assignment g where g.org_id = ${db.org_id} and g.person_id = ${actor.id})`,
        ]),
  ];
  const where = sql.join(conditions, sql` and `);
  const { from, order, skipped } = await inOrder(db, where, key, page);
  const [listed, framework] = await Promise.all([
    cappedPage<ListedHead>(
      db,
      sql`from maturity_assessment a where ${where}`,
      sql`select ${assessments.rowColumns(actor, db)}, ${bareAnswers} as bare_answers, ${answeredAt} as answered_at
      from ${from} order by ${order} limit ${page.limit} offset ${skipped}`,
    ),
    findFrameworkInUse(db, key),
  ]);
  return shownPage(listed, ({ bare_answers, answered_at, ...head }) =>
    toListed({ ...head, edition: framework.editionOf(head) }, { bare_answers, answered_at }, actor, db.now),
  );
}

function toListed(
  head: StoredRow,
  { bare_answers, answered_at }: Pick<ListedHead, 'bare_answers' | 'answered_at'>,
  actor: Actor,
  now: Date,
): AssessmentRow {
  const row = toRow(head, wholeOf(head, toAnswers(bare_answers)), actor, now);
  // An answer does not touch the assessment's row, so the time of the last answer counts as its last change.
  return {
    ...row,
    updated_at: answered_at !== null && answered_at > row.updated_at ? answered_at : row.updated_at,
  };
}
