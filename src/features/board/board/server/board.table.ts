import { isNull, sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { counterTable } from '#platform/server/database/record-number.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  bytewiseText,
  instant,
  oneOfThese,
  organisationColumn,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { recordColumns, recordConstraints } from '#platform/server/record/record-table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { taskStatuses } from '#features/treatment/task/task-status.contract.ts';
import { boardColours, boardRoles } from '../board-status.contract.ts';
import { boardDepartmentMissing } from '../board.workflow.ts';
import { boardRecord } from '../board.record.ts';

/** Where a team sees what is to be done. */
export const boardTable = pgTable('board', recordColumns(boardRecord), (row) => [
  ...recordConstraints(boardRecord, row, { department: [departmentUnknown, departmentTable] }),
  check(
    `board_department_id_${boardDepartmentMissing.code}`,
    sql`(${row.visibility} = 'department') = (${row.department_id} is not null)`,
  ),
]);

/** Whom a board names, and what for. */
export const boardMemberTable = pgTable(
  'board_member',
  {
    ...organisationColumn(),
    board_id: uuid().notNull(),
    person_id: uuid().notNull(),
    role: text({ enum: boardRoles }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.board_id, row.person_id] }),
    tenantReference(notFound, row, row.board_id, boardTable, 'cascade'),
    tenantReference(personUnknown, row, row.person_id, personTable),
    check('board_member_role_broken', oneOfThese(row.role, boardRoles)),
    index('board_member_by_person').on(row.org_id, row.person_id, row.board_id),
  ],
);

/** Those who hear of what happens on a board. */
export const boardSubscriberTable = pgTable(
  'board_subscriber',
  { ...organisationColumn(), board_id: uuid().notNull(), person_id: uuid().notNull() },
  (row) => [
    primaryKey({ columns: [row.org_id, row.board_id, row.person_id] }),
    tenantReference(notFound, row, row.board_id, boardTable, 'cascade'),
    tenantReference(personUnknown, row, row.person_id, personTable),
    index('board_subscriber_by_person').on(row.org_id, row.person_id),
  ],
);

/** A column of a board. With one that was removed its cards are out of sight, until it is there again. */
export const boardListTable = pgTable(
  'board_list',
  {
    ...tenantColumns(),
    board_id: uuid().notNull(),
    name: text().notNull(),
    /** Its place among the lists (`platform/server/database/rank.ts`). */
    rank: bytewiseText().notNull(),
    wip_limit: smallint(),
    task_status: text({ enum: taskStatuses }),
    deleted_at: instant(),
    deleted_by: uuid(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(notFound, row, row.board_id, boardTable, 'cascade'),
    check('board_list_task_status_broken', oneOfThese(row.task_status, taskStatuses)),
    check('board_list_wip_limit_broken', sql`${row.wip_limit} > 0`),
    index('board_list_by_place').on(row.org_id, row.board_id, row.rank, row.id).where(isNull(row.deleted_at)),
    index('board_list_by_board').on(row.org_id, row.board_id),
  ],
);

export const boardLabelTable = pgTable(
  'board_label',
  {
    ...tenantColumns(),
    board_id: uuid().notNull(),
    name: text().notNull(),
    colour: text({ enum: boardColours }).notNull(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(notFound, row, row.board_id, boardTable, 'cascade'),
    check('board_label_colour_broken', oneOfThese(row.colour, boardColours)),
    index('board_label_by_board').on(row.org_id, row.board_id),
  ],
);

/** The last number given to a board of an organisation. */
export const boardCounterTable = counterTable('board_counter');
