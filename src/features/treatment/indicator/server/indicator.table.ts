import { sql } from 'drizzle-orm';
import { check, date, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { notFound } from '#platform/contract/refusal.ts';
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
import { riskTable } from '#features/risk/record/server/risk.table.ts';
import { cadences, indicatorDirections } from '../indicator-state.contract.ts';

/** A key risk indicator: a figure that tells early that a risk grows. */
export const indicatorTable = pgTable(
  'indicator',
  {
    ...tenantColumns(),
    risk_id: uuid().notNull(),
    name: text().notNull(),
    unit: text().notNull(),
    direction: text({ enum: indicatorDirections }).notNull(),
    amber: doublePrecision().notNull(),
    red: doublePrecision().notNull(),
    cadence: text({ enum: cadences }).notNull(),
    owner_id: uuid().notNull(),
    added_on: date({ mode: 'string' }).notNull(),
    /** By its last reading and its cadence: what is due is found by it. */
    next_on: date({ mode: 'string' }).notNull(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(notFound, row, row.risk_id, riskTable, 'cascade'),
    tenantReference(personUnknown, row, row.owner_id, personTable),
    check('indicator_direction_broken', oneOfThese(row.direction, indicatorDirections)),
    check('indicator_cadence_broken', oneOfThese(row.cadence, cadences)),
    check(
      'indicator_red_indicator_limits_backwards',
      sql`case ${row.direction} when 'higher_worse' then ${row.amber} < ${row.red} else ${row.amber} > ${row.red} end`,
    ),
    index('indicator_by_risk').on(row.org_id, row.risk_id),
    index('indicator_by_owner').on(row.org_id, row.owner_id),
    index('indicator_by_next_on').on(row.org_id, row.next_on),
  ],
);

/** What an indicator was on a day. Written once, never changed. */
export const indicatorReadingTable = pgTable(
  'indicator_reading',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    indicator_id: uuid().notNull(),
    /** Counts the readings of its indicator. */
    number: integer().notNull(),
    at: date({ mode: 'string' }).notNull(),
    value: doublePrecision().notNull(),
    note: text(),
    source: text(),
    recorded_at: instant().notNull(),
    /** A plain id, with the name as it was then. */
    by: uuid(),
    by_name: text().notNull(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(notFound, row, row.indicator_id, indicatorTable, 'cascade'),
    index('indicator_reading_by_day').on(row.org_id, row.indicator_id, row.at, row.number),
  ],
);
