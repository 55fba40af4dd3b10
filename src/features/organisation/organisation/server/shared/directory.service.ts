import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { refusal } from '#platform/contract/refusal.ts';
import {
  organisationAddressTable,
  organisationDomainTable,
} from '#platform/server/database/platform.table.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { organisationNameTaken } from '../../organisation.contract.ts';
import { nameKeyOf } from '../../organisation-name.rules.ts';
import { saidIn } from '#platform/server/process/thrown.ts';

export const slugTaken = refusal('slug_taken', 400, 'slug');

/** What the operator does, on an administrator's connection, because the app role may not. */
export async function asOperator<T>(adminUrl: string, work: (db: NodePgDatabase) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => undefined); // What is asked of it next fails, and says so.
  await client.connect();
  try {
    return await drizzle({ client }).transaction(work);
  } catch (error) {
    const constraint = (error instanceof Error && saidIn(error.cause, 'constraint')) || '';
    if (constraint.endsWith('_slug_taken')) return refuse(slugTaken);
    if (constraint.endsWith('_organisation_name_taken')) return refuse(organisationNameTaken);
    throw error;
  } finally {
    await client.end();
  }
}

/** Notes in the directory that somebody has signed in to an organisation that waited for it, by a mailbox of this domain: from now
 *  on the domain is verified, and leads there unless it leads to another organisation already. */
export const endWaiting = (adminUrl: string, orgId: string, domain: string): Promise<void> =>
  asOperator(adminUrl, async (db) => {
    // Two organisations of one domain, at the same moment: one of them has it first.
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('domain ' || ${domain}, 0))`);
    const ended = await db
      .update(organisationAddressTable)
      .set({ pending_since: null, signup_work: null })
      .where(
        and(
          eq(organisationAddressTable.organisation_id, orgId),
          isNotNull(organisationAddressTable.pending_since),
        ),
      )
      .returning({ id: organisationAddressTable.organisation_id });
    if (ended.length === 0) return;
    const others = await db
      .select({ id: organisationDomainTable.organisation_id })
      .from(organisationDomainTable)
      .where(
        and(eq(organisationDomainTable.domain, domain), ne(organisationDomainTable.organisation_id, orgId)),
      );
    await db
      .insert(organisationDomainTable)
      .values({ domain, organisation_id: orgId, is_listed: others.length === 0 })
      .onConflictDoNothing();
  });

/** Gives up the address of an organisation that is gone. */
export const giveUpAddress = (adminUrl: string, orgId: string): Promise<void> =>
  asOperator(adminUrl, async (db) => {
    await db.delete(organisationDomainTable).where(eq(organisationDomainTable.organisation_id, orgId));
    await db.delete(organisationAddressTable).where(eq(organisationAddressTable.organisation_id, orgId));
  });

/** Gives an organisation another name in the directory; refused where another one has it, or one that looks like it. */
export const renameAddress = (adminUrl: string, orgId: string, name: string): Promise<void> =>
  asOperator(adminUrl, async (db) => {
    await db
      .update(organisationAddressTable)
      .set({ name, name_key: nameKeyOf(name) })
      .where(eq(organisationAddressTable.organisation_id, orgId));
  });

/** Whether a verified domain may lead to this organisation: it was the first to have it, or has proved it by DNS. */
const mayBeListed = sql`(organisation_domain.is_proved or not exists (select from organisation_domain other
  where other.domain = organisation_domain.domain and other.organisation_id <> organisation_domain.organisation_id
    and (other.since, other.organisation_id) < (organisation_domain.since, organisation_domain.organisation_id)))`;

/** Has the organisation's verified domains lead to it, as far as they may, or none. */
export const listDomains = (adminUrl: string, orgId: string, isListed: boolean): Promise<void> =>
  asOperator(adminUrl, async (db) => {
    await db
      .update(organisationDomainTable)
      .set({ is_listed: isListed ? mayBeListed : false })
      .where(eq(organisationDomainTable.organisation_id, orgId));
  });

/** Notes that the organisation has proved by DNS that a domain is its own. */
export const verifyDomain = (
  adminUrl: string,
  orgId: string,
  { domain, is_listed }: { domain: string; is_listed: boolean },
): Promise<void> =>
  asOperator(adminUrl, async (db) => {
    await db
      .insert(organisationDomainTable)
      .values({ domain, organisation_id: orgId, is_listed, is_proved: true })
      .onConflictDoUpdate({
        target: [organisationDomainTable.domain, organisationDomainTable.organisation_id],
        set: { is_listed, is_proved: true },
      });
  });

/** Takes a verified domain from the organisation; answers whether it had it. */
export const giveUpDomain = (adminUrl: string, orgId: string, domain: string): Promise<boolean> =>
  asOperator(adminUrl, async (db) => {
    const gone = await db
      .delete(organisationDomainTable)
      .where(
        and(eq(organisationDomainTable.domain, domain), eq(organisationDomainTable.organisation_id, orgId)),
      )
      .returning({ domain: organisationDomainTable.domain });
    return gone.length > 0;
  });
