import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { listColleagues, readOwnData as own } from '#features/identity/person/person.contract.ts';
import {
  address,
  directoryOf,
  entraUser,
  filtered,
  oktaUser,
  patchOf,
  type Reply,
} from '#tests/sign-in/scim-directory.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import {
  listProvisioningTokens,
  makeProvisioningToken,
  revokeProvisioningToken,
} from './provisioning.contract.ts';

suite('A directory provisions people', () => {
  test('finds nobody, makes a member, and finds them by name and by its own id', async () => {
    const world = await newWorld();
    const { ask } = await directoryOf(world);
    for (const body of [entraUser(address(world)), oktaUser(address(world))]) {
      const { userName, externalId } = body;
      const before = await ask('GET', `Users${filtered(`userName eq "${userName}"`)}`);
      assert.deepEqual([before.status, before.body.totalResults], [200, 0]);
      const made = await ask('POST', 'Users', body);
      assert.equal(made.status, 201, JSON.stringify(made.body));
      assert.deepEqual([made.body['userName'], made.body['active']], [userName, true]);
      for (const filter of [`userName eq "${userName.toUpperCase()}"`, `externalId eq "${externalId}"`]) {
        const { body: found } = await ask('GET', `Users${filtered(filter)}`);
        assert.deepEqual(found.Resources, [made.body], filter);
      }
      assert.deepEqual((await ask('GET', `Users/${made.body.id}`)).body, made.body);
      assert.equal((await ask('POST', 'Users', body)).status, 409);
    }
    const { data: colleagues } = await world.admin.calls(listColleagues);
    assert.deepEqual(
      colleagues
        .filter(({ first_name }) => ['Grace', 'Katherine'].includes(first_name))
        .map(({ type }) => type),
      ['User', 'User'],
    );
  });

  test('knows the members there were, page by page', async () => {
    const world = await newWorld();
    const { ask } = await directoryOf(world);
    await Promise.all([world.person('User'), world.person('Staff')]);
    const { body: all } = await ask('GET', 'Users?startIndex=1&count=100');
    assert.equal(all.totalResults, 3);
    const { body: second } = await ask('GET', 'Users?startIndex=2&count=1');
    assert.deepEqual([second.Resources.length, second['startIndex'], second.totalResults], [1, 2, 3]);
    assert.deepEqual(second.Resources[0], all.Resources[1]);
  });

  for (const [who, operations] of [
    ['Entra ID', [{ op: 'Replace', path: 'active', value: 'False' }]],
    ['Okta', [{ op: 'replace', value: { active: false } }]],
    ['the standard', [{ op: 'replace', path: 'active', value: false }]],
  ] as const)
    test(`ends a membership at once, as ${who} says it`, async () => {
      const world = await newWorld();
      const { ask } = await directoryOf(world);
      const person = await world.person('User');
      const { status, body } = await ask('PATCH', `Users/${person.id}`, patchOf(...operations));
      assert.deepEqual([status, body['active']], [200, false], JSON.stringify(body));
      assert.equal((await person.isRefused(own)).status, 401);
      const back = await ask(
        'PATCH',
        `Users/${person.id}`,
        patchOf({ op: 'Replace', path: 'active', value: 'True' }),
      );
      assert.equal(back.body['active'], true);
    });

  test('changes names and addresses, in the forms of Entra ID and of Okta', async () => {
    const world = await newWorld();
    const { ask } = await directoryOf(world);
    const { body: made } = await ask('POST', 'Users', entraUser(address(world)));
    const renamed = address(world);
    const { body: entra } = await ask(
      'PATCH',
      `Users/${made.id}`,
      patchOf(
        { op: 'Replace', path: 'name.givenName', value: 'Ada' },
        { op: 'Add', path: 'emails[type eq "work"].value', value: renamed },
        { op: 'Replace', path: 'userName', value: renamed },
        {
          op: 'Add',
          path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
          value: 'x',
        },
      ),
    );
    assert.deepEqual(
      [entra['userName'], entra['name'], entra['emails']],
      [
        renamed,
        { givenName: 'Ada', familyName: 'Hopper', formatted: 'Ada Hopper' },
        [{ value: renamed, type: 'work', primary: true }],
      ],
    );
    const { body: okta } = await ask('PUT', `Users/${made.id}`, { ...oktaUser(renamed), id: made.id });
    assert.deepEqual(okta['name'], {
      givenName: 'Katherine',
      familyName: 'Johnson',
      formatted: 'Katherine Johnson',
    });
  });

  test('takes nobody else’s name, and nothing that it does not know', async () => {
    const world = await newWorld();
    const { ask } = await directoryOf(world);
    const { body: made } = await ask('POST', 'Users', entraUser(address(world)));
    const path = `Users/${made.id}`;
    const taken = await ask(
      'PATCH',
      path,
      patchOf({ op: 'Replace', path: 'userName', value: world.admin.email }),
    );
    assert.deepEqual([taken.status, taken.body['scimType']], [409, 'uniqueness']);
    const cases: [status: number, reply: Promise<Reply>][] = [
      [400, ask('PATCH', path, patchOf({ op: 'Replace', path: 'type', value: 'Admin' }))],
      [400, ask('PATCH', path, patchOf({ op: 'Replace', path: 'active', value: 'perhaps' }))],
      [400, ask('PATCH', path, patchOf({ op: 'delete', path: 'active' }))],
      [400, ask('POST', 'Users', { ...oktaUser('no-address'), emails: [] })],
      [400, ask('GET', `Users${filtered('userName sw "a"')}`)],
      [400, ask('GET', `Users${filtered('title eq "a"')}`)],
      [404, ask('GET', `Users/${crypto.randomUUID()}`)],
    ];
    for (const [status, reply] of cases) {
      const { status: told, body } = await reply;
      assert.deepEqual(
        [told, body['schemas'], body['status']],
        [status, ['urn:ietf:params:scim:api:messages:2.0:Error'], String(status)],
      );
    }
  });

  test('leaves the last Admin', async () => {
    const world = await newWorld();
    const { ask } = await directoryOf(world);
    assert.equal((await ask('DELETE', `Users/${world.admin.id}`)).status, 422);
    const second = await world.person('Admin');
    assert.equal((await ask('DELETE', `Users/${second.id}`)).status, 204);
    assert.equal((await ask('DELETE', `Users/${world.admin.id}`)).status, 422);
    assert.equal((await world.admin.calls(own)).data.type, 'Admin');
  });
});

