import { sql } from 'drizzle-orm';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import type { TaskParent } from '#features/treatment/task/server/shared/task-parent.queries.ts';
import { openFindingStatuses } from '../finding-status.contract.ts';
import { pathOfFinding } from '../finding-path.rules.ts';
import { findingsSeenBy } from './shared/finding-visibility.queries.ts';

/** Findings, as tasks belong to them: until they are closed or dismissed. */
export const findingAsParent: TaskParent = {
  kind: 'finding',
  type: 'finding',
  rows: (db) =>
    sql`select f.id, f.ref, f.title, ${pathOfFinding('')} || f.id as link, f.department_id,
        array_remove(array[f.owner_id], null) as owner_ids, ${oneOfThese(sql.raw('f.status'), openFindingStatuses)} as is_open
      from finding f where f.org_id = ${db.org_id} and f.deleted_at is null`,
  seenBy: (db, viewer, of) =>
    sql`select from finding f where f.org_id = ${db.org_id} and f.id = ${of} and f.deleted_at is null and ${findingsSeenBy(viewer)}`,
};
