// Own process: it listens on ports of its own, and stops servers.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { signOut } from '#features/identity/sign-in/sign-in.contract.ts';
import { raised } from '#tests/world/risk-world.ts';
import { until } from '#tests/world/waiting/until.ts';
import { follows, listening } from '#tests/world/waiting/event-reader.ts';
import { newWorld } from '#tests/world/world.ts';
import { readNotices } from './notification.contract.ts';

const world = await newWorld();

const server = await listening();
const other = await listening();

suite('The stream of the count', () => {
  test('says at once how many are unread, and each change of it, whichever process it comes from', async () => {
    const somebody = await world.person('User', { Finance: 'viewer' });
    const [here, there] = [
      await follows(world, somebody, server.port),
      await follows(world, somebody, other.port),
    ];
    assert.equal(here.response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    await until(() => here.counts.length === 1 && there.counts.length === 1);
    await raised(world.admin, 'Paid twice', { owner_id: somebody.id });
    await until(() => here.counts.at(-1) === 1 && there.counts.at(-1) === 1);
    await somebody.calls(readNotices, { body: { until: new Date(Date.now() + 1000).toISOString() } });
    await until(() => here.counts.at(-1) === 0 && there.counts.at(-1) === 0);
    assert.deepEqual(here.counts, [0, 1, 0]);
    for (const one of [here, there]) one.leave();
  });

  test('tells nobody of another person or organisation', async () => {
    const stranger = await newWorld();
    const [one, two] = [await world.person('User'), await world.person('User')];
    const readers = [
      await follows(world, one, server.port),
      await follows(world, two, server.port),
      await follows(stranger, stranger.admin, server.port),
    ];
    await until(() => readers.every(({ counts }) => counts.length === 1));
    await raised(world.admin, 'Paid twice', { owner_id: one.id });
    await until(() => readers[0]?.counts.at(-1) === 1);
    assert.deepEqual(
      readers.slice(1).map(({ counts }) => counts),
      [[0], [0]],
    );
    assert.equal((await follows(stranger, one, server.port)).response.status, 401);
    for (const reader of readers) reader.leave();
  });

  test('ends with the session, before anything else is told', async () => {
    const somebody = await world.person('User', { Finance: 'viewer' });
    const reader = await follows(world, somebody, server.port);
    await until(() => reader.counts.length === 1);
    await somebody.calls(signOut);
    await raised(world.admin, 'Paid twice', { owner_id: somebody.id });
    await until(() => reader.isOver);
    assert.deepEqual(reader.counts, [0]);
    assert.equal((await follows(world, somebody, server.port)).response.status, 401);
  });

  test('is refused politely where somebody opens too many, and given again when one has ended', async () => {
    const somebody = await world.person('User');
    const readers = [];
    for (let tab = 0; tab < 3; tab++) readers.push(await follows(world, somebody, server.port));
    const { response } = await follows(world, somebody, server.port);
    assert.equal(response.status, 429);
    assert.equal(response.headers.get('retry-after'), '30');
    assert.equal(((await response.json()) as { code: string }).code, 'too_many_requests');
    readers[0]?.leave();
    await until(async () => {
      const again = await follows(world, somebody, server.port);
      again.leave();
      return again.response.ok;
    });
    for (const reader of readers) reader.leave();
  });

  test('ends when the server stops, and goes on where it left off when it is back', async () => {
    const somebody = await world.person('User', { Finance: 'viewer' });
    const first = await listening();
    const reader = await follows(world, somebody, first.port);
    await until(() => reader.counts.length === 1);
    // It does not wait for whoever reads, and would read on.
    await first.close();
    await until(() => reader.isOver);
    await raised(world.admin, 'Paid twice', { owner_id: somebody.id });
    await listening({}, first.port);
    const back = await follows(world, somebody, first.port);
    await until(() => back.counts.at(-1) === 1);
    back.leave();
  });
});
