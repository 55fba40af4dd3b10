import type { Plugin } from 'vite';
import { BuiltFiles } from './built-files.ts';
import { steps } from './chunks.ts';
import { readScreens } from './screens.ts';

/** Lists, for each screen that people open first, the files it needs beside those its page names: the server names them in the
 *  page of that address, so that the browser fetches them before it has run anything (docs/decisions/0028-preload-of-the-first-visit.md). */
export const listFirstFiles: Plugin = {
  name: 'list-first-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const built = new BuiltFiles(Object.values(bundle));
      const page = bundle['index.html'];
      const named = String(page?.type === 'asset' ? page.source : '');
      const addresses = (files: string[]) =>
        files.filter((name) => !named.includes(name)).map((name) => `/${name}`);
      const screens = (await readScreens()).filter((screen) => screen.first !== undefined);
      const files = screens.map(({ path, source }) => {
        const first = built.neededBy(built.of(steps.app[0]), built.of(source));
        // What follows the first picture gives way to it.
        const frame = built.neededBy(...steps.frame.map((bar) => built.of(bar)));
        const after = [...frame].filter((name) => !first.has(name));
        return [path, { first: addresses([...first]), after: addresses(after) }];
      });
      this.emitFile({
        type: 'asset',
        fileName: 'first-files.json',
        source: JSON.stringify(Object.fromEntries(files)),
      });
    },
  },
};
