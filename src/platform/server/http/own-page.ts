import type { FastifyRequest } from 'fastify';
import { isLoopback } from '#platform/server/process/loopback.ts';

/** What a browser says of a request that a page of ours made, or a person by hand. */
const ofOurs = ['same-origin', 'none'];

/** Whether a request comes from a page of our own, or from no page at all: browsers say where from, programs need not.
 *  Where PUBLIC_ORIGIN is set, nothing else is ours. Otherwise a browser tells, or the page has the host that it calls; on this
 *  machine it may have another port, as beside Vite. */
export function fromOwnPage(
  { headers, host, hostname }: Pick<FastifyRequest, 'headers' | 'host' | 'hostname'>,
  publicOrigin: string | undefined,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && !ofOurs.includes(String(site))) return false;
  if (origin === undefined) return true;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  if (site !== undefined) return true;
  const page = URL.parse(origin);
  return page !== null && (page.host === host || (isLoopback(page.hostname) && isLoopback(hostname)));
}
