import { eq, sql } from 'drizzle-orm';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { expectVersion, refuse, Refused } from '#platform/server/http/refuse.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import { organisationNameTaken } from '../organisation.contract.ts';
import type { changeOrganisation as changing } from '../organisation-settings.contract.ts';
import { organisationTable } from './organisation.table.ts';
import { renameAddress } from './shared/directory.service.ts';

const { name, slug, license, default_locale, timezone, currency, fiscal_year_start, version } =
  organisationTable;
const told = { name, slug, license, default_locale, timezone, currency, fiscal_year_start, version };

const own = (db: TenantDb) => eq(organisationTable.org_id, db.org_id);

export const findOrganisation = async (db: TenantDb) =>
  one(await db.select(told).from(organisationTable).where(own(db)));

/** Changes what the organisation is called and how it reckons. The directory has its name as well, for those who are not signed in
 *  yet: it is told last, under the lock of the organisation's row, and told again what stands there if that then does not commit. */
export const changeOrganisation =
  (adminUrl: string) =>
  async ({ inside, body, actor }: WithoutTransaction<typeof changing>) => {
    let isRenamed = false;
    try {
      return await inside({}, async ({ db, by }) => {
        const { version: seen, ...wanted } = body;
        const before = one(await db.select(told).from(organisationTable).where(own(db)).for('update'));
        expectVersion(before, seen);
        const changes = changesBetween(before, wanted);
        if (changes.length === 0) return before;
        const [after] = await db
          .update(organisationTable)
          .set({ ...wanted, version: sql`version + 1` })
          .where(own(db))
          .returning(told);
        record(db, by, {
          action: 'organisation.changed',
          objects: { type: 'organisation', id: db.org_id },
          changes,
        });
        if (wanted.name !== undefined && wanted.name !== before.name) {
          await renameAddress(adminUrl, db.org_id, wanted.name);
          isRenamed = true;
        }
        return one(after === undefined ? [] : [after]);
      });
    } catch (error) {
      if (isRenamed) {
        const { name: stands } = await inside({ readOnly: true }, ({ db }) => findOrganisation(db));
        await renameAddress(adminUrl, actor.org_id, stands);
      }
      if (error instanceof Refused && error.refusal === organisationNameTaken)
        return refuse(organisationNameTaken, { errors: { name: [organisationNameTaken.code] } });
      throw error;
    }
  };
