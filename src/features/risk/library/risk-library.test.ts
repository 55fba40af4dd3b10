import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { languages } from '#platform/contract/access.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { listCategories } from '#features/risk/category/risk-category.contract.ts';
import { deleteRisk, readRisk } from '#features/risk/record/risk.contract.ts';
import {
  addFromLibrary,
  addLibraryItem,
  changeLibraryItem,
  dismissLibraryItem,
  libraryItem,
  listLibrary,
  reconsiderLibraryItem,
  removeLibraryItem,
} from './risk-library.contract.ts';

const ransomware = async (who: Caller, query: object = {}) => {
  const { data } = await who.calls(listLibrary, { query: { q: 'ransomware', ...query } });
  const [item] = data;
  assert.ok(item);
  return item;
};

suite('The repository of risks', () => {
  test('comes with the product in every language, each in a category of the organisation', async () => {
    const { admin } = await newWorld();
    const { data: categories } = await admin.calls(listCategories);
    const titles = new Set<string>();
    let shipped: string[] | undefined;
    for (const language of languages) {
      const { body } = await admin.sends(
        listLibrary,
        { query: { limit: '200' } },
        { 'accept-language': language },
      );
      const data = (body as { data: unknown[] }).data.map((item) => libraryItem.parse(item));
      assert.ok(data.length >= 30);
      for (const item of data) {
        assert.ok(item.description && item.causes && item.consequences && item.suggested, item.title);
        assert.ok(
          categories.some(({ id }) => id === item.category?.id),
          `${item.title} has no category`,
        );
        titles.add(item.title);
      }
      const ids = data.map(({ id }) => id).toSorted();
      assert.deepEqual((shipped ??= ids), ids);
    }
    assert.equal(titles.size, (shipped?.length ?? 0) * languages.length);
  });

  test('is searched by words, by category and by what was considered, page by page', async () => {
    const { admin } = await newWorld();
    const item = await ransomware(admin);
    assert.equal(item.code, 'ransomware');
    const byKey = await admin.calls(listLibrary, { query: { category: 'cyber' } });
    const byId = await admin.calls(listLibrary, { query: { category: item.category?.id ?? '' } });
    assert.deepEqual([byKey.count > 3, byId.count], [true, byKey.count]);
    const first = await admin.calls(listLibrary, { query: { limit: '2' } });
    const second = await admin.calls(listLibrary, { query: { limit: '2', offset: '2' } });
    assert.equal(new Set([...first.data, ...second.data].map(({ id }) => id)).size, 4);
    const beyond = await admin.calls(listLibrary, { query: { offset: '1000' } });
    assert.deepEqual([beyond.data, beyond.count], [[], first.count]);
    assert.equal((await admin.calls(listLibrary, { query: { q: '100%_nothing' } })).count, 0);
  });

  test('gives a risk its words, and knows from then on that it was considered there', async () => {
    const { admin, person, departments } = await newWorld();
    const item = await ransomware(admin);
    const params = { id: item.id };
    const finance = departments['Finance'];
    const { data: risk } = await admin.calls(addFromLibrary, { params, body: { department_id: finance } });
    assert.deepEqual(
      [risk.title, risk.source, risk.context.cause, risk.category?.id, risk.department?.name],
      [item.title, 'library', item.causes, item.category?.id, 'Finance'],
    );
    const made = { id: risk.id, ref: risk.ref };
    assert.deepEqual((await ransomware(admin)).risk, made);
    const there = await ransomware(admin, { dpt: finance });
    assert.deepEqual([there.state, there.risk], ['considered', made]);
    assert.equal((await ransomware(admin, { dpt: departments['Operations'] })).state, 'open');
    const open = await admin.calls(listLibrary, { query: { dpt: finance, state: 'open', limit: '200' } });
    assert.ok(!open.data.some(({ id }) => id === item.id));
    // Whoever cannot see the risk is not told of it.
    const outsider = await person('Staff', { Operations: 'lead' });
    assert.deepEqual((await ransomware(outsider)).risk, null);
    await admin.calls(deleteRisk, {
      params: { id: risk.id },
      body: { version: 1, reason: 'Entered in error' },
    });
    assert.equal((await ransomware(admin, { dpt: finance })).state, 'open');
  });

  test('is used by everybody: what a User takes from it waits for triage, in words of their own', async () => {
    const { person, departments } = await newWorld();
    const user = await person('User', { Finance: 'viewer' });
    const { id } = await ransomware(user);
    const { data } = await user.calls(addFromLibrary, {
      params: { id },
      body: { department_id: departments['Finance'], title: 'Ransomware at the till' },
    });
    assert.deepEqual([data.title, data.triage], ['Ransomware at the till', 'submitted']);
    const { data: elsewhere } = await user.calls(addFromLibrary, {
      params: { id },
      body: { department_id: departments['Operations'] },
    });
    assert.deepEqual([elsewhere.department?.name, elsewhere.triage], ['Operations', 'submitted']);
    const nothing = await user.isRefused(addFromLibrary, { params: { id: crypto.randomUUID() }, body: {} });
    assert.equal(nothing.status, 404);
  });

  test('lets a department put a risk aside with a reason, and think again', async () => {
    const { admin, person, departments } = await newWorld();
    const lead = await person('Staff', { Finance: 'lead' });
    const params = { id: (await ransomware(lead)).id };
    const department_id = departments['Finance'];
    const aside = { department_id, reason: 'We work on paper only' };
    const { data } = await lead.calls(dismissLibraryItem, { params, body: aside });
    assert.deepEqual([data.state, data.dismissed?.reason], ['not_relevant', aside.reason]);
    assert.equal((await ransomware(lead)).state, 'open');
    assert.equal((await ransomware(admin, { dpt: departments['Operations'] })).state, 'open');
    const { data: again } = await lead.calls(dismissLibraryItem, {
      params,
      body: { department_id, reason: 'We own no computers' },
    });
    assert.equal(again.dismissed?.reason, 'We own no computers');
    for (const body of [
      { reason: 'Not for anybody' },
      { ...aside, department_id: departments['Operations'] },
    ]) {
      const refused = await lead.isRefused(dismissLibraryItem, { params, body });
      assert.deepEqual([refused.status, refused.code], [403, 'department_not_yours']);
    }
    const user = await person('User', { Finance: 'viewer' });
    assert.equal((await user.isRefused(dismissLibraryItem, { params, body: aside })).status, 403);
    const { data: open } = await lead.calls(reconsiderLibraryItem, { params, body: { department_id } });
    assert.deepEqual([open.state, open.dismissed], ['open', null]);
    assert.equal(
      (await lead.isRefused(reconsiderLibraryItem, { params, body: { department_id } })).status,
      404,
    );
    await admin.calls(dismissLibraryItem, { params, body: { reason: 'Nowhere in the house' } });
    assert.equal((await ransomware(lead, { dpt: department_id })).state, 'not_relevant');
    const everywhere = await lead.isRefused(reconsiderLibraryItem, { params, body: {} });
    assert.deepEqual([everywhere.status, everywhere.code], [403, 'department_not_yours']);
  });

  test("takes the organisation's own risks, which staff change and remove", async () => {
    const { person } = await newWorld();
    const staff = await person('Staff');
    const { data } = await staff.calls(addLibraryItem, {
      body: { title: 'The tide floods the pier', suggested: { likelihood: 2, consequence: 3 } },
    });
    assert.deepEqual(
      [data.source, data.version, data.state, data.suggested],
      ['tenant', 1, 'open', { likelihood: 2, consequence: 3 }],
    );
    const params = { id: data.id };
    const { data: changed } = await staff.calls(changeLibraryItem, {
      params,
      body: { version: 1, causes: 'Storms from the west' },
    });
    assert.deepEqual(
      [changed.version, changed.causes, changed.title],
      [2, 'Storms from the west', data.title],
    );
    const stale = await staff.isRefused(changeLibraryItem, {
      params,
      body: { version: 1, title: 'Another' },
    });
    assert.deepEqual(
      [stale.status, stale.code, (stale.data as typeof data).version],
      [409, 'stale_version', 2],
    );
    const user = await person('User');
    assert.equal((await user.isRefused(addLibraryItem, { body: { title: 'Of a User' } })).status, 403);
    const unknown = await staff.isRefused(changeLibraryItem, {
      params,
      body: { version: 2, category_id: crypto.randomUUID() },
    });
    assert.deepEqual([unknown.status, unknown.code], [400, 'category_unknown']);
    const { data: risk } = await staff.calls(addFromLibrary, { params, body: {} });
    await staff.calls(removeLibraryItem, { params, body: { version: 2 } });
    assert.equal((await staff.calls(listLibrary, { query: { q: 'pier' } })).count, 0);
    assert.equal((await staff.calls(readRisk, { params: { id: risk.id } })).data.title, data.title);
  });

  test('does not let its shipped risks be changed, nor the own ones of another organisation be seen', async () => {
    const here = await newWorld();
    const there = await newWorld();
    const { id } = await ransomware(here.admin);
    const body = { version: 1, title: 'Something else' };
    assert.equal((await here.admin.isRefused(changeLibraryItem, { params: { id }, body })).status, 403);
    const { data: own } = await here.admin.calls(addLibraryItem, { body: { title: 'Only here' } });
    assert.equal(
      (await there.admin.isRefused(changeLibraryItem, { params: { id: own.id }, body })).status,
      404,
    );
    assert.equal((await there.admin.calls(listLibrary, { query: { q: 'only here' } })).count, 0);
    await there.admin.calls(dismissLibraryItem, { params: { id }, body: { reason: 'Not with them' } });
    assert.equal((await ransomware(here.admin)).state, 'open');
  });
});
