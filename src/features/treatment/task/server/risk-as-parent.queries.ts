import { sql } from 'drizzle-orm';
import { riskLink } from '#features/risk/record/server/shared/risk-notice.service.ts';
import { seenBy } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import type { OpenWork } from '#features/risk/record/server/shared/open-work.queries.ts';
import { cancelTasksOf } from './shared/cancel-tasks.service.ts';
import { progressOf } from './shared/task-progress.queries.ts';
import type { TaskParent } from './shared/task-parent.queries.ts';

/** Risks, as tasks belong to them. */
export const riskAsParent: TaskParent = {
  kind: 'risk',
  type: 'risk',
  rows: (db) =>
    sql`select r.id, r.ref, r.title, ${riskLink} as link, r.department_id, array_remove(array[r.owner_id], null) as owner_ids, r.status <> 'closed' as is_open
      from risk r where r.org_id = ${db.org_id} and r.deleted_at is null`,
  seenBy: (db, viewer, of) =>
    sql`select from risk r where r.org_id = ${db.org_id} and r.id = ${of} and r.deleted_at is null and ${seenBy(viewer)}`,
  ofRisk: (_, risk) => sql`select ${risk}::uuid`,
};

/** The open tasks of a risk itself: it is not closed while there are any. */
export const tasksOfRisk: OpenWork = {
  count: async (db, id) => (await progressOf(db, { kind: 'risk', id })).open,
  cancel: (call, id, reason) => cancelTasksOf(call.db, call, { kind: 'risk', id }, reason),
};
