import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { addComment } from '#features/collaboration/comment/comment.contract.ts';
import { assignQuestions } from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { createAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { closeRisk, changeRisk, registerRisk } from '#features/risk/record/risk.contract.ts';
import { declineRequest, triageRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import type { Caller } from '#tests/world/caller.ts';
import {
  listNotices,
  readNotices,
  readPreferences,
  setPreferences,
  streamNotices,
} from './notification.contract.ts';
import { noticeKinds } from './notice-kind.contract.ts';
import { tell } from './server/shared/notify.service.ts';

const world = await newWorld();
const { admin, departments } = world;
const inFinance = { department_id: departments['Finance'] as string };

const told = async (who: Caller, query: Record<string, string> = {}) =>
  (await who.calls(listNotices, { query: { limit: '200', ...query } })).data;
const titles = async (who: Caller) => (await told(who)).map(({ title }) => title);

/** A risk of Finance that somebody owns. */
const ownedBy = async (owner: Caller, title = 'Paid twice') =>
  raised(admin, title, { ...inFinance, owner_id: owner.id });

suite('A notice', () => {
  test('tells whoever is mentioned, whose comment is answered and whose record it is, each once', async () => {
    const owner = await world.person('User', { Finance: 'viewer' });
    const other = await world.person('Staff', { Finance: 'editor' });
    const { id, ref } = await ownedBy(owner);
    const params = { object_type: 'risk', id } as const;
    const said = { body: '@Staff look', mentions: [other.id, owner.id] };
    const { data } = await admin.calls(addComment, { params, body: said });
    await other.calls(addComment, { params, body: { body: 'I see', parent_id: data.id } });
    assert.deepEqual(await titles(owner), [
      `Staff ${await lastName(other)} commented on ${ref}`,
      `Ada Admin mentioned you in a comment on ${ref}`,
      `Ada Admin made you the owner of ${ref}`,
    ]);
    assert.deepEqual(await titles(other), [`Ada Admin mentioned you in a comment on ${ref}`]);
    const [answered] = await told(admin);
    assert.equal(answered?.title, `Staff ${await lastName(other)} replied to your comment on ${ref}`);
    assert.equal(answered?.link, `/apps/risk/management/view?risk=${id}`);
    assert.equal(answered?.object.title, 'Paid twice');
  });

  test('is worded in the language of whoever reads it', async () => {
    const owner = await world.person('User', { Finance: 'viewer' });
    const { ref } = await ownedBy(owner);
    const { body } = await owner.sends(listNotices, {}, { 'accept-language': 'tr' });
    const [notice] = (body as { data: { title: string }[] }).data;
    assert.equal(notice?.title, `Ada Admin sizi ${ref} kaydının sahibi yaptı`);
  });

  test('is not shown to whoever does not see what it is about any more', async () => {
    const owner = await world.person('User', { Finance: 'viewer' });
    const next = await world.person('User', { Finance: 'viewer' });
    const { id, version } = await raised(admin, 'Of the other side', {
      department_id: departments['Operations'] as string,
      owner_id: owner.id,
    });
    assert.equal((await told(owner)).length, 1);
    await admin.calls(changeRisk, { params: { id }, body: { version, owner_id: next.id } });
    assert.deepEqual(await told(owner), []);
    assert.deepEqual((await owner.calls(readNotices, { body: {} })).data, { unread: 0 });
    assert.deepEqual((await streamed(owner)).unread, 0);
    assert.equal((await told(next)).length, 1);
  });

  test('asks those who decide, and tells whoever asked what was decided', async () => {
    const owner = await world.person('User', { Finance: 'viewer' });
    const editor = await world.person('Staff', { Finance: 'editor' });
    const viewer = await world.person('Staff', { Finance: 'viewer' });
    const { id, ref, version } = await ownedBy(owner);
    const params = { id };
    const body = { version, reason: 'no_longer_exists' as const };
    const { data: asked } = await owner.calls(closeRisk, { params, body });
    const [notice] = await told(editor, { kind: 'decision_asked' });
    assert.match(notice?.title ?? '', new RegExp(`^User .* asks to close ${ref}$`));
    assert.deepEqual(await told(viewer, { kind: 'decision_asked' }), []);
    await editor.calls(declineRequest, { params, body: { version: asked.version, reason: 'Not yet sold' } });
    const [decided] = await told(owner, { kind: 'decided' });
    assert.match(decided?.title ?? '', new RegExp(`declined what you asked for about ${ref}$`));
  });

  test('tells whoever raised a risk what became of it at triage', async () => {
    const raiser = await world.person('User', { Finance: 'viewer' });
    const editor = await world.person('Staff', { Finance: 'editor' });
    const { data: risk } = await raiser.calls(registerRisk, {
      body: { title: 'Keys are lost', ...inFinance },
    });
    assert.equal((await told(editor, { kind: 'decision_asked' }))[0]?.object.id, risk.id);
    const body = { version: risk.version, decision: 'reject' as const, reason: 'It is a fact, no risk' };
    await editor.calls(triageRisk, { params: { id: risk.id }, body });
    assert.match((await told(raiser, { kind: 'decided' }))[0]?.title ?? '', / rejected R-\d+$/);
  });

  test('tells people of questions that are given to them', async () => {
    const assessor = await world.person('Staff', { Finance: 'editor' });
    const assignee = await world.person('User', { Finance: 'viewer' });
    const body = {
      framework: 'nist' as const,
      name: 'Autumn',
      period: { from: '2026-07-01', to: '2026-09-30' },
      assessor_ids: [assessor.id],
      ...inFinance,
    };
    const { data: made } = await admin.calls(createAssessment, { body });
    const section = made.sections[0]?.code ?? '';
    const given = { version: made.version, section_ids: [section], user_ids: [assignee.id] };
    await admin.calls(assignQuestions, { params: { id: made.id }, body: given });
    assert.deepEqual(await titles(assessor), [`Ada Admin named you as an assessor of ${made.ref}`]);
    const [notice] = await told(assignee);
    assert.equal(notice?.title, `Ada Admin assigned questions of ${made.ref} to you`);
    assert.equal(notice?.link, `/apps/nist/assessment?assessment=${made.id}`);
  });

  test('is read by its reader alone, one by one or up to a moment', async () => {
    const owner = await world.person('User', { Finance: 'viewer' });
    for (const title of ['One', 'Two', 'Three'].map((word) => `Risk ${word}`)) await ownedBy(owner, title);
    const [newest, , oldest] = await told(owner);
    const ids = [oldest?.id as string];
    assert.equal((await admin.calls(readNotices, { body: { ids } })).data.unread > -1, true);
    assert.equal((await owner.calls(listNotices, { query: { unread: '1' } })).count, 3);
    assert.deepEqual((await owner.calls(readNotices, { body: { ids } })).data, { unread: 2 });
    assert.equal((await told(owner)).at(-1)?.read, true);
    const { data } = await owner.calls(readNotices, { body: { until: newest?.created_at as string } });
    assert.deepEqual(data, { unread: 0 });
  });
});

suite('Preferences', () => {
  test('turn a kind off, for those who say so', async () => {
    const owner = await world.person('User', { Finance: 'viewer' });
    const off = { kind: 'assigned', in_app: false, mail: 'none' } as const;
    await owner.calls(setPreferences, { body: { channels: [off], quiet: null } });
    await ownedBy(owner);
    assert.deepEqual(await told(owner), []);
    await owner.calls(setPreferences, { body: { channels: [{ ...off, mail: 'weekly' }], quiet: null } });
    await ownedBy(owner);
    assert.deepEqual(await told(owner), [], 'what is only mailed is not listed');
    await owner.calls(setPreferences, { body: { channels: [], quiet: null } });
    await ownedBy(owner);
    assert.equal((await told(owner)).length, 1);
  });

  test('name every kind, and quiet hours', async () => {
    const somebody = await world.person('User');
    const quiet = { from: '22:00', to: '07:05' };
    const { data } = await somebody.calls(setPreferences, { body: { channels: [], quiet } });
    assert.deepEqual(data.quiet, quiet);
    assert.deepEqual(
      data.channels.map(({ kind }) => kind),
      noticeKinds,
    );
    assert.deepEqual((await somebody.calls(readPreferences)).data, data);
    const none = { from: '22:00', to: '22:00' };
    const { data: without } = await somebody.calls(setPreferences, { body: { channels: [], quiet: none } });
    assert.equal(without.quiet, null);
  });

  test('do not turn off what is about the security of the account', async () => {
    const somebody = await world.person('User');
    for (const other of [
      { in_app: false, mail: 'none' },
      { in_app: true, mail: 'weekly' },
    ] as const) {
      const channels = [{ kind: 'security' as const, ...other }];
      const refused = await somebody.isRefused(setPreferences, { body: { channels, quiet: null } });
      assert.deepEqual([refused.status, refused.code], [422, 'notice_locked']);
    }
  });
});

suite('Thousands of notices', () => {
  test('are paged, and counted to a hundred where they are unread', async () => {
    const crowd = await newWorld();
    await floods(crowd, crowd.admin, 3000);
    const { data, count } = await crowd.admin.calls(listNotices, { query: { limit: '50', offset: '2990' } });
    assert.deepEqual([data.length, count], [10, 3000]);
    assert.deepEqual(await streamed(crowd.admin), { unread: 100 });
    const stranger = await newWorld();
    assert.deepEqual(await streamed(stranger.admin), { unread: 0 });
    assert.equal((await stranger.admin.calls(listNotices)).count, 0);
  });
});

const streamed = async (who: Caller) =>
  ((await who.sends(streamNotices)).body as { data: { unread: number } }).data;

const lastName = async ({ id }: Caller): Promise<string> => {
  const rows = await world.database.inOrganisation(world.orgId, { readOnly: true }, (db) =>
    db.ask<{ last_name: string }>(
      { name: 'last_name', text: 'select last_name from person where org_id = $1 and id = $2' },
      [world.orgId, id],
    ),
  );
  return rows[0]?.last_name ?? '';
};

/** So many notices about one's own account. */
const floods = ({ database, orgId }: World, { id }: Caller, many: number) =>
  database.inOrganisation(orgId, {}, async (db) =>
    tell(
      db,
      Array.from({ length: many }, () => ({
        person_id: id,
        kind: 'security' as const,
        severity: 'info' as const,
        object: { type: 'person', id, ref: '', title: '' },
        link: '/profile',
        words: {},
        once: null,
      })),
    ),
  );
