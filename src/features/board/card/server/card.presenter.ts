import { daysLater } from '#platform/contract/today.ts';
import { shownRow, shownWhole } from '#platform/server/record/record-presenter.ts';
import type { StoredRow } from '#platform/server/record/record-select.ts';
import type { ReadRecord } from '#platform/server/record/stored-records.ts';
import type { BoardVisibility } from '#features/board/board/board-status.contract.ts';
import type { TaskParentName } from '#features/treatment/task/task.contract.ts';
import { isOpenTask, type TaskStatus } from '#features/treatment/task/task-status.contract.ts';
import { dueSoonDays } from '#features/treatment/task/task.rules.ts';
import type { Card, Tile } from '../card.contract.ts';
import { cardRecord } from '../card.record.ts';
import type { CardFacts } from '../card.workflow.ts';

interface Named {
  id: string;
  name: string;
}

/** What of a card is read beside its fields, in a list too. */
interface BesideTile {
  board_id: string;
  list_id: string;
  /** Where the list says that what stands in it is. */
  list_status: TaskStatus | null;
  task_id: string | null;
  task_ref: string | null;
  task_version: number | null;
  task_status: TaskStatus | null;
  task_title: string | null;
  task_due_on: string | null;
  checklist_done: number;
  checklist_total: number;
  comment_count: number;
  file_count: number;
  cover_id: string | null;
  department: Named | null;
}
export type StoredTile = StoredRow<typeof cardRecord> & BesideTile;

/** The same of one. */
export interface BesideCard extends BesideTile {
  list_name: string;
  cover_of: string | null;
  task_parent: TaskParentName | null;
  task_description: string | null;
  task_checklist: { text: string; done: boolean }[] | null;
  visibility: BoardVisibility;
  board_open: boolean;
  admin_ids: string[];
  member_ids: string[];
}
export type StoredCard = ReadRecord<typeof cardRecord, BesideCard>;

/** What it says of its day. */
function flagsOf(due_on: string | null, isOpen: boolean, day: string): Tile['flags'] {
  if (due_on === null || !isOpen) return [];
  if (due_on < day) return ['overdue'];
  return due_on <= daysLater(day, dueSoonDays) ? ['due_soon'] : [];
}

/** Whether something is still to be done: of a task that says so itself, of a card of its own its list. */
const isUndone = ({ status, task_status, list_status }: StoredTile): boolean => {
  const stands = task_status ?? list_status;
  return status === 'active' && (stands === null || isOpenTask(stands));
};

/** What a card is, and what its task says in its place. */
function beside(row: StoredTile, day: string) {
  const { task_id, task_ref, task_version, task_status } = row;
  const task =
    task_id === null || task_ref === null || task_version === null || task_status === null
      ? null
      : { id: task_id, ref: task_ref, version: task_version, status: task_status };
  const due_on = task === null ? row.due_on : row.task_due_on;
  return {
    list_id: row.list_id,
    title: row.title ?? row.task_title ?? '',
    due_on,
    task,
    checklist_done: row.checklist_done,
    checklist_total: row.checklist_total,
    comment_count: row.comment_count,
    file_count: row.file_count,
    cover_id: row.cover_id,
    department: row.department,
    flags: flagsOf(due_on, isUndone(row), day),
  };
}

/** A card as it stands in its list, on a day. */
export const shownTile = (row: StoredTile, day: string): Tile => ({
  ...shownRow(cardRecord, row),
  ...beside(row, day),
});

/** What rights and guards look at. */
export const cardFacts = (row: StoredCard): CardFacts => ({ ...row, is_task: row.task_id !== null });

/** The steps of a task, as one checklist; without any there is none. */
const ofTask = (items: NonNullable<StoredCard['task_checklist']>): Card['checklists'] =>
  items.length === 0 ? [] : [{ name: '', items }];

/** Everything about one but what whoever asks may do. */
export function shownCard(row: StoredCard, day: string): Omit<Card, 'permissions'> {
  const { task, ...said } = beside(row, day);
  return {
    ...shownWhole(cardRecord, row),
    ...said,
    task: task && { ...task, parent: row.task_parent },
    board_id: row.board_id,
    cover_of: row.cover_of,
    description: row.task_id === null ? row.description : row.task_description,
    checklists: row.task_checklist === null ? row.checklists : ofTask(row.task_checklist),
  };
}
