import { check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { organisationColumn, tenantReference } from '#platform/server/database/tenant-table.ts';
import { followsUnknown } from '../assessment-status.contract.ts';
import { complianceAssessmentTable } from './compliance-assessment.table.ts';

/** Which assessments an assessment follows: their answers suggest its own, by the mappings between the standards. */
export const complianceFollowTable = pgTable(
  'compliance_follow',
  {
    ...organisationColumn(),
    follower_id: uuid().notNull(),
    followed_id: uuid().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.follower_id, row.followed_id] }),
    tenantReference(followsUnknown, row, row.follower_id, complianceAssessmentTable, 'cascade'),
    tenantReference(followsUnknown, row, row.followed_id, complianceAssessmentTable, 'cascade'),
    check('compliance_follow_followed_id_broken', sql`${row.follower_id} <> ${row.followed_id}`),
    index('compliance_follow_by_followed').on(row.org_id, row.followed_id),
  ],
);
