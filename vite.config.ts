import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { listFirstFiles } from './run/web-build/first-files.ts';
import { lightContracts } from './run/web-build/light-contracts.ts';

const server = process.env['PLUMBLINE_API'] ?? 'http://127.0.0.1:8443';

/** What every screen needs, guest or not: one file that changes only when a library does. */
const libraries =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next|html-parse-stringify|use-sync-external-store)\/|\/src\/platform\/web\/no-eval\.ts$|\/node_modules\/lucide-react\/dist\/esm\/(?!icons\/)/;
/** The sign-in, and what it shares with the app. Without this each shared module would be a request of its own at the sign-in. */
const shared = new RegExp(
  [
    '/src/app/web\\.tsx$',
    '/src/platform/contract/refusal.ts',
    '/lucide-react/dist/esm/icons/(?:x|info|circle-check|(?:circle|triangle)-exclamation-point)\\.',
    '/src/platform/web/(?:call|call-failed|connection|document-title|drafts|language|language-names|snackbar|tell-failure|use-connection|use-session|use-language)\\.ts$',
    '/src/platform/web/ui/(?:mark\\.svg|FailurePage\\.tsx)$',
    '/src/app/theme/stored-look\\.ts$',
    '/src/features/identity/web/identity-paths\\.ts$',
  ].join('|'),
);

/** What the sign-in loads with the first letter typed, with zod: the app shares it. What people may write and who may decide are
 *  asked on screens only, and the former in the large dialect of zod. */
const contracts =
  /\/src\/platform\/contract\/(?!wording|deciding|history)|\/src\/features\/(?:identity\/identity|organisation\/organisation)\.contract\.ts$/;

/** What nearly every screen has: one file, which comes with the first of them, instead of a dozen. */
const parts = new RegExp(
  [
    '/lucide-react/dist/esm/icons/(?:circle-question-mark|ellipsis|info|circle-alert|check|plus|chevron-down)\\.',
    '/src/platform/web/(?:format|use-url-state)\\.ts',
    '/src/platform/web/ui/(?:EmptyState|FailureNotice|PageHeader|KeyNames|StatusPill|LevelShape)\\.tsx',
    '/src/platform/web/ui/use-late\\.ts',
    '/src/features/risk/(?:model/risk-level-names\\.contract|model/web/shared/model-words\\.hooks|record/risk-status\\.contract|record/web/shared/risk-paths)\\.ts',
  ].join('|'),
);
/** What stands around the page, with the component library: it follows the first picture. */
const bars = /\/src\/app\/(?:theme\/LibraryTheme|shell\/(?:Toolbar|Navbar|Footer|panels\/PanelTab))\.tsx$/;
/** The large dialect of zod, for whoever has a form to fill in. */
const schemas =
  /\/node_modules\/zod\/v4\/classic\/|\/src\/platform\/contract\/(?:wording|history)\.ts$|\/src\/features\/maturity\/framework\/question\.contract\.ts$/;

/** What the screens of maturity share: a dozen small modules, each of which would be a request of its own. */
const maturity = new RegExp(
  [
    '/src/features/maturity/(?:assessment/(?:assessment|answer|assessment-status)|framework/framework-parts)\\.contract\\.ts',
    '/src/features/maturity/(?:assessment/(?:answer|assessment-status)|figure/figure|framework/safeguard-count)\\.rules\\.ts',
    '/src/features/maturity/(?:framework/web/shared/(?:maturity-paths|framework-in-address\\.hooks)|assessment/web/shared/(?:unknown-assessment\\.hooks|AssessmentStatus))\\.tsx?',
  ].join('|'),
);
/** The signs that several files show. */
const icons = /\/lucide-react\/dist\/esm\/icons\//;
/** What nearly every screen has of the component library besides. */
const libraryParts =
  /\/node_modules\/@mui\/material\/(?:Skeleton|Alert|ListItemIcon|ToggleButton|ToggleButtonGroup|Table|TableBody|TableCell|TableContainer|TableHead|TableRow)\/|\/src\/platform\/web\/ui\/MoreMenu\.tsx$/;

