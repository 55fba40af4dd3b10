import { sql } from 'drizzle-orm';
import type { PersonType } from '#platform/contract/access.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import type { Absences } from '../absence.contract.ts';

const name = (person: string) => sql.raw(`${person}.first_name || ' ' || ${person}.last_name`);

/** What concerns somebody from this day on. */
export const findAbsences = async (db: TenantDb, id: string, day: string): Promise<Absences> =>
  one(
    await db.query<Absences>(sql`select
      (select json_build_object('from', p.absent_from, 'to', p.absent_to, 'delegate', json_build_object('id', d.id, 'name', ${name('d')}))
        from person p join person d on d.org_id = p.org_id and d.id = p.delegate_id
        where p.org_id = ${db.org_id} and p.id = ${id} and p.absent_to >= ${day}::date) as own,
      coalesce((select json_agg(json_build_object('person', json_build_object('id', a.id, 'name', ${name('a')}), 'from', a.absent_from, 'to', a.absent_to)
          order by a.absent_from, a.id) from person a
        where a.org_id = ${db.org_id} and a.delegate_id = ${id} and a.status = 'active' and a.absent_to >= ${day}::date), '[]') as stands_in_for`),
  );

export interface Delegate {
  id: string;
  type: PersonType;
  org_editor: boolean;
  absent_from: string | null;
  absent_to: string | null;
}

/** An active member, held until the end. */
export const findDelegate = async (db: TenantDb, id: string): Promise<Delegate | undefined> =>
  (
    await db.query<Delegate>(sql`select p.id, p.type, p.org_editor, p.absent_from, p.absent_to from person p
      where p.org_id = ${db.org_id} and p.id = ${id} and p.status = 'active' for key share`)
  )[0];

interface StoredAbsence {
  from: string | null;
  to: string | null;
  delegate_id: string | null;
}

/** Writes an absence, or takes it away; answers the one before. */
export async function writeAbsence(
  db: TenantDb,
  id: string,
  { from, to, delegate_id }: StoredAbsence,
): Promise<StoredAbsence> {
  const [before] = await Promise.all([
    db.query<StoredAbsence>(sql`select p.absent_from as from, p.absent_to as to, p.delegate_id from person p
      where p.org_id = ${db.org_id} and p.id = ${id} for no key update`),
    db.query(sql`update person p set absent_from = ${from}::date, absent_to = ${to}::date, delegate_id = ${delegate_id}::uuid, version = p.version + 1,
      updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${id}::uuid where p.org_id = ${db.org_id} and p.id = ${id}`),
  ]);
  return one(before);
}
