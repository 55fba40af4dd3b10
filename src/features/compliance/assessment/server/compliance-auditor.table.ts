import { isNull } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  instant,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { complianceAssessmentTable } from './compliance-assessment.table.ts';

/** An external auditor of one assessment (decision 102). How long they may enter stands with the person, who is read on every call. */
export const complianceAuditorTable = pgTable(
  'compliance_auditor',
  {
    ...tenantColumns(),
    assessment_id: uuid().notNull(),
    email: text().notNull(),
    /** Null until the invitation is accepted. */
    person_id: uuid(),
    /** The last day, by the organisation's calendar. */
    ends_on: date({ mode: 'string' }).notNull(),
    /** The midnight after it. */
    access_ends_at: instant().notNull(),
    /** Ended before its day, or in favour of another assessment. */
    ended_at: instant(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(notFound, row, row.assessment_id, complianceAssessmentTable, 'cascade'),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
    index('compliance_auditor_by_assessment').on(row.org_id, row.assessment_id, row.created_at, row.id),
    // An auditor is let in to one assessment, and an address is asked to one.
    uniqueIndex('compliance_auditor_open').on(row.org_id, row.email).where(isNull(row.ended_at)),
    uniqueIndex('compliance_auditor_by_person').on(row.org_id, row.person_id).where(isNull(row.ended_at)),
  ],
);
