import { one, type Statement, type TenantDb } from '#platform/server/database/database.ts';
import { firstRules, type SecurityRules } from '../../security.contract.ts';

/** The rules, of which as many are stored as somebody changed. */
export const rulesIn = (stored: Record<string, unknown>): SecurityRules => ({ ...firstRules, ...stored });

const security: Statement = {
  name: 'security_of_organisation',
  text: 'select security from organisation where org_id = $1',
};
/** What the organisation asks of its people. */
export const securityOf = async (db: TenantDb): Promise<SecurityRules> =>
  rulesIn(one(await db.ask<{ security: Record<string, unknown> }>(security, [db.org_id])).security);
