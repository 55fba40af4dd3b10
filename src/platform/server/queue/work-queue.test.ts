// Own process: it works in a database of its own, whose queue it looks after.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asOwner } from '#tests/world/connections.ts';
import { until } from '#tests/world/waiting/until.ts';
import { workInOwnDatabase } from '#tests/world/own-database.ts';
import { quickWork, sharedServer } from '#tests/world/world.ts';
import { openWorkQueue } from './work-queue.ts';

await workInOwnDatabase();
const { database } = await sharedServer();
const owner = await asOwner();

test('The queue removes what is over by itself, as the role that the product has', async () => {
  const errors: unknown[] = [];
  const queue = openWorkQueue(database, {
    times: { ...quickWork, supervise: 1 },
    onError: (error) => errors.push(error),
  });
  try {
    queue.startWorking([]);
    await until(async () => {
      const { rowCount } = await owner.query('select from queue.queue where maintain_on is not null');
      return errors.length > 0 || rowCount === 1;
    });
    // A second round ends what the first one began.
    const { rows } = await owner.query<{ at: Date }>('select monitor_on as at from queue.queue');
    await until(async () => {
      const later = await owner.query('select from queue.queue where monitor_on > $1', [rows[0]?.at]);
      return errors.length > 0 || later.rowCount === 1;
    });
    assert.deepEqual(errors, []);
  } finally {
    await queue.stop();
  }
});
