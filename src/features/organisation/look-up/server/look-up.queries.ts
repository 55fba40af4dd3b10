import type { Database, Statement } from '#platform/server/database/database.ts';
import type { Homes } from '#platform/server/database/homes/homes.ts';

const bySlug: Statement = {
  name: 'organisation_by_slug',
  text: 'select organisation_id as id, slug, name, home from organisation_address where slug = $1',
};
const byDomainOrCookie: Statement = {
  name: 'organisations_by_domain_or_known',
  text: `select a.organisation_id as id, a.slug, a.name from organisation_address a where a.organisation_id in (
      select d.organisation_id from organisation_domain d where d.domain = $1 and d.is_listed
      union all select known from unnest($2::uuid[]) known)
    order by a.name limit 20`,
};
export interface OrganisationAddress {
  id: string;
  slug: string;
  name: string;
}

/** Milliseconds. One that nobody signed in to goes, and its short name may be another's then. */
const rememberedFor = 60_000;

/** Finds an organisation by its short name. What was found is remembered for a minute; where it lives comes along, and may change
 *  later. */
export function organisationFinder(homes: Pick<Homes, 'lookUp' | 'settle'>) {
  const known = new Map<string, { address: OrganisationAddress; until: number }>();
  return {
    async find(slug: string): Promise<OrganisationAddress | undefined> {
      const remembered = known.get(slug);
      if (remembered !== undefined && remembered.until > Date.now()) return remembered.address;
      if (!/^[a-z0-9-]{2,40}$/.test(slug)) return undefined;
      const [found] = await homes.lookUp<OrganisationAddress & { home: string }>(bySlug, [slug]);
      if (found === undefined) {
        known.delete(slug);
        return undefined;
      }
      const { home, ...address } = found;
      homes.settle(address.id, home);
      if (known.size >= 100_000) known.delete(known.keys().next().value as string);
      known.set(slug, { address, until: Date.now() + rememberedFor });
      return address;
    },
    /** Its id, as far as it was found before. */
    remembered: (slug: string): string | undefined => known.get(slug)?.address.id,
  };
}

/** Organisations that are listed under this verified domain or known to the browser, or the one with this short name.
 *  Either way one indexed look-up, so that the time does not tell which names exist. */
export const findOrganisationAddresses = (
  database: Database,
  search: { domain: string; known: readonly string[] } | { organization: string },
): Promise<OrganisationAddress[]> =>
  'organization' in search
    ? database.lookUp(bySlug, [search.organization.toLowerCase()])
    : database.lookUp(byDomainOrCookie, [search.domain, search.known]);
