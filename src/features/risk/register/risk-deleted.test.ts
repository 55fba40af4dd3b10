import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { deleteRisk, listRisks, registerRisk, restoreRisk } from '#features/risk/record/risk.contract.ts';
import { newWorld } from '#tests/world/world.ts';
import { listDeletedRisks } from './risk-deleted.contract.ts';

suite('The view of deleted risks', () => {
  test('shows an Admin what was deleted, the latest first, and each can be restored', async () => {
    const { admin, departments } = await newWorld();
    const raise = async (title: string) =>
      (await admin.calls(registerRisk, { body: { title, department_id: departments['Finance'] } })).data;
    const [one, other] = [await raise('Deleted first of the two'), await raise('Deleted last of the two')];
    await raise('Stays in the register');
    for (const { id, version } of [one, other])
      await admin.calls(deleteRisk, { params: { id }, body: { version, reason: 'Entered in error' } });
    const { data, count } = await admin.calls(listDeletedRisks, { query: {} });
    assert.deepEqual(
      [count, data.map(({ ref }) => ref), data[0]?.department?.name, data[0]?.deleted_by?.id],
      [2, [other.ref, one.ref], 'Finance', admin.id],
    );
    assert.deepEqual(
      (await admin.calls(listDeletedRisks, { query: { limit: '1', offset: '1' } })).data.length,
      1,
    );
    const [latest] = data;
    await admin.calls(restoreRisk, { params: { id: other.id }, body: { version: latest?.version ?? 0 } });
    assert.equal((await admin.calls(listDeletedRisks, { query: {} })).count, 1);
    assert.equal((await admin.calls(listRisks, { query: {} })).count, 2);
  });

  test('is for Admins alone', async () => {
    const { person } = await newWorld();
    const staff = await person('Staff', { Finance: 'editor' });
    assert.equal((await staff.isRefused(listDeletedRisks, { query: {} })).status, 403);
  });

  test('shows nothing of another organisation', async () => {
    const [here, elsewhere] = [await newWorld(), await newWorld()];
    const { data } = await here.admin.calls(registerRisk, { body: { title: 'Deleted over here' } });
    await here.admin.calls(deleteRisk, {
      params: { id: data.id },
      body: { version: data.version, reason: 'Entered in error' },
    });
    assert.equal((await elsewhere.admin.calls(listDeletedRisks, { query: {} })).count, 0);
  });
});
