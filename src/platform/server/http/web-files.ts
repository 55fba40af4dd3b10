import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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
/** What the build made of the screens people open first: their files by address. */
const firstFiles = 'first-files.json';

/** Answers with a file of the folder, found in a list made at start: an address never becomes a path. */
export function webFiles(folder: string, { under = '/', page = 'index.html' } = {}) {
  const files = new Map<string, WebFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    const type = types[extname(name)];
    if (type === undefined || [page, firstFiles].includes(name) || !statSync(path).isFile()) continue;
    const address = `${under}${name.split(sep).join('/')}`;
    // The build names files below assets/ by their content: what lies under such a name never changes.
    const cache = address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    files.set(address, { path, type, size: statSync(path).size, compressed: sizeOf(`${path}.br`), cache });
  }
  const html = readFileSync(join(folder, page), 'utf8');
  const pieces = html.split(place);
  const piecesOf = new Map(
    Object.entries(namedFirst(folder)).map(([address, named]) => [address, naming(html, named).split(place)]),
  );

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

    /** The page, with a nonce of its own: the style engine marks its tags with it. At the address of a screen that people open
     *  first it names that screen's files. */
    sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const [address = '/'] = request.url.split(/[?#]/);
      const nonce = randomBytes(16).toString('base64');
      reply
        .code(200)
        .header('content-security-policy', pagePolicy(nonce))
        .header('content-type', types['.html']);
      return reply.send(
        request.method === 'HEAD' ? undefined : (piecesOf.get(address) ?? pieces).join(nonce),
      );
    },
  };
}

export type WebFiles = ReturnType<typeof webFiles>;

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;

interface Named {
  first: string[];
  /** What follows the first picture. */
  after: string[];
}

function namedFirst(folder: string): Record<string, Named> {
  const path = join(folder, firstFiles);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Named>) : {};
}

/** The page with more files that it will need. */
function naming(html: string, { first, after }: Named): string {
  const link = (file: string, more = '') =>
    `<link rel="modulepreload" crossorigin href="${file}"${more} nonce="${place}">`;
  const links = [
    ...first.map((file) => link(file)),
    ...after.map((file) => link(file, ' fetchpriority="low"')),
  ];
  return html.replace('</head>', `${links.join('')}</head>`);
}
