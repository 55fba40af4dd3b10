import type { Actor } from '#platform/contract/access.ts';
import type { Database, Statement, TenantDb } from '#platform/server/database.ts';
import type { Department, OrganisationChoice } from '../../organisation.contract.ts';
import { isPublicMail } from './public-mail.ts';

const bySlug: Statement = {
  name: 'organisation_by_slug',
  text: 'select organisation_id as id, slug, name from organisation_address where slug = $1',
};
const byDomain: Statement = {
  name: 'organisations_by_domain',
  text: `select a.slug, a.name from organisation_domain d join organisation_address a using (organisation_id)
    where d.domain = $1 order by a.name limit 20`,
};
/** The organisation as its people's own data tell it; $1 is the organisation. */
export const ownOrganisation = `select name as organization_name, slug, logo, license, timezone,
    json_build_object('palette', palette) as color_schemes
  from organisation where org_id = $1`;
/** The departments somebody belongs to, in tree order, or all of them; $1 is the organisation. */
export const departmentsOf = (person: string, all: string) =>
  `select d.id, d.name, d.parent_id, case when ${all} then 'lead' else max(m.access) end as access
    from department d
    left join department_member m on m.org_id = $1 and m.person_id = ${person}
      and (m.department_id = d.id or (m.include_children and m.department_id = any (d.path)))
    where d.org_id = $1 and (${all} or m.id is not null)
    group by d.id, d.name, d.parent_id, d.position, d.path, d.org_id order by d.position, d.name, d.id`;
const departments: Statement = { name: 'departments_of_person', text: departmentsOf('$2', '$3') };

export interface OrganisationAddress {
  id: string;
  slug: string;
  name: string;
}

/** Finds an organisation by its short name. Short names never change, so what was found once is remembered. */
export function organisationFinder(database: Database) {
  const known = new Map<string, OrganisationAddress>();
  return async (slug: string): Promise<OrganisationAddress | undefined> => {
    const remembered = known.get(slug);
    if (remembered !== undefined) return remembered;
    if (!/^[a-z0-9-]{2,40}$/.test(slug)) return undefined;
    const [found] = await database.lookUp<OrganisationAddress>(bySlug, [slug]);
    if (found !== undefined && known.size < 100_000) known.set(slug, found);
    return found;
  };
}

const choice = ({ name, slug }: { name: string; slug: string }): OrganisationChoice => ({
  organization_name: name,
  base_url: `/org/${slug}`,
});

/** Organisations with this verified domain, or the one with this short name. */
export async function findOrganisationChoices(
  database: Database,
  { email = '', organization }: { email?: string | undefined; organization?: string | undefined },
) {
  const written = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const domain = isPublicMail(written) ? '' : written;
  // Either way one indexed look-up, so that the time does not tell which names exist.
  const found =
    organization === undefined
      ? await database.lookUp<OrganisationAddress>(byDomain, [domain])
      : await database.lookUp<OrganisationAddress>(bySlug, [organization.toLowerCase()]);
  return found.map(choice);
}

/** The departments a person belongs to, in tree order; an Admin has all of them. */
export const findDepartments = (
  db: TenantDb,
  { id, type }: Pick<Actor, 'id' | 'type'>,
): Promise<Department[]> => db.ask<Department>(departments, [db.org_id, id, type === 'Admin']);
