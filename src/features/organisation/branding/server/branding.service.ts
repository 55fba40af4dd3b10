import { sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/refusal.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { dropFile, keepSmallFile } from '#platform/server/database/small-file.queries.ts';
import { BadPicture, fittedPicture, pictureType } from '#platform/server/pictures/picture.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call, Download, WithoutTransaction } from '#platform/server/http/serve.ts';
import type { LookUpBudget } from '#features/organisation/look-up/server/shared/look-up-budget.service.ts';
import * as contract from '../branding.contract.ts';

type Branding = contract.Branding;
const { logoLimits, logoUnreadable } = contract;

export const findBranding = async (db: TenantDb, isToChange = false): Promise<Branding> =>
  one(
    await db.query<Branding>(
      sql`select name as organization_name, '/org/' || slug || '/branding/logo/' || logo_id || '/' as logo, palette, version
        from organisation where org_id = ${db.org_id} ${isToChange ? sql`for update` : sql``}`,
    ),
  );

/** What a stranger sees who knows the short name: as many an hour from a network as look-ups. */
export const findSignInLook =
  (throttle: Throttle, lookUps: LookUpBudget) =>
  async ({ inside, request }: WithoutTransaction<typeof contract.readSignInLook>) => {
    await throttle.count([
      { name: `look of ${request.network}`, most: lookUps.perMinute * 6, seconds: 3600 },
    ]);
    const { organization_name, logo, palette } = await inside({ readOnly: true }, ({ db }) =>
      findBranding(db),
    );
    return { organization_name, logo, palette };
  };

/** The logo the organisation has now; no other file of it. */
export async function findLogo(db: TenantDb, id: string): Promise<Download> {
  const [found] = await db.query<{ content: Buffer }>(
    sql`select c.content from file f join organisation o on o.org_id = f.org_id and o.logo_id = f.id
        join file_chunk c on c.org_id = f.org_id and c.file_id = f.id and c.n = 0
      where f.org_id = ${db.org_id} and f.id = ${id} and f.purpose = 'logo'`,
  );
  return { name: 'logo.webp', type: pictureType, content: (found ?? refuse(notFound)).content };
}

const objectsOf = (db: TenantDb) => ({ type: 'organisation', id: db.org_id });

export async function changeBranding(
  { db, by }: Call,
  { palette, version }: { palette: contract.Palette; version: number },
): Promise<Branding> {
  const before = await findBranding(db, true);
  expectVersion(before, version);
  const changes = changesBetween(before.palette, palette);
  if (changes.length === 0) return before;
  await db.query(
    sql`update organisation set palette = ${JSON.stringify(palette)}::jsonb, version = version + 1 where org_id = ${db.org_id}`,
  );
  record(db, by, { action: 'organisation.branding_changed', objects: objectsOf(db), changes });
  return { ...before, palette, version: version + 1 };
}

export const changeLogo =
  (throttle: Throttle) =>
  async ({ actor, inside, file }: WithoutTransaction<typeof contract.changeLogo>): Promise<Branding> => {
    await throttle.count([{ name: `logo ${actor.org_id}`, most: logoLimits.perHour, seconds: 3600 }]);
    const content = await drawn(actor, await file.content());
    return inside({}, async ({ db, by }) => {
      const { id, sha256 } = await keepSmallFile(db, {
        purpose: 'logo',
        mime: pictureType,
        content,
        by: actor.id,
      });
      await put(db, id);
      record(db, by, { action: 'organisation.logo_changed', objects: objectsOf(db), note: sha256 });
      return findBranding(db);
    });
  };

async function drawn(actor: Call['actor'], bytes: Buffer): Promise<Buffer> {
  try {
    return await fittedPicture(actor, bytes, logoLimits);
  } catch (error) {
    if (!(error instanceof BadPicture)) throw error;
    return refuse(logoUnreadable, { errors: { file: [`logo_${error.reason}`] } });
  }
}

export async function removeLogo({ db, by }: Call): Promise<Branding> {
  if (await put(db, null)) record(db, by, { action: 'organisation.logo_removed', objects: objectsOf(db) });
  return findBranding(db);
}

/** Makes this one the logo, or none; the one before is gone for good. Whether anything changed. */
async function put(db: TenantDb, id: string | null): Promise<boolean> {
  const [own] = await db.query<{ logo_id: string | null }>(
    sql`select logo_id from organisation where org_id = ${db.org_id} for update`,
  );
  const before = own?.logo_id ?? null;
  if (before === id) return false;
  await db.query(
    sql`update organisation set logo_id = ${id}, version = version + 1 where org_id = ${db.org_id}`,
  );
  if (before !== null) await dropFile(db, before);
  return true;
}
