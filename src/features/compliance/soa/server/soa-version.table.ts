import { char, jsonb, pgTable, smallint, unique, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  instant,
  organisationColumn,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { complianceAssessmentTable } from '#features/compliance/assessment/server/compliance-assessment.table.ts';
import type { SoaContent } from './soa-version.queries.ts';

/** A published Statement of Applicability, word for word. Never changed: what is said anew is another version. */
export const soaVersionTable = pgTable(
  'soa_version',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    assessment_id: uuid().notNull(),
    number: smallint().notNull(),
    published_at: instant().notNull(),
    published_by: uuid(),
    content: jsonb().$type<SoaContent>().notNull(),
    hash: char({ length: 64 }).notNull(),
  },
  (row) => [
    tenantKey(row),
    unique('soa_version_number_broken').on(row.org_id, row.assessment_id, row.number),
    tenantReference(notFound, row, row.assessment_id, complianceAssessmentTable, 'cascade'),
    tenantReference(personUnknown, row, row.published_by, personTable),
  ],
);