/** What the page runs before the libraries are there: src/app/shell/start/preload.ts and what it needs. */
const start =
  /vite\/preload-helper|\/src\/app\/shell\/(?:head-start|first-screens|load-texts)\.ts$|\/src\/platform\/contract\/access\.ts$|\/src\/platform\/web\/(?:ask-ahead|browser-language|session|watchers)\.ts$|\/identity\/web\/token-times\.ts$|\/organisation\.rules\.ts$/;

/** Has the page name the files of the app itself, which head-start.ts loads: they need not wait until it runs. */
const nameApp: Plugin = {
  name: 'name-app',
  transformIndexHtml: {
    order: 'post',
    handler(page, { bundle = {} }) {
      const named = new Set<string>();
      const name = (file: string | undefined) => {
        const chunk = file === undefined ? undefined : bundle[file];
        if (chunk?.type !== 'chunk' || page.includes(chunk.fileName) || named.has(chunk.fileName)) return;
        named.add(chunk.fileName);
        chunk.imports.forEach(name);
      };
      name(
        Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/src/app/web.tsx')),
        )?.fileName,
      );
      return [...named].map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      }));
    },
  },
};

const firstLookFile = '/src/app/theme/first-look.ts';
/** Puts first-look.ts into the page's head, as a file of its own that runs before anything is painted. */
const firstLook: Plugin = {
  name: 'first-look',
  buildStart() {
    // Beside the development server nothing is built, and the splash may blink.
    if (!this.meta.watchMode && this.environment.mode === 'build')
      this.emitFile({ type: 'chunk', id: firstLookFile, name: 'first-look' });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(firstLookFile))
        .map(({ fileName }) => ({
          tag: 'script',
          attrs: { src: `/${fileName}` },
          injectTo: 'head-prepend' as const,
        })),
  },
};

/** Tells the service worker which files make up this version of the app. */
const listKeptFiles: Plugin = {
  name: 'list-kept-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .map((name) => `/${name}`)
        .toSorted();
      const worker = bundle['service-worker.js'];
      const page = bundle['index.html'];
      if (worker?.type !== 'chunk' || page?.type !== 'asset' || worker.imports.length > 0)
        throw new Error('the service worker stands alone, beside the page');
      const version = createHash('sha256')
        .update(files.join())
        .update(page.source)
        .digest('hex')
        .slice(0, 16);
      const fill = (place: string, value: string) => {
        const pieces = worker.code.split(place);
        if (pieces.length !== 2) throw new Error(`${place} stands once in the service worker`);
        worker.code = pieces.join(value);
      };
      fill('__KEPT_FILES__', files.join(' '));
      fill('__KEPT_VERSION__', version);
    },
  },
};

export default defineConfig({
  plugins: [react(), lightContracts(), nameApp, firstLook, listKeptFiles, listFirstFiles],
  // The server puts a fresh nonce wherever this stands, once per request.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: 'es2023',
    // A data: address would not pass the content security policy.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/app/shell/offline/service-worker.ts' },
      output: {
        // A service worker governs what lies below its own address, and keeps that address for good.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'start', test: start, priority: 4 },
            { name: 'libraries', test: libraries, priority: 3 },
            { name: 'shared', test: shared, priority: 2 },
            { name: 'contracts', test: contracts, priority: 2 },
            { name: 'schemas', test: schemas, priority: 1.5 },
            { name: 'app', test: /\/src\/app\/shell\/app-routes\.ts$/, priority: 1 },
            { name: 'parts', test: parts, priority: 0.8 },
            { name: 'bars', test: bars, priority: 0.6 },
            { name: 'library-parts', test: libraryParts, priority: 0.4 },
            { name: 'maturity', test: maturity, priority: 0.9 },
            { name: 'icons', test: icons, minShareCount: 2, priority: 0.7 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: false,
    proxy: Object.fromEntries(
      ['/org', '/tenant', '/livez', '/readyz', '/openapi.json', '/documentation'].map((path) => [
        path,
        server,
      ]),
    ),
  },
  // Found at the first start of the development server instead of one by one while somebody waits.
  optimizeDeps: {
    entries: [
      'index.html',
      ...readdirSync('src/features').map((feature) => `src/features/${feature}/**/web/**/*.tsx`),
    ],
  },
});
