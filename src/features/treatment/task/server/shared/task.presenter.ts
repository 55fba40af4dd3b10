import type { Actor } from '#platform/contract/access.ts';
import { today } from '#platform/contract/today.ts';
import { shownRow, shownWhole } from '#platform/server/record/record-presenter.ts';
import type { StoredRow } from '#platform/server/record/record-select.ts';
import type { ReadRecord } from '#platform/server/record/stored-records.ts';
import { isOpenTask, type TaskKind } from '../../task-status.contract.ts';
import type { Task, TaskParentName, TaskRow } from '../../task.contract.ts';
import { taskRecord } from '../../task.record.ts';
import { flagsOf } from '../../task.rules.ts';
import { taskWorkflow, type TaskFacts } from '../../task.workflow.ts';

/** What of a task is read beside its fields, in a list too. */
interface BesideFields {
  kind: TaskKind;
  parent_id: string | null;
  parent_ref: string | null;
  parent_title: string | null;
  parent_link: string | null;
  parent_seen: boolean;
  parent_open: boolean;
  /** That of what it belongs to; its own where it belongs to nothing. */
  deciding_id: string | null;
  deciding_name: string | null;
  checklist_done: number;
  checklist_total: number;
  /** It has a rule of recurrence. */
  has_rule: boolean;
  /** When the next occurrence is to be made, where its day makes it. */
  next_on: string | null;
  open_blockers: number;
}
export type StoredTaskRow = StoredRow<typeof taskRecord> & BesideFields;

/** The same of one. */
export interface BesideTask extends BesideFields, Pick<Task, 'blocked_by' | 'has_evidence'> {
  recurs_from: string | null;
  template_id: string | null;
}
export type StoredTask = ReadRecord<typeof taskRecord, BesideTask>;

const parentOf = (row: BesideFields): TaskParentName | null =>
  row.parent_id === null
    ? null
    : {
        kind: row.kind,
        id: row.parent_id,
        ref: row.parent_ref ?? '',
        title: row.parent_title ?? '',
        link: row.parent_seen ? row.parent_link : null,
      };

/** What is shown of a task beside its fields. */
const beside = (row: StoredTaskRow, day: string) => ({
  kind: row.kind,
  parent: parentOf(row),
  department: row.deciding_id === null ? null : { id: row.deciding_id, name: row.deciding_name ?? '' },
  checklist_done: row.checklist_done,
  checklist_total: row.checklist_total,
  recurs: row.has_rule && (isOpenTask(row.status) || row.next_on !== null),
  flags: flagsOf(row, day),
});

/** A task in a list, on a day. */
export const toRow = (row: StoredTaskRow, day: string): TaskRow => ({
  ...shownRow(taskRecord, row),
  ...beside(row, day),
});

/** What rights and guards look at. */
export const factsOf = (row: StoredTask): TaskFacts => ({
  ...row,
  department_id: row.deciding_id,
  assignee_ids: row.assignees.map(({ id }) => id),
});

/** The task as this actor is answered it: with what they may do. */
export const shownTask = (row: StoredTask, actor: Actor, now: Date): Task => ({
  ...shownWhole(taskRecord, row),
  ...beside(row, today(now, actor.timezone)),
  has_evidence: row.has_evidence,
  next_on: row.next_on,
  parent_open: row.parent_open,
  permissions: taskWorkflow.permissions(actor, factsOf(row), now),
});
