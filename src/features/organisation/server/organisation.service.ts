import { and, eq, inArray } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { refusal } from '#platform/contract/refusal.ts';
import { record, type By } from '#platform/server/activity.ts';
import { one, ours, type TenantDb } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import {
  activityHeadTable,
  organisationAddressTable,
  organisationDomainTable,
} from '#platform/server/platform.table.ts';
import { refuse } from '#platform/server/refuse.ts';
import { departmentUnknown, type OrganisationData } from '../organisation.contract.ts';
import { isPublicMail } from './shared/public-mail.ts';
import { departmentMemberTable, departmentTable, organisationTable } from './organisation.table.ts';

export const slugTaken = refusal('slug_taken', 400, 'slug');
export const mailDomainPublic = refusal('mail_domain_public', 400, 'domain');
export const organisationNameTaken = refusal('organisation_name_taken', 400, 'organization_name');

export interface NewOrganisation {
  name: string;
  slug: string;
  license: OrganisationData['license'];
  /** Verified by whoever runs the product: how the sign-in page finds the organisation. */
  domains: string[];
  /** Whether these domains lead to it at the sign-in page. One that leads to another organisation already does not (security 5.2). */
  is_listed?: boolean;
  timezone?: string;
  default_locale?: 'en' | 'tr' | 'ar';
  /** Its own colours; otherwise it has the product's. */
  palette?: OrganisationData['color_schemes']['palette'];
}

/** What the operator does, on an administrator's connection, because the app role may not. */
async function asOperator<T>(adminUrl: string, work: (db: NodePgDatabase) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => undefined); // What is asked of it next fails, and says so.
  await client.connect();
  try {
    return await drizzle({ client }).transaction(work);
  } catch (error) {
    const { constraint = '' } = (error as { cause?: { constraint?: string } }).cause ?? {};
    if (constraint.endsWith('_slug_taken')) return refuse(slugTaken);
    if (constraint.endsWith('_organisation_name_taken')) return refuse(organisationNameTaken);
    throw error;
  } finally {
    await client.end();
  }
}

/** Gives an organisation its address. The app writes what is inside, in a transaction of its own that ends before this one
 *  does: whatever is cut off on the way, no name is taken by an organisation that is not there. */
export const openAddress = <T>(
  adminUrl: string,
  { name, slug, domains, is_listed = true }: NewOrganisation,
  now: Date,
  fill: (orgId: string) => Promise<T>,
): Promise<T> =>
  asOperator(adminUrl, async (db) => {
    if (domains.some(isPublicMail)) refuse(mailDomainPublic);
    const id = newId(now);
    const name_key = name.normalize('NFKC').toLowerCase();
    await db.insert(organisationAddressTable).values({ organisation_id: id, slug, name, name_key });
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

/** The organisation's own row and the start of its log. */
export async function createOrganisation(
  db: TenantDb,
  by: By,
  { name, slug, license, timezone, default_locale, palette }: NewOrganisation,
): Promise<void> {
  await db.insert(organisationTable).values({
    name,
    slug,
    license,
    ...(timezone && { timezone }),
    ...(default_locale && { default_locale }),
    ...(palette && { palette }),
  });
  await db.insert(activityHeadTable).values({});
  record(db, by, {
    action: 'organisation.created',
    objects: { type: 'organisation', id: db.org_id },
    note: name,
  });
}

export async function createDepartment(
  db: TenantDb,
  by: By,
  { name, parent_id = null, position = 0 }: { name: string; parent_id?: string | null; position?: number },
): Promise<string> {
  const id = newId(db.now);
  const above =
    parent_id === null
      ? []
      : one(
          await db
            .select({ path: departmentTable.path })
            .from(departmentTable)
            .where(and(ours(db, departmentTable), eq(departmentTable.id, parent_id))),
        ).path;
  if (parent_id !== null && above.length === 0) refuse(departmentUnknown);
  await db.insert(departmentTable).values({
    id,
    name,
    parent_id,
    position,
    path: [...above, id],
    created_at: db.now.toISOString(),
    updated_at: db.now.toISOString(),
  });
  record(db, by, { action: 'department.created', objects: { type: 'department', id }, note: name });
  return id;
}

export interface NewMembership {
  person_id: string;
  department_id: string;
  access: 'lead' | 'editor' | 'viewer';
}

export async function addToDepartment(db: TenantDb, by: By, membership: NewMembership): Promise<void> {
  await db.insert(departmentMemberTable).values({ id: newId(db.now), ...membership });
  record(db, by, {
    action: 'department.member_added',
    objects: [
      { type: 'department', id: membership.department_id },
      { type: 'person', id: membership.person_id },
    ],
    note: membership.access,
  });
}

export const findDepartmentIds = async (db: TenantDb): Promise<Map<string, string>> =>
  new Map(
    (
      await db
        .select({ id: departmentTable.id, name: departmentTable.name })
        .from(departmentTable)
        .where(ours(db, departmentTable))
    ).map(({ id, name }) => [name, id]),
  );
