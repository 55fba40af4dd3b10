import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { sitePaths } from '#features/public-site/frame/web/shared/site-paths.ts';
import { BuiltFiles } from './built-files.ts';
import { lightContracts } from './light-contracts.ts';
import { keepMaps } from './source-maps.ts';

const root = join(import.meta.dirname, '../..');
const source = (file: string) => `/src/app/shell/site/${file}`;
const entry = source('start-site.ts');

/** A worker has a policy of its own, which the server sends with files of this name (platform/server/http/files/web-files.ts). */
export const asWorker: NonNullable<InlineConfig['worker']> = {
  rolldownOptions: { output: { entryFileNames: 'assets/worker-[name]-[hash].js' } },
};

const common: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), lightContracts()],
  publicDir: false,
  worker: asWorker,
};

/** What prerender.tsx answers: where a page is found, and its text by language. */
interface RenderedPage {
  paths: readonly string[];
  html: Record<string, string>;
}
interface Prerendered {
  renderSite(script: string): Promise<Record<string, RenderedPage>>;
}

/** The JavaScript of a visit to the home page in English. */
export interface SiteVisit {
  /** Before anybody scrolls. */
  before: string[];
  /** Once all of it was seen. */
  whole: string[];
}

/** Builds the public site beside the app (docs/decisions/0079-public-site.md): its scripts go to `web`, where the app's files are,
 *  their source maps to `maps`, and its pages, made in every language, to `pages`. */
export async function buildSite({
  web,
  maps,
  pages,
}: {
  web: string;
  maps: string;
  pages: string;
}): Promise<SiteVisit> {
  const { output } = (await build({
    ...common,
    plugins: [...(common.plugins ?? []), keepMaps(maps)],
    build: {
      outDir: web,
      emptyOutDir: false,
      sourcemap: 'hidden',
      target: 'es2023',
      // A data: address would not pass the content security policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { site: join(root, entry) },
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const built = new BuiltFiles(output);
  const script = built.of(entry);

  const made = join(root, 'dist/site-build');
  await build({
    ...common,
    build: {
      outDir: made,
      emptyOutDir: true,
      target: 'node24',
      assetsInlineLimit: 0,
      ssr: join(root, source('prerender.tsx')),
      ssrEmitAssets: true,
    },
  });
  const files = await readdir(join(made, 'assets'));
  for (const file of files.filter((name) => /\.(webp|svg|woff2)$/.test(name)))
    await copyFile(join(made, 'assets', file), join(web, 'assets', file));
  const { renderSite } = (await import(pathToFileURL(join(made, 'prerender.js')).href)) as Prerendered;
  const rendered = await renderSite(`/${script}`);
  await rm(pages, { recursive: true, force: true });
  await mkdir(pages, { recursive: true });
  for (const [name, { html }] of Object.entries(rendered))
    for (const [language, text] of Object.entries(html))
      await writeFile(join(pages, `${name}.${language}.html`), text);
  const paths = Object.entries(rendered).map(([name, page]) => [name, page.paths]);
  await writeFile(join(pages, 'pages.json'), JSON.stringify(Object.fromEntries(paths)));
  await rm(made, { recursive: true });

  const later = ['contact-part.tsx', 'further-part.tsx', 'texts/en.ts'].map((file) => built.of(source(file)));
  return { before: [...built.neededBy(script)], whole: [...built.neededBy(script, ...later)] };
}

/** The addresses of the public site, beside the development server: drawn anew for each request. */
const siteAddresses: readonly string[] = Object.values(sitePaths);

/** Shows the public site's pages beside the development server. */
export const serveSite: Plugin = {
  name: 'serve-site',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, reply, next) => {
      const address = request.url ?? '';
      const [path = ''] = address.split('?');
      if (!siteAddresses.includes(path)) return next();
      const show = async () => {
        const { renderSite } = (await server.ssrLoadModule(source('prerender.tsx'))) as Prerendered;
        const page = Object.values(await renderSite(entry)).find(({ paths }) => paths.includes(path));
        const language = /[?&]lang=(tr|ar)\b/.exec(address)?.[1] as 'tr' | 'ar' | undefined;
        reply.setHeader('content-type', 'text/html; charset=utf-8');
        reply.end(await server.transformIndexHtml(address, page?.html[language ?? 'en'] ?? ''));
      };
      show().catch((error: Error) => {
        server.config.logger.error(error.stack ?? error.message);
        reply.statusCode = 500;
        reply.end();
      });
    });
  },
};
