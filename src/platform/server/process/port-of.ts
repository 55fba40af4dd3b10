import type { Server } from 'node:net';

/** The port on which a server listens. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it listens on no port');
  return address.port;
}
