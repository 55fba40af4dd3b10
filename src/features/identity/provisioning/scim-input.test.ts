import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  address,
  directoryOf,
  entraUser,
  filtered,
  oktaUser,
  patchOf,
} from '#tests/sign-in/scim-directory.ts';
import { newWorld } from '#tests/world/world.ts';
import { equalityIn } from './scim-patch.rules.ts';

const world = await newWorld();
const { ask } = await directoryOf(world);
const made = async () => (await ask('POST', 'Users', entraUser(address(world)))).body;
const replaced = (path: string, value: unknown) => patchOf({ op: 'Replace', path, value });

suite('What a directory looks for', () => {
  for (const [what, filter] of [
    ['a zero that is spelled', String.raw`userName eq "\u0000"`],
    ['half of a letter that is spelled', String.raw`externalId eq "a\ud83d"`],
    ['a zero in the name of a group', String.raw`displayName eq "Fin\u0000ance"`],
  ] as const)
    test(`is refused where it is ${what}`, async () => {
      const of = filter.startsWith('displayName') ? 'Groups' : 'Users';
      const { status, body } = await ask('GET', `${of}${filtered(filter)}`);
      assert.deepEqual([status, body['code']], [400, 'scim_filter_unknown']);
    });

  test('is read as it is spelled', () => {
    assert.deepEqual(equalityIn(String.raw`userName eq "\u0061da"`), { attribute: 'username', value: 'ada' });
    assert.equal(equalityIn(String.raw`userName eq "\x"`), undefined);
  });
});

suite('Null says of a person as much as nothing does (RFC 7643, 2.5)', () => {
  const nulls = { externalId: null, name: null, displayName: null, active: null, schemas: null };

  test('where they are made', async () => {
    const userName = address(world);
    const { status, body } = await ask('POST', 'Users', { ...nulls, userName, emails: null });
    assert.equal(status, 201, JSON.stringify(body));
    assert.deepEqual([body['active'], body['externalId']], [true, undefined]);
    const parts = {
      name: { givenName: null, familyName: null },
      emails: [{ value: address(world), primary: null, type: null }],
    };
    assert.equal((await ask('POST', 'Users', { userName: address(world), ...parts })).status, 201);
  });

  test('where they are replaced', async () => {
    const { id, userName, name } = await made();
    const { status, body } = await ask('PUT', `Users/${id}`, { ...nulls, userName, emails: null });
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual([body['active'], body['name'], body['externalId']], [true, name, undefined]);
  });

  test('where they are changed: nobody is deactivated by it', async () => {
    const { id, userName, name, emails } = await made();
    const operations = ['active', 'name.givenName', 'userName', 'externalId', 'emails[type eq "work"].value'];
    for (const path of operations) {
      const { status, body } = await ask('PATCH', `Users/${id}`, replaced(path, null));
      assert.equal(status, 200, `${path} ${JSON.stringify(body)}`);
    }
    const value = { active: null, name: { familyName: null }, emails: null };
    const { status, body } = await ask('PATCH', `Users/${id}`, patchOf({ op: 'replace', value }));
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(
      [body['active'], body['userName'], body['name'], body['emails'], body['externalId']],
      [true, userName, name, emails, undefined],
    );
  });

  test('and of a group', async () => {
    const displayName = `Nothing ${crypto.randomUUID()}`;
    const group = { displayName, externalId: null, members: null, schemas: null };
    const { status, body } = await ask('POST', 'Groups', group);
    assert.deepEqual([status, body['members']], [201, []], JSON.stringify(body));
    assert.equal((await ask('PUT', `Groups/${body.id}`, group)).status, 200);
    for (const path of ['displayName', 'externalId', 'members'])
      assert.equal((await ask('PATCH', `Groups/${body.id}`, replaced(path, null))).status, 200, path);
    assert.equal((await ask('GET', `Groups/${body.id}`)).body['displayName'], displayName);
  });
});

