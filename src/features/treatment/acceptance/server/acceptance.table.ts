import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { counterTable } from '#platform/server/database/record-number.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import { organisationColumn, tenantReference } from '#platform/server/database/tenant-table.ts';
import { recordColumns, recordConstraints } from '#platform/server/record/record-table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { acceptanceApprovers } from '#features/risk/model/risk-model.contract.ts';
import { riskTable } from '#features/risk/record/server/risk.table.ts';
import { acceptanceRecord } from '../acceptance.record.ts';

// It has no title to be looked for by.
const { search_text: _, ...columns } = recordColumns(acceptanceRecord);

/** Somebody's decision to retain risks until a day, or the request for it. */
export const acceptanceTable = pgTable(
  'acceptance',
  {
    ...columns,
    requested_by: uuid().notNull(),
    /** The risks as they were when it was submitted. */
    frozen: jsonb().$type<Record<string, unknown>>(),
    /** The highest level of its risks when they were frozen. */
    level: smallint(),
    /** Who may approve them, by that level. */
    approver_type: text({ enum: acceptanceApprovers }),
  },
  (row) => [
    ...recordConstraints(acceptanceRecord, row, { department: [departmentUnknown, departmentTable] }),
    tenantReference(personUnknown, row, row.requested_by, personTable),
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
    index('acceptance_approved')
      .on(row.org_id, row.expires_on, row.id)
      .where(sql`${row.status} = 'approved'`),
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
