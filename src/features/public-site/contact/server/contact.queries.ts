import type { Database, Statement, TenantDb } from '#platform/server/database/database.ts';
import type { ContactQuery } from '../contact.contract.ts';

/** So many messages are stored at most; beyond them nobody reads any more. */
export const mostContactQueries = 10_000;
/** Days a message is stored for (the privacy policy says so). */
export const contactQueryDays = 365;

export interface NewContactQuery extends ContactQuery {
  id: string;
  created_at: string;
  ip_hash: string;
  captcha: string;
}

// Old ones go with each new one: there is no organisation whose day would take them away.
const addContactQuery: Statement = {
  name: 'add_contact_query',
  text: `with gone as (delete from contact_query where id in (
      select id from contact_query where created_at < $2::timestamptz - interval '${contactQueryDays} days' order by created_at limit 100))
    insert into contact_query (id, created_at, name, from_email, phone, subject, message, ip_hash, captcha)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9
    where (select count(*) from (select from contact_query limit ${mostContactQueries}) stored) < ${mostContactQueries}
    on conflict (captcha) do nothing returning id`,
};
const findContactQuery: Statement = {
  name: 'contact_query_by_captcha',
  text: 'select name, from_email, phone, subject, message from contact_query where captcha = $1',
};

/** Whether it was stored: not where its work was used before, nor where there is no room. */
export async function insertContactQuery(db: TenantDb, query: NewContactQuery): Promise<boolean> {
  const { id, created_at, name, from_email, phone, subject, message, ip_hash, captcha } = query;
  const values = [id, created_at, name, from_email, phone, subject, message, ip_hash, captcha];
  return (await db.ask(addContactQuery, values)).length === 1;
}

/** The message that was sent with this work. */
export const findByCaptcha = async (database: Database, captcha: string): Promise<ContactQuery | undefined> =>
  (await database.lookUp<ContactQuery>(findContactQuery, [captcha]))[0];

const waitingQuery: Statement = {
  name: 'contact_query_to_mail',
  text: 'select id, name, from_email, phone, subject, message from contact_query where id = $1 and mailed_at is null',
};
/** A message that the provider has not been mailed yet. */
export const findToMail = async (
  database: Pick<Database, 'lookUp'>,
  id: string,
): Promise<(ContactQuery & { id: string }) | undefined> =>
  (await database.lookUp<ContactQuery & { id: string }>(waitingQuery, [id]))[0];

const noteMailedQuery: Statement = {
  name: 'note_contact_query_mailed',
  text: 'update contact_query set mailed_at = $2 where id = $1',
};
export const noteMailed = (database: Pick<Database, 'lookUp'>, id: string, at: Date): Promise<unknown> =>
  database.lookUp(noteMailedQuery, [id, at.toISOString()]);
