import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect as connectPlain } from 'node:net';
import { after, suite, test } from 'node:test';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { readConfig } from '#platform/server/process/config.ts';
import { selfMadeCertificate } from '#tests/world/certificate.ts';
import { createWebServer } from './web-server.ts';

const config = { ...readConfig({ LOG_LEVEL: 'silent' }), tls: selfMadeCertificate(), secure: true };
const app = await createWebServer(config, (_, __, key) => key);
await app.listen({ host: '127.0.0.1', port: 0 });
after(() => app.close());
const { port } = app.server.address() as { port: number };

/** What was agreed on, or why nothing was. */
async function agreed(how: ConnectionOptions): Promise<string> {
  const socket: TLSSocket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false, ...how });
  try {
    await once(socket, 'secureConnect');
    return `${socket.getProtocol()} ${socket.getCipher().name}`;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    socket.destroy();
  }
}

const older = { maxVersion: 'TLSv1.2' } as const;

suite('TLS', () => {
  test('is spoken with keys of each connection and authenticated bytes', async () => {
    assert.match(await agreed({}), /^TLSv1\.3 TLS_/);
    assert.equal(
      await agreed({ ...older, ciphers: 'ECDHE-RSA-AES128-GCM-SHA256' }),
      'TLSv1.2 ECDHE-RSA-AES128-GCM-SHA256',
    );
    assert.match(await agreed(older), /^TLSv1\.2 ECDHE-RSA-(AES\d+-GCM|CHACHA20)/);
  });

  for (const [what, ciphers] of [
    ['a key exchange by the RSA key of the certificate', 'AES128-GCM-SHA256:AES256-GCM-SHA384'],
    ['CBC', 'ECDHE-RSA-AES128-SHA256:ECDHE-RSA-AES256-SHA384:ECDHE-RSA-AES128-SHA'],
    ['both', 'AES128-SHA:AES256-SHA256'],
  ] as const)
    test(`is not spoken with ${what}`, async () => {
      assert.match(await agreed({ ...older, ciphers }), /HANDSHAKE_FAILURE/);
    });

  for (const version of ['TLSv1.1', 'TLSv1'] as const)
    test(`is not spoken as ${version}`, async () => {
      const how = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT:@SECLEVEL=0' };
      assert.match(await agreed(how), /PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|WRONG_VERSION/);
    });

  test('is not waited for', async () => {
    const silent = connectPlain(port, '127.0.0.1').on('error', () => undefined);
    silent.resume();
    await once(silent, 'close');
    const noTls = connectPlain(port, '127.0.0.1').on('error', () => undefined);
    noTls.resume();
    noTls.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    await once(noTls, 'close');
  });
});
