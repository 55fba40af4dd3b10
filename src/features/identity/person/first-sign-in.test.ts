import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld } from '#tests/world/world.ts';
import { finishFirstSignIn, readOwnData } from './person.contract.ts';

const owner = await asOwner();

suite("An Admin's first sign-in", () => {
  test('is over once it was said, for this person alone, and told in the log once', async () => {
    const world = await newWorld();
    const { admin, orgId } = world;
    const other = await world.person('Admin');
    await owner.query('update person set first_logging_in = true where org_id = $1', [orgId]);
    for (let time = 0; time < 2; time++)
      assert.equal((await admin.calls(finishFirstSignIn)).data.first_logging_in, false);
    assert.equal((await other.calls(readOwnData)).data.first_logging_in, true);
    const { rowCount } = await owner.query(
      `select from activity where org_id = $1 and action = 'person.first_sign_in_done'`,
      [orgId],
    );
    assert.equal(rowCount, 1);
  });

  test('is nothing that others have', async () => {
    const staff = await (await newWorld()).person('Staff');
    assert.equal((await staff.isRefused(finishFirstSignIn)).status, 403);
  });
});
