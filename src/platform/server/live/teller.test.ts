import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { record } from '#platform/server/log/activity.ts';
import { until } from '#tests/world/waiting/until.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { newWorld, type World } from '#tests/world/world.ts';

const other = await anotherServer();
// What is told before it listens it does not hear, and is told that it may have missed something.
await new Promise<void>((resolve) => {
  other.database.listen((org) => void (org === undefined && resolve()));
});

/** What another process hears of an organisation, of these kinds. */
function heardOf({ orgId }: World, ...kinds: string[]): string[] {
  const heard: string[] = [];
  other.database.listen(
    (org, said) => void (org === orgId && heard.push(...said.filter((kind) => kinds.includes(kind)))),
  );
  return heard;
}

suite('What a process tells the others', () => {
  test('is of what kinds something was committed: what acts were about, and what was said besides', async () => {
    const world = await newWorld();
    const heard = heardOf(world, 'chat', 'tag');
    await world.database.inOrganisation(world.orgId, {}, async (db) => {
      db.tell('chat');
      await db.query(sql`update person set version = version + 1 where org_id = ${db.org_id}`);
      record(db, undefined, { action: 'tag.changed', objects: { type: 'tag', id: world.orgId } });
    });
    await until(() => heard.length === 2);
    assert.deepEqual(heard.toSorted(), ['chat', 'tag']);
  });

  test('is nothing of a transaction that was rolled back', async () => {
    const world = await newWorld();
    const heard = heardOf(world, 'undone', 'done');
    const undone = world.database.inOrganisation(world.orgId, {}, async (db) => {
      db.tell('undone');
      await db.query(sql`update person set version = version + 1 where org_id = ${db.org_id}`);
      throw new Error('not like this');
    });
    await assert.rejects(undone, /not like this/);
    const silent = world.database.inOrganisation(world.orgId, {}, async (db) => {
      db.tell('undone');
      await db.query(sql`update person set version = version + 1 where org_id = ${db.org_id}`);
    });
    await assert.rejects(silent, /without recording an act/);
    await world.database.inOrganisation(world.orgId, {}, async (db) => db.tell('done'));
    await until(() => heard.length > 0);
    assert.deepEqual(heard, ['done']);
  });

  test('is gathered: of many commits each kind is told once, and however much they were about, in few words', async () => {
    const world = await newWorld();
    const heard = heardOf(world, 'tag');
    const objects = Array.from({ length: 2000 }, () => ({ type: 'tag', id: world.orgId }));
    await world.database.inOrganisation(world.orgId, {}, async (db) => {
      record(db, undefined, { action: 'tag.changed', objects });
    });
    await until(() => heard.length > 0);
    assert.deepEqual(heard, ['tag']);
  });
});
