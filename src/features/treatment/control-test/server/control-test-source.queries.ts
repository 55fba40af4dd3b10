import { sql, type SQL } from 'drizzle-orm';
import { daysLater } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { DueSource } from '#features/collaboration/notification/server/shared/due-source.queries.ts';
import type { NoticedRecords } from '#features/collaboration/notification/server/shared/noticed-record.queries.ts';
import { pathOfControl } from '#features/treatment/control/control-path.rules.ts';
import { controlSeenBy, visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import { theirOwn, type WorkSource } from '#features/workspace/work/server/shared/work-source.queries.ts';

/** A test is work from so many days before it is planned or due. */
const aheadDays = 14;

/** Tests as people are told of them: by those who see one of the controls. */
export const noticedControlTests: NoticedRecords = {
  type: 'control_test',
  select: (
    db,
    viewer,
    id,
  ) => sql`select t.id as record_id from control_test t where t.org_id = ${db.org_id} and t.id = ${id}
      and exists (select from control_test_control l join control c on c.org_id = l.org_id and c.id = l.control_id
        where l.org_id = t.org_id and l.test_id = t.id and (c.deleted_at is null or ${viewer.isAdmin}) and ${controlSeenBy(viewer)})`,
};

/** The control `c` that the test `t` goes by: the first of those in use that `rule` lets through. */
const control = (rule: SQL): SQL => sql`cross join lateral (select c.id, c.ref, c.title, c.department_id
    from control_test_control l join control c on c.org_id = l.org_id and c.id = l.control_id
    where l.org_id = t.org_id and l.test_id = t.id and c.deleted_at is null and c.status <> 'retired' and ${rule}
    order by c.ref_sort limit 1) c`;
const testLink = sql`${pathOfControl('')} || c.id || '&test=' || t.id`;
const toMake = sql.raw(`t.status in ('planned', 'running', 'returned')`);
/** Nobody is at a test of the control `c`. */
const untested = (db: TenantDb): SQL => sql`not exists (select from control_test_control l
    join control_test t on t.org_id = l.org_id and t.id = l.test_id
    where l.org_id = ${db.org_id} and l.control_id = c.id and t.status <> 'approved')`;

/** Tests that are planned, for those who are to make them; and, where none is, the day by which a control is to be tested again, for
 *  whoever owns it. */
export const dueControlTests: readonly DueSource[] = [
  {
    name: 'control_test',
    about: 'test',
    open: (
      db,
      from,
      to,
    ) => sql`select 'control_test' as type, t.id, c.ref, c.title, ${testLink} as link, t.planned_on as due_on, t.tester_id as person_id, c.department_id
      from control_test t ${control(sql`true`)}
      where t.org_id = ${db.org_id} and ${toMake} and t.planned_on between ${from}::date and ${to}::date`,
  },
  {
    name: 'control_next_test',
    about: 'next_test',
    open: (
      db,
      from,
      to,
    ) => sql`select 'control' as type, c.id, c.ref, c.title, ${pathOfControl('')} || c.id as link, c.next_test_on as due_on, c.owner_id as person_id, c.department_id
      from control c where c.org_id = ${db.org_id} and c.deleted_at is null
        and c.next_test_on between ${from}::date and ${to}::date and ${untested(db)}`,
  },
];

const ofPerson = (
  kind: string,
  verbs: readonly string[],
  group: WorkSource['group'],
  whose: 'tester_id' | 'reviewer_id',
  which: (day: string) => SQL,
): WorkSource => ({
  kind,
  verbs,
  group,
  waiting: (
    db,
    actor,
    day,
  ) => sql`select t.id, c.ref, c.title, ${testLink} as link, t.planned_on as due_on, t.${sql.raw(whose)} as person_id
      from control_test t ${control(visibleControls(actor))}
      where t.org_id = ${db.org_id} and t.${sql.raw(whose)} = any (${theirOwn(actor)}) and ${which(day)}`,
});

/** What waits for people of tests: to make them, to review them, and to plan the next one of a control. */
export const controlTestWork: readonly WorkSource[] = [
  ofPerson(
    'control_test',
    ['control_test.start', 'control_test.submit'],
    'do',
    'tester_id',
    (day) => sql`${toMake} and (t.status <> 'planned' or t.planned_on <= ${daysLater(day, aheadDays)}::date)`,
  ),
  {
    kind: 'control_next_test',
    group: 'do',
    waiting: (
      db,
      actor,
      day,
    ) => sql`select c.id, c.ref, c.title, ${pathOfControl('')} || c.id as link, c.next_test_on as due_on, c.owner_id as person_id
        from control c where c.org_id = ${db.org_id} and c.deleted_at is null and c.owner_id = any (${theirOwn(actor)})
          and c.next_test_on <= ${daysLater(day, aheadDays)}::date and ${untested(db)} and ${visibleControls(actor)}`,
  },
  ofPerson('control_test_review', ['control_test.approve'], 'review', 'reviewer_id', () =>
    sql.raw(`t.status = 'awaiting_review'`),
  ),
];
