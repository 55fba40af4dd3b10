import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { ResidualCause } from '#features/treatment/residual-queue/residual-cause.contract.ts';
import { present } from '#platform/contract/values/present.ts';

/** A note of what is due: a risk; or a control, or everything, as far as `after_risk`. */
interface Due {
  id: string;
  control_id: string | null;
  risk_id: string | null;
  after_risk: string | null;
  cause: ResidualCause;
}

/** What is computed next, and how the notes of it end once that is done. */
export interface NextRisks {
  /** Why each is computed anew. */
  causes: ReadonlyMap<string, ResidualCause>;
  /** Takes the notes away; risks that somebody is working on stay noted. */
  end(busy: readonly string[]): Promise<void>;
}

/** The next risks to compute anew, at most `limit`: the oldest notes first, and none that another process is at. Risks `passed` are
 *  left for later. Nothing, where nothing is due. */
export async function takeNext(
  db: TenantDb,
  passed: readonly string[],
  limit: number,
): Promise<NextRisks | undefined> {
  const due = await db.query<Due>(sql`select id, control_id, risk_id, after_risk, cause from residual_due
    where org_id = ${db.org_id} and (risk_id is null or risk_id <> all (${sql.param(passed)}::uuid[]))
    order by noted_at, id limit ${limit} for update skip locked`);
  const [first] = due;
  if (first === undefined) return undefined;
  if (first.risk_id === null) return spread(db, first, limit);
  const named = due.filter((one) => one.risk_id !== null);
  const causes = new Map(named.toReversed().map(({ risk_id, cause }) => [present(risk_id), cause]));
  return {
    causes,
    end: (busy) =>
      forget(
        db,
        named.filter(({ risk_id }) => !busy.includes(present(risk_id))),
      ),
  };
}

/** The next risks of a control, or of the organisation, in the order of their ids. */
async function spread(db: TenantDb, due: Due, limit: number): Promise<NextRisks> {
  const { id, control_id, after_risk, cause } = due;
  const beyond = after_risk ?? '00000000-0000-0000-0000-000000000000';
  const risks = await db.query<{ id: string }>(
    control_id === null
      ? sql`select id from risk where org_id = ${db.org_id} and id > ${beyond} and deleted_at is null and status <> 'closed' order by id limit ${limit}`
      : sql`select risk_id as id from risk_control where org_id = ${db.org_id} and control_id = ${control_id} and risk_id > ${beyond} order by risk_id limit ${limit}`,
  );
  const last = risks.at(-1);
  return {
    causes: new Map(risks.map((risk) => [risk.id, cause])),
    async end(busy) {
      if (busy.length > 0)
        await db.query(sql`insert into residual_due (org_id, id, risk_id, cause, noted_at)
          select ${db.org_id}, b.id, b.risk_id, ${cause}, ${db.now.toISOString()}
          from unnest(${sql.param(busy.map(() => newId(db.now)))}::uuid[], ${sql.param(busy)}::uuid[]) as b (id, risk_id)`);
      if (last === undefined || risks.length < limit) return forget(db, [due]);
      await db.query(
        sql`update residual_due set after_risk = ${last.id} where org_id = ${db.org_id} and id = ${id}`,
      );
    },
  };
}

const forget = async (db: TenantDb, notes: readonly Due[]): Promise<void> => {
  await db.query(
    sql`delete from residual_due where org_id = ${db.org_id} and id = any (${sql.param(notes.map(({ id }) => id))}::uuid[])`,
  );
};

/** Locks those of these risks that have a residual rating and that nobody is working on. `busy` are the others of them. */
export async function lockRisks(
  db: TenantDb,
  ids: readonly string[],
): Promise<{ locked: string[]; busy: string[] }> {
  const risks = await db.query<{ id: string; is_locked: boolean }>(sql`with locked as materialized (
      select r.id from risk r where r.org_id = ${db.org_id} and r.id = any (${sql.param(ids)}::uuid[]) and r.deleted_at is null and r.status <> 'closed'
      order by r.id for update skip locked
    )
    select r.id, l.id is not null as is_locked from risk r left join locked l on l.id = r.id
    where r.org_id = ${db.org_id} and r.id = any (${sql.param(ids)}::uuid[]) and r.deleted_at is null and r.status <> 'closed'`);
  const those = (isLocked: boolean) =>
    risks.filter(({ is_locked }) => is_locked === isLocked).map(({ id }) => id);
  return { locked: those(true), busy: those(false) };
}

/** Notes the risks whose day has come: a test or evidence is past its date from now on, or the days of grace are over. */
export const noteDays = (db: TenantDb, day: string, limit: number): Promise<{ id: string }[]> =>
  db.query<{
    id: string;
  }>(sql`insert into residual_due (org_id, id, risk_id, cause, noted_at)
    select r.org_id, gen_random_uuid(), r.id, 'day_came', ${db.now.toISOString()} from risk r
    where r.org_id = ${db.org_id} and r.deleted_at is null and r.status <> 'closed' and (r.residual_stale_on <= ${day}::date or r.residual_reopens_on <= ${day}::date)
      and not exists (select from residual_due d where d.org_id = r.org_id and d.risk_id = r.id)
    limit ${limit} returning id`);

/** Notes all risks where an appetite began or ended since they were compared with it last; answers those appetites. */
export const noteAppetites = (db: TenantDb, day: string): Promise<{ id: string; is_over: boolean }[]> =>
  db.query<{ id: string; is_over: boolean }>(sql`with turned as (
      update appetite a set compared_on = ${day}::date where a.org_id = ${db.org_id} and a.compared_on < ${day}::date
        and (a.valid_from > a.compared_on and a.valid_from <= ${day}::date or a.valid_to >= a.compared_on and a.valid_to < ${day}::date) returning a.id, coalesce(a.valid_to < ${day}::date, false) as is_over
    ), noted as (
      insert into residual_due (org_id, id, cause, noted_at)
      select ${db.org_id}, gen_random_uuid(), 'day_came', ${db.now.toISOString()}::timestamptz where exists (select from turned)
    ) select id, is_over from turned`);

/** Whether something has been due for longer than it takes. */
export const findOverdue = async (db: TenantDb): Promise<boolean> => {
  const rows = await db.query(sql`select 1 from residual_due where org_id = ${db.org_id}
    and noted_at < ${db.now.toISOString()}::timestamptz - interval '2 minutes' limit 1`);
  return rows.length > 0;
};
