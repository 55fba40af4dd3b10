import { isNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
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
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { acceptanceApprovers } from '#features/risk/model/risk-model.contract.ts';
import { riskTable } from '#features/risk/record/server/risk.table.ts';
import {
  acceptancesUnderWay,
  acceptanceStatuses,
  type Decision,
  type Ended,
} from '../acceptance-status.contract.ts';

/** Somebody's decision to retain risks until a day, or the request for it. */
export const acceptanceTable = pgTable(
  'acceptance',
  {
    ...tenantColumns(),
    ref: text().notNull(),
    /** Of all its risks, as they were when it was asked for. */
    department_id: uuid(),
    requested_by: uuid().notNull(),
    approver_id: uuid().notNull(),
    /** Who decides after the first one has approved, where two do. */
    second_approver_id: uuid(),
    justification: text().notNull(),
    conditions: text(),
    /** The day of the approval. */
    starts_on: date({ mode: 'string' }),
    /** The last day on which the risks are accepted. */
    expires_on: date({ mode: 'string' }).notNull(),
    status: text({ enum: acceptanceStatuses }).notNull().default('draft'),
    submitted_at: instant(),
    /** The risks as they were when it was submitted; its hash is SHA-256 over the canonical JSON. */
    frozen: jsonb().$type<Record<string, unknown>>(),
    sha256: text(),
    /** The highest level of its risks when they were frozen. */
    level: smallint(),
    /** Who may approve them, by that level. */
    approver_type: text({ enum: acceptanceApprovers }),
    /** Of the first of two; `decision` is the last one. */
    first_decision: jsonb().$type<Decision>(),
    decision: jsonb().$type<Decision>(),
    /** Why and when an approved one ceased to hold. */
    ended: jsonb().$type<Ended>(),
    /** Nothing is to be done about it any more: those come last. */
    is_over: boolean()
      .notNull()
      .generatedAlwaysAs(sql`not (${oneOfThese(sql.raw('status'), acceptancesUnderWay)})`),
    deleted_at: instant(),
    deleted_by: uuid(),
  },
  (row) => [
    tenantKey(row),
    unique('acceptance_ref_ref_taken').on(row.org_id, row.ref),
    tenantReference(departmentUnknown, row, row.department_id, departmentTable),
    tenantReference(personUnknown, row, row.requested_by, personTable),
    tenantReference(personUnknown, row, row.approver_id, personTable),
    tenantReference(personUnknown, row, row.second_approver_id, personTable),
    check('acceptance_status_wrong_state', oneOfThese(row.status, acceptanceStatuses)),
    check(
      'acceptance_frozen_broken',
      sql`(${row.status} = 'draft') = (${row.frozen} is null) and (${row.frozen} is null) = (${row.sha256} is null)`,
    ),
    check(
      'acceptance_second_approver_id_broken',
      sql`${row.second_approver_id} <> ${row.approver_id} and ${row.second_approver_id} <> ${row.requested_by}`,
    ),
    check(
      'acceptance_first_decision_broken',
      sql`${row.first_decision} is null or ${row.second_approver_id} is not null`,
    ),
    index('acceptance_by_expiry')
      .on(row.org_id, row.is_over, row.expires_on, row.id)
      .where(isNull(row.deleted_at)),
    index('acceptance_approved')
      .on(row.org_id, row.expires_on, row.id)
      .where(sql`${row.status} = 'approved'`),
    index('acceptance_by_update').on(row.org_id, row.updated_at, row.id).where(isNull(row.deleted_at)),
    index('acceptance_by_department').on(row.org_id, row.department_id),
    index('acceptance_by_approver').on(row.org_id, row.approver_id),
    index('acceptance_by_second_approver').on(row.org_id, row.second_approver_id),
    index('acceptance_by_requester').on(row.org_id, row.requested_by),
  ],
);

/** The risks an acceptance is about. */
export const acceptanceRiskTable = pgTable(
  'acceptance_risk',
  {
    ...organisationColumn(),
    acceptance_id: uuid().notNull(),
    risk_id: uuid().notNull(),
    /** The order by level of the risk (`risk.rank`) when it was frozen: whether it became worse. */
    frozen_rank: smallint(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.acceptance_id, row.risk_id] }),
    tenantReference(notFound, row, row.acceptance_id, acceptanceTable, 'cascade'),
    tenantReference(notFound, row, row.risk_id, riskTable, 'cascade'),
    index('acceptance_risk_by_risk').on(row.org_id, row.risk_id),
  ],
);

/** What an organisation wants of acceptances beyond what their levels say; without a row, nothing. */
export const acceptanceRuleTable = pgTable('acceptance_rule', {
  org_id: uuid()
    .primaryKey()
    .default(sql`current_org()`),
  /** Two people approve risks of the highest level, one after the other. */
  second_approver: boolean().notNull(),
  version: integer().notNull(),
});

/** The last number given to an acceptance of an organisation. */
export const acceptanceCounterTable = counterTable('acceptance_counter');
