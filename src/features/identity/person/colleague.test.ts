import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  addToDepartment,
  createDepartment,
} from '#features/organisation/department/server/department.service.ts';
import { operator } from '#app/new-organisation.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld } from '#tests/world/world.ts';
import { listColleagues } from './person.contract.ts';

const owner = await asOwner();

suite('The list of colleagues', () => {
  test('holds those one shares a department with; an Admin sees all, and is seen where they are a member', async () => {
    const world = await newWorld();
    const mate = await world.person('Staff', { Finance: 'editor' });
    const stranger = await world.person('Staff', { Operations: 'lead' });
    const user = await world.person('User', { Finance: 'viewer' });
    const member = await world.person('Admin', { Operations: 'viewer' });
    const nowhere = await world.person('Staff');
    const gone = await world.person('Staff', { Finance: 'viewer' });
    await owner.query(`update person set status = 'deactivated' where org_id = $1 and id = $2`, [
      world.orgId,
      gone.id,
    ]);
    const seenBy = async (who: typeof user) =>
      new Set((await who.calls(listColleagues)).data.map(({ id }) => id));
    const all = [world.admin, mate, stranger, user, member, nowhere].map(({ id }) => id);
    assert.deepEqual(await seenBy(world.admin), new Set(all));
    assert.deepEqual(await seenBy(user), new Set([mate.id, user.id]));
    assert.deepEqual(await seenBy(stranger), new Set([member.id, stranger.id]));
    assert.deepEqual(await seenBy(nowhere), new Set([nowhere.id]));
  });

  test('tells of each the departments one shares, and an Admin all of them', async () => {
    const world = await newWorld();
    const { Finance, Operations } = world.departments;
    const both = await world.person('Staff', { Finance: 'editor', Operations: 'viewer' });
    const user = await world.person('User', { Finance: 'viewer' });
    const departmentsOf = async (who: typeof user, id: string) =>
      (await who.calls(listColleagues)).data.find((one) => one.id === id)?.departments.toSorted();
    assert.deepEqual(await departmentsOf(user, both.id), [Finance]);
    assert.deepEqual(await departmentsOf(both, user.id), [Finance]);
    assert.deepEqual(await departmentsOf(both, both.id), [Finance, Operations].toSorted());
    assert.deepEqual(await departmentsOf(world.admin, both.id), [Finance, Operations].toSorted());
  });

  test('counts a department below one whose membership includes it as shared, from both sides', async () => {
    const world = await newWorld();
    const above = await world.person('Staff', { Finance: 'lead' });
    const below = await world.person('User');
    const treasury = await world.database.inOrganisation(world.orgId, {}, async (db) => {
      const made = await createDepartment(
        { db, by: operator },
        {
          name: 'Treasury',
          parent_id: world.departments['Finance'] as string,
        },
      );
      await addToDepartment(
        { db, by: operator },
        { person_id: below.id, department_id: made, access: 'viewer' },
      );
      return made;
    });
    const shared = async (who: typeof below, id: string) =>
      (await who.calls(listColleagues)).data.find((one) => one.id === id)?.departments;
    assert.deepEqual(await shared(below, above.id), [treasury]);
    assert.deepEqual(await shared(above, below.id), [treasury]);
  });

  test('tells addresses to Admin and Staff alone', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff', { Finance: 'editor' });
    const user = await world.person('User', { Finance: 'viewer' });
    assert.ok((await staff.calls(listColleagues)).data.every(({ email }) => email !== undefined));
    assert.ok((await user.calls(listColleagues)).data.every(({ email }) => email === undefined));
  });

  test('holds everybody where there are no departments', async () => {
    const world = await newWorld({ license: 'flat' });
    const user = await world.person('User');
    const staff = await world.person('Staff');
    assert.deepEqual(
      new Set((await user.calls(listColleagues)).data.map(({ id }) => id)),
      new Set([world.admin.id, user.id, staff.id]),
    );
  });
});
