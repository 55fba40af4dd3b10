import { isNotNull, isNull, sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { counterTable } from '#platform/server/database/record-number.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import { oneOfThese, organisationColumn, tenantReference } from '#platform/server/database/tenant-table.ts';
import { recordColumns, recordConstraints } from '#platform/server/record/record-table.ts';
import { commentTable } from '#features/collaboration/comment/server/comment.table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { openTaskStatuses, taskKinds } from '../task-status.contract.ts';
import { blockerUnknown } from '../task.contract.ts';
import { taskRecord } from '../task.record.ts';
import { occurrenceOpen } from '../task.workflow.ts';

// A task is looked for by its title and its reference as they are.
const { search_text: _, ...columns } = recordColumns(taskRecord);

/** Something that somebody is to do, by itself or for what it belongs to. */
export const taskTable = pgTable(
  'task',
  {
    ...columns,
    parent_kind: text({ enum: taskKinds }).notNull().default('none'),
    /** Of the kind's own table; a task goes on standing when what it belonged to is gone. */
    parent_id: uuid(),
    /** The day that the rule counts from: the due date of the first occurrence. */
    recurs_from: date({ mode: 'string' }),
    /** When the next occurrence is to be made; null where that is made, or none will be. */
    next_on: date({ mode: 'string' }),
    /** The first occurrence of the same recurring task: its own id in that one. */
    template_id: uuid(),
  },
  (row) => {
    const live = isNull(row.deleted_at);
    const open = sql`${oneOfThese(row.status, openTaskStatuses)} and ${live}`;
    return [
      ...recordConstraints(taskRecord, row, { department: [departmentUnknown, departmentTable] }),
      tenantReference(notFound, row, row.template_id, row),
      check('task_parent_kind_broken', oneOfThese(row.parent_kind, taskKinds)),
      check(
        'task_parent_id_broken',
        sql`(${row.parent_kind} = 'none') = (${row.parent_id} is null) and (${row.parent_kind} = 'none' or ${row.department_id} is null)`,
      ),
      check(
        'task_recurrence_broken',
        sql`(${row.recurrence_rule} is null) = (${row.recurrence_mode} is null) and (${row.recurrence_rule} is null) = (${row.recurs_from} is null)`,
      ),
      // There is never more than one open occurrence.
      uniqueIndex(`task_template_id_${occurrenceOpen.code}`)
        .on(row.org_id, row.template_id)
        .where(sql`${isNotNull(row.template_id)} and ${open}`),
      index('task_by_template').on(row.org_id, row.template_id).where(isNotNull(row.template_id)),
      index('task_by_next_day')
        .on(row.org_id, row.next_on, row.id)
        .where(sql`${isNotNull(row.next_on)} and ${live}`),
      index('task_by_parent').on(row.org_id, row.parent_kind, row.parent_id),
    ];
  },
);

/** Those who are to do it. */
export const taskAssigneeTable = pgTable(
  'task_assignee',
  { ...organisationColumn(), task_id: uuid().notNull(), person_id: uuid().notNull() },
  (row) => [
    primaryKey({ columns: [row.org_id, row.task_id, row.person_id] }),
    tenantReference(notFound, row, row.task_id, taskTable, 'cascade'),
    tenantReference(personUnknown, row, row.person_id, personTable),
    index('task_assignee_by_person').on(row.org_id, row.person_id, row.task_id),
  ],
);

/** What a task waits for. These form no circle. */
export const taskBlockerTable = pgTable(
  'task_blocker',
  { ...organisationColumn(), task_id: uuid().notNull(), blocker_id: uuid().notNull() },
  (row) => [
    primaryKey({ columns: [row.org_id, row.task_id, row.blocker_id] }),
    tenantReference(notFound, row, row.task_id, taskTable, 'cascade'),
    tenantReference(blockerUnknown, row, row.blocker_id, taskTable, 'cascade'),
    index('task_blocker_by_blocker').on(row.org_id, row.blocker_id),
  ],
);

/** The last number given to a task of an organisation. */
export const taskCounterTable = counterTable('task_counter');

/** What somebody said about a task, or answered to it. */
export const taskCommentTable = commentTable('task', taskTable);
