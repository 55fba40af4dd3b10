import { sql, type SQL } from 'drizzle-orm';
import type { Page, Query } from '#platform/contract/endpoint.ts';
import { cappedPage } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { RetentionRule } from '#platform/server/jobs/scheduled-jobs.ts';
import { mailDays } from '#platform/server/mail/mail-transport.ts';
import type { listMails } from '../mail.contract.ts';
import type { mailTable } from './mail.table.ts';

/** A mail with what the organisation adds to how it looks. */
export type StoredMail = Omit<typeof mailTable.$inferSelect, 'claimed_until'> & {
  organisation: string;
  palette: { primary: string; secondary: string };
};

const columns = sql`m.org_id, m.id, m.version, m.kind, m.to_name, m.to_address, m.language, m.timezone, m.data, m.token, m.token_ends_at, m.status, m.attempts,
  m.tried_at, m.error, m.created_at, o.name as organisation, o.palette`;
const from = sql`from mail m join organisation o on o.org_id = m.org_id`;

const lockedIf = (isToChange: boolean): SQL => (isToChange ? sql`for update of m` : sql``);

export function findMails(
  db: TenantDb,
  { limit, offset, status }: Query<typeof listMails>,
): Promise<Page<StoredMail>> {
  const where: SQL = sql`m.org_id = ${db.org_id} and ${status === undefined ? sql`true` : sql`m.status = ${status}`}`;
  return cappedPage(
    db,
    sql`from mail m where ${where}`,
    sql`select ${columns} ${from} where ${where} order by m.created_at desc, m.id desc limit ${limit} offset ${offset}`,
  );
}

/** One mail; locked until the end of the transaction, where it is to change. */
export async function findMail(
  db: TenantDb,
  id: string,
  isToChange = false,
): Promise<StoredMail | undefined> {
  const [row] = await db.query<StoredMail>(
    sql`select ${columns} ${from} where m.org_id = ${db.org_id} and m.id = ${id} ${lockedIf(isToChange)}`,
  );
  return row;
}

/** Takes a waiting mail for this process, for so many seconds. `claimed`: another one has it at this moment; nothing, where nothing
 *  is to be done. */
export async function claimMail(
  db: TenantDb,
  id: string,
  seconds: number,
): Promise<StoredMail | 'claimed' | undefined> {
  const found = await findMail(db, id, true);
  if (found?.status !== 'waiting') return undefined;
  const rows = await db.query(
    sql`update mail m set attempts = attempts + 1, tried_at = ${db.now.toISOString()}, claimed_until = clock_timestamp() + make_interval(secs => ${seconds})
      where m.org_id = ${db.org_id} and m.id = ${id} and (claimed_until is null or claimed_until < clock_timestamp()) returning 1`,
  );
  return rows.length === 0 ? 'claimed' : { ...found, attempts: found.attempts + 1 };
}

type Ending = Pick<StoredMail, 'status' | 'error'> & {
  /** The mail is with its reader: nobody else needs its token. */
  forgetsToken?: boolean;
};

/** Notes how a try ended, and gives the mail free. */
export async function endTry(
  db: TenantDb,
  id: string,
  { status, error, forgetsToken = false }: Ending,
): Promise<void> {
  await db.query(
    sql`update mail m set status = ${status}, error = ${error}, claimed_until = null, version = version + 1,
        token = ${forgetsToken ? sql`null` : sql`token`}
      where m.org_id = ${db.org_id} and m.id = ${id} and m.status = 'waiting'`,
  );
}

/** Lets mails be tried from the beginning. */
export async function waitAgain(db: TenantDb, ids: readonly string[]): Promise<void> {
  await db.query(
    sql`update mail m set status = 'waiting', attempts = 0, error = null, claimed_until = null, version = version + 1
      where m.org_id = ${db.org_id} and m.id = any (${sql.param(ids)}::uuid[])`,
  );
}

/** Mails that wait, and ought to have been tried by now. */
export const findWaiting = async (db: TenantDb): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      sql`select m.id from mail m where m.org_id = ${db.org_id} and m.status = 'waiting'
        and coalesce(m.tried_at, m.created_at) < ${db.now.toISOString()}::timestamptz - interval '10 minutes'`,
    )
  ).map(({ id }) => id);

/** Mails that could not be delivered, the oldest first; locked, where they are to change. */
export const findFailed = async (db: TenantDb, isToChange = false): Promise<StoredMail[]> =>
  db.query<StoredMail>(
    sql`select ${columns} ${from} where m.org_id = ${db.org_id} and m.status = 'failed' order by m.created_at, m.id ${lockedIf(isToChange)}`,
  );

/** What a mail let its reader do, once that is over. */
export const mailTokenRetention: RetentionRule = {
  name: 'sweep_mail_tokens',
  text: `with gone as (update mail m set token = null where m.org_id = $1
    and m.id in (select o.id from mail o where o.org_id = $1 and o.token is not null and o.token_ends_at < now() limit $2) returning 1)
    select count(*)::int as n from gone`,
};

/** A mail is told of for thirty days, however it ended. One that waits is not forgotten. */
export const mailRetention: RetentionRule = {
  name: 'sweep_mails',
  text: `with gone as (delete from mail m where m.org_id = $1
    and m.id in (select o.id from mail o where o.org_id = $1 and o.status <> 'waiting'
      and o.created_at < now() - interval '${mailDays} days' limit $2) returning 1)
    select count(*)::int as n from gone`,
};
