import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readMail } from '#features/organisation/mail/mail.contract.ts';
import { directoryOf, patchOf } from '#tests/sign-in/scim-directory.ts';
import { mailsOf } from '#tests/mail/mail-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';

suite('Somebody whom the directory deactivates', () => {
  test('leaves open things to the Admins, each of whom is told by mail; of nobody with nothing', async () => {
    const world = await newWorld();
    const { ask } = await directoryOf(world);
    const ends = ({ id }: { id: string }) =>
      ask('PATCH', `Users/${id}`, patchOf({ op: 'replace', path: 'active', value: false }));
    const [owner, idle] = [await world.person('Staff', { Finance: 'editor' }), await world.person('User')];
    const second = await world.person('Admin');
    for (const title of ['First', 'Second'])
      await raised(world.admin, title, {
        department_id: world.departments['Finance'] ?? null,
        owner_id: owner.id,
      });
    const told = async () => (await mailsOf(world)).filter(({ kind }) => kind === 'provisioning.left_behind');

    assert.equal((await ends(idle)).status, 200);
    assert.deepEqual(await told(), []);
    assert.equal((await ends(owner)).status, 200);
    const mails = await told();
    assert.deepEqual(
      mails.map(({ to_address }) => to_address).toSorted(),
      [world.admin.email, second.email].toSorted(),
    );
    const { text } = (await world.admin.calls(readMail, { params: { id: mails[0]?.id ?? '' } })).data;
    assert.match(text, /Staff .* was deactivated by the directory \(Okta\)/);
    assert.match(text, /Open things that name them: 2/);
    assert.equal((await ends(owner)).status, 200);
    assert.equal((await told()).length, 2, 'once');
  });
});
