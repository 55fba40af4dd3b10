import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  instant,
  oneOfThese,
  organisationColumn,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { mappingRelations, mappingStatuses, strongest } from '../crosswalk-content.contract.ts';

const ends = () => ({
  from_standard: text().notNull(),
  from_code: text().notNull(),
  to_standard: text().notNull(),
  to_code: text().notNull(),
});

/** Mappings of the organisation's own: between two requirements there is one, whichever way it is read. */
export const complianceMappingTable = pgTable(
  'compliance_mapping',
  {
    ...tenantColumns(),
    ...ends(),
    relation: text({ enum: mappingRelations }).notNull(),
    strength: smallint(),
    rationale: text(),
    status: text({ enum: mappingStatuses }).notNull().default('proposed'),
    confirmed_at: instant(),
    confirmed_by: uuid(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(personUnknown, row, row.created_by, personTable),
    tenantReference(personUnknown, row, row.confirmed_by, personTable),
    uniqueIndex('compliance_mapping_to_code_mapping_exists').on(
      row.org_id,
      sql`least(${row.from_standard} || ' ' || ${row.from_code}, ${row.to_standard} || ' ' || ${row.to_code})`,
      sql`greatest(${row.from_standard} || ' ' || ${row.from_code}, ${row.to_standard} || ' ' || ${row.to_code})`,
    ),
    index('compliance_mapping_by_from').on(row.org_id, row.from_standard, row.to_standard),
    index('compliance_mapping_by_to').on(row.org_id, row.to_standard, row.from_standard),
    check('compliance_mapping_status_wrong_state', oneOfThese(row.status, mappingStatuses)),
    check('compliance_mapping_relation_broken', oneOfThese(row.relation, mappingRelations)),
    check(
      'compliance_mapping_strength_broken',
      sql`coalesce(${row.strength}, 1) between 1 and ${sql.raw(String(strongest))}`,
    ),
    check('compliance_mapping_to_standard_broken', sql`${row.from_standard} <> ${row.to_standard}`),
  ],
);

/** Mappings of the product that do not count in the organisation. */
export const mappingSetAsideTable = pgTable(
  'compliance_mapping_set_aside',
  {
    ...organisationColumn(),
    ...ends(),
    reason: text().notNull(),
    set_aside_at: instant().notNull(),
    set_aside_by: uuid(),
  },
  (row) => [
    primaryKey({
      name: 'compliance_mapping_set_aside_pkey',
      columns: [row.org_id, row.from_standard, row.from_code, row.to_standard, row.to_code],
    }),
    tenantReference(personUnknown, row, row.set_aside_by, personTable),
  ],
);
