import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { deactivatePerson } from '#features/identity/leaving/leaving.contract.ts';
import { newWorld } from '#tests/world/world.ts';
import { addDepartment, listDepartmentMembers, setDepartmentMembers } from './department-change.contract.ts';
import { listDepartments } from './department.contract.ts';

suite('The members of a department', () => {
  test('are those an Admin names, with what each may do, and nobody else', async () => {
    const { admin, departments, person } = await newWorld();
    const params = { id: departments['Finance'] as string };
    const before = await person('Staff', { Finance: 'editor' });
    const after = await person('User');
    const member = { user_id: after.id, access: 'viewer' as const, include_children: true };
    const { data } = await admin.calls(setDepartmentMembers, {
      params,
      body: { version: 1, members: [member] },
    });
    assert.deepEqual(
      data.map(({ user_id, access, include_children, is_active }) => ({
        user_id,
        access,
        include_children,
        is_active,
      })),
      [{ ...member, is_active: true }],
    );
    const own = async (who: typeof before) => (await who.calls(listDepartments)).data.map(({ name }) => name);
    assert.deepEqual([await own(before), await own(after)], [[], ['Finance']]);
    const stale = await admin.isRefused(setDepartmentMembers, { params, body: { version: 1, members: [] } });
    assert.equal(stale.status, 409);
  });

  test('belong to what is below as well, where that is said', async () => {
    const { admin, departments, person } = await newWorld();
    const id = departments['Finance'] as string;
    await admin.calls(addDepartment, { body: { name: 'Audit', parent_id: id } });
    const [both, one] = [await person('Staff'), await person('Staff')];
    const members = [
      { user_id: both.id, access: 'editor', include_children: true },
      { user_id: one.id, access: 'editor', include_children: false },
    ];
    await admin.calls(setDepartmentMembers, { params: { id }, body: { version: 1, members } as never });
    const own = async (who: typeof both) => (await who.calls(listDepartments)).data.length;
    assert.deepEqual([await own(both), await own(one)], [2, 1]);
  });

  test('are named by those who lead it, who do not change what they may do themselves', async () => {
    const { admin, departments, person } = await newWorld();
    const params = { id: departments['Finance'] as string };
    const lead = await person('Staff', { Finance: 'lead' });
    const editor = await person('Staff', { Finance: 'editor' });
    const stranger = await person('Staff', { Operations: 'lead' });
    const own = { user_id: lead.id, access: 'lead' as const, include_children: true };
    const other = { user_id: editor.id, access: 'viewer' as const, include_children: true };
    assert.equal((await lead.calls(listDepartmentMembers, { params })).data.length, 2);
    await lead.calls(setDepartmentMembers, { params, body: { version: 1, members: [own, other] } });
    for (const members of [[other], [{ ...own, include_children: false }, other]]) {
      const raised = await lead.isRefused(setDepartmentMembers, { params, body: { version: 2, members } });
      assert.deepEqual([raised.status, raised.code], [422, 'own_membership']);
    }
    const sent = { params, body: { version: 2, members: [own] } };
    assert.equal((await editor.isRefused(setDepartmentMembers, sent)).status, 403);
    assert.equal((await stranger.isRefused(setDepartmentMembers, sent)).status, 404);
    assert.equal((await stranger.isRefused(listDepartmentMembers, { params })).status, 404);
    assert.equal((await editor.isRefused(listDepartmentMembers, { params })).status, 403);
    const nowhere = { params: { id: crypto.randomUUID() } };
    assert.equal((await admin.isRefused(listDepartmentMembers, nowhere)).status, 404);
  });

  test('are active people of the organisation, each named once', async () => {
    const { admin, departments, person } = await newWorld();
    const params = { id: departments['Finance'] as string };
    const left = await person('User');
    await admin.calls(deactivatePerson, { params: { id: left.id }, body: { version: 1 } });
    const stranger = await (await newWorld()).person('User');
    const member = (user_id: string) => ({ user_id, access: 'viewer' as const, include_children: false });
    for (const { id } of [left, stranger]) {
      const refused = await admin.isRefused(setDepartmentMembers, {
        params,
        body: { version: 1, members: [member(id)] },
      });
      assert.deepEqual([refused.status, refused.code], [400, 'person_unknown']);
    }
    const twice = await admin.isRefused(setDepartmentMembers, {
      params,
      body: { version: 1, members: [member(admin.id), member(admin.id)] },
    });
    assert.deepEqual([twice.status, twice.code], [400, 'member_twice']);
  });
});
