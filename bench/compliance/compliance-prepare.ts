import { owners, prepareOrganisation } from '../prepare.ts';
import { preparedOnce } from '../prepared-once.ts';
import { loadCompliance } from './compliance-load.ts';

/** An organisation with so many assessments, and two more that are opened. */
export interface AssessedOrganisation {
  slug: string;
  assessments: number;
  /** By how much they ask. */
  opened: Record<number, string>;
}

/** What is asked by ISO/IEC 27001, and by as much as NIST SP 800-53 asks. */
export const opened = [123, 1200] as const;
/** In one transaction. */
const atOnce = 100;

export const prepareCompliance = (
  folder: string,
  adminUrl: string,
  sizes: readonly number[],
): Promise<AssessedOrganisation[]> =>
  preparedOnce({ folder, name: 'assessed', adminUrl, sizes }, async ({ app, client, size, slug }) => {
    const made = await prepareOrganisation(app, adminUrl, { slug, people: owners });
    const { org, departments, people, adminId, now } = made;
    const order = { org, departments, owners: people, actor: { id: adminId, name: 'Bench Admin' }, now };
    const inOrganisation = async (work: () => Promise<void>) => {
      await client.query(`begin; set local app.org_id = '${org}'`);
      await work();
      await client.query('commit');
    };
    for (let from = 1; from <= size; from += atOnce)
      await inOrganisation(() =>
        loadCompliance(client, {
          ...order,
          standard: 'pci_dss',
          from,
          to: Math.min(size, from + atOnce - 1),
          total: size,
        }),
      );
    const ids: Record<number, string> = {};
    for (const [at, asked] of opened.entries()) {
      const n = size + 1 + at;
      const further = asked - opened[0];
      await inOrganisation(() =>
        loadCompliance(client, { ...order, standard: 'iso27001', from: n, to: n, total: n, further }),
      );
      const { rows } = await client.query<{ id: string }>(
        `select id from compliance_assessment where org_id = $1 and ref ~ ('-0*' || $2 || '$')`,
        [org, n],
      );
      ids[asked] = rows[0]?.id as string;
    }
    return { slug, assessments: size, opened: ids };
  });
