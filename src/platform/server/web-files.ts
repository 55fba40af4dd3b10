import { randomBytes } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy, workerPolicy } from './security-headers.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

interface WebFile {
  path: string;
  type: string;
  size: number;
  /** Size of the brotli copy beside it, where the build made one. */
  compressed: number | undefined;
  cache: string;
}

/** Runs beside the pages and answers for them when the network does not. */
const worker = '/service-worker.js';
const place = '__CSP_NONCE__';

/** Answers with a file of the folder, found in a list made at start: an address never becomes a path. */
export function webFiles(folder: string, { under = '/', page = 'index.html' } = {}) {
  const files = new Map<string, WebFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    const type = types[extname(name)];
    if (type === undefined || name === page || !statSync(path).isFile()) continue;
    const address = `${under}${name.split(sep).join('/')}`;
    // The build names files below assets/ by their content: what lies under such a name never changes.
    const cache = address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    files.set(address, { path, type, size: statSync(path).size, compressed: sizeOf(`${path}.br`), cache });
  }
  const pieces = readFileSync(join(folder, page), 'utf8').split(place);

  return {
    /** Whether the address names a file. */
    has: (address: string) => files.has(address),

    sendFile(address: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const file = files.get(address);
      if (file === undefined) throw new Error(`no file at ${address}`);
      const smaller =
        file.compressed !== undefined && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
      reply
        .header('content-type', file.type)
        .header('cache-control', file.cache)
        .header('vary', 'accept-encoding');
      reply.header('content-length', smaller ? file.compressed : file.size);
      if (smaller) reply.header('content-encoding', 'br');
      if (address === worker) reply.header('content-security-policy', workerPolicy);
      return request.method === 'HEAD'
        ? reply.send()
        : reply.send(createReadStream(smaller ? `${file.path}.br` : file.path));
    },

    /** The page, with a nonce of its own: the style engine marks its tags with it. */
    sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const nonce = randomBytes(16).toString('base64');
      reply
        .code(200)
        .header('content-security-policy', pagePolicy(nonce))
        .header('content-type', types['.html']);
      return reply.send(request.method === 'HEAD' ? undefined : pieces.join(nonce));
    },
  };
}

export type WebFiles = ReturnType<typeof webFiles>;

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;
