import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  confirmAccountRequest,
  listAccountRequests,
} from '#features/identity/account-request/account-request.contract.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { afterFile } from '#tests/world/after-hooks.ts';
import { selfMadeCertificate } from '#tests/world/certificate.ts';
import { connects } from '#tests/sign-in/external-browser.ts';
import { base, searcher, startDirectory } from '#tests/sign-in/directory.ts';
import { setsUpFactor } from '#tests/accounts/second-factor.ts';
import { newWorld, password, type World } from '#tests/world/world.ts';
import { beginExternalSignIn, readSignInWay } from './external-sign-in.contract.ts';
import { escapedForFilter, filterFor } from './server/shared/ldap-filter.service.ts';
import { makeRecoveryCodes, testConnection, type LdapSettings } from './single-sign-on.contract.ts';

const certificate = selfMadeCertificate();
const directory = await startDirectory(certificate);
const plain = await startDirectory();
afterFile.add(async () => void (await Promise.all([directory.stop(), plain.stop()])));

const settings: LdapSettings = {
  kind: 'ldap',
  address: directory.address,
  authority: certificate.certificate,
  bind_dn: searcher.dn,
  base_dn: base,
  filter: '(&(objectclass=person)(mail={email}))',
  attributes: { email: 'mail', first_name: 'givenname', last_name: 'sn', subject: 'entryuuid' },
};
const world = await newWorld();
await connects(world, { settings, secret: searcher.password });

const theirs = 'password-in-the-directory';
let counter = 0;
/** Somebody in the directory; answers their address. */
function entry(
  email = `ldap-${++counter}@${world.slug}.example`,
  more: { password?: string; id?: string } = {},
) {
  const attributes = {
    objectclass: 'person',
    mail: email,
    givenname: 'Grace',
    sn: 'Hopper',
    entryuuid: more.id ?? crypto.randomUUID(),
  };
  const dn = `uid=u${++counter},${base}`;
  directory.entries.push({ dn, password: more.password ?? theirs, attributes });
  return { email, dn };
}

/** What the sign-in form answers: whose session, or the refusal. */
async function signsIn({ guest }: World, email: string, word: string) {
  const { status, body } = await guest.sends(signIn, { body: { email, password: word } });
  return status === 200
    ? (body as { data: [{ id: string; type: string; first_name: string }] }).data[0]
    : (body as { code: string }).code;
}

