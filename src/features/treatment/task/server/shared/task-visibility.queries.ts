import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import {
  isNamedIn,
  oneSeenBy,
  unlessAllSeen,
  type Viewer,
} from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { TaskParent } from './task-parent.queries.ts';

/** Who sees which task `t` inside an organisation: an Admin all; others those of what they see, those that
 *  belong to nothing and to no department but theirs, and those they made, are to do or review. Assigning somebody lets them read. */
export function tasksSeenBy(db: TenantDb, parents: readonly TaskParent[], viewer: Viewer): SQL {
  const rules = [
    sql`(t.parent_kind = 'none' and (t.department_id is null or t.department_id = any (${viewer.departments})))`,
    sql`t.created_by = ${viewer.id}`,
    isNamedIn(sql`t.reviewer_id`, viewer),
    sql`exists (select from task_assignee g where g.org_id = t.org_id and g.task_id = t.id and ${isNamedIn(sql`g.person_id`, viewer)})`,
    seesParent(db, parents, viewer),
  ];
  return unlessAllSeen(viewer, sql`(${sql.join(rules, sql` or `)})`);
}

/** The same, of those that were not deleted; an Admin sees deleted ones as well. */
export const taskSeenBy = (
  db: TenantDb,
  parents: readonly TaskParent[],
  viewer: Viewer,
  id: string | SQL,
): SQL => oneSeenBy(db, viewer, 't', id, tasksSeenBy(db, parents, viewer));

/** Whether the viewer sees what the task `t` belongs to. */
export function seesParent(db: TenantDb, parents: readonly TaskParent[], viewer: Viewer): SQL {
  const seen = parents.map(
    (parent) =>
      sql`(t.parent_kind = ${sql.raw(`'${parent.kind}'`)} and exists (${parent.seenBy(db, viewer, sql`t.parent_id`)}))`,
  );
  return sql`(${sql.join(seen, sql` or `)})`;
}

/** What the task `t` belongs to, as `parent` beside it: without a row of that where it belongs to nothing that is there. */
export function parentOfTask(db: TenantDb, parents: readonly TaskParent[]): SQL {
  const ofKinds = parents.map(
    (parent) =>
      sql`select x.* from (${parent.rows(db)}) x where t.parent_kind = ${sql.raw(`'${parent.kind}'`)} and x.id = t.parent_id`,
  );
  return sql`left join lateral (${sql.join(ofKinds, sql` union all `)}) parent on true`;
}
