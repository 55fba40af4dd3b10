import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

interface Screens {
  firstScreens: Record<string, { load: () => Promise<unknown> }>;
}

/** Lists, for each screen that people open first, the files it needs beside those its page names: the server names them in the
 *  page of that address, so that the browser fetches them before it has run anything (docs/decisions/0028-head-start.md). */
export const listFirstFiles: Plugin = {
  name: 'list-first-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const chunkOf = (source: string): Rolldown.OutputChunk => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
        if (chunk === undefined) throw new Error(`no file was built of ${source}`);
        return chunk;
      };
      const named = String(bundle['index.html']?.type === 'asset' ? bundle['index.html'].source : '');
      const needs = (chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> => {
        if (found.has(chunk.fileName)) return found;
        found.add(chunk.fileName);
        for (const name of chunk.imports) {
          const file = bundle[name];
          if (file?.type === 'chunk') needs(file, found);
        }
        return found;
      };
      const frame = chunkOf('/src/app/shell/start/app-routes.ts');
      // What follows the first picture gives way to it.
      const bars = chunkOf('/src/app/shell/toolbar/Toolbar.tsx');
      const { firstScreens } = (await import(
        pathToFileURL(join(import.meta.dirname, '../../src/app/shell/start/first-screens.ts')).href
      )) as Screens;
      const files = Object.entries(firstScreens).map(([path, { load }]) => {
        // One list says both what head-start.ts loads and what is named here: the address stands in the function.
        const source = /import\(['"]#(features\/[^'"]+)['"]\)/.exec(String(load))?.[1];
        if (source === undefined) throw new Error(`first-screens.ts loads nothing at ${path}`);
        const isNew = (name: string) => !named.includes(name);
        const first = needs(chunkOf(`/src/${source}`), needs(frame));
        const after = [...needs(bars)].filter((name) => !first.has(name));
        const addresses = (names: Iterable<string>) => [...names].filter(isNew).map((name) => `/${name}`);
        return [path, { first: addresses(first), after: addresses(after) }];
      });
      this.emitFile({
        type: 'asset',
        fileName: 'first-files.json',
        source: JSON.stringify(Object.fromEntries(files)),
      });
    },
  },
};
