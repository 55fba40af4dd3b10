import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { actsAbout } from '#tests/world/maturity-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { drafted, publishedAnew, publishedOwn, question, section } from '#tests/world/own-framework-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { readFramework } from './framework.contract.ts';
import { listFrameworks } from './framework-list.contract.ts';
import {
  changeFramework,
  createFramework,
  deleteFramework,
  publishFramework,
  readOwnFramework,
  restoreFramework,
  retireFramework,
} from './own-framework.contract.ts';

const world = await newWorld();
const { admin } = world;
const staff = await world.person('Staff', { Finance: 'lead' }, { org_editor: true });
const user = await world.person('User', { Finance: 'viewer' });
const elsewhere = await newWorld();

const namesFor = async (who: typeof admin) => (await who.calls(listFrameworks)).data.map(({ name }) => name);

suite('A framework of an organisation’s own', () => {
  test('is written by an Admin, published, and then read by everybody', async () => {
    const draft = await drafted(world, [section('A', [question('A.1')])], 'Device safety');
    assert.deepEqual([draft.status, draft.edition, draft.has_changes], ['draft', 0, true]);
    assert.ok((await namesFor(admin)).includes('Device safety'));
    assert.ok(!(await namesFor(user)).includes('Device safety'), 'a draft is an Admin’s');
    const { data: now } = await admin.calls(publishFramework, {
      params: { id: draft.id },
      body: { version: draft.version },
    });
    assert.deepEqual([now.status, now.edition, now.has_changes], ['published', 1, false]);
    assert.deepEqual(now.permissions.can, ['edit', 'publish', 'retire']);
    const row = (await user.calls(listFrameworks)).data.find(({ id }) => id === draft.id);
    assert.deepEqual(
      [row?.framework, row?.name, row?.sections, row?.questions, row?.version, row?.assessments],
      ['custom', 'Device safety', 1, 1, '1', 0],
    );
    const { data: read } = await user.calls(readFramework, { params: { id: draft.id } });
    assert.deepEqual(
      read.sections.map(({ code, questions }) => [code, questions?.map(({ title }) => title)]),
      [['A', ['A.1 in en']]],
    );
  });

  test('is nobody’s to write but an Admin’s', async () => {
    const { id, version, content } = await drafted(world);
    const body = { version };
    for (const who of [staff, user]) {
      const tries = [
        who.isRefused(createFramework, { body: { name: 'Mine' } }),
        who.isRefused(readOwnFramework, { params: { id } }),
        who.isRefused(changeFramework, { params: { id }, body: { version, content } }),
        who.isRefused(publishFramework, { params: { id }, body }),
        who.isRefused(retireFramework, { params: { id }, body }),
        who.isRefused(restoreFramework, { params: { id }, body }),
        who.isRefused(deleteFramework, { params: { id }, body }),
        who.isRefused(readFramework, { params: { id }, query: { edition: 'draft' } }),
      ];
      for (const { status } of await Promise.all(tries)) assert.equal(status, 403);
    }
  });

  test('is seen by no other organisation', async () => {
    const { id, version, content } = await publishedOwn(world);
    const other = elsewhere.admin;
    assert.ok((await other.calls(listFrameworks)).data.every((one) => one.framework !== 'custom'));
    const tries = [
      other.isRefused(readFramework, { params: { id } }),
      other.isRefused(readOwnFramework, { params: { id } }),
      other.isRefused(changeFramework, { params: { id }, body: { version, content } }),
      other.isRefused(publishFramework, { params: { id }, body: { version } }),
      other.isRefused(retireFramework, { params: { id }, body: { version } }),
    ];
    for (const { status } of await Promise.all(tries)) assert.equal(status, 404);
    const copy = await other.isRefused(createFramework, { body: { name: 'A copy', copy_of: id } });
    assert.deepEqual([copy.status, Object.keys(copy.errors ?? {})], [400, ['copy_of']]);
  });

  test('keeps every edition as it was published', async () => {
    const first = await publishedOwn(world, [section('A', [question('A.1')])]);
    const second = await publishedAnew(world, first, [section('A', [question('A.1'), question('A.2')])]);
    assert.deepEqual(
      second.editions.map(({ edition }) => edition),
      [2, 1],
    );
    const codes = async (edition?: string) =>
      (
        await user.calls(readFramework, {
          params: { id: first.id },
          query: edition === undefined ? {} : { edition },
        })
      ).data.sections.flatMap(({ questions }) => questions?.map(({ code }) => code));
    assert.deepEqual(await codes('1'), ['A.1']);
    assert.deepEqual(await codes('2'), ['A.1', 'A.2']);
    assert.deepEqual(await codes(), ['A.1', 'A.2']);
    assert.equal(
      (await user.isRefused(readFramework, { params: { id: first.id }, query: { edition: '3' } })).status,
      404,
    );
    await assert.rejects(
      world.database.inOrganisation(world.orgId, {}, (db) =>
        db.execute(`update maturity_framework_edition set edition = 9 where org_id = '${world.orgId}'`),
      ),
      'not even the product may change it',
    );
  });

  test('is published once for each state of the draft', async () => {
    const { id, version } = await publishedOwn(world);
    const again = await admin.isRefused(publishFramework, { params: { id }, body: { version } });
    assert.deepEqual([again.status, again.code], [422, 'nothing_to_publish']);
  });

  test('is changed only by whoever saw its newest state', async () => {
    const { id, version, content } = await drafted(world);
    const stale = await admin.isRefused(changeFramework, {
      params: { id },
      body: { version: version - 1, content: { ...content, languages: ['en', 'tr'] } },
    });
    assert.deepEqual([stale.status, (stale.data as { version: number }).version], [409, version]);
    const { data: same } = await admin.calls(changeFramework, {
      params: { id },
      body: { version, content },
    });
    assert.equal(same.version, version, 'the same once more changes nothing');
  });

  test('is retired and offered again; a draft is deleted, what was published is not', async () => {
    const { id, version } = await publishedOwn(world);
    const kept = await admin.isRefused(deleteFramework, { params: { id }, body: { version } });
    assert.deepEqual([kept.status, kept.code], [409, 'wrong_state']);
    const { data: retired } = await admin.calls(retireFramework, { params: { id }, body: { version } });
    assert.deepEqual([retired.status, retired.permissions.can], ['retired', ['edit', 'restore']]);
    const row = (await user.calls(listFrameworks)).data.find((one) => one.id === id);
    assert.equal(row?.status, 'retired', 'whoever has assessments by it finds them');
    const refused = await admin.isRefused(publishFramework, {
      params: { id },
      body: { version: retired.version },
    });
    assert.equal(refused.code, 'wrong_state');
    const { data: back } = await admin.calls(restoreFramework, {
      params: { id },
      body: { version: retired.version },
    });
    assert.equal(back.status, 'published');
    const draft = await drafted(world);
    await admin.calls(deleteFramework, { params: { id: draft.id }, body: { version: draft.version } });
    assert.equal((await admin.isRefused(readOwnFramework, { params: { id: draft.id } })).status, 404);
  });

  test('is there in fifty at most', async () => {
    const { rows } = await (
      await asOwner()
    ).query<{ n: number }>('select count(*)::int as n from maturity_framework where org_id = $1', [
      elsewhere.orgId,
    ]);
    for (let n = rows[0]?.n ?? 0; n < 50; n++)
      await elsewhere.admin.calls(createFramework, { body: { name: `Framework ${n}` } });
    const full = await elsewhere.admin.isRefused(createFramework, { body: { name: 'One too many' } });
    assert.deepEqual([full.status, full.code], [422, 'too_many_frameworks']);
    assert.match(full.message, /50/);
  });

  test('tells the log how much changed, and not every word', async () => {
    const first = await publishedOwn(world, [section('A', [question('A.1'), question('A.2')])]);
    await publishedAnew(world, first, [section('A', [question('A.2', 2), question('A.3')])]);
    const acts = await actsAbout(first.id);
    assert.deepEqual(
      acts.map(({ action }) => action.replace('maturity_framework.', '')),
      ['created', 'changed', 'published', 'changed', 'published'],
    );
    assert.deepEqual(
      acts.at(-1)?.changes.map(({ field, new: now }) => [field, now]),
      [
        ['edition', 2],
        ['questions_added', 1],
        ['questions_removed', 1],
        ['questions_changed', 1],
      ],
    );
  });
});
