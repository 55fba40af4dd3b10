import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { recordsOf } from '#platform/server/workflow/records.ts';
import type { TaskKind } from '../task-status.contract.ts';
import { taskWorkflow } from '../task.workflow.ts';
import { objectsAround, type TaskParent, type WithParent } from './shared/task-parent.queries.ts';
import { findTask, findTaskToChange, type StoredTask } from './task.queries.ts';
import { factsOf, inHistory, toTask } from './task.presenter.ts';
import { taskTable } from './task.table.ts';

/** A task, and whom it was read for: what they see of its parent and of what it waits for. */
type TaskOfReader = StoredTask & { reader: Actor };

/** Tasks as verbs take and change them, of all that they may belong to. */
export function tasksOf(parents: readonly TaskParent[]) {
  const shownTo = ({ actor, db }: Call, row: StoredTask) => toTask(row, actor, db.now);
  const records = recordsOf({
    type: 'task',
    workflow: taskWorkflow,
    table: taskTable,
    findToChange: async (db, actor, id): Promise<TaskOfReader | undefined> => {
      const row = await findTaskToChange(db, parents, actor, id);
      return row && { ...row, reader: actor };
    },
    factsOf: (row: TaskOfReader) => factsOf(row),
    shownTo,
    historyOf: (_: Call, row: StoredTask) => inHistory(row),
    // Read anew: with the names of those who are to do it now.
    write: async (db, before: TaskOfReader, assignments) => {
      const written = db.query(
        sql`update task t set version = t.version + 1, ${assignments} where t.org_id = ${db.org_id} and t.id = ${before.id}`,
      );
      const [after] = await Promise.all([findTask(db, parents, before.reader, before.id), written]);
      // Whoever gives a task away may see it no more: the answer to that is what they knew, and what they did.
      return { ...before, ...after };
    },
  });
  const parentOf = (kind: TaskKind) => parents.find((parent) => parent.kind === kind);
  return {
    parents,
    ...records,
    shownTo,
    parentOf,
    objectsAround: (task: WithParent) => objectsAround(parents, task),
    /** One as it is now, if whoever calls sees it. */
    find: ({ db, actor }: { db: TenantDb; actor: Actor }, id: string) => findTask(db, parents, actor, id),
    /** Tells what a task belongs to that its progress may be another. */
    async tellParent(db: TenantDb, { kind, parent_id }: Pick<StoredTask, 'kind' | 'parent_id'>) {
      if (parent_id !== null) await parentOf(kind)?.changed?.(db, parent_id);
    },
  };
}
export type Tasks = ReturnType<typeof tasksOf>;
