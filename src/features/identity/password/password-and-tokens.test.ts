import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { listApiTokens } from '#features/identity/api-token/api-token.contract.ts';
import { listActivity } from '#features/organisation/activity-log/activity-log.contract.ts';
import { readMail } from '#features/organisation/mail/mail.contract.ts';
import { listRisks } from '#features/risk/record/risk.contract.ts';
import { calling, makes } from '#tests/accounts/api-token.ts';
import { mailsOf } from '#tests/mail/mail-world.ts';
import { newWorld, password } from '#tests/world/world.ts';
import { changePassword } from './password.contract.ts';

const next = 'eleven purple wagons';

suite('A new password', () => {
  test('ends one’s API tokens as well, where one asks for it, and says so; otherwise they stay', async () => {
    const world = await newWorld();
    const { admin } = world;
    const other = await world.person('User');
    const theirs = await makes(other, ['risk:read']);
    const tokens = [
      await makes(admin, ['risk:read']),
      await makes(admin, ['risk:write'], { name: 'Nightly' }),
    ];
    const changes = async (word: string, current: string, end_api_tokens?: boolean) => {
      const { status } = await admin.sends(
        changePassword,
        {
          body: {
            email: admin.email,
            password: word,
            ...(end_api_tokens !== undefined && { end_api_tokens }),
          },
        },
        { 'x-current-password': encodeURIComponent(current) },
      );
      assert.equal(status, 200);
      const opened = [...tokens, theirs].map(({ token }) => calling(world, token).sends(listRisks));
      return (await Promise.all(opened)).map((reply) => reply.status);
    };
    assert.deepEqual(await changes(next, password), [200, 200, 200]);
    assert.deepEqual(await changes(`${next} 2`, next, false), [200, 200, 200]);
    assert.deepEqual(await changes(`${next} 3`, `${next} 2`, true), [401, 401, 200]);
    assert.deepEqual((await admin.calls(listApiTokens)).data, []);
    const [mail] = (await mailsOf(world)).filter(({ kind }) => kind === 'password.changed');
    const { text } = (await admin.calls(readMail, { params: { id: mail?.id ?? '' } })).data;
    assert.match(text, /API tokens that were ended with it: 2/);
    const { data } = await admin.calls(listActivity, { query: { kind: 'person' } });
    const acts = data.filter(({ action }) => action === 'person.api_token_revoked');
    assert.deepEqual(
      acts.map(({ note }) => note?.split(', ').toSorted()),
      [['Nightly', 'Program']],
    );
  });
});
