import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['PLUMBLINE_API'] ?? 'http://127.0.0.1:8443';

/** What every screen needs, guest or not: one file that changes only when a library does. */
const libraries =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next|html-parse-stringify|use-sync-external-store)\/|\/src\/platform\/web\/no-eval\.ts$|\/node_modules\/lucide-react\/dist\/esm\/(?!icons\/)/;
/** What the sign-in and the app share. Without this each shared module would be a request of its own at the sign-in. */
const shared = new RegExp(
  [
    'vite/preload-helper',
    '/src/platform/contract/',
    '/lucide-react/dist/esm/icons/(?:x|info|circle-check|(?:circle|triangle)-exclamation-point)\\.',
    '/src/platform/web/(?:call|call-failed|drafts|language|language-names|session|snackbar|tell-failure|use-session|use-language)\\.ts$',
    '/src/platform/web/ui/(?:contrast\\.ts|mark\\.svg)$',
    '/src/app/theme/(?:palettes|tokens)\\.ts$',
    '/src/features/(?:identity/identity|organisation/organisation)\\.contract\\.ts$',
    '/src/features/identity/web/identity-paths\\.ts$',
  ].join('|'),
);

export default defineConfig({
  plugins: [react()],
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
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: libraries, priority: 2 },
            { name: 'shared', test: shared, priority: 1 },
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
      ...readdirSync('src/features').map((feature) => `src/features/${feature}/web/**/*.tsx`),
    ],
  },
});
