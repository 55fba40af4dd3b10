import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, mergeConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import config from '../../vite.config.ts';

const root = join(import.meta.dirname, '../..');
const isLibrary = (id: string) => id.includes('/node_modules/');

/** The product's plugins but these. */
const pluginsBut = (...names: string[]) =>
  config.plugins?.filter((plugin) => !(plugin && 'name' in plugin && names.includes(plugin.name)));
/** These builds leave out the service worker, which this one fills. */
const withoutWorker = pluginsBut('list-kept-files');

async function chunksOf(base: UserConfig, more: UserConfig): Promise<Rolldown.OutputChunk[]> {
  const built = (await build({
    ...mergeConfig(base, more),
    configFile: false,
    root,
    logLevel: 'warn',
  })) as Rolldown.RolldownOutput;
  return built.output.filter((file) => file.type === 'chunk');
}

/** Builds the product with a second entry: an empty page that loads exactly the library code that `loaded` files of the
 *  product hold. The product's own build knows nothing of it. */
export async function buildEmptyPage(loaded: readonly string[]): Promise<string> {
  const names = new Set(loaded.map((address) => address.replace(/^\//, '')));
  const libraries = new Set(
    (await chunksOf(config, { build: { write: false } }))
      .filter(({ fileName }) => names.has(fileName))
      .flatMap(({ moduleIds }) => moduleIds.filter(isLibrary)),
  );
  if (libraries.size === 0) throw new Error('what the browser loaded is not what the build makes');

  const outDir = await mkdtemp(join(tmpdir(), 'plumbline-weight-'));
  // Without the product's groups: they would put files of the app where the empty page loads them. Nor is anything kept offline.
  const ungrouped = {
    ...config,
    plugins: pluginsBut('list-kept-files', 'split-by-screens', 'list-visits'),
    build: { ...config.build, rolldownOptions: {} },
  };
  const chunks = await chunksOf(ungrouped, {
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: { product: join(root, 'index.html'), empty: join(root, 'bench/weight/empty-page.tsx') },
        output: {
          codeSplitting: { groups: [{ name: 'vendor', test: (id) => libraries.has(id), priority: 9 }] },
        },
      },
    },
  });
  const empty = chunks.find(({ name, isEntry }) => isEntry && name === 'empty');
  if (empty === undefined) throw new Error('the build made no empty page');
  await writePage(outDir, empty, chunks);
  await compress(outDir);
  return outDir;
}

/** Puts a line at the end of a file of the product. */
const appending = (lines: Readonly<Record<string, string>>): Plugin => ({
  name: 'appending',
  transform(code, id) {
    const added = Object.entries(lines).find(([path]) => id === join(root, path))?.[1];
    return added === undefined ? undefined : { code: `${code}\n${added}`, map: null };
  },
});

/** Builds the product with one screen more, which is empty, and a way to it in the navigation. */
export async function buildWithEmptyRoute(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'plumbline-weight-'));
  const route = appending({
    'src/app/screens.ts': `screens.push({ path: '/empty', lazy: async () => ({ Component: (await import('/bench/weight/EmptyRoute.tsx')).EmptyRoute }) });`,
    'src/app/shell/navigation/navigation.ts': `navigation.push({ id: 'empty', type: 'item', title: 'Empty', url: '/empty' });`,
  });
  const { input: _, ...options } = config.build?.rolldownOptions ?? {};
  await chunksOf(
    {
      ...config,
      plugins: [...(withoutWorker ?? []), route],
      build: { ...config.build, rolldownOptions: options },
    },
    { build: { outDir } },
  );
  await compress(outDir);
  return outDir;
}

/** The product's page with another script: splash, styles and policy are the same. */
async function writePage(
  folder: string,
  entry: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): Promise<void> {
  const needed = new Set<string>();
  const need = (path: string) => {
    if (needed.has(path)) return;
    needed.add(path);
    chunks.find(({ fileName }) => fileName === path)?.imports.forEach(need);
  };
  entry.imports.forEach(need);
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const script = (path: string) => `<script type="module" crossorigin src="/${path}"></script>`;
  const preload = (path: string) => `<link rel="modulepreload" crossorigin href="/${path}">`;
  const scripts = [script(entry.fileName), ...[...needed].map(preload)].join('\n');
  await writeFile(
    join(folder, 'empty.html'),
    page
      .replaceAll(/<script type="module".*<\/script>|<link rel="modulepreload".*>/g, '')
      .replace('</head>', `${scripts}</head>`),
  );
}

async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const path of files.filter((path) => ['.js', '.css', '.svg'].includes(extname(path)))) {
    const file = join(folder, path);
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
  }
}
