import { sql } from 'drizzle-orm';
import { maySteer, actsFor } from '#platform/contract/deciding.ts';
import type { Actor } from '#platform/contract/access.ts';
import { reasonRequired } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { isActiveDepartment } from '#features/organisation/department/server/shared/active-department.queries.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { recurrenceEmpty } from '../../recurrence.contract.ts';
import type { TaskKind } from '../../task-status.contract.ts';
import {
  parentNotYours,
  parentUnknown,
  type NewTask,
  type Recurrence,
  type Task,
  type TaskDetails,
} from '../../task.contract.ts';
import { disagreement } from '../../task.rules.ts';
import { parentClosed } from '../../task.workflow.ts';
import { nextOn } from '../next-occurrence.service.ts';
import { dayAfter } from '../recurrence.service.ts';
import type { ParentRow } from './task-parent.queries.ts';
import { hiddenBy, shownAgain } from '#platform/server/record/stored-records.ts';
import type { Tasks } from './task-record.service.ts';
import { expectPeople, setAssignees, setBlockers, lockTaskBlockers } from '../task-link.queries.ts';
import { tellAssigned } from '../task-notice.service.ts';
import type { StoredTask } from './task.presenter.ts';
import { lockFor } from '../task.queries.ts';

/** What a new task belongs to. */
export interface ParentOfNew {
  kind: TaskKind;
  id?: string | undefined;
}

/** The columns of a task that follow from its rule and its days. A rule counts from the due date it was given with. */
function recurring(
  task: Pick<StoredTask, 'start_on' | 'due_on'>,
  recurrence: Recurrence | null,
  from: string | null,
) {
  const columns = {
    recurrence_rule: recurrence?.rule ?? null,
    recurrence_mode: recurrence?.mode ?? null,
    recurs_from: recurrence === null ? null : from,
  };
  return { ...columns, next_on: nextOn({ ...task, ...columns }) };
}

/** Refuses a rule that names no further day. */
export function expectFurtherDay(recurrence: Recurrence | null, from: string | null): void {
  if (recurrence === null || from === null) return;
  if (dayAfter({ rule: recurrence.rule, from }, from) === undefined) refuse(recurrenceEmpty);
}

/** What a task is to belong to, held until the end: refused where the caller does not see it (400), may not add to it (403), or where
 *  it is closed (422). Answers its reference. */
async function expectParent(
  tasks: Tasks,
  { db, actor }: Call,
  { kind, id }: ParentOfNew,
): Promise<string | null> {
  if (kind === 'none' && id === undefined) return null;
  const parent = tasks.parentOf(kind);
  if (parent === undefined || id === undefined) return refuse(parentUnknown);
  const [found] = await db.query<ParentRow>(
    sql`select x.* from (${parent.rows(db)}) x where x.id = ${id} and exists (${parent.seenBy(db, viewerOf(actor), sql`x.id`)}) ${lockFor(parent)}`,
  );
  if (found === undefined) return refuse(parentUnknown);
  const { department_id, owner_ids, is_open } = found;
  if (!maySteer(actor, department_id) && !owner_ids.some((owner) => actsFor(actor, owner)))
    refuse(parentNotYours);
  return is_open ? found.ref : refuse(parentClosed);
}

/** A department that is there, and that the caller belongs to; the whole organisation is everybody's. */
async function expectDepartment(db: TenantDb, actor: Actor, department_id: string | null): Promise<void> {
  if (department_id === null) return;
  if (!(await isActiveDepartment(db, department_id))) refuse(departmentUnknown);
  if (actor.type !== 'Admin' && !actor.departments.some(({ id }) => id === department_id))
    refuse(departmentNotYours);
}

/** Adds a task: to what the caller decides about or answers for, or by itself. */
export async function addTask(
  tasks: Tasks,
  call: Call,
  parent: ParentOfNew,
  { assignee_ids = [], blocked_by = [], recurrence = null, ...details }: NewTask,
): Promise<Task> {
  const { db, actor } = call;
  const { reviewer_id = null, start_on = null, due_on = null, department_id = null } = details;
  const against = disagreement({
    reviewer_id,
    start_on,
    due_on,
    department_id,
    recurrence,
    kind: parent.kind,
    status: 'todo',
  });
  if (against !== undefined) refuse(against);
  expectFurtherDay(recurrence, due_on);
  const parent_ref = await expectParent(tasks, call, parent);
  await expectDepartment(db, actor, department_id);
  await expectPeople(db, { assignee_ids, reviewer_id });
  const id = newId(db.now);
  await tasks.add(call, {
    id,
    action: 'task.added',
    columns: {
      ...details,
      ...recurring({ start_on, due_on }, recurrence, due_on),
      template_id: recurrence === null ? null : id,
      parent_kind: parent.kind,
      parent_id: parent.id ?? null,
    },
    about: tasks.objectsAround({ kind: parent.kind, parent_id: parent.id ?? null, parent_ref }),
  });
  if (assignee_ids.length > 0) await setAssignees(db, id, assignee_ids);
  if (blocked_by.length > 0) await setBlockers(db, tasks.parents, actor, id, blocked_by);
  const stored = await tasks.findMade(call, id);
  tellAssigned(call, stored, []);
  await tasks.tellParent(db, stored);
  return tasks.shownTo(call, stored);
}

