import { once } from 'node:events';
import ldap, { type SearchEntryObject } from 'ldapjs';

export interface Entry {
  dn: string;
  password: string;
  attributes: Record<string, string>;
}

/** Who searches. */
export const searcher = { dn: 'cn=plumbline,dc=example', password: 'password of whoever searches' };
export const base = 'ou=people,dc=example';

type Request = { dn: { toString(): string }; credentials: string; filter: { matches(one: object): boolean } };
type Reply = { send(entry: SearchEntryObject | object): void; end(status?: number): void };

/** A directory on this machine: those who are in it, over TLS where it has a certificate. It tells whose bind it was asked for. */
export async function startDirectory(tls?: { certificate: string; key: string }) {
  const entries: Entry[] = [];
  const binds: string[] = [];
  const state = { isSilent: false, refersTo: undefined as string | undefined };
  const server = ldap.createServer(tls === undefined ? {} : { certificate: tls.certificate, key: tls.key });
  const same = (one: string, other: string) =>
    one.replaceAll(' ', '').toLowerCase() === other.replaceAll(' ', '').toLowerCase();
  const bind = (request: Request, reply: Reply, next: (error?: unknown) => void) => {
    const dn = request.dn.toString();
    binds.push(dn);
    if (state.isSilent) return;
    // As real ones do: a bind without a password asks for nothing, and succeeds (RFC 4513, 5.1.2).
    const known = [...entries, searcher].find((one) => same(one.dn, dn));
    if (request.credentials !== '' && known?.password !== request.credentials)
      return next(new ldap.InvalidCredentialsError());
    reply.end();
  };
  server.bind('dc=example', bind as never);
  server.search('dc=example', ((request: Request, reply: Reply, next: (error?: unknown) => void) => {
    if (state.isSilent) return;
    const at = request.dn.toString();
    if (!same(at, base)) return next(new ldap.NoSuchObjectError(at));
    for (const { dn, attributes } of entries)
      if (request.filter.matches(attributes)) reply.send({ dn, attributes });
    reply.end();
  }) as never);
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once((server as unknown as { server: NodeJS.EventEmitter }).server, 'listening');
  const { port } = (server as unknown as { server: { address(): { port: number } } }).server.address();
  return {
    entries,
    binds,
    state,
    /** By an address, and by the name in the certificate. */
    address: tls === undefined ? `ldap://127.0.0.1:${port}` : `ldaps://localhost:${port}`,
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
