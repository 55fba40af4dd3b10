import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { setsUpFactor } from '#tests/accounts/second-factor.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld, password } from '#tests/world/world.ts';
import { changePassword } from './password.contract.ts';

const owner = await asOwner();

suite('A new password', () => {
  test('may be shorter where everybody has a second factor, and nowhere else', async () => {
    const { admin, orgId } = await newWorld();
    const { email } = admin;
    const sets = (wanted: string) =>
      admin.sends(changePassword, { body: { email, password: wanted } }, { 'x-current-password': password });
    const refused = async (wanted: string) => {
      const { status, body } = await sets(wanted);
      return [status, (body as { message: string }).message];
    };
    const told = async () => (await admin.calls(readOwnData)).data.organization_data.second_factor_required;
    // What one has oneself does not count: it can be turned off again.
    await setsUpFactor(admin);
    assert.equal(await told(), false);
    assert.deepEqual(await refused('fourteen chars'), [400, 'At least 15 characters.']);
    await owner.query(
      `update organisation set security = '{"second_factor_required": true}' where org_id = $1`,
      [orgId],
    );
    assert.equal(await told(), true);
    assert.deepEqual(await refused('elevenchars'), [400, 'At least 12 characters.']);
    assert.equal((await sets('twelve chars')).status, 200);
  });
});
