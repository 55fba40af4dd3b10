import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { listColleagues } from '#features/identity/person/person.contract.ts';
import { raised } from '#tests/world/risk-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { changeRisk, deleteRisk } from '#features/risk/record/risk.contract.ts';
import { listRiskOwners, listRiskRaisers } from '#features/risk/filter/risk-filter.contract.ts';

const owners = async (caller: Caller) =>
  (await caller.calls(listRiskOwners)).data.map(({ id }) => id).toSorted();

suite('The owners that a register can be narrowed to', () => {
  test('are those of the risks one sees, colleagues or not, and nobody else', async () => {
    const world = await newWorld({ departments: ['Finance', 'Operations'] });
    const { admin, departments } = world;
    const [Finance, Operations] = [departments['Finance'], departments['Operations']];
    const reader = await world.person('User', { Finance: 'viewer' });
    const stranger = await world.person('Staff', { Operations: 'editor' });
    const hidden = await world.person('Staff', { Operations: 'editor' });
    const elsewhere = await world.person('Staff', { Operations: 'editor' });
    await raised(admin, 'Ours, owned by a stranger', { department_id: Finance, owner_id: stranger.id });
    const theirs = await raised(admin, 'Theirs', { department_id: Operations, owner_id: hidden.id });
    assert.deepEqual(await owners(reader), [stranger.id]);
    assert.ok((await reader.calls(listColleagues)).data.every(({ id }) => id !== stranger.id));

    // What one raised or owns is seen wherever it is.
    const moved = await raised(reader, 'Raised by the reader', { department_id: Finance });
    await admin.calls(changeRisk, {
      params: { id: moved.id },
      body: { version: 1, department_id: Operations as string, owner_id: elsewhere.id },
    });
    await raised(admin, 'Owned by the reader', { department_id: Operations, owner_id: reader.id });
    assert.deepEqual(await owners(reader), [stranger.id, elsewhere.id, reader.id].toSorted());
    assert.deepEqual(await owners(admin), [stranger.id, hidden.id, elsewhere.id, reader.id].toSorted());

    await admin.calls(deleteRisk, {
      params: { id: theirs.id },
      body: { version: 1, reason: 'Entered twice' },
    });
    assert.deepEqual(await owners(admin), [stranger.id, elsewhere.id, reader.id].toSorted());
  });

  test('are told with their names, and by whether they are still here', async () => {
    const { admin, database, orgId, person } = await newWorld();
    const left = await person('Staff', {}, { last_name: 'Gone' });
    await raised(admin, 'Whose owner left', { owner_id: left.id });
    await database.inOrganisation(orgId, { unrecorded: true }, (db) =>
      db.ask(
        { name: 'leave', text: `update person set status = 'deactivated' where org_id = $1 and id = $2` },
        [orgId, left.id],
      ),
    );
    const { data } = await admin.calls(listRiskOwners);
    assert.deepEqual(data, [{ id: left.id, name: 'Staff Gone', is_active: false }]);
  });
});

suite('Those who raised risks, as a register can be narrowed to them', () => {
  test('are those of the risks one sees, colleagues or not, here or gone', async () => {
    const world = await newWorld({ departments: ['Finance', 'Operations'] });
    const { admin, departments, database, orgId } = world;
    const [Finance, Operations] = [departments['Finance'], departments['Operations']];
    const reader = await world.person('User', { Finance: 'viewer' });
    const stranger = await world.person('Staff', { Operations: 'editor' }, { last_name: 'Gone' });
    const hidden = await world.person('Staff', { Operations: 'editor' });
    await raised(hidden, 'Theirs', { department_id: Operations });
    const moved = await raised(stranger, 'Raised elsewhere, and moved here', { department_id: Operations });
    const raisers = async (caller: Caller) => (await caller.calls(listRiskRaisers)).data;
    assert.deepEqual(await raisers(reader), []);
    await admin.calls(changeRisk, {
      params: { id: moved.id },
      body: { version: 1, department_id: Finance as string },
    });
    await database.inOrganisation(orgId, { unrecorded: true }, (db) =>
      db.ask(
        { name: 'leave', text: `update person set status = 'deactivated' where org_id = $1 and id = $2` },
        [orgId, stranger.id],
      ),
    );
    assert.deepEqual(await raisers(reader), [{ id: stranger.id, name: 'Staff Gone', is_active: false }]);
    assert.deepEqual(new Set((await raisers(admin)).map(({ id }) => id)), new Set([stranger.id, hidden.id]));
    await admin.calls(deleteRisk, {
      params: { id: moved.id },
      body: { version: 2, reason: 'Entered twice' },
    });
    assert.deepEqual(await raisers(reader), []);
  });
});
