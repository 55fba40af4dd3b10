import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { cappedPage, shownPage } from '#platform/server/database/capped-page.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { today } from '#platform/contract/today.ts';
import { one, type Asked, type TenantDb } from '#platform/server/database/database.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { ControlStatus } from '#features/treatment/control/control-status.contract.ts';
import { controlSeenBy, visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import type { ControlTest } from '../control-test.contract.ts';
import { controlTestWorkflow } from '../control-test.workflow.ts';

/** A control of a test, with what rights look at. */
interface TestedControl {
  id: string;
  ref: string;
  title: string;
  owner_id: string;
  department_id: string | null;
}

/** A test as the database gives it. */
export interface StoredTest extends Omit<
  ControlTest,
  'tester' | 'reviewer' | 'controls' | 'flags' | 'permissions'
> {
  tester_id: string;
  tester_name: string;
  reviewer_id: string;
  reviewer_name: string;
  controls: TestedControl[];
}

const nameOf = (column: string): string =>
  `(select p.first_name || ' ' || p.last_name from person p where p.org_id = t.org_id and p.id = t.${column})`;

const testColumns =
  sql.raw(`t.id, t.version, t.status, t.method, t.procedure, t.population, t.sample, t.planned_on, t.done_on, t.result, t.exceptions,
  t.returned, t.approved_at, t.created_at, t.updated_at, t.tester_id, ${nameOf('tester_id')} as tester_name, t.reviewer_id,
  ${nameOf('reviewer_id')} as reviewer_name,
  (select json_agg(json_build_object('id', c.id, 'ref', c.ref, 'title', c.title, 'owner_id', c.owner_id, 'department_id', c.department_id)
      order by c.ref_sort)
    from control_test_control l join control c on c.org_id = l.org_id and c.id = l.control_id
    where l.org_id = t.org_id and l.test_id = t.id) as controls`);

/** Whoever sees one of its controls sees a test. */
const seen = (db: TenantDb, actor: Actor): SQL =>
  sql`exists (select from control_test_control l join control c on c.org_id = l.org_id and c.id = l.control_id
    where l.org_id = ${db.org_id} and l.test_id = t.id and c.deleted_at is null and ${visibleControls(actor)})`;

/** The test as the contract tells it to this actor. */
export const toTest = (row: StoredTest, actor: Actor, now: Date): ControlTest => {
  const { tester_id, tester_name, reviewer_id, reviewer_name, controls, ...rest } = row;
  return {
    ...rest,
    tester: { id: tester_id, name: tester_name },
    reviewer: { id: reviewer_id, name: reviewer_name },
    controls: controls.map(({ id, ref, title }) => ({ id, ref, title })),
    flags: row.status !== 'approved' && row.planned_on < today(now, actor.timezone) ? ['overdue'] : [],
    permissions: controlTestWorkflow.permissions(actor, row, now),
  };
};

export async function findTest(
  db: TenantDb,
  actor: Actor,
  id: string,
  how?: Asked,
): Promise<StoredTest | undefined> {
  const [row] = await db.query<StoredTest>(
    sql`select ${testColumns} from control_test t where t.org_id = ${db.org_id} and t.id = ${id} and ${seen(db, actor)}`,
    how,
  );
  return row;
}

/** The same, locked. */
export async function findTestToChange(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<StoredTest | undefined> {
  const [row] = await db.query<StoredTest>(sql`select ${testColumns} from (
    select t.* from control_test t where t.org_id = ${db.org_id} and t.id = ${id} and ${seen(db, actor)} for update) t`);
  return row;
}

/** Updates a test and answers it as it is then. */
export const writeTest = async (db: TenantDb, id: string, assignments: SQL): Promise<StoredTest> =>
  one(
    await db.query<StoredTest>(sql`with t as (
      update control_test set version = version + 1, ${assignments} where org_id = ${db.org_id} and id = ${id} returning *
    ) select ${testColumns} from t`),
  );

/** The tests of a control, the newest first. Whoever sees the control sees them. */
export async function findTests(
  db: TenantDb,
  actor: Actor,
  control: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<ControlTest>> {
  const page = await cappedPage<StoredTest>(
    db,
    sql`from control_test_control l
      where l.org_id = ${db.org_id} and l.control_id = ${control}`,
    sql`select ${testColumns} from (select t.* from control_test_control l
        join control_test t on t.org_id = l.org_id and t.id = l.test_id
        where l.org_id = ${db.org_id} and l.control_id = ${control}
        order by t.planned_on desc, t.id desc limit ${limit} offset ${offset}) t
      order by t.planned_on desc, t.id desc`,
  );
  return shownPage(page, (row) => toTest(row, actor, db.now));
}

/** Which of these controls the actor may plan tests of, held until the end, so that none is retired meanwhile. */
export const findTestable = (db: TenantDb, actor: Actor, ids: readonly string[]): Promise<Testable[]> =>
  db.query<Testable>(sql`select c.id, c.ref, c.status, c.owner_id, c.department_id from control c
    where c.org_id = ${db.org_id} and c.id = any (${sql.param(ids)}::uuid[]) and c.deleted_at is null and ${visibleControls(actor)}
    order by c.id for share`);

export interface Testable {
  id: string;
  ref: string;
  status: ControlStatus;
  owner_id: string;
  department_id: string | null;
}

/** Those of these people who see all of these controls. */
export async function findThoseWhoSee(
  db: TenantDb,
  actor: Actor,
  people: readonly string[],
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(sql`select p.id from person p
    where p.org_id = ${db.org_id} and p.id = any (${sql.param(people)}::uuid[]) and not exists (
      select from control c where c.org_id = ${db.org_id} and c.id = any (${sql.param(ids)}::uuid[]) and not (${controlSeenBy(personAsViewer(actor))}))`);
  return new Set(rows.map(({ id }) => id));
}
