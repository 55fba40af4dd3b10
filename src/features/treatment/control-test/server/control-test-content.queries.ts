import { sql } from 'drizzle-orm';
import type { ControlContent } from '#features/treatment/control/server/shared/control-content.queries.ts';

/** The tests of controls: the newest of those that are taken over counts as the last one, if none of the other's is as new. */
export const testsOfControls: ControlContent = {
  columns: ['control_test_control.control_id'],
  takeOver: async ({ db }, from, into) => {
    await db.query(sql`insert into control_test_control (org_id, test_id, control_id)
      select distinct l.org_id, l.test_id, ${into}::uuid from control_test_control l
      where l.org_id = ${db.org_id} and l.control_id = any (${sql.param(from)}::uuid[]) on conflict do nothing`);
    await db.query(sql`update control c set last_test_id = t.id, last_test_result = t.result, last_tested_on = t.done_on
      from (select t.id, t.result, t.done_on from control_test t join control_test_control l on l.org_id = t.org_id and l.test_id = t.id
        where t.org_id = ${db.org_id} and l.control_id = any (${sql.param(from)}::uuid[]) and t.status = 'approved' and t.result <> 'inconclusive'
        order by t.done_on desc, t.approved_at desc, t.id desc limit 1) t
      where c.org_id = ${db.org_id} and c.id = ${into} and (c.last_tested_on is null or c.last_tested_on < t.done_on)`);
  },
};
