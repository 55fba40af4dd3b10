import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#platform/server/database/database.ts';
import { appUrl } from '#platform/server/database/migrate.ts';
import { computeNext } from '#features/treatment/residual/server/residual.service.ts';
import { appPassword } from '#app/create-app.ts';
import { fill, owners, prepareOrganisation, secret } from '../prepare.ts';
import { loadTreatment } from './treatment-load.ts';

/** An organisation with so many controls, and what belongs to them. */
export interface TreatedOrganisation {
  slug: string;
  org: string;
  controls: number;
  admin: string;
  people: string[];
}

/** The people grow with the work, though not as fast. */
const peopleAmong = (controls: number) => Math.max(owners, controls / 25);

/** How many risks are computed anew in one transaction, where nobody waits for them. */
const atOnce = 1000;

/** Organisations with these numbers of controls, kept in `folder` for the next run. */
export async function prepareTreatment(
  folder: string,
  adminUrl: string,
  sizes: readonly number[],
): Promise<TreatedOrganisation[]> {
  const list = join(folder, `treated-${sizes.join('-')}.json`);
  const known = await readFile(list, 'utf8').catch(() => undefined);
  if (known !== undefined) return JSON.parse(known) as TreatedOrganisation[];
  const app = openDatabase({ connectionString: appUrl(adminUrl, appPassword(secret)), size: 2 });
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const organisations: TreatedOrganisation[] = [];
  // Those of an earlier load that did not come to its end are there still.
  const started = Date.now().toString(36);
  for (const controls of sizes) {
    const made = await prepareOrganisation(app, adminUrl, {
      slug: `treated-${started}-${controls}`,
      people: peopleAmong(controls),
    });
    const { slug, org, departments, people, adminId, now } = made;
    await fill(adminUrl, made, controls);
    await client.query('analyze risk');
    await client.query(`begin; set local app.org_id = '${org}'`);
    const actor = { id: adminId, name: 'Bench Admin' };
    await loadTreatment(client, { org, departments, owners: people, actor, controls, now });
    await client.query('commit');
    await client.query('vacuum analyze');
    const computed = () =>
      app.inOrganisation(org, { unrecorded: true, now }, (db) => computeNext(db, [], [], atOnce));
    while ((await computed()) !== undefined);
    organisations.push({ slug, org, controls, admin: adminId, people });
  }
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
  await app.close();
  await writeFile(list, JSON.stringify(organisations));
  return organisations;
}
