import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy, workerPolicy } from '../security-headers.ts';

/** Runs beside the pages and answers for them when the network does not. */
const serviceWorker = '/service-worker.js';
const isWorker = (address: string) => address === serviceWorker || address.startsWith('/assets/worker-');
const place = '__CSP_NONCE__';
/** What the build made of the screens people open first: their files by address. */
const firstFiles = 'first-files.json';

/** Lets replies send files; where the client takes it, the compressed one that the build put beside a file. */
export const allowFiles = (app: FastifyInstance) =>
  // No route per file: which addresses are files is asked below, and counted as one. How long a file is kept is said below too.
  app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false });

/** Answers with a file of the folder, found in a list made at start: no other address becomes a path. Needs `allowFiles`. */
export function webFiles(folder: string, { under = '/', page = 'index.html' } = {}) {
  const files = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (![page, firstFiles].includes(name) && !name.endsWith('.br') && statSync(join(folder, name)).isFile())
      files.set(`${under}${name.split(sep).join('/')}`, name);
  const html = readFileSync(join(folder, page), 'utf8');
  const pieces = html.split(place);
  const piecesOf = new Map(
    Object.entries(namedFirst(folder)).map(([address, named]) => [address, naming(html, named).split(place)]),
  );

  return {
    /** Whether the address names a file. */
    has: (address: string) => files.has(address),

    sendFile(address: string, reply: FastifyReply): FastifyReply {
      const name = files.get(address);
      if (name === undefined) throw new Error(`no file at ${address}`);
      // The build names files below assets/ by their content: what lies under such a name never changes.
      const unchanging = address.startsWith('/assets/');
      reply.header('cache-control', unchanging ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (isWorker(address)) reply.header('content-security-policy', workerPolicy);
      return reply.code(200).sendFile(name, folder);
    },

    /** The page, with a nonce of its own: the style engine marks its tags with it. At the address of a screen that people open
     *  first it names that screen's files. */
    sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const [address = '/'] = request.url.split(/[?#]/);
      const nonce = randomBytes(16).toString('base64');
      reply
        .code(200)
        .header('content-security-policy', pagePolicy(nonce))
        .header('content-type', 'text/html; charset=utf-8');
      return reply.send(
        request.method === 'HEAD' ? undefined : (piecesOf.get(address) ?? pieces).join(nonce),
      );
    },
  };
}

export type WebFiles = ReturnType<typeof webFiles>;

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
