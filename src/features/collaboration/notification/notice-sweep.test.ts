import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { noticedRecords as records } from '#app/noticed-records.ts';
import { changeRisk } from '#features/risk/record/risk.contract.ts';
import { readMail } from '#features/organisation/mail/mail.contract.ts';
import { outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { mailSeals } from '#tests/mail/mailed-secret.ts';
import { mailsOf } from '#tests/mail/mail-world.ts';
import { goesRound, told } from '#tests/mail/notice-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld, setClock, type World } from '#tests/world/world.ts';
import { readNoticeSettings, setNoticeSettings } from './notice-settings.contract.ts';
import { listNotices, readNotices, setPreferences } from './notification.contract.ts';
import { mailNotices } from './server/notice-mail.jobs.ts';

after(() => setClock());
const owner = await asOwner();
const monday = '2026-03-02';
const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00Z`);

/** The mails that go out at a moment, as two processes put them down at the same time. */
const mails = async ({ database, orgId, running }: World, now: Date) => {
  const put = () =>
    database.inOrganisation(orgId, { now, unrecorded: true }, (db) =>
      mailNotices({ outbox: outbox(running.queue, mailSeals), records })(db, 100),
    );
  await Promise.all([put(), put()]);
};

/** An organisation on the first Monday of March, and somebody who owns a risk of Finance that is to be reviewed on a day. */
async function reviewed(review_on: string) {
  setClock(`${monday}T06:00:00Z`);
  const world = await newWorld();
  const somebody = await world.person('User', { Finance: 'viewer' });
  const risk = await raised(world.admin, 'Paid twice', {
    department_id: world.departments['Finance'] as string,
    owner_id: somebody.id,
    review_on,
  });
  await owner.query(`delete from notification where org_id = $1`, [world.orgId]);
  return { world, somebody, risk };
}

const mailed = async (world: World, { email }: Caller) => {
  const own = (await mailsOf(world)).filter(
    ({ to_address, kind }) => to_address === email && kind === 'notification.told',
  );
  return Promise.all(
    own.map(async ({ id, subject }) => ({
      subject,
      text: (await world.admin.calls(readMail, { params: { id } })).data.text,
    })),
  );
};

suite('What is due', () => {
  test('is told once soon before, on the day, and after it, however often the round comes', async () => {
    const { world, somebody, risk } = await reviewed('2026-03-10');
    await goesRound(world, at('2026-03-02'), 2);
    assert.deepEqual(await told(somebody, 'due_soon'), []);
    await goesRound(world, at('2026-03-03'), 2);
    assert.deepEqual(await told(somebody, 'due_soon'), [`The review of ${risk.ref} is due on 10 Mar 2026`]);
    await goesRound(world, at('2026-03-10'), 2);
    assert.deepEqual(await told(somebody, 'due_today'), [`The review of ${risk.ref} is due today`]);
    await goesRound(world, at('2026-03-11'), 2);
    await goesRound(world, at('2026-03-12'), 2);
    assert.deepEqual(await told(somebody, 'overdue'), [`The review of ${risk.ref} was due on 10 Mar 2026`]);
    assert.equal((await told(somebody, 'due_soon')).length, 1);
  });

  test('is told anew when the day changes', async () => {
    const { world, somebody, risk } = await reviewed('2026-03-05');
    await goesRound(world, at(monday));
    const body = { version: risk.version, review_on: '2026-03-06' };
    await world.admin.calls(changeRisk, { params: { id: risk.id }, body });
    await goesRound(world, at(monday));
    assert.equal((await told(somebody, 'due_soon')).length, 2);
  });

  test('is told to the lead of the department after three days, and to the Admins after ten, once', async () => {
    const { world, somebody, risk } = await reviewed('2026-03-10');
    const lead = await world.person('Staff', { Finance: 'lead' });
    const editor = await world.person('Staff', { Finance: 'editor' });
    const sentence = `The review of ${risk.ref} has been overdue since 10 Mar 2026`;
    await goesRound(world, at('2026-03-12'), 2);
    assert.deepEqual(await told(lead, 'escalated'), []);
    await goesRound(world, at('2026-03-13'), 2);
    assert.deepEqual(await told(lead, 'escalated'), [sentence]);
    assert.deepEqual(await told(world.admin, 'escalated'), []);
    await goesRound(world, at('2026-03-20'), 2);
    assert.deepEqual(await told(world.admin, 'escalated'), [sentence]);
    assert.deepEqual([await told(lead, 'escalated'), await told(editor, 'escalated')], [[sentence], []]);
    assert.deepEqual(await told(somebody, 'escalated'), []);
  });

  test('is told as many days before and after as the organisation says', async () => {
    const { world, somebody } = await reviewed('2026-03-04');
    const lead = await world.person('Staff', { Finance: 'lead' });
    assert.deepEqual((await world.admin.calls(readNoticeSettings)).data, {
      soon_days: 7,
      lead_days: 3,
      admin_days: 10,
    });
    const settings = { soon_days: 1, lead_days: 1, admin_days: 2 };
    const backwards = await world.admin.isRefused(setNoticeSettings, { body: { ...settings, lead_days: 3 } });
    assert.deepEqual([backwards.status, backwards.code], [400, 'escalation_order']);
    assert.equal((await somebody.isRefused(setNoticeSettings, { body: settings })).status, 403);
    await world.admin.calls(setNoticeSettings, { body: settings });
    await goesRound(world, at(monday));
    assert.deepEqual(await told(somebody, 'due_soon'), []);
    await goesRound(world, at('2026-03-05'));
    assert.equal((await told(lead, 'escalated')).length, 1);
  });

  test('of another organisation is told to nobody here', async () => {
    const { world } = await reviewed('2026-03-02');
    const other = await newWorld();
    await goesRound(world, at(monday));
    const all = await owner.query(`select from notification where org_id = $1`, [other.orgId]);
    assert.equal(all.rowCount, 0);
  });
});

suite('A mail of notifications', () => {
  test('goes out once, at eight in the morning of its reader, although two processes look', async () => {
    const { world, somebody, risk } = await reviewed('2026-03-02');
    await owner.query(`update person set timezone = 'Asia/Tokyo' where org_id = $1 and id = $2`, [
      world.orgId,
      somebody.id,
    ]);
    await goesRound(world, at(monday, '01:00'));
    await mails(world, at(monday, '22:59'));
    assert.deepEqual(await mailed(world, somebody), []);
    await mails(world, at(monday, '23:00'));
    await mails(world, at('2026-03-03', '00:00'));
    const [mail, ...others] = await mailed(world, somebody);
    assert.equal(others.length, 0);
    assert.equal(mail?.subject, `The review of ${risk.ref} is due today`);
    assert.match(mail?.text ?? '', /Paid twice\nhttps?:\/\/[^\n]+\/apps\/risk\/management\/view\?risk=/);
  });

  test('tells together what waits, and not what was read before', async () => {
    const { world, somebody } = await reviewed('2026-03-04');
    for (const title of ['One', 'Two', 'Three'].map((word) => `Risk ${word}`))
      await raised(world.admin, title, { owner_id: somebody.id });
    const [newest] = (await somebody.calls(listNotices)).data;
    await somebody.calls(readNotices, { body: { ids: [newest?.id as string] } });
    await mails(world, at(monday));
    const [mail, ...others] = await mailed(world, somebody);
    assert.equal(others.length, 0);
    assert.match(mail?.subject ?? '', /^2 notifications from Test /);
    assert.ok(!mail?.text.includes(newest?.object.title as string));
  });

  test('waits until the quiet hours of its reader are over', async () => {
    const { world, somebody } = await reviewed('2026-09-04');
    const quiet = { from: '22:00', to: '07:00' };
    await somebody.calls(setPreferences, { body: { channels: [], quiet } });
    setClock(`${monday}T06:20:00Z`);
    await raised(world.admin, 'Of the night', { owner_id: somebody.id });
    await mails(world, at(monday, '06:59'));
    assert.deepEqual(await mailed(world, somebody), []);
    await mails(world, at(monday, '07:00'));
    assert.equal((await mailed(world, somebody)).length, 1);
    await mails(world, at(monday, '23:00'));
    assert.equal((await mailed(world, somebody)).length, 1);
  });

  test('of the week goes out on Monday', async () => {
    const { world, somebody } = await reviewed('2026-09-04');
    const weekly = { kind: 'assigned', in_app: true, mail: 'weekly' } as const;
    await somebody.calls(setPreferences, { body: { channels: [weekly], quiet: null } });
    setClock(`${monday}T09:00:00Z`);
    const admin = await world.signsIn(world.admin);
    await raised(admin, 'Of the week', { owner_id: somebody.id });
    await mails(world, at('2026-03-09', '07:59'));
    assert.deepEqual(await mailed({ ...world, admin }, somebody), []);
    await mails(world, at('2026-03-09', '08:00'));
    assert.equal((await mailed({ ...world, admin }, somebody)).length, 1);
  });

  test('does not tell what its reader does not see any more, nor somebody who has left', async () => {
    const { world, somebody } = await reviewed('2026-09-04');
    const leaver = await world.person('User', { Finance: 'viewer' });
    const elsewhere = { department_id: world.departments['Operations'] as string };
    const risk = await raised(world.admin, 'Of others', { ...elsewhere, owner_id: somebody.id });
    const body = { version: risk.version, owner_id: world.admin.id };
    await world.admin.calls(changeRisk, { params: { id: risk.id }, body });
    await raised(world.admin, 'Of a leaver', { owner_id: leaver.id });
    await owner.query(`update person set status = 'deactivated' where org_id = $1 and id = $2`, [
      world.orgId,
      leaver.id,
    ]);
    await mails(world, at(monday));
    assert.deepEqual([await mailed(world, somebody), await mailed(world, leaver)], [[], []]);
  });
});