suite('Yes and no as Entra ID writes them', () => {
  test('make somebody who is active, or is not', async () => {
    for (const [active, is] of [
      ['True', true],
      ['False', false],
      ['false', false],
    ] as const) {
      const { status, body } = await ask('POST', 'Users', { ...entraUser(address(world)), active });
      assert.deepEqual([status, body['active']], [201, is], JSON.stringify(body));
    }
    assert.equal(
      (await ask('POST', 'Users', { ...entraUser(address(world)), active: 'perhaps' })).status,
      400,
    );
  });

  test('replace somebody, and say which address is the first', async () => {
    const { id, userName } = await made();
    const [first, second] = [address(world), address(world)];
    const emails = [
      { value: second, primary: 'False' },
      { value: first, primary: 'True' },
    ];
    const { body } = await ask('PUT', `Users/${id}`, { userName, emails, active: 'False' });
    assert.deepEqual(
      [body['active'], body['emails']],
      [false, [{ value: first, type: 'work', primary: true }]],
    );
    const changed = await ask(
      'PATCH',
      `Users/${id}`,
      replaced('emails', [
        { value: first, primary: 'False' },
        { value: second, primary: 'True' },
      ]),
    );
    assert.deepEqual(changed.body['emails'], [{ value: second, type: 'work', primary: true }]);
  });
});

suite('Names from a directory', () => {
  const hidden = {
    'an override of direction': 'Ada\u202eecalevoL',
    'an end of a line': 'Ada\nBcc: everybody@example.com',
    'a carriage return': 'Ada\rLovelace',
    'a tag': 'Ada\u{e0041}',
  };
  for (const [what, text] of Object.entries(hidden))
    test(`are refused with ${what}, wherever they stand`, async () => {
      const { id, userName } = await made();
      const user = oktaUser(address(world));
      for (const body of [
        { ...user, name: { ...user.name, givenName: text } },
        { ...user, name: { ...user.name, familyName: text } },
        { ...user, name: undefined, displayName: text },
        { ...user, externalId: text },
        { ...user, userName: `${text}@${world.slug}.example`, emails: [{ value: address(world) }] },
        { ...user, emails: [{ value: `${text}@${world.slug}.example` }] },
      ]) {
        const { status } = await ask('POST', 'Users', body);
        assert.equal(status, 400, JSON.stringify(body));
        assert.equal((await ask('PUT', `Users/${id}`, { ...body, userName: body.userName })).status, 400);
      }
      for (const path of [
        'name.givenName',
        'name.familyName',
        'userName',
        'externalId',
        'emails[type eq "work"].value',
      ]) {
        const { status, body } = await ask('PATCH', `Users/${id}`, replaced(path, text));
        assert.equal(status, 400, `${path} ${JSON.stringify(body)}`);
      }
      assert.equal((await ask('GET', `Users/${id}`)).body['userName'], userName);
      const displayName = text;
      assert.equal((await ask('POST', 'Groups', { displayName })).status, 400);
      const { body: group } = await ask('POST', 'Groups', { displayName: `Group ${crypto.randomUUID()}` });
      assert.equal((await ask('PATCH', `Groups/${group.id}`, replaced('displayName', text))).status, 400);
      assert.equal((await ask('PATCH', `Groups/${group.id}`, replaced('externalId', text))).status, 400);
    });

  test('are refused by a change as they are where somebody is made: no longer than they may be', async () => {
    const { id } = await made();
    for (const [path, most] of [
      ['name.givenName', 80],
      ['name.familyName', 80],
      ['userName', 254],
      ['externalId', 200],
    ] as const) {
      assert.equal((await ask('PATCH', `Users/${id}`, replaced(path, 'x'.repeat(most)))).status, 200, path);
      const { status, body } = await ask('PATCH', `Users/${id}`, replaced(path, 'x'.repeat(most + 1)));
      assert.deepEqual([status, body['code']], [400, 'invalid_input'], path);
    }
    const { body: group } = await ask('POST', 'Groups', { displayName: `Group ${crypto.randomUUID()}` });
    assert.equal(
      (await ask('PATCH', `Groups/${group.id}`, replaced('displayName', 'x'.repeat(121)))).status,
      400,
    );
    const members = Array.from({ length: 1001 }, () => ({ value: crypto.randomUUID() }));
    assert.equal((await ask('PATCH', `Groups/${group.id}`, replaced('members', members))).status, 400);
  });

  test('are whole where they are cut', async () => {
    const displayName = `${'a'.repeat(79)}😀 Lovelace`;
    const { status, body } = await ask('POST', 'Users', { userName: address(world), displayName });
    assert.equal(status, 201, JSON.stringify(body));
    assert.equal((body['name'] as { givenName: string }).givenName, 'a'.repeat(79));
  });

  test('keep what people write Arabic, Persian and emoji with', async () => {
    for (const givenName of ['می\u200cخواهم', 'مخاطر\u200f', '👨\u200d👩\u200d👧']) {
      const { id } = await made();
      const { status, body } = await ask('PATCH', `Users/${id}`, replaced('name.givenName', givenName));
      assert.deepEqual([status, (body['name'] as { givenName: string }).givenName], [200, givenName]);
    }
  });
});
