import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { readConfig } from './config.ts';

const readme = await readFile(join(import.meta.dirname, '../../../../README.md'), 'utf8');
const table = readme.slice(readme.indexOf('### Settings'), readme.indexOf('`/livez`'));
/** Names and default of each line of the table. */
const lines = [...table.matchAll(/^\| (`[^|]*) \| ([^|]*) \|/gm)].map(([, names = '', otherwise = '']) => ({
  names: [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name as string),
  otherwise: /^`([^`]+)`$/.exec(otherwise)?.[1],
}));

suite('The settings in the README', () => {
  test('are those that are read', () => {
    const read = new Set<string>();
    const listening = new Proxy({} as Record<string, string | undefined>, {
      get: (_, name) => void read.add(String(name)),
    });
    readConfig(listening);
    assert.deepEqual(lines.flatMap(({ names }) => names).toSorted(), [...read].toSorted());
  });

  test('have the defaults that are written there', () => {
    const written = Object.fromEntries(
      lines.flatMap(({ names, otherwise }) =>
        otherwise === undefined ? [] : names.map((name) => [name, otherwise]),
      ),
    );
    assert.ok(Object.keys(written).length > 10);
    assert.deepEqual(readConfig(written), readConfig({ LOG_LEVEL: 'info' }));
  });
});

suite('A setting that will not do stops the start with its name:', () => {
  const certificate = join(import.meta.dirname, 'config.ts');
  const wrong: [environment: Record<string, string>, said: RegExp][] = [
    [{ HOST: '0.0.0.0' }, /^HOST: .*TLS_CERT_FILE/],
    [{ HOST: 'grc.example.com' }, /^HOST: /],
    [{ PORT: '99999' }, /^PORT: a whole number from 0 to 65535/],
    [{ PORT: '84x' }, /^PORT: /],
    [{ TLS_CERT_FILE: '/nowhere/cert.pem' }, /^TLS_CERT_FILE: .*ENOENT/],
    [{ TLS_CERT_FILE: certificate }, /^TLS_KEY_FILE: certificate and key come together/],
    [
      { TLS_CERT_FILE: certificate, TLS_KEY_FILE: certificate },
      /^TLS_CERT_FILE: certificate and key do not fit/,
    ],
    [{ TLS_AT_PROXY: 'true' }, /^TLS_AT_PROXY: yes or no/],
    [{ TRUST_PROXY: '10.0.0.0/40' }, /^TRUST_PROXY: /],
    [{ PUBLIC_ORIGIN: 'https://grc.example.com/app' }, /^PUBLIC_ORIGIN: /],
    [{ SMTP_URL: 'http://mail.example.com' }, /^SMTP_URL: /],
    [{ SMTP_URL: 'smtp://mail.example.com' }, /^MAIL_FROM: is required/],
    [
      { SMTP_URL: 'smtp://mail.example.com?requireTLS=false' },
      /^SMTP_URL: host, port, user and password alone/,
    ],
    [{ SMTP_URL: 'smtp://mail.example.com/?tls.rejectUnauthorized=false' }, /^SMTP_URL: host, port, user/],
    [{ SMTP_URL: 'smtp://mail.example.com/path' }, /^SMTP_URL: host, port, user/],
    [{ SMTP_URL: 'smtp://mail.example.com#part' }, /^SMTP_URL: host, port, user/],
    [{ SMTP_URL: 'smtp://user:100%@mail.example.com' }, /^SMTP_URL: a % in the user or the password/],
    [{ SMTP_URL: 'smtps://mail.example.com', SMTP_TLS: 'no' }, /^SMTP_TLS: an smtps:\/\/ server/],
    [{ SMTP_TLS: 'never' }, /^SMTP_TLS: yes or no/],
    [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM: an address/],
    [{ MAIL_FROM: 'Two <a@example.com> <b@example.com>' }, /^MAIL_FROM: an address/],
    [{ MAIL_FROM: 'Half <a@example.com' }, /^MAIL_FROM: an address/],
    [
      { SMTP_URL: 'smtp://m', MAIL_FROM: 'a@example.com', HOST: '0.0.0.0', TLS_AT_PROXY: 'yes' },
      /^PUBLIC_ORIGIN: is required/,
    ],
    [{ DATABASE_URL: 'mysql://db/x', SECRET_KEY: 's'.repeat(32) }, /^DATABASE_URL: /],
    [{ DATABASE_URL: 'postgres://db/x' }, /^SECRET_KEY: is required/],
    [{ SITE_LINKS: 'Blog=javascript:alert(1)' }, /^SITE_LINKS: words and their address/],
    [{ SITE_LINKS: 'https://blog.example.com' }, /^SITE_LINKS: words and their address/],
    [{ HOMES: 'first=postgres://b/x' }, /^HOMES: "first" is taken/],
    [{ HOMES: 'b=postgres://b/x', REPLICAS: 'c=postgres://c/x' }, /^REPLICAS: "c" is no home: first, b/],
    [{ REPLICAS: 'first=postgres://b/x, first=postgres://c/x' }, /^REPLICAS: "first" is taken/],
    [{ SECRET_KEY: 'short' }, /^SECRET_KEY: at least 32/],
    [{ SECRET_KEY_OLD: `${'s'.repeat(32)}, short` }, /^SECRET_KEY_OLD: at least 32/],
    [{ DEMO: 'maybe' }, /^DEMO: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: one of/],
    [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN: /],
    [{ LIMIT_PERSON_PER_MINUTE: '0' }, /^LIMIT_PERSON_PER_MINUTE: /],
  ];
  for (const [environment, said] of wrong)
    test(JSON.stringify(environment).replace(import.meta.dirname, ''), () =>
      assert.throws(() => readConfig(environment), { name: 'BadSetting', message: said }),
    );

  test('and one that will do does not', () => {
    assert.equal(readConfig({ HOST: '0.0.0.0', TLS_AT_PROXY: 'yes' }).loopbackOnly, false);
    assert.equal(readConfig({ HOST: '127.0.0.1', TLS_AT_PROXY: 'yes' }).loopbackOnly, false);
    assert.equal(readConfig({ TRUST_PROXY: '127.0.0.1' }).loopbackOnly, false);
    assert.equal(readConfig({ HOST: '127.0.0.1' }).loopbackOnly, true);
    assert.equal(
      readConfig({ PUBLIC_ORIGIN: 'https://grc.example.com/' }).publicOrigin,
      'https://grc.example.com',
    );
  });
});

suite('The mail server in the settings', () => {
  const serverOf = (SMTP_URL: string, more: Record<string, string> = {}) =>
    readConfig({ SMTP_URL, MAIL_FROM: 'a@example.com', ...more }).mail.smtp;

  test('is spoken to with TLS, at once or by an upgrade, unless the operator says otherwise', () => {
    assert.equal(serverOf('smtp://mail.example.com')?.tls, 'upgrade');
    assert.equal(serverOf('smtp://mail.example.com', { SMTP_TLS: 'yes' })?.tls, 'upgrade');
    assert.equal(serverOf('smtps://mail.example.com')?.tls, 'at once');
    assert.equal(serverOf('smtp://mail.example.com', { SMTP_TLS: 'no' })?.tls, 'none');
  });

  test('is where the address says, with its user and password as they were typed', () => {
    const said = {
      host: 'mail.example.com',
      port: 2525,
      tls: 'upgrade',
      auth: { user: 'a@b', pass: 'p:#%' },
    };
    assert.deepEqual(serverOf('smtp://a%40b:p%3A%23%25@mail.example.com:2525'), said);
    const bare = { host: '::1', port: undefined, tls: 'upgrade', auth: undefined };
    assert.deepEqual(serverOf('smtp://[::1]'), bare);
  });
});
