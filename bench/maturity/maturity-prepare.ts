import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#platform/server/database/database.ts';
import { appUrl } from '#platform/server/database/migrate.ts';
import { loadAssessments } from './maturity-load.ts';
import { prepareOrganisation, secret } from '../prepare.ts';

/** An organisation with so many approved assessments, and one that is being answered. */
export interface AssessedOrganisation {
  slug: string;
  org: string;
  assessments: number;
  open: string;
  department: string;
}

/** How many people answer one assessment at once. */
export const crowd = 50;

/** Organisations with these numbers of approved assessments, kept in `folder` for the next run. */
export async function prepareMaturity(
  folder: string,
  adminUrl: string,
  sizes: readonly number[],
): Promise<AssessedOrganisation[]> {
  const list = join(folder, `assessments-${sizes.join('-')}.json`);
  const known = await readFile(list, 'utf8').catch(() => undefined);
  if (known !== undefined) return JSON.parse(known) as AssessedOrganisation[];
  const app = openDatabase({ connectionString: appUrl(adminUrl, secret), size: 2, secret });
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const organisations: AssessedOrganisation[] = [];
  // Those of an earlier load, of other sizes or not to its end, are there still.
  const started = Date.now().toString(36);
  for (const assessments of sizes) {
    const { slug, org, departments, adminId, now } = await prepareOrganisation(app, adminUrl, {
      slug: `assessed-${started}-${assessments}`,
      people: crowd,
    });
    await client.query(`begin; set local app.org_id = '${org}'`);
    const open = await loadAssessments(client, {
      org,
      departments,
      actor: adminId,
      approved: assessments,
      now,
    });
    await client.query('commit');
    organisations.push({ slug, org, assessments, open, department: departments[0] as string });
  }
  await client.query('vacuum analyze');
  await client.end();
  await app.close();
  await writeFile(list, JSON.stringify(organisations));
  return organisations;
}
