import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { daysLater, today } from '#platform/contract/today.ts';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { readSingleSignOn } from '#features/identity/single-sign-on/single-sign-on.contract.ts';
import { setsUpFactor } from '#tests/accounts/second-factor.ts';
import { auditorOf } from '#tests/compliance/auditor-world.ts';
import { begun } from '#tests/compliance/compliance-world.ts';
import { begins, connects, endsWith } from '#tests/sign-in/external-browser.ts';
import {
  clientId,
  clientSecret,
  signsInThere,
  startOpenIdProvider,
  type Account,
} from '#tests/sign-in/open-id-provider.ts';
import { directoryOf, entraUser, filtered, patchOf } from '#tests/sign-in/scim-directory.ts';
import { afterFile } from '#tests/world/after-hooks.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld } from '#tests/world/world.ts';
import { readAudit } from './audit.contract.ts';

const owner = await asOwner();
const ends_on = daysLater(today(new Date(), 'UTC'), 30);

suite('The account of an external auditor', () => {
  test('opens nothing before there is a second factor, where the organisation asks for one', async () => {
    const world = await newWorld();
    const auditor = await auditorOf(world, (await begun(world.admin)).id, { ends_on });
    assert.equal((await auditor.sends(readAudit)).status, 200);
    await owner.query(
      `update organisation set security = '{"second_factor_required": true}' where org_id = $1`,
      [world.orgId],
    );
    assert.equal((await auditor.isRefused(readAudit)).code, 'second_factor_required');
    assert.equal((await auditor.calls(readOwnData)).data.must, 'add_second_factor');
    await setsUpFactor(auditor);
    assert.equal((await auditor.sends(readAudit)).status, 200);
  });

  test('is nobody to the directory: it finds, makes, changes and ends none', async () => {
    const world = await newWorld();
    const email = `olga@${world.slug}.example`;
    const auditor = await auditorOf(world, (await begun(world.admin)).id, { ends_on, email });
    const { ask } = await directoryOf(world);
    const found = await ask('GET', `Users${filtered(`userName eq "${email}"`)}`);
    assert.deepEqual([found.status, found.body.totalResults], [200, 0]);
    assert.equal((await ask('GET', 'Users')).body.totalResults, 1, 'the Admin alone');
    assert.equal((await ask('POST', 'Users', entraUser(email))).status, 409);
    const path = `Users/${auditor.id}`;
    const off = patchOf({ op: 'replace', path: 'active', value: false });
    assert.equal((await ask('GET', path)).status, 404);
    assert.equal((await ask('PUT', path, entraUser(email))).status, 404);
    assert.equal((await ask('PATCH', path, off)).status, 404);
    assert.equal((await ask('DELETE', path)).status, 404);
    const colleague = await world.person('User');
    const renamed = patchOf({ op: 'Replace', path: 'userName', value: email });
    assert.equal((await ask('PATCH', `Users/${colleague.id}`, renamed)).status, 409);
    const members = [{ value: auditor.id }];
    const schemas = ['urn:ietf:params:scim:schemas:core:2.0:Group'];
    await ask('POST', 'Groups', { schemas, displayName: 'Finance', members });
    const { data: own } = await auditor.calls(readOwnData);
    assert.deepEqual([own.type, own.departments], ['Auditor', []]);
  });

  test('is not opened by the organisation’s provider, and no member is made of it', async () => {
    const world = await newWorld();
    const email = `olga@${world.slug}.example`;
    const auditor = await auditorOf(world, (await begun(world.admin)).id, { ends_on, email });
    const { data } = await world.admin.calls(readSingleSignOn);
    const accounts: Record<string, Account> = {
      olga: { email, email_verified: true, given_name: 'Olga', family_name: 'Outside' },
    };
    const provider = await startOpenIdProvider({ redirects: [data.addresses.redirect], accounts });
    afterFile.add(() => provider.stop());
    const settings = {
      kind: 'oidc' as const,
      issuer: provider.issuer,
      client_id: clientId,
      scopes: 'openid email profile',
    };
    for (const is_just_in_time of [false, true]) {
      await connects(world, { settings, secret: clientSecret, is_just_in_time });
      const { address, cookie } = await begins(world);
      const { pathname, search } = await signsInThere(address, 'olga');
      const reply = await world.running.app.inject({
        method: 'GET',
        url: pathname + search,
        headers: { cookie },
      });
      assert.equal(await endsWith(world, String(reply.headers.location), cookie), 'deactivated');
    }
    assert.equal((await auditor.calls(readOwnData)).data.type, 'Auditor');
    const { rows } = await owner.query('select from sso_identity where org_id = $1', [world.orgId]);
    assert.equal(rows.length, 0);
  });
});