/** What is written of a task where its details change; refused where they would not agree. */
export function columnsOfChange(before: StoredTask, details: Partial<TaskDetails>) {
  const { recurrence_rule, recurrence_mode, recurs_from } = before;
  const held =
    recurrence_rule === null || recurrence_mode === null
      ? null
      : { rule: recurrence_rule, mode: recurrence_mode };
  const { assignee_ids: _, blocked_by: __, recurrence = held, ...written } = details;
  const {
    start_on = before.start_on,
    due_on = before.due_on,
    reviewer_id = before.reviewer_id,
    department_id = before.kind === 'none' ? before.department_id : null,
  } = written;
  const { kind, status } = before;
  const against = disagreement({ start_on, due_on, reviewer_id, department_id, recurrence, kind, status });
  if (against !== undefined) return { against };
  const isNewRule = recurrence !== null && recurrence.rule !== recurrence_rule;
  const rule =
    'recurrence' in details || 'due_on' in details || 'start_on' in details
      ? recurring({ start_on, due_on }, recurrence, isNewRule ? due_on : (recurs_from ?? due_on))
      : {};
  return {
    columns: {
      ...written,
      ...rule,
      ...(isNewRule && before.template_id === null && { template_id: before.id }),
    },
    counted: isNewRule ? { recurrence, from: due_on } : undefined,
  };
}

/** Changes what people write about a task: by those who decide, or who made it. */
export async function changeTask(
  tasks: Tasks,
  call: Call,
  id: string,
  { version, ...details }: Partial<TaskDetails> & { version: number },
): Promise<Task> {
  const { db, actor } = call;
  const { assignee_ids, blocked_by, reviewer_id, department_id } = details;
  const turn = blocked_by === undefined ? undefined : lockTaskBlockers(db);
  const [before] = await Promise.all([tasks.take(call, id, version, 'edit'), turn]);
  const { against, columns = {}, counted } = columnsOfChange(before, details);
  if (against !== undefined) refuse(against);
  if (counted !== undefined) expectFurtherDay(counted.recurrence, counted.from);
  if (department_id !== undefined && department_id !== before.department_id)
    await expectDepartment(db, actor, department_id);
  const were = before.assignees.map((person) => person.id);
  await expectPeople(db, {
    assignee_ids: assignee_ids?.filter((one) => !were.includes(one)),
    reviewer_id: reviewer_id === before.reviewer_id ? null : reviewer_id,
  });
  if (assignee_ids !== undefined) await setAssignees(db, id, assignee_ids);
  if (blocked_by !== undefined) await setBlockers(db, tasks.parents, actor, id, blocked_by);
  const after = await tasks.change(call, before, 'edit', columns, { action: 'task.changed' });
  tellAssigned(call, after, were);
  if (after.weight !== before.weight) await tasks.tellParent(db, before);
  return after;
}

/** Hides a task; an Admin restores it. What nobody began is taken back without a reason. */
export async function deleteTask(
  tasks: Tasks,
  call: Call,
  id: string,
  { version, reason }: { version: number; reason?: string | undefined },
): Promise<Task> {
  const { db } = call;
  const before = await tasks.take(call, id, version, 'delete');
  if (reason === undefined && before.status !== 'todo') refuse(reasonRequired);
  const after = await tasks.change(call, before, 'delete', hiddenBy(call), {
    action: 'task.deleted',
    reason,
  });
  await tasks.tellParent(db, before);
  return after;
}

export async function restoreTask(
  tasks: Tasks,
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<Task> {
  const before = await tasks.take(call, id, version, 'restore');
  const after = await tasks.change(call, before, 'restore', shownAgain, { action: 'task.restored' });
  await tasks.tellParent(call.db, before);
  return after;
}
