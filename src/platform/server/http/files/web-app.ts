import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { perMinute } from '#platform/server/limits/per-minute.ts';
import { networkOf } from '../network.ts';
import { compressed, sendCompressed, type Compressed } from './compressed.ts';
import { sitePages, type SitePages, type SiteSettings } from './site-pages.ts';
import { webFiles, type WebFiles } from './web-files.ts';

const root = join(import.meta.dirname, '../../../../..');

/** The built web app; none in tests that only make calls, and beside Vite, which serves it itself. */
export const builtWebApp = (): WebFiles | undefined =>
  existsSync(join(root, 'dist/web/index.html')) ? webFiles(join(root, 'dist/web')) : undefined;

/** The public site's pages that were built with it. */
export const builtSite = (settings: SiteSettings): SitePages | undefined =>
  existsSync(join(root, 'dist/site/pages.json')) ? sitePages(join(root, 'dist/site'), settings) : undefined;

/** A file of the web app, a page of the public site, or the app itself for whatever address a person opens: it knows its own pages. */
export const offerWebApp =
  (web: WebFiles | undefined, site?: SitePages) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    if (web === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
    const address = request.url.split(/[?#]/)[0] ?? '/';
    if (web.has(address)) return web.sendFile(address, reply);
    if (site?.has(address)) return site.send(request, reply, address);
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
  let made: Compressed | undefined;
  const asked = perMinute(askedPerMinute);
  app.get('/openapi.json', (request, reply) => {
    asked.count(networkOf(request.ip));
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    return sendCompressed(request, reply, (made ??= compressed(JSON.stringify(describe()))));
  });
  app.get('/documentation', (request, reply) => documentation.sendPage(request, reply));
  app.get<{ Params: { file: string } }>('/documentation/:file', (request, reply) => {
    const address = `/documentation/${request.params.file}`;
    return documentation.has(address) ? documentation.sendFile(address, reply) : reply.callNotFound();
  });
}

/** How often one network may ask for the description in a minute. */
const askedPerMinute = 60;
