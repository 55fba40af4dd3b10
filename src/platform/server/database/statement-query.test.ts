import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import pg from 'pg';
import { sharedServer } from '#tests/world/world.ts';
import { openConnections } from './connections.ts';

/** Two connections on which one name means tables of different columns. */
async function ofDifferentColumns() {
  const { adminUrl } = await sharedServer();
  const statement = { name: 'read_parcels', text: 'select * from parcel order by 1' };
  const readWith = async (table: string) => {
    const connections = openConnections({ connectionString: adminUrl, size: 1 });
    const rows = await connections.lend(async (send) => {
      await send({ text: `create temporary table parcel ${table}` });
      await send(statement);
      return (await send(statement)).rows as Record<string, unknown>[];
    });
    await connections.close();
    return rows;
  };
  return { readWith };
}

suite('A named statement', () => {
  test('has rows of its columns and of their types, where those are others than at its last answer', async () => {
    const { readWith } = await ofDifferentColumns();
    const asked = [
      "as select 1 as id, null::date as sent_on, 'a'::text as name",
      'as select 2::bigint as id, true as is_sent',
      "as select '3'::text as id, array[1, 2] as is_sent",
    ];
    const read = [];
    for (const table of asked) read.push(await readWith(table));
    assert.deepEqual(read, [
      [{ id: 1, sent_on: null, name: 'a' }],
      [{ id: 2, is_sent: true }],
      [{ id: '3', is_sent: [1, 2] }],
    ]);
  });

  test('gives each row an object of its own', async () => {
    const { readWith } = await ofDifferentColumns();
    const rows = await readWith('as select number, null::text as name from generate_series(1, 3) number');
    (rows[0] as { name: string }).name = 'changed';
    assert.deepEqual(
      rows.map(({ number, name }) => [number, name]),
      [
        [1, 'changed'],
        [2, null],
        [3, null],
      ],
    );
  });

  test('fails with what the database says, and the connection goes on', async () => {
    const { adminUrl } = await sharedServer();
    const connections = openConnections({ connectionString: adminUrl, size: 1 });
    await connections.lend(async (send) => {
      const halved = { name: 'halve', text: 'select 4 / $1::int as half' };
      await assert.rejects(send({ ...halved, values: [0] }), (error) => error instanceof pg.DatabaseError);
      assert.deepEqual((await send({ ...halved, values: [2] })).rows, [{ half: 2 }]);
    });
    await connections.close();
  });
});
