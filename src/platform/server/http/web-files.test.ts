import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import fastify from 'fastify';
import { offerWebApp } from './web-app.ts';
import { webFiles } from './web-files.ts';

suite('The page of the web app', () => {
  const app = fastify();
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plumbline-web-files-'));
    const page = '<head><script nonce="__CSP_NONCE__" src="/start.js"></script></head>';
    await writeFile(join(folder, 'index.html'), page);
    await writeFile(
      join(folder, 'first-files.json'),
      JSON.stringify({ '/apps/first': { first: ['/assets/first.js'], after: ['/assets/then.js'] } }),
    );
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
});
