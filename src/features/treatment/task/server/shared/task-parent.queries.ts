import type { SQL } from 'drizzle-orm';
import type { ActObject } from '#platform/server/log/act.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { Viewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { ParentKind, TaskKind } from '../../task-status.contract.ts';

/** What of a parent a task needs to know: the columns of `TaskParent.rows`. */
export interface ParentRow {
  id: string;
  ref: string;
  title: string;
  /** Where it is read: a path of the product. */
  link: string;
  /** Whose editors decide about its tasks. */
  department_id: string | null;
  /** Those who may add tasks to it besides. */
  owner_ids: string[];
  /** Whether its tasks may still be started and taken up again. */
  is_open: boolean;
}

/** What tasks may belong to, said by the feature it belongs to; listed in `src/app/task-parents.ts`. */
export interface TaskParent {
  kind: ParentKind;
  /** What the log calls such a record. */
  type: string;
  /** All of them in the organisation that were not deleted, whoever asks: a statement with the columns of `ParentRow`. */
  rows(db: TenantDb): SQL;
  /** Those the viewer sees, whose id is `of`: a statement for `exists`. It names its own tables by other names than `t`. */
  seenBy(db: TenantDb, viewer: Viewer, of: SQL): SQL;
  /** The ids of those that treat a risk: their tasks stand in that risk's list. */
  ofRisk?(db: TenantDb, risk: string): SQL;
  /** The first of its tasks, or another one, was started. In the transaction of that; it may refuse. */
  started?(db: TenantDb, call: Call, id: string): Promise<void>;
  /** One of its tasks was added, weighed anew, done, cancelled, taken up again or deleted: its progress may be another. */
  changed?(db: TenantDb, id: string): Promise<void>;
}

/** A parent by kind and id. */
export interface ParentOfTasks {
  kind: ParentKind;
  id: string;
}

/** A task by what it belongs to. */
export interface WithParent {
  kind: TaskKind;
  parent_id: string | null;
  parent_ref: string | null;
}

/** What a task belongs to, as the log names it: the history of that tells of the task too. */
export function objectsAround(
  parents: readonly TaskParent[],
  { kind, parent_id, parent_ref }: WithParent,
): ActObject[] {
  const parent = parents.find((one) => one.kind === kind);
  return parent === undefined || parent_id === null || parent_ref === null
    ? []
    : [{ type: parent.type, id: parent_id, ref: parent_ref }];
}
