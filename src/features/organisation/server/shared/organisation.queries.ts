import { departmentAccesses, type Actor } from '#platform/contract/access.ts';
import { one, type Database, type Statement, type TenantDb } from '#platform/server/database.ts';
import type { Department } from '../../organisation.contract.ts';
import { isPublicMail } from './public-mail.ts';

const bySlug: Statement = {
  name: 'organisation_by_slug',
  text: 'select organisation_id as id, slug, name from organisation_address where slug = $1',
};
const byDomainOrKnown: Statement = {
  name: 'organisations_by_domain_or_known',
  text: `select a.organisation_id as id, a.slug, a.name from organisation_address a where a.organisation_id in (
      select d.organisation_id from organisation_domain d where d.domain = $1 and d.is_listed
      union all select known from unnest($2::uuid[]) known)
    order by a.name limit 20`,
};
/** The organisation as its people's own data tell it; $1 is the organisation. */
export const ownOrganisation = `select name as organization_name, slug, logo, license, timezone,
    json_build_object('palette', palette) as color_schemes
  from organisation where org_id = $1`;
const ranks = `array['${departmentAccesses.join("', '")}']`;
/** The departments somebody belongs to, in tree order, or all of them; $1 is the organisation. Whoever belongs to one by itself
 *  and by one above it has the greater access. */
export const departmentsOf = (person: string, all: string) =>
  `select d.id, d.name, d.parent_id, case when ${all} then 'lead' else (${ranks})[min(array_position(${ranks}, m.access))] end as access
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

/** The mail domain that may lead to organisations; nothing for one that is open to everybody. */
export function companyDomainOf(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return isPublicMail(domain) ? '' : domain;
}

/** Organisations that are listed under this verified domain or known to the browser, or the one with this short name.
 *  Either way one indexed look-up, so that the time does not tell which names exist. */
export const findOrganisationAddresses = (
  database: Database,
  asked: { domain: string; known: readonly string[] } | { organization: string },
): Promise<OrganisationAddress[]> =>
  'organization' in asked
    ? database.lookUp(bySlug, [asked.organization.toLowerCase()])
    : database.lookUp(byDomainOrKnown, [asked.domain, asked.known]);

const timezone: Statement = {
  name: 'timezone_of_organisation',
  text: 'select timezone from organisation where org_id = $1',
};
/** Where the organisation's days turn, for what is done without anybody asking. */
export const findTimezone = async (db: TenantDb): Promise<string> =>
  one(await db.ask<{ timezone: string }>(timezone, [db.org_id])).timezone;

/** The departments a person belongs to, in tree order; an Admin has all of them. */
export const findDepartments = (
  db: TenantDb,
  { id, type }: Pick<Actor, 'id' | 'type'>,
): Promise<Department[]> => db.ask<Department>(departments, [db.org_id, id, type === 'Admin']);
