import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import { besideUncommitted } from '#tests/accounts/uncommitted.ts';
import type { Caller } from '#tests/world/caller.ts';
import { listDepartments } from '#features/organisation/department/department.contract.ts';
import {
  addToDepartment,
  createDepartment,
} from '#features/organisation/department/server/department.service.ts';
import { invitePeople } from '#features/organisation/invitation/invitation.contract.ts';
import { listColleagues } from '#features/identity/person/person.contract.ts';
import { operator } from '#app/new-organisation.ts';
import { changeMember, listMembers, readMember } from './member.contract.ts';

const owner = await asOwner();
const beside = { holder: await asOwner(), watcher: owner };

const changes = async ({ admin }: World, { id }: Caller, body: Record<string, unknown>, by = admin) => {
  const { version } = (await admin.calls(readMember, { params: { id } })).data;
  return by.sends(changeMember, { params: { id }, body: { version, ...body } });
};
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
];

suite('The people of an organisation', () => {
  test('are listed by name, page by page, the deactivated too', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff', { Finance: 'editor' }, { last_name: 'Berg' });
    await world.person('User', {}, { last_name: 'Aal' });
    const gone = await world.person('User', {}, { last_name: 'Zorn' });
    await owner.query(`update person set status = 'deactivated' where id = $1`, [gone.id]);
    const listed = async (query: Record<string, string> = {}) =>
      (await world.admin.calls(listMembers, { query })).data.map(
        ({ first_name, last_name }) => `${first_name} ${last_name}`,
      );
    assert.deepEqual(await listed(), ['Ada Admin', 'Staff Berg', 'User Aal', 'User Zorn']);
    assert.deepEqual(await listed({ limit: '1', offset: '2' }), ['User Aal']);
    assert.equal((await world.admin.calls(listMembers, { query: { limit: '1' } })).count, 4);
    assert.deepEqual(await listed({ status: 'deactivated' }), ['User Zorn']);
    assert.deepEqual(await listed({ type: 'Staff' }), ['Staff Berg']);
    const one = (await world.admin.calls(readMember, { params: { id: staff.id } })).data;
    assert.deepEqual(
      [one.email, one.type, one.org_editor, one.status, one.departments],
      [
        staff.email,
        'Staff',
        false,
        'active',
        [{ department_id: world.departments['Finance'], name: 'Finance', access: 'editor' }],
      ],
    );
    assert.ok(one.last_login_at !== null);
  });

  test('are found by parts of name and address, in any spelling, and by nothing that only looks like a pattern', async () => {
    const world = await newWorld();
    const person = await world.person('User', {}, { last_name: 'IŞIK' });
    const found = async (q: string) =>
      (await world.admin.calls(listMembers, { query: { q } })).data.map(({ id }) => id);
    for (const q of ['ışık', 'isik', 'user ış', person.email.toUpperCase()])
      assert.deepEqual(await found(q), [person.id], q);
    for (const q of ['%', '_', 'nobody-here']) assert.deepEqual(await found(q), [], q);
  });

  test('are found by their department, also by one above it that includes it', async () => {
    const world = await newWorld();
    const above = await world.person('Staff', { Finance: 'lead' });
    const below = await world.person('User');
    await world.person('User', { Operations: 'viewer' });
    const treasury = await world.database.inOrganisation(world.orgId, {}, async (db) => {
      const call = { db, by: operator };
      const made = await createDepartment(call, {
        name: 'Treasury',
        parent_id: world.departments['Finance'] as string,
      });
      await addToDepartment(call, { person_id: below.id, department_id: made, access: 'viewer' });
      return made;
    });
    const found = async (dpt: string) =>
      (await world.admin.calls(listMembers, { query: { dpt } })).data.map(({ id }) => id);
    assert.deepEqual(new Set(await found(treasury)), new Set([above.id, below.id]));
    assert.deepEqual(await found(world.departments['Finance'] as string), [above.id]);
    assert.deepEqual(await found(crypto.randomUUID()), []);
  });

  test('are for an Admin to see and to change', async () => {
    const world = await newWorld();
    const lead = await world.person('Staff', { Finance: 'lead' });
    const params = { id: lead.id };
    assert.equal((await lead.isRefused(listMembers)).status, 403);
    assert.equal((await lead.isRefused(readMember, { params })).status, 403);
    assert.deepEqual(codeOf(await changes(world, lead, { type: 'Admin' }, lead)), [403, 'forbidden']);
    const elsewhere = await newWorld();
    for (const id of [elsewhere.admin.id, crypto.randomUUID()])
      assert.deepEqual(
        codeOf(await world.admin.sends(changeMember, { params: { id }, body: { version: 1, type: 'User' } })),
        [404, 'not_found'],
      );
  });
});

