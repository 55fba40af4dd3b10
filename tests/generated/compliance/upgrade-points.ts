import { sql } from 'drizzle-orm';
import { createComplianceAssessment } from '#features/compliance/preparation/preparation.contract.ts';
import { plantedStandard } from '#tests/compliance/own-standard.ts';
import type { Somebody, Start } from '#tests/generated/start.ts';

const key = 'upgraded_rules';

/** A standard of two versions: assessments go from the first to the second. */
export const upgradeFields: Record<string, () => Record<string, unknown>> = {
  '/compliance/standard/:key/upgrade/': () => ({ key, from: '1', to: '2', dry_run: false }),
  '/compliance/standard/:key/difference/': () => ({ key, from: '1', to: '2' }),
  '/compliance/standard/:key/difference/requirement/': () => ({ key, from: '1', to: '2' }),
  '/compliance/:id/upgrade/': () => ({ to: '2' }),
};

export const isAboutUpgrade = (path: string): boolean =>
  Object.keys(upgradeFields).some((end) => path.endsWith(end));

/** An assessment by the first of them. */
export async function startUpgrade({ world, word, people: { Admin } }: Somebody): Promise<Start> {
  const known = await world.database.inOrganisation(world.orgId, { readOnly: true }, (db) =>
    db.query(sql`select from compliance_standard s where s.org_id = ${db.org_id} and s.key = ${key}`),
  );
  const requirements = [
    { code: 'A', title: `${word} is a chapter`, assessable: false },
    { code: 'A.1', parent: 'A', title: `${word} is asked` },
  ];
  if (known.length === 0) {
    const name = `${word} is asked`;
    // The later one asks nothing that the first does not: what was made by it could be by the first.
    const more = { code: 'A.2', parent: 'A', title: `${word} is asked, too` };
    await plantedStandard(world, { key, version: '1', name, requirements: [...requirements, more] });
    await plantedStandard(world, { key, version: '2', name, requirements });
  }
  const { data: made } = await Admin.calls(createComplianceAssessment, {
    body: {
      compliance_standard: key,
      name: `${word} is upgraded`,
      period: { from: '2026-01-01', to: '2026-12-31' },
      department_id: world.departments['Finance'] as string,
    },
  });
  await world.database.inOrganisation(world.orgId, { unrecorded: true }, (db) =>
    db.query(
      sql`update compliance_assessment set standard_version = '1' where org_id = ${db.org_id} and id = ${made.id}`,
    ),
  );
  return { compliance_assessment: made.id, id: made.id };
}
