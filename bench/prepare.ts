import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#platform/server/database/database.ts';
import {
  startEmbeddedDatabase,
  type RunningDatabase,
} from '#platform/server/database/embedded/embedded-database.ts';
import { appUrl, migrateDatabase } from '#platform/server/database/migrate.ts';
import { createPerson } from '#features/identity/person/server/shared/person.service.ts';
import { hashPassword } from '#features/identity/password/server/shared/password-hash.service.ts';
import { createDepartment } from '#features/organisation/department/server/department.service.ts';
import { newOrganisation, operator } from '#app/new-organisation.ts';
import { atEnd } from './ends.ts';
import { forgetOtherRows } from './folder.ts';
import { loadRisks, organisationSizes } from './load.ts';

export const secret = 'the bench has a secret of its own, of no use elsewhere';
export const password = 'correct-horse-battery';
const chunk = 10_000;
/** As many as the loader spreads risks over. */
export const owners = 20;

export interface Prepared {
  database: RunningDatabase;
  /** By number of risks: what the figures are read from. */
  organisations: { slug: string; org: string; risks: number }[];
}

interface PreparedOrganisation {
  slug: string;
  org: string;
  adminId: string;
  departments: string[];
  people: string[];
  now: Date;
}

/** An organisation with eight departments and so many people, each of whom may edit what belongs to all. */
export async function prepareOrganisation(
  app: Parameters<typeof newOrganisation>[0],
  adminUrl: string,
  { slug, people: many, home }: { slug: string; people: number; home?: string },
): Promise<PreparedOrganisation> {
  const now = new Date();
  const password_hash = await hashed;
  const { orgId, adminId } = await newOrganisation(
    app,
    adminUrl,
    {
      name: `Bench ${slug}`,
      slug,
      license: 'corporate',
      domains: [`${slug}.example`],
      ...(home && { home }),
    },
    { email: `admin@${slug}.example`, first_name: 'Bench', last_name: 'Admin', password_hash },
    now,
  );
  return app.inOrganisation(orgId, { now }, async (db) => {
    const departments: string[] = [];
    for (let n = 0; n < 8; n++)
      departments.push(
        await createDepartment({ db, by: operator }, { name: `Department ${n}`, position: n }),
      );
    const people: string[] = [];
    for (let n = 0; n < many; n++)
      people.push(
        await createPerson(
          { db, by: operator },
          {
            email: `owner${n}@${slug}.example`,
            first_name: 'Owner',
            last_name: String(n).padStart(2, '0'),
            type: 'Staff',
            org_editor: true,
            password_hash,
          },
        ),
      );
    return { slug, org: orgId, adminId, departments, people, now };
  });
}
const hashed = hashPassword(password);

/** Gives an organisation so many risks, on the server where it lives. */
export async function fill(
  adminUrl: string,
  { org, departments, people, adminId, now }: PreparedOrganisation,
  risks: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  for (let from = 1; from <= risks; from += chunk) {
    await client.query(`begin; set local app.org_id = '${org}'`);
    await loadRisks(client, {
      org,
      departments,
      owners: people,
      actor: { id: adminId, name: 'Bench Admin' },
      from,
      to: Math.min(risks, from + chunk - 1),
      now: now.toISOString(),
    });
    await client.query('select fold_risk_figures($1), fold_risk_figure_days($1)', [org]);
    await client.query('commit');
  }
  await client.end();
}

/** A database with a hundred organisations and a million risks, or with organisations of the `sizes` that are asked for, kept in
 *  `folder` for the next run; the folder is there. */
export async function prepare(
  folder: string,
  total: number,
  count: number,
  print: (line: string) => void,
  sizes: readonly number[] = organisationSizes(total, count),
): Promise<Prepared> {
  const list = join(folder, 'organisations.json');
  const finish = await forgetOtherRows(folder, `${total} risks, ${count} organisations: ${sizes.join()}`);
  const database = await startEmbeddedDatabase(folder, 'bench', () => undefined);
  atEnd(database.stop);
  const known = await readFile(list, 'utf8').catch(() => undefined);
  await migrateDatabase(database.url, secret);
  if (known !== undefined) return { database, organisations: JSON.parse(known) as Prepared['organisations'] };

  const app = openDatabase({ connectionString: appUrl(database.url, secret), size: 2, secret });
  const organisations: Prepared['organisations'] = [];
  const started = performance.now();
  for (const [at, risks] of sizes.entries()) {
    const made = await prepareOrganisation(app, database.url, { slug: `bench-${at}`, people: owners });
    const { slug, org } = made;
    await fill(database.url, made, risks);
    organisations.push({ slug, org, risks });
    if (at % 10 === 2)
      print(`  loaded ${at + 1} organisations in ${Math.round((performance.now() - started) / 1000)} s`);
  }
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
  await app.close();
  await writeFile(list, JSON.stringify(organisations));
  await finish();
  return { database, organisations };
}
