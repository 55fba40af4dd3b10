// Own process: it works in a database of its own, and kills the processes that deliver.
// Waits: until mails of a killed process are tried again.
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, suite, test } from 'node:test';
import { afterFile } from '#tests/world/after-hooks.ts';
import { asOwner } from '#tests/world/connections.ts';
import { byMail, mailsOf, signsInAnew } from '#tests/mail/mail-world.ts';
import { startMailServer } from '#tests/mail/mail-server.ts';
import { until } from '#tests/world/waiting/until.ts';
import { workInOwnDatabase } from '#tests/world/own-database.ts';
import { newWorld, sharedServer, type World } from '#tests/world/world.ts';

await workInOwnDatabase();
const server = await startMailServer();
const owner = await asOwner();
const { adminUrl } = await sharedServer();
const settings = { ...byMail(server.url), adminUrl, PUBLIC_ORIGIN: 'https://grc.example.com' };

async function deliverer(): Promise<ChildProcess> {
  const script = join(import.meta.dirname, 'deliver-in-process.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  afterFile.add(() => child.kill('SIGKILL'));
  await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
  return child;
}

async function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
  const gone = once(child, 'exit');
  child.kill(signal);
  return ((await gone) as [number | null])[0];
}

const statusesOf = async (world: World) => (await mailsOf(world)).map(({ status }) => status);
const arrivedFor = (address: string) => server.arrived.filter(({ to }) => to.includes(address));

suite('A process that is killed', () => {
  afterEach(async () => {
    server.becomes('takes');
    server.beforeYes = async () => undefined;
    await owner.query('rollback');
  });

  test('before it has sent a mail loses none and sends none twice', async () => {
    const world = await newWorld();
    const people = await Promise.all(Array.from({ length: 12 }, () => world.person('Staff')));
    // It has read some of them, and hears nothing.
    server.becomes('is silent');
    const first = await deliverer();
    for (const person of people) await signsInAnew(world, person);
    await until(() => server.read.length >= 3);
    await kill(first);
    assert.deepEqual(server.arrived, []);
    server.becomes('takes');
    const second = await deliverer();
    await until(async () => (await statusesOf(world)).every((status) => status === 'sent'));
    assert.deepEqual(
      people.map(({ email }) => arrivedFor(email).length),
      people.map(() => 1),
    );
    assert.equal(await kill(second, 'SIGTERM'), 0, 'it ends when it is asked to');
  });

  test('between the yes of the mail server and its own note sends that mail again, as the same mail', async () => {
    const world = await newWorld();
    const first = await deliverer();
    server.beforeYes = async () => {
      // What would note it has to wait.
      await owner.query('begin');
      await owner.query('select from mail where org_id = $1 for update', [world.orgId]);
    };
    await signsInAnew(world, world.admin);
    await until(() => arrivedFor(world.admin.email).length === 1);
    await kill(first);
    server.beforeYes = async () => undefined;
    await owner.query('rollback');
    assert.deepEqual(await statusesOf(world), ['waiting']);
    await deliverer();
    await until(async () => (await statusesOf(world))[0] === 'sent');
    const [one, other, ...more] = arrivedFor(world.admin.email);
    assert.equal(one?.messageId, other?.messageId);
    assert.deepEqual(more, []);
  });
});
