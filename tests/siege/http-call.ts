import http from 'node:http';
import { longestWait } from '#tests/world/waiting/until.ts';

export interface Answered {
  /** 0 where the connection ended without an answer. */
  status: number;
  text: string;
  headers: http.IncomingHttpHeaders;
  /** In milliseconds. */
  took: number;
}

export interface Sent {
  method: string;
  /** Below the organisation's own address: `/risk/`. */
  path: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: Buffer | string | undefined;
}

export type Caller = (slug: string, sent: Sent) => Promise<Answered>;

/** Sends over kept connections of one address of this machine, 127.0.0.2 where nothing is said: the people's is 127.0.0.1. */
export function callerFrom(port: number, { connections = 50, localAddress = '127.0.0.2' } = {}): Caller {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  return (slug, { method, path, token, headers = {}, body }) =>
    new Promise((resolve) => {
      const started = performance.now();
      const answered = (status: number, text: string, heads: http.IncomingHttpHeaders = {}) =>
        resolve({ status, text, headers: heads, took: performance.now() - started });
      const request = http.request(
        {
          host: '127.0.0.1',
          localAddress,
          port,
          method,
          path: `/org/${slug}${path}`,
          agent,
          timeout: longestWait,
          headers: {
            'accept-language': 'en',
            ...(token !== undefined && { authorization: `token ${token}` }),
            ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (reply) => {
          const parts: Buffer[] = [];
          reply.on('data', (part: Buffer) => void parts.push(part));
          reply.once('end', () =>
            answered(reply.statusCode ?? 0, Buffer.concat(parts).toString(), reply.headers),
          );
          reply.once('error', () => answered(0, 'the answer was cut'));
        },
      );
      request.once('timeout', () => request.destroy(new Error('no answer')));
      request.once('error', (error) => answered(0, error.message));
      request.end(body);
    });
}
