import { isNotNull, isNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { counterTable } from '#platform/server/database/record-number.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  instant,
  oneOfThese,
  organisationColumn,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { recordColumns, recordConstraints } from '#platform/server/record/record-table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { confidences } from '../answer.contract.ts';
import { baselineUnknown } from '../assessment-change.contract.ts';
import { frameworkUnknown } from '#features/maturity/framework/framework-parts.contract.ts';
import { frameworkKinds } from '#features/maturity/framework/framework-content.contract.ts';
import type { StoredFigures } from '#features/maturity/figure/stored-figures.rules.ts';
import { assessmentRecord } from '../assessment.record.ts';
import { maturityStatuses } from '../assessment-status.contract.ts';
import { isOpen, mayBeChosen } from '../assessment-status.rules.ts';
import {
  maturityFrameworkEditionTable,
  ownFrameworkOf,
  unitKey,
} from '#features/maturity/framework/server/framework.table.ts';

/** The department of an assessment, or the whole organisation, as the indexes know it. Not `coalesce`: under row-level security
 *  the planner does not trust that with an index. */
export const unitOf = (row: string): string =>
  `case when ${row}department_id is null then ${unitKey} else ${row}department_id end`;

// Its list is narrowed by framework, and looks for no words.
const { search_text: _, ...columns } = recordColumns(assessmentRecord);

/** A self-assessment of a department, or of the whole organisation, by one framework. */
export const maturityAssessmentTable = pgTable(
  'maturity_assessment',
  {
    ...columns,
    framework: text({ enum: frameworkKinds }).notNull(),
    /** The organisation's own framework it is by; null for the shipped ones. */
    framework_id: uuid(),
    framework_version: text().notNull(),
    /** Of the questions as they were when it began. Answers to a shipped framework are read with its content of today; of one's
     *  own this is the edition, and the assessment keeps it. */
    content_version: integer().notNull(),
    /** Taken when it is submitted; null while it is answered, when figures are those of the answers as they are. */
    figures: jsonb().$type<StoredFigures>(),
    /** Of these the whole, by itself: lists and lines show nothing else, and the figures of all sections are long. */
    whole: jsonb().$type<StoredFigures['whole']>().generatedAlwaysAs(sql.raw(`figures -> 'whole'`)),
  },
  (row) => [
    ...recordConstraints(assessmentRecord, row, {
      department: [departmentUnknown, departmentTable],
      baseline: [baselineUnknown, row],
    }),
    foreignKey({
      name: `maturity_assessment_framework_id_${frameworkUnknown.code}`,
      columns: [row.org_id, row.framework_id, row.content_version],
      foreignColumns: [
        maturityFrameworkEditionTable.org_id,
        maturityFrameworkEditionTable.framework_id,
        maturityFrameworkEditionTable.edition,
      ],
    }),
    check(
      'maturity_assessment_framework_id_broken',
      sql`(${row.framework} = 'custom') = (${row.framework_id} is not null)`,
    ),
    check(
      'maturity_assessment_figures_broken',
      sql`(${oneOfThese(row.status, maturityStatuses.filter(isOpen))}) <= (${row.figures} is null)`,
    ),
    index('maturity_assessment_by_period')
      .on(row.org_id, row.framework, sql.raw(`(${ownFrameworkOf('')})`), row.period_to, row.id)
      .where(isNull(row.deleted_at)),
    // Which editions of one's own frameworks are in use; the shipped ones have none.
    index('maturity_assessment_by_edition')
      .on(row.org_id, row.framework_id, row.content_version)
      .where(isNotNull(row.framework_id)),
    // What a dashboard may show of a department, newest last, and how it came there.
    index('maturity_assessment_by_unit')
      .on(
        row.org_id,
        row.framework,
        sql.raw(`(${ownFrameworkOf('')})`),
        sql.raw(`(${unitOf('')})`),
        row.period_to,
        row.id,
      )
      .where(
        sql`${oneOfThese(row.status, maturityStatuses.filter(mayBeChosen))} and ${row.deleted_at} is null`,
      ),
    // One is shown for each framework and department; the whole organisation is a department without an id.
    uniqueIndex('maturity_assessment_shown')
      .on(row.org_id, row.framework, sql.raw(`(${ownFrameworkOf('')})`), sql.raw(`(${unitOf('')})`))
      .where(sql`${row.is_dashboard}`),
  ],
);

/** Those who answer for the answers, and submit. */
export const maturityAssessorTable = pgTable(
  'maturity_assessor',
  { ...organisationColumn(), assessment_id: uuid().notNull(), person_id: uuid().notNull() },
  (row) => [
    primaryKey({ columns: [row.org_id, row.assessment_id, row.person_id] }),
    tenantReference(notFound, row, row.assessment_id, maturityAssessmentTable, 'cascade'),
    tenantReference(personUnknown, row, row.person_id, personTable),
    index('maturity_assessor_by_person').on(row.org_id, row.person_id, row.assessment_id),
  ],
);

/** One row for each question with an answer. */
export const maturityAnswerTable = pgTable(
  'maturity_answer',
  {
    ...organisationColumn(),
    assessment_id: uuid().notNull(),
    question_id: text().notNull(),
    version: integer().notNull().default(1),
    current_level: smallint(),
    desired_level: smallint(),
    not_applicable: boolean().notNull().default(false),
    na_reason: text(),
    note: text(),
    confidence: text({ enum: confidences }),
    answered_by: uuid(),
    answered_at: instant().notNull(),
    carried_from: uuid(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.assessment_id, row.question_id] }),
    tenantReference(notFound, row, row.assessment_id, maturityAssessmentTable, 'cascade'),
    tenantReference(personUnknown, row, row.answered_by, personTable),
    tenantReference(baselineUnknown, row, row.carried_from, maturityAssessmentTable),
    check('maturity_answer_confidence_broken', oneOfThese(row.confidence, confidences)),
    check(
      'maturity_answer_level_broken',
      sql`coalesce(${row.current_level}, 0) between 0 and 5 and coalesce(${row.desired_level}, 0) between 0 and 5`,
    ),
  ],
);

/** Questions given to people; a section is all its questions. */
export const maturityAssignmentTable = pgTable(
  'maturity_assignment',
  {
    ...organisationColumn(),
    assessment_id: uuid().notNull(),
    question_id: text().notNull(),
    person_id: uuid().notNull(),
    due_date: date({ mode: 'string' }),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.assessment_id, row.question_id, row.person_id] }),
    tenantReference(notFound, row, row.assessment_id, maturityAssessmentTable, 'cascade'),
    tenantReference(personUnknown, row, row.person_id, personTable),
    index('maturity_assignment_by_person').on(row.org_id, row.person_id, row.assessment_id),
  ],
);

/** What was approved, word for word; a reopened assessment gets another when it is approved again. */
export const maturitySnapshotTable = pgTable(
  'maturity_snapshot',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    assessment_id: uuid().notNull(),
    revision: smallint().notNull(),
    taken_at: instant().notNull(),
    taken_by: uuid(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    hash: text().notNull(),
  },
  (row) => [
    tenantKey(row),
    unique('maturity_snapshot_revision_broken').on(row.org_id, row.assessment_id, row.revision),
    tenantReference(notFound, row, row.assessment_id, maturityAssessmentTable, 'cascade'),
    tenantReference(personUnknown, row, row.taken_by, personTable),
  ],
);

/** The last number given to an assessment of an organisation. */
export const maturityCounterTable = counterTable('maturity_counter');
