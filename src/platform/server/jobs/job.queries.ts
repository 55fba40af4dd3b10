import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { jobStatuses } from '#platform/contract/job.ts';
import type { jobTable } from '#platform/server/database/platform.table.ts';
import type { TenantDb } from '#platform/server/database/database.ts';

export type StoredJob = typeof jobTable.$inferSelect & { is_lost: boolean; place: number };
type Ending = Pick<StoredJob, 'status'> & Partial<Pick<StoredJob, 'result' | 'refusal' | 'file'>>;

/** By the database's clock: that of all the servers that look at it. */
const leaseEnd = sql`clock_timestamp() + interval '30 seconds'`;
const underWay = sql`j.status in ('queued', 'running')`;
/** Whoever asked for a job sees it, and every Admin. */
const visible = (actor: Actor): SQL => (actor.type === 'Admin' ? sql`true` : sql`j.asked_by = ${actor.id}`);

const columns = sql`j.*, ${underWay} and j.lease_ends_at < clock_timestamp() as is_lost,
  (select count(*)::int from job o where o.org_id = j.org_id and o.status in ('queued', 'running') and o.lease_ends_at > clock_timestamp()
    and (o.created_at, o.id) < (j.created_at, j.id)) as place`;

export async function addJob(
  db: TenantDb,
  {
    id,
    kind,
    record,
    title,
    total,
    asked_by,
  }: Pick<StoredJob, 'id' | 'kind' | 'record' | 'title' | 'total' | 'asked_by'>,
): Promise<void> {
  await db.query(sql`insert into job (org_id, id, kind, record, title, total, asked_by, created_at, lease_ends_at)
    values (${db.org_id}, ${id}, ${kind}, ${record}, ${title}, ${total}, ${asked_by}, ${db.now.toISOString()}, ${leaseEnd})`);
}

/** Begins a job, unless another server is at a job of the organisation, or it was cancelled: then nothing is answered. */
export async function beginJob(db: TenantDb, id: string): Promise<boolean> {
  await db.query(
    sql`select pg_advisory_xact_lock(hashtextextended('begin_job ' || ${db.org_id}::text, 0)) as locked`,
  );
  const rows =
    await db.query(sql`update job j set status = 'running', started_at = ${db.now.toISOString()}, lease_ends_at = ${leaseEnd}
    where j.org_id = ${db.org_id} and j.id = ${id} and j.status = 'queued' and not exists (
      select from job o where o.org_id = j.org_id and o.status = 'running' and o.lease_ends_at > clock_timestamp())
    returning 1`);
  return rows.length > 0;
}

/** Notes how far a job is, and that its server lives; answers whether somebody wants it to end. */
export async function renewJob(
  db: TenantDb,
  { id, done, total }: Pick<StoredJob, 'id' | 'done' | 'total'>,
): Promise<{ cancelAsked: boolean }> {
  const rows = await db.query<{ cancel_asked: boolean }>(
    sql`update job j set done = ${done}, total = ${total}, lease_ends_at = ${leaseEnd}
      where j.org_id = ${db.org_id} and j.id = ${id} and ${underWay} returning cancel_asked`,
  );
  // Of one that has ended elsewhere nothing is wanted any more either.
  return { cancelAsked: rows[0]?.cancel_asked ?? true };
}

/** Ends a job. One that somebody cancelled is not done: false, and the caller rolls the work back. */
export async function endJob(
  db: TenantDb,
  { id, done, total }: Pick<StoredJob, 'id' | 'done' | 'total'>,
  { status, result, refusal, file }: Ending,
): Promise<boolean> {
  const json = (value: unknown) => (value == null ? sql`null` : sql`${JSON.stringify(value)}::jsonb`);
  const rows =
    await db.query(sql`update job j set status = ${status}, result = ${json(result)}, refusal = ${json(refusal)}, file = ${json(file)},
      done = ${done}, total = ${total}, ended_at = ${db.now.toISOString()}
    where j.org_id = ${db.org_id} and j.id = ${id} and ${underWay} and (${status !== 'done'} or not j.cancel_asked) returning 1`);
  return rows.length > 0;
}

/** Asks whoever works at a job to end it; one that has ended stays as it is. */
export const askToCancel = (db: TenantDb, actor: Actor, id: string): Promise<unknown> =>
  db.query(
    sql`update job j set cancel_asked = true where j.org_id = ${db.org_id} and j.id = ${id} and ${visible(actor)} and ${underWay}`,
  );

export async function findJob(db: TenantDb, actor: Actor, id: string): Promise<StoredJob | undefined> {
  const [row] = await db.query<StoredJob>(
    sql`select ${columns} from job j where j.org_id = ${db.org_id} and j.id = ${id} and ${visible(actor)}`,
  );
  return row;
}

/** The actor's own, those under way and those of the last day. */
export const findOwnJobs = (db: TenantDb, actor: Actor, kind: string | undefined): Promise<StoredJob[]> =>
  db.query<StoredJob>(sql`select ${columns} from job j where j.org_id = ${db.org_id} and j.asked_by = ${actor.id}
    and ${kind === undefined ? sql`true` : sql`j.kind = ${kind}`} order by j.created_at desc, j.id desc limit 50`);

export async function addFilePart(db: TenantDb, id: string, n: number, content: Buffer): Promise<void> {
  await db.query(
    sql`insert into job_file_part (org_id, job_id, n, content) values (${db.org_id}, ${id}, ${n}, ${content})`,
  );
}

export async function findFilePart(db: TenantDb, id: string, n: number): Promise<Buffer | undefined> {
  const [row] = await db.query<{ content: Buffer }>(
    sql`select content from job_file_part where org_id = ${db.org_id} and job_id = ${id} and n = ${n}`,
  );
  return row?.content;
}

export const isUnderWay = (status: (typeof jobStatuses)[number]): boolean =>
  status === 'queued' || status === 'running';