suite('Sign-in by a directory', () => {
  test('takes the password that a member has there, by the same form', async () => {
    const person = await world.person('Staff');
    entry(person.email);
    const signedIn = await signsIn(world, person.email, theirs);
    assert.ok(typeof signedIn === 'object', String(signedIn));
    assert.deepEqual([signedIn.id, signedIn.type], [person.id, 'Staff']);
    assert.deepEqual((await world.guest.calls(readSignInWay)).data, { name: null, is_enforced: false });
    assert.equal(
      (await world.guest.isRefused(beginExternalSignIn, { body: {} })).code,
      'single_sign_on_not_offered',
    );
  });

  test('refuses a wrong password, nobody’s address, and whoever is no member', async () => {
    const person = await world.person('User');
    entry(person.email);
    for (const [email, word] of [
      [person.email, 'another-password'],
      [`nobody@${world.slug}.example`, theirs],
      [entry().email, theirs],
    ] as const)
      assert.equal(await signsIn(world, email, word), 'wrong_credentials');
  });

  test('makes a member of whoever is known there, where the connection says so', async () => {
    await connects(world, { settings, is_just_in_time: true });
    const { email } = entry();
    const member = await signsIn(world, email, theirs);
    assert.ok(typeof member === 'object', String(member));
    assert.deepEqual([member.type, member.first_name], ['User', 'Grace']);
    assert.equal(
      await signsIn(world, email, password),
      'wrong_credentials',
      'a member without a password of ours',
    );
    await connects(world, { settings });
  });

  test('leaves the account of an Admin to the Admins: it is linked once one has confirmed it', async () => {
    const admin = await world.person('Admin');
    entry(admin.email);
    assert.equal(await signsIn(world, admin.email, theirs), 'wrong_credentials');
    const [request] = (await world.admin.calls(listAccountRequests, { params: { id: admin.id } })).data;
    const { id = '', version = 0, kind, asked_by } = request ?? {};
    assert.deepEqual([kind, asked_by], ['link', 'Company sign-in']);
    await world.admin.calls(confirmAccountRequest, { params: { id }, body: { version } });
    const signedIn = await signsIn(world, admin.email, theirs);
    assert.deepEqual(typeof signedIn === 'object' && signedIn.id, admin.id);
  });

  test('leaves a password of ours beside it, unless it is enforced', async () => {
    const person = await world.person('User');
    assert.equal(typeof (await signsIn(world, person.email, password)), 'object');
    await world.admin.calls(makeRecoveryCodes, { body: {} });
    await connects(world, { settings, is_enforced: true });
    assert.equal(await signsIn(world, person.email, password), 'wrong_credentials');
    entry(person.email);
    assert.equal(typeof (await signsIn(world, person.email, theirs)), 'object');
    await connects(world, { settings });
  });

  test('asks for the second factor of whoever is linked, under whatever address', async () => {
    const person = await world.person('Staff');
    const { dn } = entry(person.email);
    const linked = await signsIn(world, person.email, theirs);
    assert.equal(typeof linked === 'object' && linked.id, person.id);
    await setsUpFactor(person);
    const renamed = `married-${person.email}`;
    for (const { dn: other, attributes } of directory.entries) if (other === dn) attributes.mail = renamed;
    const asked = await signsIn(world, renamed, theirs);
    assert.deepEqual(Object.keys(asked), ['mfa_required', 'challenge']);
  });

  test('takes nobody where two have the address', async () => {
    const person = await world.person('User');
    entry(person.email);
    entry(person.email, { password: 'another-password-there' });
    assert.equal(await signsIn(world, person.email, theirs), 'wrong_credentials');
  });

  test('takes what is typed for itself: no filter, and never a bind without a password', async () => {
    const person = await world.person('User');
    const { dn } = entry(person.email);
    const before = directory.binds.filter((one) => one === dn).length;
    for (const email of [`*@${world.slug}.example`, `*)(mail=${person.email}`, `${person.email})(|(mail=*`])
      assert.notEqual(typeof (await signsIn(world, email, theirs)), 'object', email);
    for (const word of ['', '    \0', '\0\0\0\0'])
      assert.notEqual(typeof (await signsIn(world, person.email, word)), 'object');
    assert.equal(directory.binds.filter((one) => one === dn).length, before);
  });
});

suite('A directory', () => {
  test('is believed by the pinned certificate alone, and asked in plain text where the operator allowed it', async () => {
    const stranger = selfMadeCertificate().certificate;
    const cases: [told: string, settings: Partial<LdapSettings>, secret?: string][] = [
      ['null', {}],
      ['not_trusted', { authority: stranger }],
      ['not_trusted', { authority: null }],
      ['null', { address: plain.address, authority: null }],
      ['address_refused', { address: 'ldaps://10.0.0.1' }],
      ['plain_not_allowed', { address: 'ldap://93.184.215.14' }],
      ['not_reached', { address: 'ldaps://127.0.0.1:9' }],
      ['base_not_found', { base_dn: 'ou=nowhere,dc=example' }],
      ['secret_wrong', {}, 'another password'],
    ];
    for (const [told, more, secret = searcher.password] of cases) {
      const body = { settings: { ...settings, ...more }, secret };
      const { data } = await world.admin.calls(testConnection, { body });
      assert.equal(String(data.problem), told, JSON.stringify([more, data.detail]));
    }
  });

  test('that is silent keeps nobody waiting for ever, and lets nobody in', async (t) => {
    t.after(() => void (directory.state.isSilent = false));
    const person = await world.person('User');
    entry(person.email);
    directory.state.isSilent = true;
    assert.equal(await signsIn(world, person.email, theirs), 'wrong_credentials');
    const { data } = await world.admin.calls(testConnection, { body: { settings } });
    assert.equal(data.problem, 'no_answer_in_time');
  });
});

suite('A filter', () => {
  for (const [typed, written] of [
    ['ada@example.com', 'ada@example.com'],
    ['*)(uid=*', '\\2a\\29\\28uid=\\2a'],
    ['a\\b', 'a\\5cb'],
    ['\0', '\\00'],
    ["o'$&hara", "o'$&hara"],
  ] as const)
    test(`says ${JSON.stringify(written)} of ${JSON.stringify(typed)}`, () => {
      assert.equal(escapedForFilter(typed), written);
      assert.equal(
        filterFor('(|(mail={email})(upn={email}))', typed),
        `(|(mail=${written})(upn=${written}))`,
      );
    });
});
