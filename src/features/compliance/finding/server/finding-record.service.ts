import { sql } from 'drizzle-orm';
import { shownWhole } from '#platform/server/record/record-presenter.ts';
import { storedRecords } from '#platform/server/record/stored-records.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { namedControl } from '#features/treatment/control/server/shared/control.queries.ts';
import { evidenceOf } from '#features/treatment/evidence/server/shared/evidence.queries.ts';
import { namedPlan } from '#features/treatment/plan/server/shared/plan-visibility.queries.ts';
import { findingRecord } from '../finding.record.ts';
import { findingWorkflow } from '../finding.workflow.ts';
import { tellOfChange } from './finding-notice.service.ts';
import { sourceOf } from './finding-source.queries.ts';
import { beside, factsOf, type BesideFinding } from './finding.presenter.ts';
import { findingCounterTable, findingTable } from './finding.table.ts';
import { findingSeenBy } from './shared/finding-visibility.queries.ts';

/** The plan that was opened for the finding `f` and is still there. */
export const openPlanOf = sql.raw(
  `(select plan.id from plan where plan.org_id = f.org_id and plan.id = f.plan_id and plan.deleted_at is null)`,
);

/** Whom the assessment of the finding `f` names, where they may decide: who may only use the product as a User decides nothing. */
const ofAssessment = (column: string): string =>
  `(select a.${column} from compliance_assessment a join person p on p.org_id = a.org_id and p.id = a.${column} and p.type <> 'User'
    where a.org_id = f.org_id and a.id = f.assessment_id and a.deleted_at is null) as ${column}`;

/** Findings, as they are read and as verbs take and change them. */
export const findings = storedRecords(findingRecord)<BesideFinding>()({
  workflow: findingWorkflow,
  table: findingTable,
  counter: findingCounterTable,
  as: 'f',
  references: { control: namedControl, plan: namedPlan },
  further: {
    row: (actor) => sql`f.source_kind, ${openPlanOf} as open_plan_id, ${sourceOf(actor)}`,
    whole: (db) => sql`${sql.raw(`${ofAssessment('lead_id')}, ${ofAssessment('reviewer_id')}`)},
      (select count(*)::int from ${evidenceOf(db, 'finding', sql`f.id`)}) as evidence_count`,
  },
  seenBy: (db, actor, id) => findingSeenBy(db, viewerOf(actor), id),
  factsOf,
  shownTo: ({ actor, db, language }, stored) => ({
    ...shownWhole(findingRecord, stored),
    ...beside(stored, actor, db.now, language),
    evidence_count: stored.evidence_count,
    permissions: findingWorkflow.permissions(actor, factsOf(stored), db.now),
  }),
  tell: tellOfChange,
});
