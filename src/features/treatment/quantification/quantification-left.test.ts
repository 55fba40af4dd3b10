// Own process: it listens on a port of its own, and waits for child processes.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { estimate, switchQuantification } from '#tests/treatment/quantification-world.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { raised } from '#tests/world/risk-world.ts';
import { until } from '#tests/world/waiting/until.ts';
import { newWorld } from '#tests/world/world.ts';
import { quantifyRisk, readQuantification } from './quantification.contract.ts';

const simulates = () => process.getActiveResourcesInfo().includes('ProcessWrap');

test('What nobody waits for any more is not simulated to its end, and not written', async () => {
  const { slug, admin } = await newWorld();
  await switchQuantification(admin);
  const { id } = await raised(admin, 'Invoices are paid twice');
  const { app } = await anotherServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const body = JSON.stringify({ ...estimate, version: null });
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    [
      `${quantifyRisk.method} /org/${slug}${quantifyRisk.path.replace(':id', id)} HTTP/1.1`,
      'host: here',
      `authorization: token ${admin.token}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
  await until(simulates);
  socket.destroy();
  await until(() => !simulates());
  // The turn is the person's one: this call comes after the first, and would find what that had written.
  const sent = await admin.calls(quantifyRisk, { params: { id }, body: { ...estimate, version: null } });
  assert.equal(sent.data.quantification?.version, 1);
  assert.equal((await admin.calls(readQuantification, { params: { id } })).data.quantification?.version, 1);
});