suite('What somebody may do', () => {
  test('is changed at once: their next call is answered by it, in the session that they have', async () => {
    const world = await newWorld();
    const person = await world.person('User');
    assert.equal((await person.isRefused(listMembers)).status, 403);
    assert.equal((await changes(world, person, { type: 'Admin' })).status, 200);
    await person.calls(listMembers);
    assert.equal((await changes(world, person, { type: 'Staff', org_editor: true })).status, 200);
    assert.equal((await person.isRefused(listMembers)).status, 403);
    const { org_editor, type } = (await world.admin.calls(readMember, { params: { id: person.id } })).data;
    assert.deepEqual([org_editor, type], [true, 'Staff']);
  });

  test('has the departments that were named, and no others', async () => {
    const world = await newWorld();
    const { Finance, Operations } = world.departments as { Finance: string; Operations: string };
    const person = await world.person('Staff', { Finance: 'viewer' });
    const departments = async () =>
      (await person.calls(listDepartments)).data.map(({ name, access }) => `${name} ${access}`);
    const sets = async (...wanted: [string, string][]) =>
      changes(world, person, {
        departments: wanted.map(([department_id, access]) => ({ department_id, access })),
      });
    await sets([Finance, 'lead'], [Operations, 'viewer']);
    assert.deepEqual(await departments(), ['Finance lead', 'Operations viewer']);
    await sets([Operations, 'viewer'], [Operations, 'editor']);
    assert.deepEqual(await departments(), ['Operations editor']);
    await changes(world, person, { org_editor: true });
    assert.deepEqual(await departments(), ['Operations editor']);
    await sets();
    assert.deepEqual(await departments(), []);
    const foreign = (await newWorld()).departments['Finance'] as string;
    for (const id of [foreign, crypto.randomUUID()]) {
      const { status, body } = await sets([Finance, 'lead'], [id, 'lead']);
      const { code, errors } = body as { code: string; errors: object };
      assert.deepEqual(
        [status, code, Object.keys(errors)],
        [400, 'department_unknown', ['departments.1.department_id']],
      );
    }
    assert.deepEqual(await departments(), []);
  });

  test('is changed by whoever saw it as it is', async () => {
    const world = await newWorld();
    const person = await world.person('User');
    const params = { id: person.id };
    const { version } = (await world.admin.calls(readMember, { params })).data;
    await changes(world, person, { type: 'Staff' });
    const { status, data } = await world.admin.isRefused(changeMember, {
      params,
      body: { version, type: 'Admin' },
    });
    assert.deepEqual([status, (data as { type: string }).type], [409, 'Staff']);
  });

  test('is told in the log, field by field', async () => {
    const world = await newWorld();
    const person = await world.person('User');
    const department_id = world.departments['Finance'];
    await changes(world, person, { type: 'Staff', departments: [{ department_id, access: 'lead' }] });
    const { rows } = await owner.query(
      `select body::jsonb -> 'changes' as changes, actor_id as actor from activity where org_id = $1 and action = 'person.changed'`,
      [world.orgId],
    );
    assert.deepEqual(rows, [
      {
        changes: [
          { field: 'type', old: 'User', new: 'Staff' },
          { field: 'departments', old: [], new: [{ department_id, access: 'lead' }] },
        ],
        actor: world.admin.id,
      },
    ]);
  });
});

suite('The last Admin', () => {
  test('stays one, and may step down as soon as there is another one', async () => {
    const world = await newWorld();
    const { admin } = world;
    assert.deepEqual(codeOf(await changes(world, admin, { type: 'Staff' })), [422, 'last_admin']);
    const other = await world.person('Admin');
    await owner.query(`update person set status = 'deactivated' where id = $1`, [other.id]);
    assert.deepEqual(codeOf(await changes(world, admin, { type: 'User' })), [422, 'last_admin']);
    const third = await world.person('Admin');
    assert.equal((await changes(world, admin, { type: 'User' })).status, 200);
    assert.equal((await admin.isRefused(invitePeople, { body: { members: ['a@b.example'] } })).status, 403);
    await third.calls(listColleagues);
  });

  test('stays one where the other steps down at the same moment', async () => {
    const world = await newWorld();
    const other = await world.person('Admin');
    const change = {
      text: `update person set type = 'User' where org_id = $1 and id = $2`,
      values: [world.orgId, other.id],
    };
    const reply = await besideUncommitted(beside, change, () =>
      changes(world, world.admin, { type: 'User' }),
    );
    assert.deepEqual(codeOf(reply), [422, 'last_admin']);
  });
});
