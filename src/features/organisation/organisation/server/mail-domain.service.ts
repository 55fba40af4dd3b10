import { Resolver } from 'node:dns/promises';
import { sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/log/activity.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import { newSecret, revealed } from '#platform/server/session/random-secret.ts';
import { isPublicMail } from '#features/organisation/look-up/public-mail.rules.ts';
import * as contract from '../organisation-settings.contract.ts';
import { giveUpDomain, verifyDomain } from './shared/directory.service.ts';
import { findVerifiedDomains } from './shared/verified-domain.queries.ts';

type MailDomain = contract.MailDomain;
/** The texts of the TXT records that a name has; none where it has none, or nobody answers. */
export type FindTexts = (name: string) => Promise<string[]>;

/** Milliseconds that a name server is given, and how often each is asked. */
const patience = { timeout: 2000, tries: 1 };

/** Asks the machine's name servers, or those that are named (`127.0.0.1:5353`). */
export function findTextsBy(servers: readonly string[] | undefined): FindTexts {
  return async (name) => {
    const resolver = new Resolver(patience);
    if (servers !== undefined) resolver.setServers(servers);
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch {
      return [];
    }
  };
}

interface Claim {
  domain: string;
  proof: string;
}

const recordOf = ({ domain, proof }: Claim) => ({
  name: `_plumbline.${domain}`,
  value: `plumbline-verification=${proof}`,
});
const toBeProved = (claim: Claim): MailDomain => ({
  domain: claim.domain,
  is_verified: false,
  is_listed: false,
  record: recordOf(claim),
});

const findClaims = (db: TenantDb): Promise<Claim[]> =>
  db.query<Claim>(sql`select domain, proof from mail_domain where org_id = ${db.org_id}`);

const dropClaim = (db: TenantDb, domain: string): Promise<unknown[]> =>
  db.query(sql`delete from mail_domain where org_id = ${db.org_id} and domain = ${domain} returning 1`);

export async function findMailDomains({
  inside,
  database,
  actor,
}: WithoutTransaction<typeof contract.listMailDomains>): Promise<MailDomain[]> {
  const verified = await findVerifiedDomains(database, actor.org_id);
  const claims = await inside({ readOnly: true }, ({ db }) => findClaims(db));
  const known = new Set(verified.map(({ domain }) => domain));
  return [
    ...verified.map((one) => ({ ...one, is_verified: true, record: null })),
    ...claims.filter(({ domain }) => !known.has(domain)).map(toBeProved),
  ].toSorted((one, other) => (one.domain < other.domain ? -1 : 1));
}

export async function addMailDomain({
  inside,
  database,
  body: { domain },
  actor,
}: WithoutTransaction<typeof contract.addMailDomain>): Promise<MailDomain> {
  if (isPublicMail(domain)) refuse(contract.mailDomainPublic);
  const verified = await findVerifiedDomains(database, actor.org_id);
  if (verified.some((one) => one.domain === domain)) refuse(contract.mailDomainKnown);
  return inside({}, async ({ db, by }) => {
    // One after the other: each counts those before.
    await db.query(sql`select from organisation where org_id = ${db.org_id} for update`);
    const claims = await findClaims(db);
    if (claims.some((one) => one.domain === domain)) refuse(contract.mailDomainKnown);
    if (claims.length >= contract.mostClaims)
      refuse(contract.tooManyMailDomains, { values: { most: contract.mostClaims } });
    // No secret: it is published in DNS.
    const claim = { domain, proof: revealed(newSecret()) };
    const at = db.now.toISOString();
    await db.query(
      sql`insert into mail_domain (org_id, id, domain, proof, created_at, created_by, updated_at, updated_by)
        values (${db.org_id}, ${newId(db.now)}, ${domain}, ${claim.proof}, ${at}, ${actor.id}, ${at}, ${actor.id})`,
    );
    record(db, by, {
      action: 'organisation.domain_added',
      objects: { type: 'organisation', id: db.org_id },
      note: domain,
    });
    return toBeProved(claim);
  });
}

/** The record is looked up before anything is written: a name server may take its time. */
export const verifyMailDomain =
  (adminUrl: string, findTexts: FindTexts) =>
  async ({
    inside,
    body: { domain },
    actor,
  }: WithoutTransaction<typeof contract.verifyMailDomain>): Promise<MailDomain> => {
    const claims = await inside({ readOnly: true }, ({ db }) => findClaims(db));
    const { name, value } = recordOf(claims.find((one) => one.domain === domain) ?? refuse(notFound));
    if (!(await findTexts(name)).includes(value)) return refuse(contract.mailDomainUnproved);
    const is_listed = await inside({}, async ({ db, by }) => {
      if ((await dropClaim(db, domain)).length === 0) refuse(notFound);
      record(db, by, {
        action: 'organisation.domain_verified',
        objects: { type: 'organisation', id: db.org_id },
        note: domain,
      });
      const [stored] = await db.query<{ listed: boolean }>(
        sql`select security->>'listed' is distinct from 'false' as listed from organisation where org_id = ${db.org_id}`,
      );
      const listed = stored?.listed ?? false;
      await verifyDomain(adminUrl, actor.org_id, { domain, is_listed: listed });
      return listed;
    });
    return { domain, is_verified: true, is_listed, record: null };
  };

export const removeMailDomain =
  (adminUrl: string) =>
  ({ inside, body: { domain } }: WithoutTransaction<typeof contract.removeMailDomain>) =>
    inside({}, async ({ db, by }) => {
      const wasClaimed = (await dropClaim(db, domain)).length > 0;
      const wasVerified = await giveUpDomain(adminUrl, db.org_id, domain);
      if (!wasClaimed && !wasVerified) refuse(notFound);
      record(db, by, {
        action: 'organisation.domain_removed',
        objects: { type: 'organisation', id: db.org_id },
        note: domain,
      });
      return { domain };
    });
