import type { Plugin } from 'vite';
import { BuiltFiles } from './built-files.ts';
import { steps } from './chunks.ts';

/** Has the page name the files of the app itself, which preload.ts loads: they need not wait until it runs. */
export const nameApp: Plugin = {
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
      if (Object.keys(bundle).length > 0) name(new BuiltFiles(Object.values(bundle)).of(steps.shared[0]));
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
export const firstLook: Plugin = {
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
