import type { Throttle } from '#platform/server/limits/throttle.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import type { findOrganisations, OrganisationChoice } from '../look-up.contract.ts';
import { organisationCookieName, type OrganisationCookie } from './shared/organisation-cookie.service.ts';
import { companyDomainOf, lookUpWindows, type LookUpBudget } from './shared/look-up-budget.service.ts';
import { findOrganisationAddresses } from './look-up.queries.ts';

export interface LookUps extends LookUpBudget {
  /** In an hour for one mail domain, from wherever: beyond it somebody should look. Nobody is refused. */
  alarmPerHour: number;
  /** Told once an hour for each such domain, with the organisations that it leads to. */
  onMany(organisations: readonly string[]): void;
  /** What the address of an organisation begins with: PUBLIC_ORIGIN, or nothing for the page's own. */
  origin: string;
}

/** Which organisations one may sign in to: the answer follows from the mail domain and from this browser, never
 *  from whether the account exists. */
export const lookUpOrganisations =
  (throttle: Throttle, known: OrganisationCookie, lookUps: LookUps) =>
  async ({ database, body, request, now }: WithoutTransaction<typeof findOrganisations>) => {
    const { email = '', organization } = body;
    const { alarmPerHour, onMany, origin } = lookUps;
    const domain = organization === undefined ? companyDomainOf(email) : '';
    const alarm = { name: `look-up of ${domain}`, most: alarmPerHour, seconds: 3600, refuses: false };
    const [minute, hour, ...ofDomain] = lookUpWindows(lookUps, { network: request.network, domain });
    await throttle.count([minute, hour]);
    // Only what was let through: nobody fills the table with domains that they make up.
    const passed = domain === '' ? [] : await throttle.count([...ofDomain, alarm]);
    const found = await findOrganisationAddresses(
      database,
      organization === undefined
        ? { domain, known: known.find(request.cookie(organisationCookieName), email, now) }
        : { organization },
    );
    if (passed.includes(alarm)) onMany(found.map(({ id }) => id));
    return found.map(({ name, slug }): OrganisationChoice => ({
      organization_name: name,
      base_url: `${origin}/org/${slug}`,
    }));
  };
