import { X509Certificate, type KeyObject } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { staleVersion } from '#platform/contract/refusal.ts';
import { ours, type Database, type TenantDb, rowsAs, one } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import type { Sealing } from '#platform/server/session/seal.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { findEveryDepartment } from '#features/organisation/department/server/shared/department.queries.ts';
import { findVerifiedDomains } from '#features/organisation/organisation/server/shared/verified-domain.queries.ts';
import * as contract from '../single-sign-on.contract.ts';
import { ownAddressesOf } from './own-addresses.service.ts';
import {
  connectionOf,
  connectionToChange,
  issuerOf,
  unusedRecoveryCodes,
  type ConnectionRow,
} from './shared/connection.queries.ts';
import { ssoConnectionTable } from './single-sign-on.table.ts';

export interface ConnectionNeeds {
  /** What an address of ours begins with, from the settings. */
  origin: string;
  secrets: Sealing;
}

type Reading = Pick<WithoutTransaction<typeof contract.readSingleSignOn>, 'org' | 'asks' | 'database'>;

/** What an Admin sees of the connection: all but its secret. */
export async function readSingleSignOn(
  { org, asks, database }: Reading,
  { origin }: ConnectionNeeds,
): Promise<contract.SingleSignOn> {
  const values = [org.id];
  const [rows, counted] = await asks([
    { statement: connectionOf, values },
    { statement: unusedRecoveryCodes, values },
  ]);
  const [row] = rowsAs<ConnectionRow>(rows);
  return {
    connection: row === undefined ? null : { ...row, has_secret: row.secret !== null },
    addresses: ownAddressesOf(origin, org.slug),
    domains: (await findVerifiedDomains(database, org.id)).map(({ domain }) => domain),
    recovery_codes: one(rowsAs<{ n: number }>(counted)).n,
  };
}

/** Sets the connection. Domains must be verified ones: who owns a domain is what makes its provider's word count. */
export async function saveConnection(
  call: WithoutTransaction<typeof contract.saveConnection>,
  needs: ConnectionNeeds,
): Promise<contract.SingleSignOn> {
  const { body, inside, org, database } = call;
  const domains = await verified(database, org.id, body.domains);
  const { settings } = body;
  if (settings.kind === 'saml') for (const pem of settings.certificates) expectCertificate(pem);
  if (settings.kind === 'ldap' && settings.authority !== null)
    expectCertificate(settings.authority, 'settings.authority');
  await inside({}, async ({ db, by }) => {
    const [before] = await db.ask<ConnectionRow>(connectionToChange, [db.org_id]);
    if ((before?.version ?? null) !== body.version)
      refuse(staleVersion, {
        data: before === undefined ? undefined : { ...before, secret: undefined },
      });
    await expectDepartments(db, body.first_department_ids);
    if (body.is_enforced && body.is_enabled) await expectRecoveryCodes(db);
    const stored = { ...rulesOf(body), domains, secret: secretOf(db.org_id, before, body, needs.secrets) };
    const at = { updated_at: db.now.toISOString(), updated_by: by.id };
    const id = before?.id ?? newId(db.now);
    if (before === undefined)
      await db
        .insert(ssoConnectionTable)
        .values({ ...stored, id, created_at: at.updated_at, created_by: by.id, ...at });
    else
      await db
        .update(ssoConnectionTable)
        .set({ ...stored, version: before.version + 1, ...at })
        .where(and(ours(db, ssoConnectionTable), eq(ssoConnectionTable.id, id)));
    const { secret, ...told } = stored;
    record(db, by, {
      action: before === undefined ? 'sso_connection.created' : 'sso_connection.changed',
      objects: { type: 'sso_connection', id },
      changes: before === undefined ? [] : changesBetween<object>(before, told),
      // That it was, never what to.
      note: secret === (before?.secret ?? null) ? undefined : 'secret',
    });
  });
  return readSingleSignOn(call, needs);
}

/** What is stored as it was sent. */
function rulesOf(body: Body<typeof contract.saveConnection>) {
  const { name, settings, is_just_in_time, first_type, first_department_ids, is_enabled, is_enforced } = body;
  const rules = {
    name,
    settings,
    is_just_in_time,
    first_type,
    first_department_ids,
    is_enabled,
    is_enforced,
  };
  return { ...rules, kind: settings.kind };
}

async function verified(
  database: Pick<Database, 'lookUp'>,
  orgId: string,
  given: readonly string[],
): Promise<string[]> {
  const domains = [...new Set(given.map((domain) => domain.trim().toLowerCase()))];
  const known = await findVerifiedDomains(database, orgId);
  if (!domains.every((domain) => known.some((one) => one.domain === domain)))
    refuse(contract.domainNotVerified);
  return domains;
}

/** Bits of an RSA key below which it can be worked out. */
const shortestRsa = 2048;
/** Curves of 256 bits and more. */
const curves: readonly string[] = ['prime256v1', 'secp384r1', 'secp521r1'];

/** Refuses what is no certificate, and what signs with a short key. */
function expectCertificate(pem: string, field = 'settings.certificates'): void {
  let key: KeyObject;
  try {
    key = new X509Certificate(pem).publicKey;
  } catch {
    return refuse(contract.certificateUnreadable, { errors: { [field]: ['certificate_unreadable'] } });
  }
  const { modulusLength, namedCurve = '' } = key.asymmetricKeyDetails ?? {};
  const isLong =
    modulusLength === undefined
      ? curves.includes(namedCurve) || key.asymmetricKeyType?.startsWith('ed')
      : modulusLength >= shortestRsa;
  if (!isLong) refuse(contract.certificateWeak, { errors: { [field]: ['certificate_weak'] } });
}

async function expectDepartments(db: TenantDb, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set((await findEveryDepartment(db)).map(({ id }) => id));
  if (!ids.every((id) => known.has(id)))
    refuse(departmentUnknown, { errors: { first_department_ids: ['department_unknown'] } });
}

async function expectRecoveryCodes(db: TenantDb): Promise<void> {
  const [counted] = await db.ask<{ n: number }>(unusedRecoveryCodes, [db.org_id]);
  if (counted?.n === 0) refuse(contract.recoveryCodesMissing);
}

/** The stored secret stays while the provider does: one that another Admin typed is not sent to an address that came later. */
function secretOf(
  orgId: string,
  before: ConnectionRow | undefined,
  { secret, settings }: Body<typeof contract.saveConnection>,
  secrets: Sealing,
): string | null {
  if (secret !== undefined) return secrets.seal(secret, orgId);
  const isSame =
    before !== undefined && before.kind === settings.kind && issuerOf(before.settings) === issuerOf(settings);
  const kept = isSame ? before.secret : null;
  if (kept === null && settings.kind !== 'saml') refuse(contract.secretMissing);
  return kept;
}
