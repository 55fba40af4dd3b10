import { isNotNull, isNull, sql } from 'drizzle-orm';
import {
  char,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { notFound } from '#platform/contract/refusal.ts';
import { fileMissing, fileTable } from '#platform/server/database/file.table.ts';
import { counterTable } from '#platform/server/database/record-number.ts';
import {
  instant,
  oneOfThese,
  organisationColumn,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { recordColumns, recordConstraints } from '#platform/server/record/record-table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { mostTags, staleEffects } from '../evidence-kind.contract.ts';
import { evidenceRecord } from '../evidence.record.ts';

/** A piece of evidence: that something was done, or is so, in a period. */
export const evidenceTable = pgTable(
  'evidence',
  {
    ...recordColumns(evidenceRecord),
    revision: integer().notNull().default(0),
    /** The day on which it proves nothing any more; null where it does not end. */
    expires_on: date({ mode: 'string' }).generatedAlwaysAs(
      sql`coalesce(effective_to, effective_from) + valid_for_days`,
    ),
  },
  (row) => [
    ...recordConstraints(evidenceRecord, row, { department: [departmentUnknown, departmentTable] }),
    check('evidence_effective_to_broken', sql`${row.effective_from} <= ${row.effective_to}`),
    check('evidence_tags_broken', sql`cardinality(${row.tags}) <= ${sql.raw(String(mostTags))}`),
    check(
      'evidence_revision_broken',
      sql`coalesce(${row.accepted_revision}, 0) <= ${row.revision} and coalesce(${row.decided_revision}, 0) <= ${row.revision} and coalesce(${row.awaiting_revision}, 0) <= ${row.revision}`,
    ),
    ...Object.entries({
      // Those of one status, and of one owner, are listed as they were changed.
      status_and_update: [row.status_sort, row.updated_at],
      owner_and_update: [row.owner_id, row.updated_at],
      end: [row.expires_on],
    } satisfies Record<string, AnyPgColumn[]>).map(([name, columns]) =>
      index(`evidence_by_${name}`)
        .on(row.org_id, ...columns, row.id)
        .where(isNull(row.deleted_at)),
    ),
    // What expires next.
    index('evidence_by_expiry')
      .on(row.org_id, row.expires_on)
      .where(sql`${row.status} = 'accepted' and ${row.deleted_at} is null`),
  ],
);

/** What was provided, one after the other; none is changed afterwards. */
export const evidenceRevisionTable = pgTable(
  'evidence_revision',
  {
    ...organisationColumn(),
    evidence_id: uuid().notNull(),
    n: smallint().notNull(),
    file_id: uuid(),
    url: text(),
    /** A record of the product, of any type. */
    record_type: text(),
    record_id: uuid(),
    statement: text(),
    /** Of the file, or of what stands here. */
    sha256: char({ length: 64 }).notNull(),
    note: text(),
    /** The period it speaks for. */
    effective_from: date({ mode: 'string' }).notNull(),
    effective_to: date({ mode: 'string' }),
    /** A plain id, with the name as it was then. */
    by: uuid().notNull(),
    by_name: text().notNull(),
    at: instant().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.evidence_id, row.n] }),
    tenantReference(notFound, row, row.evidence_id, evidenceTable, 'cascade'),
    tenantReference(fileMissing, row, row.file_id, fileTable),
    check(
      'evidence_revision_content_broken',
      sql`num_nonnulls(${row.file_id}, ${row.url}, ${row.record_id}, ${row.statement}) = 1 and (${row.record_type} is null) = (${row.record_id} is null)`,
    ),
    index('evidence_revision_by_file').on(row.org_id, row.file_id),
  ],
);

/** What a piece of evidence is evidence for: a record of any type. */
export const evidenceLinkTable = pgTable(
  'evidence_link',
  {
    ...organisationColumn(),
    object_type: text().notNull(),
    object_id: uuid().notNull(),
    evidence_id: uuid().notNull(),
    /** What the record is part of, where that is asked for all of its evidence; kept by the thing that the record belongs to. */
    part_of_id: uuid(),
    created_at: instant().notNull(),
    created_by: uuid(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.object_type, row.object_id, row.evidence_id] }),
    tenantReference(notFound, row, row.evidence_id, evidenceTable, 'cascade'),
    index('evidence_link_by_evidence').on(row.org_id, row.evidence_id),
    index('evidence_link_by_part_of')
      .on(row.org_id, row.part_of_id, row.evidence_id)
      .where(isNotNull(row.part_of_id)),
  ],
);

/** Since when, and until when, evidence is older than the organisation allows for a record that it proves; nothing where no rule says
 *  anything about the two. Kept by what knows the rule. Plain ids: a reference would lock a piece of evidence that somebody is
 *  working on. */
export const evidenceStalenessTable = pgTable(
  'evidence_staleness',
  {
    ...organisationColumn(),
    object_type: text().notNull(),
    object_id: uuid().notNull(),
    evidence_id: uuid().notNull(),
    rule_id: uuid().notNull(),
    /** The first day on which it is stale, and the first on which that has its effect. */
    stale_on: date({ mode: 'string' }).notNull(),
    effect_on: date({ mode: 'string' }).notNull(),
    effect: text({ enum: staleEffects }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.object_type, row.object_id, row.evidence_id] }),
    check('evidence_staleness_effect_broken', oneOfThese(row.effect, staleEffects)),
    check('evidence_staleness_effect_on_broken', sql`${row.effect_on} >= ${row.stale_on}`),
    index('evidence_staleness_by_evidence').on(row.org_id, row.evidence_id, row.stale_on),
    index('evidence_staleness_by_day').on(row.org_id, row.stale_on),
  ],
);

/** The last number given to a piece of evidence of an organisation. */
export const evidenceCounterTable = counterTable('evidence_counter');
