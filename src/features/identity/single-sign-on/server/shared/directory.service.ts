import { isIP } from 'node:net';
import type { Client, Entry } from 'ldapts';
import type { OutgoingAddresses } from '#platform/server/outgoing/addresses.ts';
import type { LdapSettings } from '../../single-sign-on.contract.ts';
import type { ExternalIdentity } from './external-identity.service.ts';
import { filterFor } from './ldap-filter.service.ts';

/** The library holds some two megabytes: it comes with the first person of a directory. */
export const ldapLibrary = () => import('ldapts');

/** Milliseconds that a directory may take for one step. */
const patience = 3000;

/** Plain text to a directory is for networks that the operator named. */
export class PlainNotAllowed extends Error {}

/** A connection to the directory, and to the very address that was judged. Nobody is led elsewhere: referrals are not followed. */
async function connect(addresses: OutgoingAddresses, { address, authority }: LdapSettings): Promise<Client> {
  const { protocol, hostname, port } = new URL(address);
  const found = await addresses.find(hostname);
  const isSecure = protocol === 'ldaps:';
  if (!isSecure && !found.isAllowed) throw new PlainNotAllowed(address);
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  const host = found.family === 6 ? `[${found.address}]` : found.address;
  const library = await ldapLibrary();
  return new library.Client({
    url: `${protocol}//${host}${port === '' ? '' : `:${port}`}`,
    timeout: patience,
    connectTimeout: patience,
    ...(isSecure && {
      tlsOptions: {
        minVersion: 'TLSv1.2',
        rejectUnauthorized: true,
        ...(isIP(name) === 0 ? { servername: name } : { host: name }),
        ...(authority !== null && { ca: [authority] }),
      },
    }),
  });
}

/** Nothing and a zero would make of a bind one that asks for no password (RFC 4513, 5.1.2). */
const isPassword = (password: string): boolean => password !== '' && !password.includes('\0');

/** Does something with a connection that is bound as the one who searches, and closes it. */
export async function withDirectory<T>(
  addresses: OutgoingAddresses,
  settings: LdapSettings,
  secret: string,
  work: (searching: Client) => Promise<T>,
): Promise<T> {
  if (!isPassword(secret)) throw new Error('no password to search with');
  const searching = await connect(addresses, settings);
  try {
    await searching.bind(settings.bind_dn, secret);
    return await work(searching);
  } finally {
    await searching.unbind().catch(() => undefined);
  }
}

/** Somebody by their address and the password they have in the directory: search, then bind as the one entry that was found. Answers
 *  nobody where the directory does; throws where it does not answer. */
export async function personOfDirectory(
  addresses: OutgoingAddresses,
  settings: LdapSettings,
  { secret, email, password }: { secret: string; email: string; password: string },
): Promise<ExternalIdentity | undefined> {
  if (!isPassword(password) || email.includes('\0')) return undefined;
  const { subject, ...names } = settings.attributes;
  const entry = await withDirectory(addresses, settings, secret, async (searching) => {
    const { searchEntries, searchReferences } = await searching.search(settings.base_dn, {
      scope: 'sub',
      filter: filterFor(settings.filter, email),
      attributes: [subject, ...Object.values(names)],
      explicitBufferAttributes: [subject],
      sizeLimit: 2,
      timeLimit: patience / 1000,
      derefAliases: 'never',
    });
    // Two are none: nobody knows whose password would be asked for.
    return searchEntries.length === 1 && searchReferences.length === 0 ? searchEntries[0] : undefined;
  });
  if (entry === undefined || entry.dn === '') return undefined;
  // On a connection of its own: what the one who searches may see, the person may not.
  const proving = await connect(addresses, settings);
  try {
    await proving.bind(entry.dn, password);
  } catch (error) {
    if (error instanceof (await ldapLibrary()).InvalidCredentialsError) return undefined;
    throw error;
  } finally {
    await proving.unbind().catch(() => undefined);
  }
  return identityOf(entry, settings.attributes);
}

function identityOf(
  entry: Entry,
  { subject, email, first_name, last_name }: LdapSettings['attributes'],
): ExternalIdentity | undefined {
  const text = (name: string) => {
    const [value] = [entry[name] ?? []].flat();
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const [id] = [entry[subject] ?? []].flat();
  const bytes = typeof id === 'string' ? Buffer.from(id) : id;
  const address = text(email);
  if (bytes === undefined || bytes.length === 0 || bytes.length > 200 || address === undefined)
    return undefined;
  return {
    subject: bytes.toString('base64url'),
    email: address,
    first_name: text(first_name),
    last_name: text(last_name),
  };
}
