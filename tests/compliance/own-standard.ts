import { sql } from 'drizzle-orm';
import { newId } from '#platform/server/database/new-id.ts';
import type { World } from '#tests/world/world.ts';

export interface Planted {
  key?: string;
  version?: string;
  name?: string;
  status?: 'draft' | 'published' | 'retired';
  groups?: string[];
  requirements?: {
    code: string;
    parent?: string;
    title?: string;
    text?: string;
    guidance?: string;
    assessable?: boolean;
    weight?: number;
    groups?: string[];
  }[];
}

/** Two chapters: a control, one with two sub-controls below a heading, and one for a group alone. */
export const someRequirements: NonNullable<Planted['requirements']> = [
  { code: 'A', title: 'People', assessable: false },
  { code: 'A.1', parent: 'A', title: 'Training', text: 'Everybody is trained' },
  { code: 'A.2', parent: 'A', title: 'Vetting' },
  { code: 'A.2.x', parent: 'A.2', title: 'Both', assessable: false },
  { code: 'A.2.1', parent: 'A.2.x', title: 'Before they start', weight: 3 },
  { code: 'A.2.2', parent: 'A.2.x', title: 'While they stay' },
  { code: 'B', title: 'Places', assessable: false },
  { code: 'B.1', parent: 'B', title: 'Doors' },
  { code: 'B.2', parent: 'B', title: 'Vaults', groups: ['Banks'] },
];

/** A standard of the organisation's own, written straight into its tables. */
export async function plantedStandard(
  { database, orgId, admin }: World,
  {
    key = 'house_rules',
    version = '1',
    name = `House rules ${version}`,
    status = 'published',
    groups = ['Banks'],
    requirements = someRequirements,
  }: Planted = {},
): Promise<string> {
  return database.inOrganisation(orgId, { unrecorded: true }, async (db) => {
    const id = newId(db.now);
    const at = db.now.toISOString();
    await db.query(sql`insert into compliance_standard (org_id, id, key, standard_version, name, provider, language, status, source, hash,
        groups, controls, sub_controls, published_at, published_by, created_at, updated_at)
      select ${db.org_id}, ${id}, ${key}, ${version}, ${name}, 'The house', 'en', ${status}, 'imported', ${'0'.repeat(64)},
        ${sql.param(groups)}::text[], 4, 2, ${status === 'draft' ? null : at}::timestamptz, ${admin.id}::uuid, ${at}::timestamptz, ${at}::timestamptz`);
    const rows = requirements.map((one, position) => ({
      parent: null,
      title: one.code,
      text: null,
      guidance: null,
      assessable: true,
      weight: 1,
      groups: [],
      ...one,
      position,
    }));
    await db.query(sql`insert into compliance_requirement (org_id, standard_id, code, parent, position, title, text, guidance, assessable, weight, groups)
      select ${db.org_id}, ${id}, r.code, r.parent, r.position, r.title, r.text, r.guidance, r.assessable, r.weight, r.groups
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (code text, parent text, position integer, title text, text text, guidance text,
        assessable boolean, weight numeric, groups text[])`);
    return id;
  });
}

/** Where a version stands before the verb that a path ends with. */
export const ownStatus = (path: string): 'draft' | 'published' | 'retired' =>
  path.endsWith('/retire/') ? 'published' : path.endsWith('/restore/') ? 'retired' : 'draft';
