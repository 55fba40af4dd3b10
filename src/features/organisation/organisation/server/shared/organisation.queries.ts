import { one, type Statement, type TenantDb } from '#platform/server/database/database.ts';

/** Whether the organisation `o` asks everybody for a second factor. */
export const asksForFactor = `o.security -> 'second_factor_required' is not distinct from 'true'`;

/** The organisation as its people's own data tell it; $1 is the organisation. */
export const ownOrganisation = `select name as organization_name, slug, '/org/' || slug || '/branding/logo/' || logo_id || '/' as logo, license, timezone, ${asksForFactor} as second_factor_required,
    json_build_object('palette', palette) as color_schemes
  from organisation o where org_id = $1`;
const timezone: Statement = {
  name: 'timezone_of_organisation',
  text: 'select timezone from organisation where org_id = $1',
};
/** Where the organisation's days turn, for what is done without anybody asking. */
export const findTimezone = async (db: TenantDb): Promise<string> =>
  one(await db.ask<{ timezone: string }>(timezone, [db.org_id])).timezone;
