import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { before, suite, test } from 'node:test';
import { anotherServer } from '#tests/world/another-server.ts';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { serverFlags } from '../../run/server-flags.js';
// @ts-expect-error plain JavaScript
import { withoutTypes } from '../../run/strip-types.js';

const root = join(import.meta.dirname, '../..');

/** Libraries that few calls need: each is imported by whoever needs it, when it does (decision 11). */
const onDemand = [
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-saml/node-saml',
  '@simplewebauthn/server',
  'ajv',
  'bidi-js',
  'csv-parse',
  'ldapts',
  'nodemailer',
  'openid-client',
  'otplib',
  'saxes',
  'sharp',
  'yauzl',
];

/** What a start loads, in a process like that of npm start. The first strips types, if some file changed; the second finds it done. */
function loadedByStart(): { packages: string[]; ofNode: string[]; collects: boolean } {
  const noting = `import { registerHooks } from 'node:module';
    globalThis.loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });`;
  const program = `await import('./src/app/start-server.ts');
    const { readConfig } = await import('#platform/server/process/config.ts');
    const { createWebServer } = await import('#platform/server/http/web-server.ts');
    await createWebServer(readConfig({ LOG_LEVEL: 'silent' }), (_, __, key) => key);
    const packages = loaded.flatMap((url) => /node_modules\\/((@[^/]+\\/)?[^/]+)/.exec(url)?.[1] ?? []);
    console.log(JSON.stringify({ packages, ofNode: process.moduleLoadList, collects: typeof gc === 'function' }));
    process.exit();`;
  const flags = [
    ...(serverFlags as string[]),
    `--import=data:text/javascript,${encodeURIComponent(noting)}`,
    '--input-type=module',
    '--eval',
    program,
  ];
  const start = () =>
    execFileSync(process.execPath, flags, { cwd: root, encoding: 'utf8', maxBuffer: 10_000_000 });
  start();
  return JSON.parse(start()) as ReturnType<typeof loadedByStart>;
}

suite('A start of the server', () => {
  let loaded: ReturnType<typeof loadedByStart>;
  before(() => void (loaded = loadedByStart()));

  test('loads no library that few calls need', () => {
    assert.ok(loaded.packages.includes('fastify') && loaded.packages.includes('zod'));
    assert.deepEqual(
      onDemand.filter((name) => loaded.packages.includes(name)),
      [],
    );
  });

  test("loads neither Node's compiler of types nor its client of fetch", () => {
    const has = (part: string) => loaded.ofNode.filter((name) => name.includes(part));
    assert.ok(has('internal/modules').length > 0);
    assert.deepEqual([...has('deps/amaro'), ...has('deps/undici')], []);
  });

  test('collects what it leaves behind, once, before anybody calls', async () => {
    assert.ok(loaded.collects, 'npm start allows it');
    const { app } = await anotherServer();
    const asked: unknown[] = [];
    const collector = globalThis.gc;
    globalThis.gc = ((how: unknown) => void asked.push(how)) as typeof globalThis.gc;
    try {
      await app.listen({ host: '127.0.0.1', port: 0 });
      await (
        await fetch(`http://127.0.0.1:${(app.server.address() as { port: number }).port}/healthz`)
      ).text();
    } finally {
      globalThis.gc = collector;
    }
    assert.deepEqual(asked, [{ type: 'major', flavor: 'last-resort', execution: 'sync' }]);
  });
});

suite('A file without its types', () => {
  test('is the file as it is now, each thing at its place', async () => {
    const folder = await mkdtemp(join(root, 'node_modules/.cache/plumbline/test-'));
    const file = join(folder, 'one.ts');
    const kept = join(
      root,
      'node_modules/.cache/plumbline/stripped',
      process.version,
      relative(root, folder),
    );
    const stripped = async (text: string) => {
      await writeFile(file, text);
      return (withoutTypes as (path: string) => string)(file).split('\n').slice(0, 2);
    };
    try {
      assert.deepEqual(await stripped('const a: number = 1;\nb();'), ['const a         = 1;', 'b();']);
      assert.deepEqual(await stripped('const a: string = 2;\nb();'), ['const a         = 2;', 'b();']);
      // Found again, where nothing changed.
      assert.deepEqual(await stripped('const a: string = 2;\nb();'), ['const a         = 2;', 'b();']);
    } finally {
      for (const place of [folder, kept]) await rm(place, { recursive: true, force: true });
    }
  });
});
