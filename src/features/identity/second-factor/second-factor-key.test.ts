import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sealing } from '#platform/server/session/seal.ts';
import { signIn, signInWithCode } from '#features/identity/sign-in/sign-in.contract.ts';
import { codeOf, setsUpFactor } from '#tests/accounts/second-factor.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { caller, type Caller } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld, password } from '#tests/world/world.ts';
import { aboutFactor } from './server/shared/factor-code.service.ts';

const owner = await asOwner();
const former = 'the secret of before just as long as it has to be';

suite('The secret of a second factor that a former SECRET_KEY sealed', () => {
  test('is opened while SECRET_KEY_OLD names that key; without it the code is refused and says why, and paper still opens', async () => {
    const world = await newWorld();
    const { email, id } = world.admin;
    const { secret, recovery } = await setsUpFactor(world.admin);
    const sealed = sealing(former, 'accounts').seal(secret, aboutFactor(world.orgId, id));
    // As if set up long ago: the codes of now are not used up.
    await owner.query('update second_factor set secret = $2, last_step = 0 where org_id = $1', [
      world.orgId,
      sealed,
    ]);
    const signsIn = async (guest: Caller, code: string) => {
      const { body } = await guest.sends(signIn, { body: { email, password } });
      const [{ challenge }] = (body as { data: [{ challenge: string }] }).data;
      const reply = await guest.sends(signInWithCode, { body: { challenge, code } });
      return [reply.status, (reply.body as { code?: string }).code];
    };
    const refused = await signsIn(world.guest, await codeOf(secret));
    assert.deepEqual(refused, [503, 'key_unknown']);
    assert.deepEqual(await signsIn(world.guest, recovery[0] ?? ''), [200, undefined]);

    const knowing = await anotherServer({ SECRET_KEY_OLD: former });
    const guest = caller(knowing, world.slug, { id: '', email: '', token: '' });
    assert.deepEqual(await signsIn(guest, await codeOf(secret)), [200, undefined]);
  });
});
