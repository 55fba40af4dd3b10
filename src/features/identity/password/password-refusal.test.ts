import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { besideUncommitted } from '#tests/accounts/uncommitted.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld, password } from '#tests/world/world.ts';
import { changePassword } from './password.contract.ts';

const beside = { holder: await asOwner(), watcher: await asOwner() };

suite('A new password', () => {
  test('is not set over another that is set at the same moment', async () => {
    const { admin, orgId } = await newWorld();
    const change = {
      text: `update person set password_hash = 'of another password' where org_id = $1 and id = $2`,
      values: [orgId, admin.id],
    };
    const body = { email: admin.email, password: 'eleven purple wagons' };
    const sets = () => admin.sends(changePassword, { body }, { 'x-current-password': password });
    const reply = await besideUncommitted(beside, change, sets);
    assert.deepEqual([reply.status, (reply.body as { code: string }).code], [403, 'current_password_wrong']);
  });
});
