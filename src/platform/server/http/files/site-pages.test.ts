import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { sitePages, type SiteSettings } from './site-pages.ts';
import { offerWebApp } from './web-app.ts';
import { webFiles } from './web-files.ts';

const style = 'h1{color:green}';
const styleBelow = 'ul{color:blue}';
const page = (language: string) =>
  `<!doctype html><html lang="${language}"><head><style>${style}</style></head><body><h1>${language}</h1><style>${styleBelow}</style><ul>__OUTSIDE_LINKS__</ul><ol><li><a href="/documentation">Calls</a></li></ol></body></html>`;

suite('A page of the public site', () => {
  let folder: string;
  const apps: FastifyInstance[] = [];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plumbline-site-'));
    await writeFile(join(folder, 'index.html'), '<head></head>the app');
    await writeFile(join(folder, 'pages.json'), JSON.stringify({ home: ['/home', '/homeroute'] }));
    for (const language of ['en', 'tr', 'ar'])
      await writeFile(join(folder, `home.${language}.html`), page(language));
  });
  after(async () => {
    for (const app of apps) await app.close();
    await rm(folder, { recursive: true });
  });
  const server = (settings: Partial<SiteSettings> = {}) => {
    const app = fastify();
    apps.push(app);
    const site = sitePages(folder, {
      origin: undefined,
      links: [],
      apiDescription: true,
      secure: false,
      ...settings,
    });
    const offer = offerWebApp(webFiles(folder), site);
    app.setNotFoundHandler((request, reply) => offer(request, reply) ?? reply.code(404).send());
    return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
      app.inject({ url, method, headers: { accept: 'text/html', host: 'evil.example', ...headers } });
  };
  const spoken = (html: string) => /<h1>(\w+)/.exec(html)?.[1];

  test('speaks the language that its address names, else the one chosen before, else the browser’s', async () => {
    const ask = server();
    assert.equal(spoken((await ask('/home')).body), 'en');
    assert.equal(spoken((await ask('/home', { 'accept-language': 'de, tr-TR;q=0.8' })).body), 'tr');
    const before = { 'accept-language': 'tr', cookie: 'x=1; language=ar' };
    assert.equal(spoken((await ask('/homeroute', before)).body), 'ar');
    const named = await ask('/home?lang=en', before);
    assert.equal(spoken(named.body), 'en');
    assert.equal(named.headers['content-language'], 'en');
    assert.match(
      String(named.headers['set-cookie']),
      /^language=en; Path=\/; Max-Age=31536000; SameSite=Lax$/,
    );
    const overTls = server({ secure: true });
    assert.match(
      String((await overTls('/home?lang=tr')).headers['set-cookie']),
      /^__Host-language=tr; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/,
    );
    for (const [cookie, language] of [
      ['__Host-language=ar', 'ar'],
      ['language=ar', 'en'],
    ] as const)
      assert.equal(spoken((await overTls('/home', { cookie })).body), language);
    for (const nonsense of ['/home?lang=de', '/home?lang=', '/home'])
      assert.equal((await ask(nonsense)).headers['set-cookie'], undefined);
  });

  test('names its languages by the address that the operator gave, and never by that of a request', async () => {
    const bare = await server()('/home');
    assert.doesNotMatch(bare.body, /canonical|hreflang|evil/);
    const { body } = await server({ origin: 'https://grc.example.com' })('/homeroute?lang=tr');
    assert.match(body, /<link rel="canonical" href="https:\/\/grc\.example\.com\/home\?lang=tr"\/>/);
    for (const [language, address] of [
      ['en', '/home?lang=en'],
      ['ar', '/home?lang=ar'],
      ['x-default', '/home'],
    ])
      assert.ok(body.includes(`hreflang="${language}" href="https://grc.example.com${address}"`), language);
    assert.doesNotMatch(body, /evil/);
  });

  test('leads to the description of the calls, as long as the operator has not closed it', async () => {
    assert.match((await server()('/home')).body, /<ol><li><a href="\/documentation">Calls<\/a><\/li><\/ol>/);
    assert.match((await server({ apiDescription: false })('/home')).body, /<ol><\/ol>/);
  });

  test('leads to the operator’s links as words, whatever stands in them', async () => {
    const links = [{ name: '<b>$& Blog', url: 'https://blog.example.com/?a=1&b="' }];
    const { body } = await server({ links })('/home');
    const link =
      '<li><a href="https://blog.example.com/?a=1&amp;b=&quot;" rel="noopener">&lt;b&gt;$&amp; Blog</a></li>';
    assert.ok(body.includes(`<ul>${link}</ul>`), body);
    assert.match((await server()('/home')).body, /<ul><\/ul>/);
  });

  test('allows its own styles by their hashes, and nothing inline besides', async () => {
    const policy = String((await server()('/home')).headers['content-security-policy']);
    const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
    assert.ok(policy.includes(`style-src 'self' 'sha256-${hashOf(style)}' 'sha256-${hashOf(styleBelow)}';`));
    assert.ok(policy.includes("script-src 'self';"));
    assert.ok(policy.includes('trusted-types proof-of-work;'));
    assert.doesNotMatch(policy, /unsafe|nonce/);
  });

  test('is not looked through for what to fetch ahead', async () => {
    assert.equal((await server()('/home')).headers['document-policy'], 'expect-no-linked-resources');
  });

  test('comes compressed to those who take it, and not again while it stands', async () => {
    const ask = server();
    const small = await ask('/home', { 'accept-encoding': 'gzip, br' });
    assert.equal(small.headers['content-encoding'], 'br');
    assert.equal(spoken(brotliDecompressSync(small.rawPayload).toString()), 'en');
    const other = await ask('/home', { 'accept-encoding': 'gzip' });
    assert.equal(spoken(gunzipSync(other.rawPayload).toString()), 'en');
    assert.equal(small.headers.vary, 'accept-encoding, accept-language, cookie');
    const again = await ask('/home', { 'if-none-match': String(small.headers.etag) });
    assert.deepEqual([again.statusCode, again.body], [304, '']);
    assert.equal(
      (await ask('/home?lang=ar', { 'if-none-match': String(small.headers.etag) })).statusCode,
      200,
    );
    assert.equal((await ask('/home', {}, 'HEAD')).body, '');
    assert.equal((await ask('/home', {}, 'POST')).statusCode, 404);
  });

  test('stands beside the app, which answers everywhere else', async () => {
    assert.match((await server()('/login')).body, /the app/);
    assert.match((await server()('/home/further')).body, /the app/);
  });
});
