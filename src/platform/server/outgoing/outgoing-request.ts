import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { AddressRefused, type OutgoingAddresses } from './addresses.ts';

/** Comes with the first request: whoever imports all of `node:http` gets Node's other client, of `fetch`, with it, which holds nine
 *  megabytes. */
const clientOf = (protocol: string) => (protocol === 'https:' ? import('node:https') : import('node:http'));

/** Milliseconds that somebody asked may take altogether, and bytes that they may answer. */
const limits = { time: 5000, size: 256_000 };

export interface OutgoingRequest {
  method?: string | undefined;
  headers?: Record<string, string> | undefined;
  body?: string | undefined;
}

export interface OutgoingReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Asks an address that somebody of an organisation named, by https; by http only where the operator allowed the network.
 *  It is not led elsewhere, waits for no long time and reads no long answer. */
export const outgoingRequest =
  (addresses: OutgoingAddresses) =>
  async (
    url: string,
    { method = 'GET', headers = {}, body }: OutgoingRequest = {},
  ): Promise<OutgoingReply> => {
    const { protocol, hostname, port, pathname, search, host } = new URL(url);
    const end = AbortSignal.timeout(limits.time);
    const found = await addresses.find(hostname);
    if (protocol !== 'https:' && !(protocol === 'http:' && found.isAllowed)) throw new AddressRefused(url);
    const name = hostname.replace(/^\[(.*)\]$/, '$1');
    const { request } = await clientOf(protocol);
    const sending = request({
      host: found.address,
      family: found.family,
      port: port === '' ? undefined : Number(port),
      path: `${pathname}${search}`,
      method,
      headers: { ...headers, host },
      ...(isIP(name) === 0 && { servername: name }),
      agent: false,
      signal: end,
    });
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      sending.on('response', resolve).on('error', reject);
      sending.end(body);
    });
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of reply as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > limits.size) {
        reply.destroy();
        throw new Error(`${host} answered more than ${limits.size} bytes`);
      }
      parts.push(part);
    }
    return {
      status: reply.statusCode ?? 0,
      headers: Object.fromEntries(
        Object.entries(reply.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        ),
      ),
      body: Buffer.concat(parts).toString('utf8'),
    };
  };

export type AskOutside = ReturnType<typeof outgoingRequest>;
