import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { suite, test } from 'node:test';
import { afterFile } from '#tests/world/after-hooks.ts';
import { selfMadeCertificate } from '#tests/world/certificate.ts';
import { AddressRefused, outgoingAddresses } from './addresses.ts';
import { outgoingRequest } from './outgoing-request.ts';

const server = createServer((request, reply) => {
  if (request.url === '/long') return void reply.end('x'.repeat(300_000));
  if (request.url === '/elsewhere') return void reply.writeHead(302, { location: '/' }).end();
  reply.setHeader('content-type', 'text/plain').end(`${request.method} ${request.headers.host}`);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterFile.add(() => void server.close());
const { port } = server.address() as { port: number };
const here = `http://127.0.0.1:${port}`;

const ask = outgoingRequest(outgoingAddresses(['127.0.0.0/8']));
const askStrictly = outgoingRequest(outgoingAddresses([]));

suite('What the product asks outside', () => {
  test('is asked where the operator allowed the network', async () => {
    const { status, body } = await ask(`${here}/a`);
    assert.deepEqual([status, body], [200, `GET 127.0.0.1:${port}`]);
  });

  test('is not followed to another address, and not read beyond a bound', async () => {
    assert.equal((await ask(`${here}/elsewhere`)).status, 302);
    await assert.rejects(ask(`${here}/long`), /more than 256000 bytes/);
  });

  for (const address of [
    here,
    `http://localhost:${port}`,
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.0.1/',
    'https://172.20.0.1/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b:1::7f00:1]/',
    'https://[::127.0.0.1]/',
    'https://[::10.1.2.3]/',
    'https://[::]/',
    'https://[::ffff:7f00:1]/',
    'https://[::ffff:0:7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:1:2:3:4:80ff:fffe]/',
    'https://[2001:db8::1]/',
    'https://[3fff::1]/',
    'https://[5f00::1]/',
    'https://[4000::1]/',
    'https://[100::1]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
    'https://0/',
    'https://127.1/',
    'https://0177.0.0.1/',
    'https://2130706433/',
    'https://192.0.0.8/',
    'https://198.18.0.1/',
    'https://203.0.113.9/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
  ])
    test(`is not ${address} where the operator allowed nothing`, () =>
      assert.rejects(askStrictly(address), AddressRefused));

  for (const address of ['93.184.215.14', '::ffff:93.184.215.14', '[2606:4700:4700::1111]', '2a00:1450::1'])
    test(`may be ${address}, where the operator allowed nothing`, async () =>
      assert.equal((await outgoingAddresses([]).find(address)).isAllowed, false));

  test('is what an operator allowed, also where it is written as an address of IPv6', async () => {
    assert.equal((await outgoingAddresses(['10.0.0.0/8']).find('::ffff:10.1.2.3')).isAllowed, true);
    assert.equal((await outgoingAddresses(['64:ff9b::/96']).find('[64:ff9b::a00:1]')).isAllowed, true);
    await assert.rejects(outgoingAddresses(['10.0.0.0/8']).find('::10.1.2.3'), AddressRefused);
  });

  test('is believed by a certificate that somebody vouches for, also where the operator allowed the network', async () => {
    const { certificate, key } = selfMadeCertificate();
    let asked = 0;
    const strange = createTlsServer({ cert: certificate, key }, (_, reply) => {
      asked++;
      reply.end('here');
    }).listen(0, '127.0.0.1');
    await once(strange, 'listening');
    const { port: itsPort } = strange.address() as { port: number };
    for (const host of ['127.0.0.1', 'localhost'])
      await assert.rejects(ask(`https://${host}:${itsPort}/`), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    assert.equal(asked, 0);
    strange.close();
  });

  test('is asked by https alone on the internet', () =>
    assert.rejects(askStrictly('http://93.184.215.14/'), AddressRefused));
});
