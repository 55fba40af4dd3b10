import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Tells the service worker which files make up this version of the app. */
export const listKeptFiles: Plugin = {
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
