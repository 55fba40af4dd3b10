import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { offerWebApp } from './web-app.ts';
import { allowFiles, webFiles } from './web-files.ts';

suite('The page of the web app', () => {
  const app = fastify();
  const script = 'const answer = 42;'.repeat(100);
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plumbline-web-files-'));
    const page = '<head><script nonce="__CSP_NONCE__" src="/start.js"></script></head>';
    await writeFile(join(folder, 'index.html'), page);
    await writeFile(
      join(folder, 'first-files.json'),
      JSON.stringify({ '/apps/first': { first: ['/assets/first.js'], after: ['/assets/then.js'] } }),
    );
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets/app-1.js'), script);
    await writeFile(join(folder, 'assets/app-1.js.br'), brotliCompressSync(script));
    await writeFile(join(folder, 'service-worker.js'), 'self;');
    await writeFile(join(folder, 'assets/worker-sum-1.js'), 'self;');
    await allowFiles(app);
    const offer = offerWebApp(webFiles(folder));
    app.setNotFoundHandler((request, reply) => offer(request, reply) ?? reply.code(404).send());
  });
  after(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  const open = async (url: string) => {
    const reply = await app.inject({ url, headers: { accept: 'text/html' } });
    const nonce = /'nonce-([^']+)'/.exec(String(reply.headers['content-security-policy']))?.[1];
    return { nonce, body: reply.body };
  };

  test('names the files of a screen that people open first, what comes later with less haste, under the nonce of this reply', async () => {
    const { body, nonce } = await open('/apps/first?assessment=1');
    assert.ok(nonce);
    assert.ok(
      body.includes(
        `<link rel="modulepreload" crossorigin href="/assets/first.js" nonce="${nonce}">` +
          `<link rel="modulepreload" crossorigin href="/assets/then.js" fetchpriority="low" nonce="${nonce}"></head>`,
      ),
    );
  });

  test('names nothing more anywhere else', async () => {
    const { body, nonce } = await open('/apps/other');
    assert.equal(body, `<head><script nonce="${nonce}" src="/start.js"></script></head>`);
  });

  test('does not hand out the list itself', async () => {
    assert.equal((await app.inject({ url: '/first-files.json' })).statusCode, 404);
  });

  const ask = (url: string, headers = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    app.inject({ url, headers, method });

  test('comes with files that are compressed for those who take it, and kept for as long as they hold', async () => {
    const small = await ask('/assets/app-1.js?v=1', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    assert.equal(small.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(small.rawPayload).toString(), script);
    assert.equal(Number(small.headers['content-length']), small.rawPayload.length);
    for (const headers of [{}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br;q=0' }]) {
      const whole = await ask('/assets/app-1.js', headers);
      assert.equal(whole.headers['content-encoding'], undefined);
      assert.equal(whole.body, script);
      assert.equal(whole.headers.vary, 'accept-encoding');
      assert.match(String(whole.headers['content-type']), /^(text|application)\/javascript; charset=utf-8$/);
      assert.equal(whole.headers['cache-control'], 'public, max-age=31536000, immutable');
    }
  });

  test('comes with files that say how large they are, and are not sent again unchanged', async () => {
    const head = await ask('/assets/app-1.js', {}, 'HEAD');
    assert.deepEqual([head.statusCode, head.headers['content-length'], head.body], [200, '1800', '']);
    const worker = await ask('/service-worker.js');
    assert.equal(worker.headers['cache-control'], 'no-cache');
    assert.match(
      String(worker.headers['content-security-policy']),
      /^default-src 'none'; connect-src 'self'/,
    );
    // With the policy of other files a worker would have an origin of nobody, and no arithmetic of the browser's.
    const other = await ask('/assets/worker-sum-1.js');
    assert.equal(other.headers['content-security-policy'], worker.headers['content-security-policy']);
    const again = await ask('/service-worker.js', { 'if-none-match': worker.headers.etag });
    assert.deepEqual([again.statusCode, again.body], [304, '']);
  });

  test('is not found under the names of files that are not there, nor outside of its folder', async () => {
    const page = { accept: 'text/html' };
    for (const url of [
      '/assets/app-2.js',
      '/assets/app-1.js.br',
      '/index.html',
      '/assets/..%2findex.html',
      '/%2e%2e/%2e%2e/etc/passwd.txt',
      '/org/meridian/nothing',
    ])
      assert.equal((await ask(url, page)).statusCode, 404, url);
    assert.equal((await ask('/assets/app-1.js', page, 'POST')).statusCode, 404);
  });
});
