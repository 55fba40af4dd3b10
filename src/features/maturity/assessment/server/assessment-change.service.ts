import { sql } from 'drizzle-orm';
import { one } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { recordsOf } from '#platform/server/workflow/records.ts';
import type { Assessment } from '../assessment.contract.ts';
import { assessmentWorkflow } from '../assessment.workflow.ts';
import { maturityAssessmentTable } from './assessment.table.ts';
import {
  findAssessmentToChange,
  ownColumns,
  type StoredAssessment,
  type StoredHead,
  type Unresolved,
} from './shared/assessment.queries.ts';
import { tellOfAssessment } from './shared/assessment-notice.service.ts';
import { factsOf, toAssessment } from './shared/assessment.presenter.ts';

/** The assessment as whoever changed it sees it then, with its first section. */
export const shownTo = ({ db, actor, language }: Call, stored: StoredAssessment): Assessment =>
  toAssessment(stored, { actor, language, now: db.now, section: 'first' });

/** Assessments as verbs take and change them. */
export const assessments = recordsOf({
  type: 'maturity_assessment',
  workflow: assessmentWorkflow,
  table: maturityAssessmentTable,
  findToChange: findAssessmentToChange,
  factsOf: (row: StoredAssessment) => factsOf(row),
  shownTo,
  historyOf: (_: Call, { assessors, reviewer_name, ...head }: StoredAssessment) => ({
    name: head.name,
    period_from: head.period_from,
    period_to: head.period_to,
    groups_in_scope: head.groups_in_scope,
    status: head.status,
    assessors: assessors.map(({ name }) => name),
    reviewer: reviewer_name,
    due_date: head.due_date,
    tier: head.tier,
    is_dashboard: head.is_dashboard,
  }),
  tell: tellOfAssessment,
  write: async (db, before, assignments) => ({
    ...before,
    ...one(
      await db.query<Omit<Unresolved<StoredHead>, 'baseline'>>(sql`with a as (
        update maturity_assessment set version = version + 1, ${assignments} where org_id = ${db.org_id} and id = ${before.id} returning *
      ) select ${ownColumns} from a`),
    ),
  }),
});
