import type { Language } from '#platform/contract/access.ts';
import type { Database, Statement, TenantDb } from '#platform/server/database/database.ts';
import type { Homes } from '#platform/server/database/homes/homes.ts';
import { mayEnter } from '#platform/server/session/may-enter.ts';
import { makeRoom } from '#platform/server/limits/make-room.ts';

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
      makeRoom(known, 100_000);
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

const placesOfAddress: Statement = {
  name: 'places_of_address',
  text: `select organisation_id as id from account_place
    where address_hash = encode(sha256(convert_to(lower($1), 'UTF8')), 'hex') order by organisation_id limit $2`,
};
/** Organisations on one home where somebody has this address, as many as `most`. */
export const findPlacesOf = async (
  home: Pick<Database, 'lookUp'>,
  email: string,
  most: number,
): Promise<string[]> =>
  (await home.lookUp<{ id: string }>(placesOfAddress, [email, most])).map(({ id }) => id);

/** Whoever has an address in an organisation and may sign in there. */
export interface AccountOfAddress {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  locale: Language;
  timezone: string;
  slug: string;
}
const accountOfAddress: Statement = {
  name: 'account_of_address',
  text: `select p.id, p.first_name, p.last_name, p.email, p.locale, p.timezone, o.slug from person p
    join organisation o on o.org_id = p.org_id where p.org_id = $1 and p.email = $2 and ${mayEnter('$3::timestamptz')}`,
};
export const findAccountOf = async (db: TenantDb, email: string): Promise<AccountOfAddress | undefined> =>
  (await db.ask<AccountOfAddress>(accountOfAddress, [db.org_id, email, db.now.toISOString()]))[0];
