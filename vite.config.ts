import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { splitByScreens } from './run/web-build/chunks.ts';
import { listFirstFiles } from './run/web-build/first-files.ts';
import { listKeptFiles } from './run/web-build/kept-files.ts';
import { lightContracts } from './run/web-build/light-contracts.ts';
import { firstLook, nameApp } from './run/web-build/page.ts';
import { firstScreens } from './run/web-build/screens.ts';
import { asWorker, serveSite } from './run/web-build/site.ts';
import { keepMaps } from './run/web-build/source-maps.ts';
import { listVisits } from './run/web-build/visits.ts';

const server = process.env['PLUMBLINE_API'] ?? 'http://127.0.0.1:8443';

/** What makes modules of the app's files: the same in every build of it. */
const modules = () => [react(), lightContracts(), firstScreens];

export default defineConfig({
  plugins: [
    modules(),
    splitByScreens(modules()),
    keepMaps(join(import.meta.dirname, 'dist/maps')),
    nameApp,
    firstLook,
    listKeptFiles,
    listFirstFiles,
    listVisits,
    serveSite,
  ],
  // The server puts a fresh nonce wherever this stands, once per request.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    // Kept apart from what is served (run/web-build/source-maps.ts), and named by no file.
    sourcemap: 'hidden',
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
      },
    },
  },
  worker: asWorker,
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
    entries: ['index.html', 'src/features/**/web/**/*.tsx'],
  },
});
