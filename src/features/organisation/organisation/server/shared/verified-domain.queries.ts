import type { Database, Statement } from '#platform/server/database/database.ts';

const verifiedDomains: Statement = {
  name: 'verified_mail_domains',
  text: 'select domain, is_listed from organisation_domain where organisation_id = $1 order by domain',
};

/** The mail domains that the directory has verified for an organisation, and whether each leads to it. */
export const findVerifiedDomains = (
  database: Pick<Database, 'lookUp'>,
  orgId: string,
): Promise<{ domain: string; is_listed: boolean }[]> => database.lookUp(verifiedDomains, [orgId]);
