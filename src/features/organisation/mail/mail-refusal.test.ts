import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld } from '#tests/world/world.ts';
import { sendMailAgain } from './mail.contract.ts';

const owner = await asOwner();

suite('A mail', () => {
  test('is sent again by whoever saw it as it is, and only where it could not be delivered', async () => {
    const { admin, orgId } = await newWorld();
    const params = { id: crypto.randomUUID() };
    // In no queue: nothing sends it meanwhile.
    await owner.query(
      `insert into mail (org_id, id, kind, to_name, to_address, language, timezone, data, status, created_at)
        values ($1, $2, 'sign_in.new_device', 'Ada Admin', $3, 'en', 'UTC', $4, 'failed', now())`,
      [orgId, params.id, admin.email, { at: new Date().toISOString(), browser: null, system: null }],
    );
    const refused = async (version: number) => {
      const { status, code } = await admin.isRefused(sendMailAgain, { params, body: { version } });
      return [status, code];
    };
    assert.deepEqual(await refused(2), [409, 'stale_version']);
    await owner.query(`update mail set status = 'sent' where id = $1`, [params.id]);
    assert.deepEqual(await refused(1), [409, 'wrong_state']);
  });
});
