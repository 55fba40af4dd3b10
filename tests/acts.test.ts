import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { personTable } from '#platform/server/database/platform.table.ts';
import { newWorld } from './world/world.ts';

test('A transaction that wrote without recording an act does not commit', async () => {
  const { database, orgId, admin } = await newWorld();
  const written = database.inOrganisation(orgId, {}, (db) =>
    db.update(personTable).set({ last_name: 'Secretly' }).where(eq(personTable.id, admin.id)),
  );
  await assert.rejects(written, /without recording an act/);
  const [person] = await database.inOrganisation(orgId, { readOnly: true }, (db) =>
    db.select().from(personTable).where(eq(personTable.id, admin.id)),
  );
  assert.equal(person?.last_name, 'Admin');
});

test('A transaction that only looked, only locked, or found nothing to change, has nothing to record', async () => {
  const { database, orgId } = await newWorld();
  await database.inOrganisation(orgId, {}, (db) => db.select().from(personTable));
  await database.inOrganisation(orgId, {}, (db) =>
    db.execute(sql`select id from person where org_id = ${orgId} for update`),
  );
  await database.inOrganisation(orgId, {}, (db) =>
    db.update(personTable).set({ version: 2 }).where(eq(personTable.id, orgId)),
  );
});
