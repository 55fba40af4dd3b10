import { inArray } from 'drizzle-orm';
import { record } from '#platform/server/log/activity.ts';
import { newId } from '#platform/server/database/new-id.ts';
import {
  organisationAddressTable,
  organisationDomainTable,
} from '#platform/server/database/platform.table.ts';
import { firstHome } from '#platform/server/database/homes/first-home.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { OrganisationData } from '../organisation.contract.ts';
import { mailDomainPublic } from '../organisation-settings.contract.ts';
import { isPublicMail } from '#features/organisation/look-up/public-mail.rules.ts';
import { nameKeyOf } from '../organisation-name.rules.ts';
import { organisationTable } from './organisation.table.ts';
import { asOperator } from './shared/directory.service.ts';

export interface NewOrganisation {
  name: string;
  slug: string;
  license: OrganisationData['license'];
  /** Verified by whoever runs the product: how the sign-in page finds the organisation. */
  domains: string[];
  /** Whether these domains lead to it at the sign-in page. One that leads to another organisation already does not. */
  is_listed?: boolean;
  /** Where it is to live, by the name of the home. */
  home?: string;
  timezone?: string;
  default_locale?: 'en' | 'tr' | 'ar';
  /** Where the organisation itself is written to. */
  business_email?: string;
  /** Registered by itself, with this proof of work: it waits for its first sign-in, and has no verified domain before. */
  signup_work?: string;
  /** Its own colours; otherwise it has the product's. */
  palette?: OrganisationData['color_schemes']['palette'];
  /** How many people it may have; as many as it likes, where nothing is said. */
  seats?: number;
}

/** Gives an organisation its address. The app writes what is inside, in a transaction of its own that ends before this one
 *  does: whatever is cut off on the way, no name is taken by an organisation that is not there. */
export const openAddress = <T>(
  adminUrl: string,
  { name, slug, domains, is_listed = true, home = firstHome, signup_work }: NewOrganisation,
  now: Date,
  fill: (orgId: string) => Promise<T>,
): Promise<T> =>
  asOperator(adminUrl, async (db) => {
    if (domains.some(isPublicMail)) refuse(mailDomainPublic);
    const id = newId(now);
    await db.insert(organisationAddressTable).values({
      organisation_id: id,
      slug,
      name,
      name_key: nameKeyOf(name),
      home,
      ...(signup_work !== undefined && { signup_work, pending_since: now.toISOString() }),
    });
    const names = domains.map((domain) => domain.toLowerCase());
    const taken = await db
      .select({ domain: organisationDomainTable.domain })
      .from(organisationDomainTable)
      .where(inArray(organisationDomainTable.domain, names));
    const verified = names.map((domain) => ({
      domain,
      organisation_id: id,
      is_listed: is_listed && !taken.some((other) => other.domain === domain),
    }));
    if (verified.length > 0) await db.insert(organisationDomainTable).values(verified);
    return fill(id);
  });

/** The organisation's own row, with which its log begins. */
export async function createOrganisation(
  { db, by }: Pick<Call, 'db' | 'by'>,
  organisation: NewOrganisation,
): Promise<void> {
  const {
    name,
    slug,
    license,
    timezone,
    default_locale,
    palette,
    business_email,
    signup_work,
    seats,
    is_listed = true,
  } = organisation;
  await db.insert(organisationTable).values({
    name,
    slug,
    license,
    ...(timezone && { timezone }),
    ...(default_locale && { default_locale }),
    ...(palette && { palette }),
    ...(business_email && { business_email }),
    ...(!is_listed && { security: { listed: false } }),
    ...(signup_work !== undefined && { status: 'pending' as const }),
    ...(seats !== undefined && { seats }),
  });
  record(db, by, {
    action: 'organisation.created',
    objects: { type: 'organisation', id: db.org_id },
    note: name,
  });
}
