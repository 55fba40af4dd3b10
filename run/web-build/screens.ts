import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteObject } from 'react-router';
import { parseSync, type Plugin } from 'vite';
import type { FirstScreen, LoadedWithTexts } from '#platform/web/first-screen.ts';

/** A screen as its `*.screens.ts` describes it. */
export interface BuiltScreen {
  path: string;
  /** The file of the page: what the screen is split by. */
  source: string;
  /** The features whose texts it speaks. */
  texts: readonly string[];
  /** Painted before the component library is there. */
  plain: boolean;
  first: FirstScreen | undefined;
}

const src = join(import.meta.dirname, '../../src');

function screenOf(file: string, { path, handle, lazy }: RouteObject): BuiltScreen {
  if (path === undefined || typeof lazy !== 'function' || !('load' in lazy))
    throw new Error(`${file} has a screen without a path, or one that is not loaded with its texts: ${path}`);
  const { features, load } = lazy as unknown as LoadedWithTexts;
  // The address stands in the function, and nowhere else: a bundler reads it there too.
  const address = /\bimport\(['"](\.[^'"]+|#features\/[^'"]+)['"]\)/.exec(String(load))?.[1];
  if (address === undefined) throw new Error(`${file} does not say which page stands at ${path}`);
  const source = address.startsWith('.')
    ? resolve(dirname(file), address)
    : join(src, address.replace('#', ''));
  const { plain = false, first } = (handle ?? {}) as { plain?: boolean; first?: FirstScreen };
  return { path, source, texts: features, plain, first };
}

/** Every screen that a session opens, in the words of the features whose screens the app lists. */
export async function readScreens(): Promise<readonly BuiltScreen[]> {
  const list = parseSync('screens.ts', readFileSync(join(src, 'app/screens.ts'), 'utf8')).module;
  const files = list.staticImports
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((address) => address.endsWith('.screens.ts'))
    .map((address) => join(src, address.replace('#', '')));
  const found = await Promise.all(
    files.map(async (file) => {
      const lists = Object.values((await import(pathToFileURL(file).href)) as Record<string, unknown>);
      const routes = lists.filter((one) => Array.isArray(one)).flat() as RouteObject[];
      return routes.map((route) => screenOf(file, route));
    }),
  );
  const screens = found.flat();
  if (!screens.some(({ first }) => first)) throw new Error('no screen says that people open it first');
  return screens;
}

const name = 'virtual:first-screens';

/** Gives the first file of the page the screens that people open first, as they describe themselves. */
export const firstScreens: Plugin = {
  name: 'first-screens',
  resolveId: { filter: { id: /^virtual:first-screens$/ }, handler: () => `\0${name}` },
  load: {
    filter: { id: /^\0virtual:first-screens$/ },
    async handler() {
      const entries = (await readScreens()).flatMap(({ path, source, texts, first }) =>
        first === undefined
          ? []
          : `${JSON.stringify(path)}: { ...${JSON.stringify({ texts, ...first })}, load: () => import(${JSON.stringify(source)}) }`,
      );
      return `export const firstScreens = { ${entries.join(',\n')} };`;
    },
  },
};
