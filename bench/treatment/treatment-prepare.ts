import { computeNext } from '#features/treatment/residual/server/residual.service.ts';
import { fill, owners, prepareOrganisation } from '../prepare.ts';
import { preparedOnce } from '../prepared-once.ts';
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
export const prepareTreatment = (
  folder: string,
  adminUrl: string,
  sizes: readonly number[],
): Promise<TreatedOrganisation[]> =>
  preparedOnce(
    { folder, name: 'treated', adminUrl, sizes },
    async ({ app, client, size: controls, slug }) => {
      const made = await prepareOrganisation(app, adminUrl, { slug, people: peopleAmong(controls) });
      const { org, departments, people, adminId, now } = made;
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
      return { slug, org, controls, admin: adminId, people };
    },
  );
