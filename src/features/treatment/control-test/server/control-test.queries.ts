import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { ReadRecord } from '#platform/server/record/stored-records.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { ControlStatus } from '#features/treatment/control/control-status.contract.ts';
import { controlSeenBy, visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import type { controlTestRecord } from '../control-test.record.ts';

/** A control of a test, with what rights look at. */
interface TestedControl {
  id: string;
  ref: string;
  title: string;
  owner_id: string;
  department_id: string | null;
}

/** What of a test is read beside its fields. */
export interface BesideTest {
  controls: TestedControl[];
}
export type StoredTest = ReadRecord<typeof controlTestRecord, BesideTest>;

/** The controls of the test `t`. */
export const itsControls =
  sql.raw(`(select json_agg(json_build_object('id', c.id, 'ref', c.ref, 'title', c.title, 'owner_id', c.owner_id, 'department_id', c.department_id)
      order by c.ref_sort)
    from control_test_control l join control c on c.org_id = l.org_id and c.id = l.control_id
    where l.org_id = t.org_id and l.test_id = t.id) as controls`);

/** Whoever sees one of its controls sees a test. */
export const thisTest = (db: TenantDb, actor: Actor, id: string): SQL =>
  sql`t.org_id = ${db.org_id} and t.id = ${id} and exists (select from control_test_control l join control c on c.org_id = l.org_id and c.id = l.control_id
    where l.org_id = ${db.org_id} and l.test_id = t.id and c.deleted_at is null and ${visibleControls(actor)})`;

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
