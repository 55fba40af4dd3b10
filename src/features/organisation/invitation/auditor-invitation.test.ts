import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { inviteAuditor } from '#features/compliance/auditor/auditor.contract.ts';
import { accepts, codeOf, invites, secretOf } from '#tests/accounts/invitation-world.ts';
import { asked, outsideAddress } from '#tests/compliance/auditor-world.ts';
import { begun } from '#tests/compliance/compliance-world.ts';
import { directoryOf, entraUser } from '#tests/sign-in/scim-directory.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { newWorld } from '#tests/world/world.ts';

const ends_on = daysLater(today(new Date(), 'UTC'), 30);

suite('The link of an external auditor', () => {
  test('goes to no member, nor to somebody who is asked to become one', async () => {
    const { admin } = await newWorld();
    const { id } = await begun(admin);
    const wanted = outsideAddress();
    await invites(admin, wanted);
    for (const email of [admin.email, wanted]) {
      const { status, code } = await admin.isRefused(inviteAuditor, {
        params: { id },
        body: { email, ends_on },
      });
      assert.deepEqual([status, code], [422, 'already_member']);
    }
  });

  test('opens nothing for whoever became a member before they followed it', async () => {
    const world = await newWorld();
    const { id } = await begun(world.admin);
    const { ask } = await directoryOf(world);
    // A directory makes members under addresses of the organisation alone.
    const email = `${crypto.randomUUID()}@${world.slug}.example`;
    await asked(world.admin, id, email, ends_on);
    assert.equal((await ask('POST', 'Users', entraUser(email))).status, 201);
    const reply = await accepts(world, await secretOf(world, email));
    assert.deepEqual(codeOf(reply), [422, 'already_member']);
  });

  test('is one of the mails that invite in a day', async () => {
    const { admin } = await newWorld({ license: 'flat' });
    const { id } = await begun(admin);
    await invites(admin, ...Array.from({ length: 50 }, (_, at) => `person-${at}@new.example`));
    const body = { email: outsideAddress(), ends_on };
    const { status, code } = await admin.isRefused(inviteAuditor, { params: { id }, body });
    assert.deepEqual([status, code], [429, 'invitations_per_day']);
  });
});
