import { isNotNull, isNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { counterTable } from '#platform/server/database/record-number.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  bytewiseText,
  instant,
  oneOfThese,
  organisationColumn,
  readersText,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { commentTable } from '#features/collaboration/comment/server/comment.table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { openTaskStatuses, recurrenceModes, taskKinds } from '../task-status.contract.ts';
import { blockerUnknown, type ChecklistItem } from '../task.contract.ts';
import { occurrenceOpen, taskWorkflow } from '../task.workflow.ts';

/** Something that somebody is to do, by itself or for what it belongs to. */
export const taskTable = pgTable(
  'task',
  {
    ...tenantColumns(),
    ref: text().notNull(),
    title: readersText().notNull(),
    description: text(),
    parent_kind: text({ enum: taskKinds }).notNull().default('none'),
    /** Of the kind's own table; a task goes on standing when what it belonged to is gone. */
    parent_id: uuid(),
    /** Of a task that belongs to nothing; others are of the department of what they belong to. */
    department_id: uuid(),
    reviewer_id: uuid(),
    priority: smallint().notNull().default(3),
    start_on: date({ mode: 'string' }),
    due_on: date({ mode: 'string' }),
    /** What it counts in the progress of what it belongs to. */
    weight: smallint().notNull().default(1),
    estimate_h: doublePrecision(),
    spent_h: doublePrecision(),
    checklist: jsonb().$type<ChecklistItem[]>().notNull().default([]),
    evidence_required: boolean().notNull().default(false),
    status: text({ enum: taskWorkflow.statuses }).notNull().default('todo'),
    /** Why it is blocked, as long as it is. */
    blocked_reason: text(),
    done_at: instant(),
    /** An RRULE (RFC 5545): it is the newest occurrence of a recurring task, or was. */
    recurrence: text(),
    recurs: text({ enum: recurrenceModes }),
    /** The day that the rule counts from: the due date of the first occurrence. */
    recurs_from: date({ mode: 'string' }),
    /** When the next occurrence is to be made; null where that is made, or none will be. */
    next_on: date({ mode: 'string' }),
    /** The first occurrence of the same recurring task: its own id in that one. */
    template_id: uuid(),
    deleted_at: instant(),
    deleted_by: uuid(),

    /** T-0009 before T-0010 before T-10000: the number at the end counts as a number. */
    ref_sort: bytewiseText()
      .notNull()
      .generatedAlwaysAs(sql`'T-' || lpad(substring(ref from '[0-9]+$'), 12, '0')`),
    due_sort: date({ mode: 'string' })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(due_on, '9999-12-31'::date)`),
    /** Nothing is to be done about it any more: it comes after those that are due. */
    is_over: boolean()
      .notNull()
      .generatedAlwaysAs(sql`not (${oneOfThese(sql.raw('status'), openTaskStatuses)})`),
  },
  (row) => {
    const live = isNull(row.deleted_at);
    const open = sql`${oneOfThese(row.status, openTaskStatuses)} and ${live}`;
    const list = (name: string, ...columns: [AnyPgColumn, ...AnyPgColumn[]]) =>
      index(`task_by_${name}`)
        .on(row.org_id, ...columns, row.id)
        .where(live);
    return [
      tenantKey(row),
      unique('task_ref_ref_taken').on(row.org_id, row.ref),
      tenantReference(departmentUnknown, row, row.department_id, departmentTable),
      tenantReference(personUnknown, row, row.reviewer_id, personTable),
      tenantReference(notFound, row, row.template_id, row),
      check('task_status_wrong_state', oneOfThese(row.status, taskWorkflow.statuses)),
      check('task_parent_kind_broken', oneOfThese(row.parent_kind, taskKinds)),
      check(
        'task_parent_id_broken',
        sql`(${row.parent_kind} = 'none') = (${row.parent_id} is null) and (${row.parent_kind} = 'none' or ${row.department_id} is null)`,
      ),
      check(
        'task_recurrence_broken',
        sql`(${row.recurrence} is null) = (${row.recurs} is null) and (${row.recurrence} is null) = (${row.recurs_from} is null)`,
      ),
      check('task_recurs_broken', oneOfThese(row.recurs, recurrenceModes)),
      // There is never more than one open occurrence.
      uniqueIndex(`task_template_id_${occurrenceOpen.code}`)
        .on(row.org_id, row.template_id)
        .where(sql`${isNotNull(row.template_id)} and ${open}`),
      index('task_by_template').on(row.org_id, row.template_id).where(isNotNull(row.template_id)),
      index('task_open_by_due').on(row.org_id, row.due_sort, row.id).where(open),
      index('task_by_next_day')
        .on(row.org_id, row.next_on, row.id)
        .where(sql`${isNotNull(row.next_on)} and ${live}`),
      index('task_by_parent').on(row.org_id, row.parent_kind, row.parent_id, row.due_sort),
      index('task_by_department').on(row.org_id, row.department_id).where(isNotNull(row.department_id)),
      index('task_by_reviewer').on(row.org_id, row.reviewer_id, row.id).where(isNotNull(row.reviewer_id)),
      list('due', row.due_sort),
      list('standing', row.is_over, row.due_sort),
      list('priority', row.priority, row.due_sort),
      list('ref', row.ref_sort),
      list('title', row.title),
      list('update', row.updated_at),
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
