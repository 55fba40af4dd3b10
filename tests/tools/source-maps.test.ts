import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { keepMaps, refuseMaps, traced } from '../../run/web-build/source-maps.ts';

async function folderFor(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-maps-'));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

suite('Source maps', () => {
  test('of a build lie beside what is served, and lead from a stack to the lines of the source', async (t) => {
    const root = await folderFor(t);
    await writeFile(
      join(root, 'close.ts'),
      `export interface Risk {\n  open: boolean;\n}\n\nexport function close(risk: Risk): never {\n  throw new Error(String(risk.open));\n}\n`,
    );
    const [web, maps] = [join(root, 'dist/web'), join(root, 'dist/maps')];
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [keepMaps(maps)],
      build: {
        outDir: web,
        sourcemap: 'hidden',
        minify: true,
        rolldownOptions: {
          input: join(root, 'close.ts'),
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'assets/[name].js' },
        },
      },
    });
    assert.deepEqual(await readdir(join(web, 'assets')), ['close.js']);
    await refuseMaps(web);
    const { close } = (await import(pathToFileURL(join(web, 'assets/close.js')).href)) as {
      close(risk: object): never;
    };
    const stackOf = () => {
      try {
        return close({ open: true });
      } catch (error) {
        return String((error as Error).stack);
      }
    };
    assert.match(traced(stackOf(), maps), /close\.ts:6:\d+/);
    assert.equal(traced('f assets/other.js:1:2', maps), 'f assets/other.js:1:2 (no source map of it)');
  });

  test('are refused where they would be served, or are named', async (t) => {
    const web = await folderFor(t);
    await mkdir(join(web, 'assets'));
    const refused = async (name: string, content: string) => {
      await writeFile(join(web, name), content);
      await assert.rejects(refuseMaps(web), new RegExp(name));
      await rm(join(web, name));
    };
    await refused('assets/a.js.map', '{}');
    await refused('assets/b.js', 'f();\n//# sourceMappingURL=b.js.map');
    await refused('assets/c.css', 'a {}\n/*# sourceMappingURL=c.css.map */');
    await refused('service-worker.js', 'keep("/assets/a-B1.js /assets/a-B1.js.map")');
    await writeFile(join(web, 'assets/d.js'), '[1].map((one) => one);');
    await refuseMaps(web);
  });
});
