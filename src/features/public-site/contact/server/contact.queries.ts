import type { Language } from '#platform/contract/access.ts';
import type { Database, Statement, TenantDb } from '#platform/server/database/database.ts';
import type { ContactQuery } from '../contact.contract.ts';

/** So many messages are stored at most; beyond them nobody reads any more. */
export const mostContactQueries = 10_000;
/** Days a message is stored for (the privacy policy says so). */
export const contactQueryDays = 365;

/** These messages are no organisation's: a transaction of none is one in the first home, where the directory is, and sees no row of any. */
export const noOrganisation = '00000000-0000-0000-0000-000000000000';

export interface NewContactQuery extends ContactQuery {
  id: string;
  created_at: string;
  language: Language;
  ip_hash: string;
  captcha: string;
}

// Old ones go with each new one: there is no organisation whose day would take them away.
const addContactQuery: Statement = {
  name: 'add_contact_query',
  text: `with gone as (delete from contact_query where id in (
      select id from contact_query where created_at < $2::timestamptz - interval '${contactQueryDays} days' order by created_at limit 100))
    insert into contact_query (id, created_at, name, from_email, phone, subject, message, ip_hash, captcha, language)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
    where (select count(*) from (select from contact_query limit ${mostContactQueries}) stored) < ${mostContactQueries}
    on conflict (captcha) do nothing returning id`,
};
const findContactQuery: Statement = {
  name: 'contact_query_by_captcha',
  text: 'select name, from_email, phone, subject, message from contact_query where captcha = $1',
};

/** Whether it was stored: not where its work was used before, nor where there is no room. */
export async function insertContactQuery(db: TenantDb, query: NewContactQuery): Promise<boolean> {
  const { id, created_at, name, from_email, phone, subject, message, ip_hash, captcha, language } = query;
  const values = [id, created_at, name, from_email, phone, subject, message, ip_hash, captcha, language];
  return (await db.ask(addContactQuery, values)).length === 1;
}

/** The message that was sent with this work. */
export const findByCaptcha = async (database: Database, captcha: string): Promise<ContactQuery | undefined> =>
  (await database.lookUp<ContactQuery>(findContactQuery, [captcha]))[0];

/** A message as it is mailed. */
export interface StoredContactQuery extends ContactQuery {
  id: string;
  language: Language;
  /** With this one. */
  attempts: number;
}

const tryQuery: Statement = {
  name: 'contact_query_to_mail',
  text: `update contact_query set attempts = attempts + 1 where id = $1 and mailed_at is null and failed_at is null
    returning id, name, from_email, phone, subject, message, language, attempts`,
};
/** A message that the provider has not been mailed yet, for one more try. */
export const takeToMail = async (
  database: Pick<Database, 'lookUp'>,
  id: string,
): Promise<StoredContactQuery | undefined> => (await database.lookUp<StoredContactQuery>(tryQuery, [id]))[0];

const noteMailedQuery: Statement = {
  name: 'note_contact_query_mailed',
  text: 'update contact_query set mailed_at = $2, error = null where id = $1',
};
export const noteMailed = (database: Pick<Database, 'lookUp'>, id: string, at: Date): Promise<unknown> =>
  database.lookUp(noteMailedQuery, [id, at.toISOString()]);

const noteFailedQuery: Statement = {
  name: 'note_contact_query_failed',
  text: 'update contact_query set error = $2, failed_at = $3 where id = $1',
};
/** What a try failed with; `over`: and since when nobody tries any more. */
export const noteFailed = (
  database: Pick<Database, 'lookUp'>,
  id: string,
  { error, over }: { error: string; over: Date | undefined },
): Promise<unknown> => database.lookUp(noteFailedQuery, [id, error, over?.toISOString() ?? null]);

/** A message that could not be mailed, for whoever runs the product. */
export interface FailedContactQuery {
  id: string;
  failed_at: string;
  error: string;
}
const failedQueries: Statement = {
  name: 'failed_contact_queries',
  text: 'select id, failed_at, error from contact_query where failed_at is not null order by failed_at, id',
};
export const findFailed = (database: Pick<Database, 'lookUp'>): Promise<FailedContactQuery[]> =>
  database.lookUp<FailedContactQuery>(failedQueries, []);

const waitAgainQuery: Statement = {
  name: 'contact_queries_wait_again',
  text: `update contact_query set failed_at = null, attempts = 0 where failed_at is not null returning id, created_at::text as failed_at, coalesce(error, '') as error`,
};
export const waitAgain = (db: TenantDb): Promise<FailedContactQuery[]> =>
  db.ask<FailedContactQuery>(waitAgainQuery, []);
