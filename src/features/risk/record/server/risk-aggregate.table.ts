import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { notFound } from '#platform/contract/refusal.ts';
import {
  bytewiseText,
  instant,
  organisationColumn,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { riskStatuses } from '../risk-status.contract.ts';
import { riskTable } from './risk.table.ts';

/** What a change of a figure says: how many more, or fewer, count in it. */
const changeColumns = () => ({
  department_id: uuid(),
  state: smallint().notNull(),
  level: smallint().notNull(),
  /** The version of the model it was rated with; 0 where that does not matter. */
  model: integer().notNull(),
  key: bytewiseText().notNull(),
  n: integer().notNull(),
  /** A sum of earlier changes, and not a change. */
  is_folded: boolean().notNull().default(false),
});

/** Stored aggregates as changes: a reader adds them up, so no two writers wait for one row. Written by risk-aggregate.sql only. */
export const riskFigureTable = pgTable(
  'risk_figure',
  {
    ...organisationColumn(),
    metric: text({
      enum: [
        'all',
        'owner',
        'category',
        'current',
        'inherent',
        'residual',
        'target',
        'review',
        'flag',
        'undated',
        'arrival',
        'imported_arrival',
        'deleted_arrival',
      ],
    }).notNull(),
    ...changeColumns(),
  },
  (row) => [
    index('risk_figure_by_metric').on(row.org_id, row.metric, row.key),
    index('risk_figure_by_change')
      .on(row.org_id)
      .where(sql`not is_folded`),
  ],
);

/** What each day changed in the figures, so that a figure of an earlier day is today's without what came since. Written by
 *  risk-aggregate.sql only. */
export const riskFigureDayTable = pgTable(
  'risk_figure_day',
  {
    ...organisationColumn(),
    day: date({ mode: 'string' }).notNull(),
    metric: text({ enum: ['all', 'inherent', 'residual', 'target', 'review', 'flag'] }).notNull(),
    /** Who owns or raised what changed: the same once more for each of them, because they see it wherever it lies. */
    person_id: uuid(),
    ...changeColumns(),
  },
  (row) => [
    index('risk_figure_day_by_day')
      .on(row.org_id, row.day)
      .where(sql`person_id is null`),
    index('risk_figure_day_by_person')
      .on(row.org_id, row.person_id, row.day)
      .where(sql`person_id is not null`),
    index('risk_figure_day_by_change')
      .on(row.org_id)
      .where(sql`not is_folded`),
  ],
);

/** Each time a risk came into a status: what the treatment dashboard counts. Written by risk-aggregate.sql only. */
export const riskTransitionTable = pgTable(
  'risk_transition',
  {
    ...organisationColumn(),
    risk_id: uuid().notNull(),
    at: instant().notNull(),
    status: text({ enum: riskStatuses }).notNull(),
    /** The day is what a file said, and the change was not made here. */
    is_imported: boolean().notNull().default(false),
  },
  (row) => [
    index('risk_transition_by_time').on(row.org_id, row.at, row.status, row.risk_id),
    index('risk_transition_by_risk').on(row.org_id, row.risk_id, row.at),
    tenantReference(notFound, row, row.risk_id, riskTable, 'cascade'),
  ],
);
