import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes a build's source maps to a folder of their own, beside what is served. First of the plugins that list what was built. */
export const keepMaps = (maps: string): Plugin => ({
  name: 'keep-maps',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'asset' || extname(name) !== '.map') continue;
        await mkdir(dirname(join(maps, name)), { recursive: true });
        await writeFile(join(maps, name), file.source);
        delete bundle[name];
      }
    },
  },
});

/** Refuses a build that would serve a source map, or name one: a browser would ask for it. */
export async function refuseMaps(web: string): Promise<void> {
  for (const path of await readdir(web, { recursive: true })) {
    if (extname(path) === '.map') throw new Error(`${path} would be served`);
    if (!['.js', '.css', '.html', '.json'].includes(extname(path))) continue;
    const named = /\bsourceMappingURL=|[\w-]+\.(?:js|css)\.map\b/.exec(
      await readFile(join(web, path), 'utf8'),
    );
    if (named !== null) throw new Error(`${path} names a source map: ${named[0]}`);
  }
}

const builtPlace = /(assets\/[\w.-]+\.js|service-worker\.js):(\d+):(\d+)/g;

/** A stack with the places of the source in place of those in built files, as far as a map is here. Files are named by their content: a map
 *  of another build is never taken for one of these. */
export const traced = (stack: string, maps: string): string =>
  stack.replaceAll(builtPlace, (place, file: string, row: string, column: string) => {
    const path = join(maps, `${file}.map`);
    if (!existsSync(path)) return `${place} (no source map of it)`;
    const origin = new SourceMap(JSON.parse(readFileSync(path, 'utf8'))).findOrigin(
      Number(row),
      Number(column),
    );
    if (!('fileName' in origin)) return place;
    return `${origin.fileName.replace(/^(\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`;
  });
