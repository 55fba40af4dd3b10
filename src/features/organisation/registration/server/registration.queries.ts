import type { Database, Statement } from '#platform/server/database/database.ts';

const byWork: Statement = {
  name: 'address_by_signup_work',
  text: 'select slug, name from organisation_address where signup_work = $1',
};
/** The address that was registered with this proof of work, as long as nobody has signed in there. */
export const findByWork = async (
  database: Pick<Database, 'lookUp'>,
  work: string,
): Promise<{ slug: string; name: string } | undefined> =>
  (await database.lookUp<{ slug: string; name: string }>(byWork, [work]))[0];

const allWaiting: Statement = {
  name: 'waiting_addresses',
  text: `select organisation_id as id, pending_since < $1::timestamptz as is_over from organisation_address
    where pending_since is not null order by pending_since limit 500`,
};
/** Addresses whose organisation nobody has signed in to, as far as the directory knows, the oldest first. */
export const findWaiting = (
  database: Pick<Database, 'lookUp'>,
  before: Date,
): Promise<{ id: string; is_over: boolean }[]> => database.lookUp(allWaiting, [before.toISOString()]);

/** Whether somebody has signed in after all, and where its first administrator gets mail. */
export const statusOfNew: Statement = {
  name: 'status_of_new_organisation',
  text: `select o.status, (select p.email from person p where p.org_id = $1 and p.type = 'Admin' order by p.created_at, p.id limit 1) as email
    from organisation o where o.org_id = $1`,
};
