import { sql, type SQL } from 'drizzle-orm';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { mostAtOnce, type HandoverRule, type Leaver } from '../leaving.contract.ts';
import type { Holding } from './shared/holding.queries.ts';

/** Things that go to one person, or to nobody. */
export interface Share {
  /** Null: no rule fits. */
  to_id: string | null;
  /** Whether they may hold them. */
  fits: boolean;
  ids: string[];
}

/** Who gets which of the things of a kind, by the rules; of at most as many things as one call hands over. */
export async function planOf(
  { db, actor }: Call,
  { heldBy, mayHold }: Holding,
  from: string,
  rules: readonly HandoverRule[],
): Promise<Share[]> {
  return db.query<Share>(sql`select planned.to_id, planned.fits, array_agg(planned.id order by planned.id) as ids
    from (
      select h.id, rule.to_id, p.id is not null and ${mayHold(db, actor)} as fits
      from (select held.id, held.department_id from (${heldBy(db, from)}) held order by held.id limit ${mostAtOnce}) h
      left join lateral (
        select given.to_id from unnest(${uuids(rules.map(({ to }) => to))}, ${uuids(rules.map(({ department_id }) => department_id ?? null))},
            ${sql.param(rules.map(({ department_id }) => department_id === undefined))}::boolean[]) with ordinality as given (to_id, department_id, anywhere, place)
        where given.anywhere or given.department_id is not distinct from h.department_id
        order by given.place limit 1
      ) rule on true
      left join person p on p.org_id = ${db.org_id} and p.id = rule.to_id and p.status = 'active' and p.id <> ${from}
    ) planned group by planned.to_id, planned.fits`);
}

const uuids = (ids: readonly (string | null)[]): SQL => sql`${sql.param(ids)}::uuid[]`;

const leaverColumns = sql`p.id, p.first_name || ' ' || p.last_name as name, p.version, p.status`;
export type StoredLeaver = Leaver;

export const findMember = async (db: TenantDb, id: string): Promise<StoredLeaver | undefined> =>
  (
    await db.query<StoredLeaver>(
      sql`select ${leaverColumns} from person p where p.org_id = ${db.org_id} and p.id = ${id} and p.type <> 'Auditor'`,
    )
  )[0];

/** The same, locked against whoever is about to be given something: nobody is named in anything new until the end. */
export const findMemberToChange = async (db: TenantDb, id: string): Promise<StoredLeaver | undefined> =>
  (
    await db.query<StoredLeaver>(
      sql`select ${leaverColumns} from person p where p.org_id = ${db.org_id} and p.id = ${id} and p.type <> 'Auditor' for update`,
    )
  )[0];

/** Writes the status; an absence of theirs ends with it. */
export const setStatus = async (
  { db, by }: Call,
  id: string,
  status: Leaver['status'],
): Promise<StoredLeaver> =>
  one(
    await db.query<StoredLeaver>(sql`update person p set status = ${status}, absent_from = null, absent_to = null, delegate_id = null, version = p.version + 1, updated_at = ${db.now.toISOString()}::timestamptz,
      updated_by = ${by.id}::uuid where p.org_id = ${db.org_id} and p.id = ${id} returning ${leaverColumns}`),
  );