suite('A directory provisions groups', () => {
  const departmentsOf = async (person: Awaited<ReturnType<World['person']>>) =>
    (await person.calls(own)).data.departments.map(({ name, access }) => `${name} ${access}`);

  test('whose members are those of the department of that name', async () => {
    const world = await newWorld();
    const { ask } = await directoryOf(world);
    const [user, staff] = [await world.person('User'), await world.person('Staff')];
    const made = await ask('POST', 'Groups', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      displayName: 'finance',
      externalId: '8aa1a0c0',
      members: [{ value: user.id, display: 'somebody' }],
    });
    assert.equal(made.status, 201, JSON.stringify(made.body));
    assert.deepEqual(await departmentsOf(user), ['Finance viewer']);
    const path = `Groups/${made.body.id}`;
    // As Entra ID adds and removes; then as Okta does.
    await ask('PATCH', path, patchOf({ op: 'Add', path: 'members', value: [{ value: staff.id }] }));
    assert.deepEqual(await departmentsOf(staff), ['Finance editor']);
    await ask('PATCH', path, patchOf({ op: 'Remove', path: 'members', value: [{ value: user.id }] }));
    assert.deepEqual(await departmentsOf(user), []);
    await ask('PATCH', path, patchOf({ op: 'remove', path: `members[value eq "${staff.id}"]` }));
    assert.deepEqual(await departmentsOf(staff), []);
    await ask(
      'PATCH',
      path,
      patchOf({ op: 'add', path: 'members', value: [{ value: user.id, display: 'x' }] }),
    );
    const { body: renamed } = await ask(
      'PATCH',
      path,
      patchOf({ op: 'replace', value: { id: made.body.id, displayName: 'Operations' } }),
    );
    assert.equal(renamed['displayName'], 'Operations');
    assert.deepEqual(await departmentsOf(user), ['Operations viewer']);
    await ask('PATCH', path, patchOf({ op: 'replace', path: 'members', value: [{ value: staff.id }] }));
    assert.deepEqual([await departmentsOf(user), await departmentsOf(staff)], [[], ['Operations editor']]);
    const { body: listed } = await ask(
      'GET',
      `Groups${filtered('displayName eq "operations"')}&excludedAttributes=members`,
    );
    assert.deepEqual(
      listed.Resources.map(({ members }) => members),
      [[]],
    );
    assert.equal((await ask('DELETE', path)).status, 204);
    assert.deepEqual(await departmentsOf(staff), []);
  });

  test('that stand for no department are kept, and do nothing; a lead stays one', async () => {
    const world = await newWorld();
    const { ask } = await directoryOf(world);
    const lead = await world.person('Staff', { Finance: 'lead' });
    const members = [{ value: lead.id }];
    const { body: other } = await ask('POST', 'Groups', { displayName: 'All employees', members });
    assert.deepEqual(
      (other['members'] as { value: string }[]).map(({ value }) => value),
      [lead.id],
    );
    const { body: finance } = await ask('POST', 'Groups', { displayName: 'Finance', members });
    await ask('DELETE', `Groups/${finance.id}`);
    assert.deepEqual(await departmentsOf(lead), ['Finance lead']);
  });

  test('with members of the organisation alone, and a name of their own', async () => {
    const [world, other] = [await newWorld(), await newWorld()];
    const { ask } = await directoryOf(world);
    const members = [{ value: other.admin.id }];
    assert.equal((await ask('POST', 'Groups', { displayName: 'Finance', members })).status, 400);
    assert.equal((await ask('POST', 'Groups', { displayName: 'Finance' })).status, 201);
    assert.equal((await ask('POST', 'Groups', { displayName: 'FINANCE' })).status, 409);
  });
});

