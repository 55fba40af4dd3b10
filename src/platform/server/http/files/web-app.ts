import { existsSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { perMinute } from '#platform/server/limits/per-minute.ts';
import { networkOf } from '../network.ts';
import { webFiles, type WebFiles } from './web-files.ts';

const root = join(import.meta.dirname, '../../../../..');

/** The built web app; none in tests that only make calls, and beside Vite, which serves it itself. */
export const builtWebApp = (): WebFiles | undefined =>
  existsSync(join(root, 'dist/web/index.html')) ? webFiles(join(root, 'dist/web')) : undefined;

/** A file of the web app, or the app itself for whatever address a person opens: it knows its own pages. */
export const offerWebApp =
  (web: WebFiles | undefined) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    if (web === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
    const address = request.url.split(/[?#]/)[0] ?? '/';
    if (web.has(address)) return web.sendFile(address, reply);
    const wantsPage = String(request.headers.accept ?? '').includes('text/html');
    // A name with an ending is a file that is not there, and calls live below /org/ and /tenant/: neither is a page.
    return wantsPage && extname(address) === '' && !/^\/(org|tenant)\//.test(address)
      ? web.sendPage(request, reply)
      : undefined;
  };

/** The description of all calls, compressed where the client takes it, and a page that shows it. */
export function serveDescription(app: FastifyInstance, describe: () => object): void {
  const documentation = webFiles(join(import.meta.dirname, '../documentation'), {
    under: '/documentation/',
    page: 'documentation.html',
  });
  let made: Promise<Printed> | undefined;
  const ask = perMinute(askedPerMinute);
  app.get('/openapi.json', async ({ ip, headers }, reply) => {
    ask(networkOf(ip));
    const { br, gzip: gz, plain } = await (made ??= printed(describe()));
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (accepts(headers, 'br')) return reply.header('content-encoding', 'br').send(br);
    if (accepts(headers, 'gzip')) return reply.header('content-encoding', 'gzip').send(gz);
    return reply.send(plain);
  });
  app.get('/documentation', (request, reply) => documentation.sendPage(request, reply));
  app.get('/documentation/:file', (request, reply) => {
    const address = `/documentation/${(request.params as { file: string }).file}`;
    return documentation.has(address) ? documentation.sendFile(address, reply) : reply.callNotFound();
  });
}

/** How often one network may ask for the description in a minute. */
const askedPerMinute = 60;

interface Printed {
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
}

/** Compressed once, for everybody who asks. */
async function printed(description: object): Promise<Printed> {
  const plain = Buffer.from(JSON.stringify(description));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [gz, br] = await Promise.all([promisify(gzip)(plain), promisify(brotliCompress)(plain, { params })]);
  return { plain, gzip: gz, br };
}

/** Whether a client takes the encoding: named, and not with a weight of nothing. */
const accepts = ({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders, encoding: string): boolean =>
  [accepted]
    .flat()
    .join(',')
    .split(',')
    .some((one) =>
      new RegExp(`^\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*$)[\\d.]+\\s*)?$`, 'i').test(one),
    );
