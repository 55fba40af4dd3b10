import { sql } from 'drizzle-orm';
import { isNamedIn, viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { CalendarSource } from '#features/treatment/calendar/server/shared/calendar-source.queries.ts';
import { visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';

/** For when tests are planned that nobody has approved yet: under those of their controls that the caller sees. */
export const plannedTests: CalendarSource = {
  kind: 'control_test',
  between(db, actor, { from, to, isMine }) {
    const viewer = viewerOf(actor);
    const mine = sql`(${isNamedIn(sql`t.tester_id`, viewer)} or ${isNamedIn(sql`t.reviewer_id`, viewer)})`;
    return sql`select t.id, seen.ref, seen.title, t.planned_on as day, t.status, '/apps/risk/management/control/view?control=' || seen.id as link,
        true as falls_due, t.updated_at, seen.departments
      from control_test t cross join lateral (
        select string_agg(c.ref, ', ' order by c.ref_sort) as ref, (array_agg(c.title order by c.ref_sort))[1]::text as title,
          (array_agg(c.id order by c.ref_sort))[1] as id, array_agg(c.department_id) as departments
        from control_test_control l join control c on c.org_id = l.org_id and c.id = l.control_id
        where l.org_id = ${db.org_id} and l.test_id = t.id and c.deleted_at is null and ${visibleControls(actor)}
      ) seen where t.org_id = ${db.org_id} and t.status <> 'approved' and t.planned_on between ${from}::date and ${to}::date
        and seen.id is not null and ${isMine ? mine : sql`true`}`;
  },
};
