import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { listInvitations } from '#features/organisation/invitation/invitation.contract.ts';
import { acceptInvitation } from '#features/organisation/invitation/acceptance.contract.ts';
import {
  accepts,
  codeOf,
  invites,
  newPassword,
  opens,
  secretOf,
  secretsOf,
} from '#tests/accounts/invitation-world.ts';
import { asked, auditorOf, auditorSignsIn, outsideAddress } from '#tests/compliance/auditor-world.ts';
import { begun } from '#tests/compliance/compliance-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import * as contract from './auditor.contract.ts';
import { readAudit } from './audit.contract.ts';

after(() => setClock());
const morning = '2026-03-02T08:00:00Z';
setClock(morning);
const owner = await asOwner();

suite('An external auditor', () => {
  test('follows a mailed link, signs in, and learns what there is to audit', async () => {
    const world = await newWorld();
    const { id } = await begun(world.admin);
    const email = outsideAddress();
    const row = await asked(world.admin, id, ` ${email.toUpperCase()} `, '2026-03-31');
    assert.deepEqual([row.email, row.state, row.name, row.invited_by], [email, 'invited', null, 'Ada Admin']);
    const secret = await secretOf(world, email);
    const opened = (await opens(world, secret)).body as { data: { type: string; access_ends_at: string } };
    assert.deepEqual([opened.data.type, opened.data.access_ends_at], ['Auditor', '2026-04-01T00:00:00.000Z']);
    assert.equal((await accepts(world, secret)).status, 200);
    const auditor = await auditorSignsIn(world, email);
    const { data: own } = await auditor.calls(readOwnData);
    assert.deepEqual(
      [own.type, own.role, own.departments, own.org_editor],
      ['Auditor', ['auditor'], [], false],
    );
    const { data } = await auditor.calls(readAudit);
    assert.deepEqual([data.assessment_id, data.ends_on, data.may_request], [id, '2026-03-31', true]);
    const { data: auditors } = await world.admin.calls(contract.listAuditors, { params: { id } });
    assert.deepEqual(
      auditors.map(({ state, name, last_login_at }) => [state, name, last_login_at]),
      [['active', 'Nadia Newcomer', '2026-03-02T08:00:00.000Z']],
    );
  });

  test('is let in until the second at which the last day ends, and by no call later', async () => {
    const world = await newWorld();
    const { id } = await begun(world.admin);
    const auditor = await auditorOf(world, id, { ends_on: '2026-03-02' });
    setClock('2026-03-02T23:50:00Z');
    const late = await auditorSignsIn(world, auditor.email);
    setClock('2026-03-02T23:59:59.999Z');
    assert.equal((await late.sends(readAudit)).status, 200);
    setClock('2026-03-03T00:00:00Z');
    assert.equal((await late.sends(readAudit)).status, 401);
    assert.equal((await late.sends(readOwnData)).status, 401);
    const again = await world.guest.sends(signIn, { body: { email: auditor.email, password: newPassword } });
    assert.deepEqual(
      [again.status, Object.keys((again.body as { errors: object }).errors)],
      [400, ['password']],
    );
    // The session itself would go on: the account is what is over.
    await owner.query(
      "update session set idle_ends_at = '2027-01-01', ends_at = '2027-01-01' where org_id = $1",
      [world.orgId],
    );
    assert.equal((await late.sends(readAudit)).status, 401);
    const admin = await world.signsIn(world.admin);
    const [row] = (await admin.calls(contract.listAuditors, { params: { id } })).data;
    assert.equal(row?.state, 'over');
    // Whoever decides may let them in again.
    const { data } = await admin.calls(contract.changeAuditor, {
      params: { id: row?.id as string },
      body: { version: row?.version as number, ends_on: '2026-03-05' },
    });
    assert.equal(data.state, 'active');
    assert.equal((await late.sends(readAudit)).status, 200);
    setClock(morning);
  });

  test('is out at once when somebody ends it, or takes days away', async () => {
    const world = await newWorld();
    const { id } = await begun(world.admin);
    const first = await auditorOf(world, id);
    const [row] = (await world.admin.calls(contract.listAuditors, { params: { id } })).data;
    const params = { id: row?.id as string };
    const stale = await world.admin.isRefused(contract.endAuditor, { params, body: { version: 1 } });
    assert.equal(stale.status, 409);
    const version = row?.version as number;
    const { data } = await world.admin.calls(contract.endAuditor, { params, body: { version } });
    assert.equal(data.state, 'ended');
    assert.equal((await first.sends(readAudit)).status, 401);
    const living = await owner.query(
      'select from session where org_id = $1 and person_id = $2 and ended_at is null',
      [world.orgId, first.id],
    );
    assert.equal(living.rowCount, 0);
    const over = await world.admin.isRefused(contract.changeAuditor, {
      params,
      body: { version: data.version, ends_on: '2026-05-05' },
    });
    assert.deepEqual([over.status, over.code], [422, 'audit_ended']);
  });

  test('who has not followed the link yet has none any more, and one who comes late has none either', async () => {
    const world = await newWorld();
    const { id } = await begun(world.admin);
    const [gone, late] = [outsideAddress(), outsideAddress()];
    const row = await asked(world.admin, id, gone, '2026-03-20');
    await world.admin.calls(contract.endAuditor, { params: { id: row.id }, body: { version: row.version } });
    assert.deepEqual(codeOf(await accepts(world, await secretOf(world, gone))), [422, 'invitation_revoked']);
    // The link ends with what it opens, and days that are taken away are its too.
    const other = await asked(world.admin, id, late, '2026-03-20');
    await world.admin.calls(contract.changeAuditor, {
      params: { id: other.id },
      body: { version: other.version, ends_on: '2026-03-02' },
    });
    setClock('2026-03-03T00:00:00Z');
    assert.deepEqual(codeOf(await accepts(world, await secretOf(world, late))), [422, 'invitation_expired']);
    setClock(morning);
  });

  test('is invited for a day from today on and 180 days at most, to an address, by an Admin or the lead', async () => {
    const world = await newWorld();
    const { admin, person } = world;
    const lead = await person('Staff', { Finance: 'lead' });
    const colleague = await person('Staff', { Finance: 'lead' });
    const stranger = await person('User', { Operations: 'viewer' });
    const department_id = world.departments['Finance'] as string;
    const { id } = await begun(admin, { lead_id: lead.id, department_id });
    const tries = [
      ['2026-03-01', 400, 'end_out_of_range'],
      ['2026-08-30', 400, 'end_out_of_range'],
    ] as const;
    const params = { id };
    for (const [ends_on, ...expected] of tries) {
      const body = { email: outsideAddress(), ends_on };
      const { status, code } = await admin.isRefused(contract.inviteAuditor, { params, body });
      assert.deepEqual([status, code], expected, ends_on);
    }
    for (const ends_on of ['2026-03-02', '2026-08-29'])
      assert.equal((await asked(lead, id, outsideAddress(), ends_on)).ends_on, ends_on);
    const body = { email: 'nobody', ends_on: '2026-03-31' };
    const nobody = await admin.isRefused(contract.inviteAuditor, { params, body });
    assert.deepEqual([nobody.status, nobody.errors], [400, { email: nobody.errors?.['email'] }]);
    const email = outsideAddress();
    const [row] = (await lead.calls(contract.listAuditors, { params })).data;
    for (const [who, status] of [
      [colleague, 403],
      [stranger, 404],
    ] as const) {
      const on = { params: { id: row?.id }, body: { version: row?.version, ends_on: '2026-03-31' } };
      const ends = { params: { id: row?.id }, body: { version: row?.version } };
      assert.equal((await who.sends(contract.listAuditors, { params })).status, status);
      assert.equal(
        (await who.sends(contract.inviteAuditor, { params, body: { ...body, email } })).status,
        status,
      );
      assert.equal((await who.sends(contract.changeAuditor, on)).status, status);
      assert.equal((await who.sends(contract.endAuditor, ends)).status, status);
      assert.equal((await who.sends(contract.listAllAuditors)).status, 403);
    }
  });

  test('has one account, which reads one assessment: another is audited once this is over', async () => {
    const world = await newWorld();
    const { admin } = world;
    const [first, second] = [await begun(admin), await begun(admin, { name: 'Next year' })];
    const auditor = await auditorOf(world, first.id, { ends_on: '2026-03-10' });
    const { email } = auditor;
    const busy = await admin.isRefused(contract.inviteAuditor, {
      params: { id: second.id },
      body: { email, ends_on: '2026-03-31' },
    });
    assert.deepEqual([busy.status, busy.code], [422, 'already_member']);
    const waiting = outsideAddress();
    await asked(admin, first.id, waiting, '2026-03-10');
    const elsewhere = await admin.isRefused(contract.inviteAuditor, {
      params: { id: second.id },
      body: { email: waiting, ends_on: '2026-03-31' },
    });
    assert.deepEqual([elsewhere.status, elsewhere.code], [422, 'audits_elsewhere']);
    setClock('2026-03-11T08:00:00Z');
    const later = { ...world, admin: await world.signsIn(admin) };
    await asked(later.admin, second.id, email, '2026-03-31');
    // Until the new link is followed, nothing is open.
    assert.equal((await auditor.sends(readAudit)).status, 401);
    assert.equal((await accepts(world, await secretOf(world, email))).status, 200);
    const again = await auditorSignsIn(world, email);
    assert.equal(again.id, auditor.id);
    assert.equal((await again.calls(readAudit)).data.assessment_id, second.id);
    const [old] = (await later.admin.calls(contract.listAuditors, { params: { id: first.id } })).data.filter(
      (one) => one.email === email,
    );
    assert.equal(old?.state, 'ended');
    setClock(morning);
  });

  test('asked twice gets a new link, and the old one opens nothing', async () => {
    const world = await newWorld();
    const { id } = await begun(world.admin);
    const email = outsideAddress();
    const first = await asked(world.admin, id, email, '2026-03-10');
    setClock('2026-03-02T08:00:01Z');
    const again = await asked(world.admin, id, email, '2026-03-20');
    assert.deepEqual([again.id, again.ends_on], [first.id, '2026-03-20']);
    const [fresh, stale] = await secretsOf(world, email);
    assert.deepEqual(codeOf(await accepts(world, stale as string)), [404, 'invitation_unknown']);
    assert.equal((await accepts(world, fresh as string)).status, 200);
    setClock(morning);
  });

  test('is no member: no seat is taken, and no list of people or invitations names them', async () => {
    const world = await newWorld();
    const { admin, orgId } = world;
    const { id } = await begun(admin);
    await owner.query('update organisation set seats = 1 where org_id = $1', [orgId]);
    await auditorOf(world, id);
    const waiting = outsideAddress();
    await asked(admin, id, waiting, '2026-03-31');
    const { data } = await admin.calls(listInvitations, { query: {} });
    assert.deepEqual(data, []);
    await owner.query('update organisation set seats = 2 where org_id = $1', [orgId]);
    const [{ email: joining } = { email: '' }] = [{ email: outsideAddress() }];
    await invites(admin, joining);
    assert.equal((await accepts(world, await secretOf(world, joining))).status, 200);
  });

  test('is invited to no assessment that was deleted, and changed by an id that is one', async () => {
    const world = await newWorld();
    const { id } = await begun(world.admin);
    const body = { email: outsideAddress(), ends_on: '2026-03-31' };
    const nobody = { params: { id }, body: { version: 1, ends_on: '2026-03-31' } };
    assert.equal((await world.admin.isRefused(contract.changeAuditor, nobody)).status, 404);
    assert.equal(
      (await world.admin.isRefused(contract.endAuditor, { ...nobody, body: { version: 1 } })).status,
      404,
    );
    await owner.query('update compliance_assessment set deleted_at = now() where id = $1', [id]);
    assert.equal((await world.admin.isRefused(contract.inviteAuditor, { params: { id }, body })).status, 404);
    assert.equal((await world.admin.isRefused(contract.listAuditors, { params: { id } })).status, 404);
  });

  test('has a bound on their number, and on what a call invites as', async () => {
    const world = await newWorld();
    const { id } = await begun(world.admin);
    for (let n = 0; n < contract.mostAuditors; n++)
      await asked(world.admin, id, outsideAddress(), '2026-03-31');
    const body = { email: outsideAddress(), ends_on: '2026-03-31' };
    const full = await world.admin.isRefused(contract.inviteAuditor, { params: { id }, body });
    assert.deepEqual([full.status, full.code], [422, 'too_many_auditors']);
    assert.equal((await secretsOf(world, body.email)).length, 0, 'nothing was mailed');
    const { status } = await world.guest.sends(acceptInvitation, { body: { type: 'Admin' } });
    assert.equal(status, 400);
  });
});
