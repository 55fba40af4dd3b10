import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { storedRecords } from '#platform/server/record/stored-records.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { TaskKind } from '../../task-status.contract.ts';
import { taskRecord } from '../../task.record.ts';
import { taskWorkflow } from '../../task.workflow.ts';
import { objectsAround, type TaskParent, type WithParent } from './task-parent.queries.ts';
import { parentOfTask, taskSeenBy, tasksSeenBy } from './task-visibility.queries.ts';
import { assigneesOf, besideRow, besideTask, lockParents } from '../task.queries.ts';
import { factsOf, shownTask, type BesideTask, type StoredTask } from './task.presenter.ts';
import { taskCounterTable, taskTable } from '../task.table.ts';

/** Tasks as verbs take and change them, of all that they may belong to. */
export function tasksOf(parents: readonly TaskParent[]) {
  const records = storedRecords(taskRecord)<BesideTask>()({
    workflow: taskWorkflow,
    table: taskTable,
    counter: taskCounterTable,
    as: 't',
    beside: (db) => parentOfTask(db, parents),
    references: { assignees: assigneesOf },
    further: {
      row: (actor, db) => besideRow(db, parents, actor),
      whole: (db, actor) => besideTask(db, parents, actor),
    },
    lockFirst: (db, id) => lockParents(db, parents, id),
    seenBy: (db, actor, id) => taskSeenBy(db, parents, viewerOf(actor), id),
    factsOf,
    shownTo: ({ actor, db }, row) => shownTask(row, actor, db.now),
  });
  const parentOf = (kind: TaskKind) => parents.find((parent) => parent.kind === kind);
  /** Those of these tasks that the actor sees, by id; locked in one order, so that two such calls cannot deadlock. */
  async function findMany({ db, actor }: Pick<Call, 'db' | 'actor'>, ids: readonly string[], lock: boolean) {
    const those = sql`t.org_id = ${db.org_id} and t.id = any (${sql.param([...ids])}::uuid[])`;
    const locks = lock ? [db.query(sql`select from task t where ${those} order by t.id for update`)] : [];
    const [rows] = await Promise.all([
      db.query<
        Omit<StoredTask, 'reader'>
      >(sql`select ${records.wholeColumns(db, actor)} from task t ${parentOfTask(db, parents)}
        where ${those} and t.deleted_at is null and ${tasksSeenBy(db, parents, viewerOf(actor))}`),
      ...locks,
    ]);
    return new Map(rows.map((row): [string, StoredTask] => [row.id, { ...row, reader: actor }]));
  }
  return {
    parents,
    ...records,
    findMany,
    parentOf,
    lockParents: (db: TenantDb, id: string | SQL) => lockParents(db, parents, id),
    objectsAround: (task: WithParent) => objectsAround(parents, task),
    /** Tells what a task belongs to that its progress may be another. */
    async tellParent(db: TenantDb, { kind, parent_id }: Pick<StoredTask, 'kind' | 'parent_id'>) {
      if (parent_id !== null) await parentOf(kind)?.changed?.(db, parent_id);
    },
  };
}
export type Tasks = ReturnType<typeof tasksOf>;
