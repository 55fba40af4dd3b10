import { X509Certificate } from 'node:crypto';
import { shownLine } from '#platform/contract/plain-text/plain-text.ts';
import { AddressRefused, type OutgoingAddresses } from '#platform/server/outgoing/addresses.ts';
import type { AskOutside } from '#platform/server/outgoing/outgoing-request.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import type { Sealing } from '#platform/server/session/seal.ts';
import type {
  ConnectionProblem,
  LdapSettings,
  OidcSettings,
  SamlSettings,
  testConnection,
} from '../single-sign-on.contract.ts';
import { discover } from './open-id-connect.service.ts';
import { connectionOf, issuerOf, type ConnectionRow } from './shared/connection.queries.ts';
import { ldapLibrary, PlainNotAllowed, withDirectory } from './shared/directory.service.ts';
import { codeOf } from '#platform/server/process/thrown.ts';
import { rowsAs } from '#platform/server/database/database.ts';

export interface TestNeeds {
  ask: AskOutside;
  addresses: OutgoingAddresses;
  secrets: Sealing;
}

interface Tried {
  problem: ConnectionProblem | null;
  detail?: string;
}

/** Letters of what the other side said that an Admin reads. */
const longestDetail = 300;

/** Tries a connection as far as that goes without a person who signs in, and says what is wrong. */
export const tryConnection =
  ({ ask, addresses, secrets }: TestNeeds) =>
  async ({ asks, body, now, org }: WithoutTransaction<typeof testConnection>) => {
    const { settings } = body;
    const [rows] = await asks([{ statement: connectionOf, values: [org.id] }]);
    const [stored] = rowsAs<ConnectionRow>(rows);
    const kept =
      stored?.secret != null &&
      stored.kind === settings.kind &&
      issuerOf(stored.settings) === issuerOf(settings)
        ? secrets.openStored(stored.secret, org.id)
        : undefined;
    const secret = body.secret ?? kept;
    const { problem, detail } = await (
      settings.kind === 'saml'
        ? trySaml(settings, now)
        : settings.kind === 'oidc'
          ? tryOpenId(ask, settings, secret)
          : tryDirectory(addresses, settings, secret)
    ).catch(problemOf);
    return {
      works: problem === null,
      problem,
      detail: detail === undefined ? null : shownLine(detail, longestDetail),
    };
  };

/** A provider of SAML is asked nothing: what counts is what it signs with. */
async function trySaml({ certificates }: SamlSettings, now: Date): Promise<Tried> {
  for (const pem of certificates) {
    let certificate: X509Certificate;
    try {
      certificate = new X509Certificate(pem);
    } catch {
      return { problem: 'certificate_unreadable' };
    }
    if (new Date(certificate.validTo) < now)
      return { problem: 'certificate_expired', detail: certificate.validTo };
  }
  return { problem: null };
}

async function tryOpenId(
  ask: AskOutside,
  settings: OidcSettings,
  secret: string | undefined,
): Promise<Tried> {
  const configuration = await discover(ask, settings, secret);
  const {
    response_types_supported = ['code'],
    id_token_signing_alg_values_supported: algorithms = ['RS256'],
    jwks_uri,
  } = configuration.serverMetadata();
  if (!response_types_supported.includes('code')) return { problem: 'no_code_flow' };
  if (jwks_uri === undefined) return { problem: 'not_a_provider', detail: 'jwks_uri' };
  const { status, body } = await ask(jwks_uri);
  if (status !== 200) return { problem: 'not_a_provider', detail: `${jwks_uri} ${status}` };
  return algorithms.some(isOfKeyPair) && keysIn(body).some(isToSign)
    ? { problem: null }
    : { problem: 'no_signing_key', detail: `${jwks_uri} ${algorithms.join(' ')}` };
}

/** By a secret that two know, or by nothing, nobody proves who signed. */
const isOfKeyPair = (algorithm: string): boolean => !/^(HS|none$)/i.test(algorithm);
const isToSign = ({ kty, use = 'sig' }: { kty?: unknown; use?: unknown }): boolean =>
  ['RSA', 'EC', 'OKP'].includes(String(kty)) && use === 'sig';

function keysIn(published: string): { kty?: unknown; use?: unknown }[] {
  const { keys }: { keys?: unknown } = JSON.parse(published);
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'object' && key !== null) : [];
}

async function tryDirectory(
  addresses: OutgoingAddresses,
  settings: LdapSettings,
  secret = '',
): Promise<Tried> {
  if (secret === '') return { problem: 'secret_wrong' };
  const { InvalidCredentialsError, NoSuchObjectError } = await ldapLibrary();
  return withDirectory(addresses, settings, secret, async (searching): Promise<Tried> => {
    await searching.search(settings.base_dn, { scope: 'base', attributes: ['1.1'], sizeLimit: 1 });
    return { problem: null };
  }).catch((error: Error) => {
    if (error instanceof InvalidCredentialsError) return { problem: 'secret_wrong', detail: error.message };
    if (error instanceof NoSuchObjectError) return { problem: 'base_not_found', detail: error.message };
    throw error;
  });
}

/** By what failed on the way; a provider that answers otherwise than one is none. */
function problemOf(error: Error & { code?: unknown; cause?: unknown }): Tried {
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const code = codeOf(error) ?? codeOf(cause) ?? '';
  const detail = cause?.message ?? error.message;
  if (error instanceof PlainNotAllowed) return { problem: 'plain_not_allowed' };
  if (error instanceof AddressRefused || cause instanceof AddressRefused)
    return { problem: 'address_refused' };
  if (/timed? ?out|TimeoutError|ABORT|ETIMEDOUT/i.test(`${error.name} ${code} ${detail}`))
    return { problem: 'no_answer_in_time', detail };
  if (/CERT|SELF_SIGNED|UNABLE_TO_|TLS|SSL/.test(code)) return { problem: 'not_trusted', detail };
  if (/^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|EPIPE)/.test(code)) return { problem: 'not_reached', detail: code };
  if (/issuer/i.test(detail)) return { problem: 'other_issuer', detail };
  return { problem: 'not_a_provider', detail };
}
