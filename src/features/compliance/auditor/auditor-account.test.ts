import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { daysLater, today } from '#platform/contract/today.ts';
import { listComplianceAssessments } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { createComplianceAssessment } from '#features/compliance/preparation/preparation.contract.ts';
import { listMembers } from '#features/identity/member/member.contract.ts';
import { changePassword, forgotPassword } from '#features/identity/password/password.contract.ts';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { readSingleSignOn } from '#features/identity/single-sign-on/single-sign-on.contract.ts';
import { signIn, signInWithCode } from '#features/identity/sign-in/sign-in.contract.ts';
import { mailOrganisations } from '#features/organisation/look-up/look-up.contract.ts';
import { listActivity } from '#features/organisation/activity-log/activity-log.contract.ts';
import { listEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { newPassword } from '#tests/accounts/invitation-world.ts';
import { codeOf, setsUpFactor } from '#tests/accounts/second-factor.ts';
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
import { mailedSecrets } from '#tests/mail/mailed-secret.ts';
import { afterFile } from '#tests/world/after-hooks.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld, setClock, type World } from '#tests/world/world.ts';
import { readAudit } from './audit.contract.ts';
import { changeAuditor, listAuditors } from './auditor.contract.ts';

after(() => setClock());
const owner = await asOwner();
const ends_on = daysLater(today(new Date(), 'UTC'), 30);

/** What was mailed to an address, of a kind: the secrets of its links, the latest first. */
async function mailedTo({ orgId }: World, kind: string, address: string): Promise<string[]> {
  return (await mailedSecrets(orgId, kind, address)).map((secret) => secret.split('.')[0] ?? '');
}

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

  test('makes no call of members, whoever those are for, unless the call says that it answers auditors too', async () => {
    const world = await newWorld();
    const auditor = await auditorOf(world, (await begun(world.admin)).id, { ends_on });
    const closed = [
      listComplianceAssessments,
      createComplianceAssessment,
      listEvidence,
      listMembers,
      listActivity,
    ];
    assert.deepEqual(
      closed.map(({ access }) => access),
      ['user', 'staff', 'user', 'admin', 'admin'],
    );
    for (const call of closed) {
      const { status, body } = await auditor.sends(call, { query: {}, body: {} });
      assert.deepEqual([status, (body as { code: string }).code], [403, 'forbidden'], call.path);
    }
    assert.equal((await auditor.sends(readOwnData)).status, 200);
  });

  test('opens to the last second that was given, and then to nothing: session, password, code, mailed link', async () => {
    setClock('2026-03-02T23:50:00Z');
    const world = await newWorld();
    const { id } = await begun(world.admin);
    const auditor = await auditorOf(world, id, { ends_on: '2026-03-02' });
    const careful = await auditorOf(world, id, { ends_on: '2026-03-02' });
    const { secret } = await setsUpFactor(careful, Date.parse('2026-03-02T23:50:00Z'));
    const { rows } = await owner.query('select ends_at from session where org_id = $1 and person_id = $2', [
      world.orgId,
      auditor.id,
    ]);
    assert.deepEqual(
      rows.map(({ ends_at }) => new Date(ends_at as string).toISOString()),
      ['2026-03-03T00:00:00.000Z'],
    );
    // An open session would go on: it is the account that ends.
    await owner.query(
      "update session set idle_ends_at = '2026-03-04', ends_at = '2026-03-04' where org_id = $1",
      [world.orgId],
    );
    const signsIn = (email: string) => world.guest.sends(signIn, { body: { email, password: newPassword } });
    const asksForLink = () => world.guest.sends(forgotPassword, { body: { email: auditor.email } });
    const links = () => mailedTo(world, 'password.reset_link', auditor.email);
    const places = async () => {
      await world.guest.sends(mailOrganisations, { body: { email: auditor.email } });
      return (await mailedTo(world, 'look_up.organisation', auditor.email)).length;
    };
    const setsByLink = async (link: string | undefined) => {
      const body = { email: auditor.email, password: 'eleven purple wagons' };
      const reply = await world.guest.sends(changePassword, { body }, { authorization: `token ${link}` });
      return (reply.body as { data: { changed: boolean } }).data.changed;
    };
    setClock('2026-03-02T23:59:59.999Z');
    assert.equal((await auditor.sends(readAudit)).status, 200);
    await asksForLink();
    const [link, ...more] = await links();
    assert.deepEqual([more.length, await places()], [0, 1]);
    const { body } = await signsIn(careful.email);
    const { challenge } = (body as { data: [{ challenge: string }] }).data[0];
    const signsInByCode = async () => {
      const code = await codeOf(secret, Date.parse('2026-03-03T00:00:00Z'));
      return world.guest.sends(signInWithCode, { body: { challenge, code } });
    };

    setClock('2026-03-03T00:00:00Z');
    assert.equal((await auditor.sends(readAudit)).status, 401);
    for (const { email } of [auditor, careful]) {
      const { status, body: told } = await signsIn(email);
      assert.deepEqual([status, Object.keys((told as { errors: object }).errors)], [400, ['password']]);
    }
    const late = await signsInByCode();
    assert.deepEqual([late.status, (late.body as { code: string }).code], [400, 'sign_in_lapsed']);
    assert.equal(await setsByLink(link), false);
    await asksForLink();
    assert.deepEqual([await links(), await places()], [[link], 1]);

    // All of it was good until then, and is again once there are more days.
    const admin = await world.signsIn(world.admin);
    for (const { id: row, version } of (await admin.calls(listAuditors, { params: { id } })).data)
      await admin.calls(changeAuditor, { params: { id: row }, body: { version, ends_on: '2026-03-05' } });
    assert.equal((await auditor.sends(readAudit)).status, 200);
    assert.equal((await signsInByCode()).status, 200);
    assert.equal(await setsByLink(link), true);
    setClock();
  });
});
