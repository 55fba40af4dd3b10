// Builds the web app when what it is made of has changed, with brotli copies beside the files.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { root } from './packages.js';

const folder = join(root, 'dist/web');
const maps = join(root, 'dist/maps');
const stamp = join(folder, '.stamp');
const compress = promisify(brotliCompress);

/** What the build reads: tests and the server's rooms do not count. */
async function fingerprint() {
  const src = await readdir(join(root, 'src'), { recursive: true });
  const read = src.filter(
    (path) =>
      /\.(ts|tsx|css|svg|png|webp|woff2|json)$/.test(path) && !/(^|\/)server\/|\.test\.ts$/.test(path),
  );
  const publicFiles = existsSync(join(root, 'public'))
    ? (await readdir(join(root, 'public'), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];
  const builders = (await readdir(join(root, 'run/web-build'))).map((name) => `run/web-build/${name}`);
  const files = [
    ...read.map((path) => join(root, 'src', path)),
    ...publicFiles,
    ...['index.html', 'vite.config.ts', 'package-lock.json', ...builders].map((path) => join(root, path)),
  ];
  const hash = createHash('sha256');
  for (const path of files.toSorted())
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(await readFile(path))
      .update('\0');
  return hash.digest('hex');
}

const wanted = await fingerprint();
const there = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
if (there !== wanted) {
  console.log('Building the web app ...');
  const { build } = await import('vite');
  await rm(maps, { recursive: true, force: true });
  await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  const { buildSite } = await import('./web-build/site.ts');
  const site = await buildSite({ web: folder, maps, pages: join(root, 'dist/site') });
  await writeFile(join(folder, '.vite/site.json'), JSON.stringify(site));
  const { refuseMaps } = await import('./web-build/source-maps.ts');
  await refuseMaps(folder);
  const files = (await readdir(folder, { recursive: true })).filter((path) =>
    ['.js', '.css', '.html', '.svg', '.json', '.webmanifest'].includes(extname(path)),
  );
  for (const path of files) {
    const content = await readFile(join(folder, path));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(join(folder, `${path}.br`), await compress(content, { params }));
  }
  const { printWeights } = await import('./web-build/weigh.ts');
  printWeights(folder);
  await writeFile(stamp, wanted);
}