suite('A provisioning token', () => {
  test('is told once, counts in its organisation alone, and no more once it is revoked', async () => {
    const [world, other] = [await newWorld(), await newWorld()];
    const { ask, token } = await directoryOf(world);
    assert.equal((await ask('GET', 'ServiceProviderConfig')).status, 200);
    const listed = (await world.admin.calls(listProvisioningTokens)).data;
    assert.deepEqual(
      listed.map(({ name, id }) => [name, id]),
      [['Okta', token.id]],
    );
    assert.ok(listed[0]?.last_used_at);
    assert.ok(!JSON.stringify(listed).includes(token.token));
    const elsewhere = await other.running.app.inject({
      url: `/org/${other.slug}/scim/v2/Users`,
      headers: { authorization: `Bearer ${token.token}` },
    });
    assert.equal(elsewhere.statusCode, 401);
    await world.admin.calls(revokeProvisioningToken, { params: { id: token.id } });
    assert.equal((await ask('GET', 'Users')).status, 401);
    const again = await world.admin.isRefused(revokeProvisioningToken, { params: { id: token.id } });
    assert.equal(again.status, 404);
  });

  test('is one of five at most', async () => {
    const world = await newWorld();
    for (let n = 0; n < 5; n++) await world.admin.calls(makeProvisioningToken, { body: { name: `${n}` } });
    const { code } = await world.admin.isRefused(makeProvisioningToken, { body: { name: 'sixth' } });
    assert.equal(code, 'too_many_provisioning_tokens');
  });

  test('opens nothing but provisioning', async () => {
    const world = await newWorld();
    const { token } = await directoryOf(world);
    const reply = await world.running.app.inject({
      url: `/org/${world.slug}/user/`,
      headers: { authorization: `Bearer ${token.token}` },
    });
    assert.equal(reply.statusCode, 401);
  });
});
