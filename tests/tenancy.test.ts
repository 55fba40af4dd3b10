// Own process: it works in a database of its own, in which mistakes are planted and tables locked.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { asApp, asOwner, beginIn } from '#tests/world/connections.ts';
import { workInOwnDatabase } from '#tests/world/own-database.ts';
import { migrateDatabase } from '#platform/server/database/migrate.ts';
import { newWorld, secret, sharedServer } from '#tests/world/world.ts';
import { mistakes, tenantTable } from '#tests/house/planted-mistakes.ts';

interface Violation {
  rule: string;
  place: string;
}

const catalogue = await readFile(join(import.meta.dirname, 'catalogue.sql'), 'utf8');
await workInOwnDatabase(); // Mistakes are planted in it, and its tables locked.
const owner = await asOwner();

const violations = async () => (await owner.query<Violation>(catalogue)).rows;

/** What the check finds after a mistake was made, beyond what it finds without; the mistake is taken back. */
async function foundAfter(mistake: string): Promise<string[]> {
  await owner.query('begin');
  try {
    await owner.query(mistake);
    return (await violations()).map(({ rule, place }) => `${place}: ${rule}`);
  } finally {
    await owner.query('rollback');
  }
}

suite('The database', () => {
  test('keeps organisations apart in every table', async () => {
    assert.deepEqual(await violations(), []);
  });

  test('is checked by rules that find a mistake of every kind', async (t) => {
    for (const [expected, mistake] of mistakes)
      await t.test(`${expected.source} | ${mistake.trim().slice(0, 70).replaceAll('\n', ' ')}`, async () => {
        const found = await foundAfter(mistake);
        assert.ok(
          found.some((one) => expected.test(one)),
          found.join('\n'),
        );
      });
    assert.deepEqual(await foundAfter(tenantTable()), [], 'and a table made as it should be is none');
  });
});

/** The tables that hold rows of organisations. */
const tenantTables = async () =>
  (
    await owner.query<{ name: string; columns: string }>(`select c.relname as name,
      (select string_agg(format('%I', a.attname), ', ') from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
      from pg_class c join pg_attribute o on o.attrelid = c.oid and o.attname = 'org_id' and not o.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`)
  ).rows;

suite('The app role', () => {
  test('sees, changes and adds nothing outside the organisation at hand, table by table', async () => {
    const [here, there] = [await newWorld(), await newWorld()];
    const app = await asApp();
    /** Inside of an organisation, of none, or of one where somebody then names the other. */
    const inside = async <T>(
      orgId: string | undefined,
      work: () => Promise<T>,
      named = orgId,
    ): Promise<T> => {
      await (orgId === undefined ? app.query('begin') : beginIn(app, orgId));
      if (named !== orgId) await app.query(`select set_config('app.org_id', $1, true)`, [named]);
      try {
        return await work();
      } finally {
        await app.query('rollback');
      }
    };
    const codeOf = (work: Promise<unknown>): Promise<string> =>
      work.then(
        () => 'done',
        ({ code }: { code: string }) => code,
      );
    for (const { name, columns } of await tenantTables()) {
      const [stored] = (
        await owner.query<{ row: object }>(
          `select to_jsonb(t) as row from ${name} t where org_id = $1 limit 1`,
          [there.orgId],
        )
      ).rows;
      const rows = (orgId: string | undefined, text: string, named = orgId) =>
        inside(orgId, async () => (await app.query(text, [there.orgId])).rowCount, named);
      assert.equal(await rows(here.orgId, `select from ${name} where org_id = $1`), 0, `${name} read`);
      assert.equal(
        await rows(undefined, `select from ${name} where org_id = $1`),
        0,
        `${name} read without an organisation`,
      );
      assert.equal(
        await rows(here.orgId, `select from ${name} where org_id = $1`, there.orgId),
        0,
        `${name} read by naming the other`,
      );
      assert.equal(
        await inside(
          here.orgId,
          async () => (await app.query(`select from ${name} where org_id <> '${here.orgId}'`)).rowCount,
        ),
        0,
      );
      for (const text of [
        `update ${name} set org_id = org_id where org_id = $1`,
        `delete from ${name} where org_id = $1`,
      ])
        for (const named of [here.orgId, there.orgId])
          assert.ok(
            [0, '42501'].includes(
              (await rows(here.orgId, text, named).catch(({ code }: { code: string }) => code)) as never,
            ),
            `${name}: ${text}`,
          );
      if (stored === undefined) continue;
      const insert = `insert into ${name} (${columns}) select ${columns} from jsonb_populate_record(null::${name}, $1)`;
      const add = (): Promise<string> => codeOf(app.query(insert, [JSON.stringify(stored.row)]));
      for (const [orgId, named] of [[here.orgId], [undefined], [here.orgId, there.orgId]])
        assert.equal(await inside(orgId, add, named), '42501', `${name} added`);
    }
  });

  test('keeps no setting for its later connections beyond the next start', async () => {
    const app = await asApp();
    const { adminUrl } = await sharedServer();
    const name = new URL(adminUrl).pathname.slice(1);
    await app.query(`alter role plumbline_app set application_name = 'planted'`);
    await app.query(`alter role plumbline_app in database ${name} set application_name = 'planted'`);
    const placed = 'plumbline_app: a role has settings of its own';
    assert.ok((await foundAfter('select')).includes(placed));
    await migrateDatabase(adminUrl, secret);
    assert.deepEqual(await violations(), []);
  });
});
