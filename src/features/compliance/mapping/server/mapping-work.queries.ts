import { sql } from 'drizzle-orm';
import { crosswalkPage } from '#features/compliance/assessment/compliance-path.rules.ts';
import type { WorkSource } from '#features/workspace/work/server/shared/work-source.queries.ts';

/** Mappings that somebody proposed, for the Admins. */
export const mappingsToConfirm: WorkSource = {
  kind: 'mapping_confirmation',
  verbs: ['compliance_mapping.confirm'],
  group: 'decide',
  waiting: (db, actor) =>
    sql`select m.id, m.from_code || ' – ' || m.to_code as ref, coalesce(m.rationale, '') as title,
        ${`${crosswalkPage}?view=mappings&status=proposed`}::text as link, null::date as due_on, null::uuid as person_id
      from compliance_mapping m where m.org_id = ${db.org_id} and m.status = 'proposed' and ${actor.type === 'Admin'}`,
};
