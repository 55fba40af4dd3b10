import type { Statement, TenantDb } from '#platform/server/database/database.ts';

const dropTokens: Statement = {
  name: 'drop_api_tokens',
  text: 'delete from api_token where org_id = $1 and person_id = $2 returning name',
};

/** Ends every API token of a person, for good; answers what they were called. */
export const endTokensOf = async (db: TenantDb, personId: string): Promise<string[]> =>
  (await db.ask<{ name: string }>(dropTokens, [db.org_id, personId])).map(({ name }) => name);
