import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { createPerson } from '#features/identity/person/server/shared/person.service.ts';
import { hashPassword } from '#features/identity/password/server/shared/password-hash.service.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { type Running } from '#app/create-app.ts';
import { newOrganisation, operator } from '#app/new-organisation.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { setClock, newWorld, password, secret, type World } from '#tests/world/world.ts';
import { findOrganisations, type OrganisationChoice } from './look-up.contract.ts';
import { organisationCookie } from './server/shared/organisation-cookie.service.ts';

const asking = { 'x-session-binding': '1' };
const password_hash = await hashPassword(password);
const unique = () => crypto.randomUUID().slice(0, 8);
// Not long ago: servers of other tests, on the same database, sweep tries that are two days old.
const day = Date.now();
const itIsAfter = (seconds: number) => setClock(new Date(day + seconds * 1000).toISOString());

afterEach(() => setClock());

/** Somebody whose address is not of the organisation's domain. */
async function partnerOf({ database, orgId }: World, email = `partner@${unique()}.example`): Promise<string> {
  const details = { email, first_name: 'Pat', last_name: 'Partner', type: 'User' as const, password_hash };
  await database.inOrganisation(orgId, {}, (db) => createPerson({ db, by: operator }, details));
  return email;
}

const cookiesOf = (headers: Record<string, unknown>) => [headers['set-cookie'] ?? []].flat() as string[];
/** What a browser keeps of the cookies it was given, ready to be sent again. */
const keptOf = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

async function signsIn({ guest }: World, email: string, headers: Record<string, string>): Promise<string[]> {
  const { status, headers: told } = await guest.sends(signIn, { body: { email, password } }, headers);
  assert.equal(status, 200);
  return cookiesOf(told);
}

async function finds({ guest }: World, email: string, cookie = ''): Promise<string[]> {
  const { body } = await guest.sends(findOrganisations, { body: { email } }, cookie === '' ? {} : { cookie });
  return (body as { data: OrganisationChoice[] }).data.map(({ base_url }) => base_url);
}

suite('A browser that somebody signed in with', () => {
  test('finds their organisation by their address, whatever its domain; other addresses and other browsers do not', async () => {
    const world = await newWorld();
    const email = await partnerOf(world);
    assert.deepEqual(await finds(world, email), []);
    const kept = keptOf(await signsIn(world, email, asking));
    assert.deepEqual(await finds(world, email, kept), [`/org/${world.slug}`]);
    assert.deepEqual(await finds(world, ` ${email.toUpperCase()} `, kept), [`/org/${world.slug}`]);
    assert.deepEqual(await finds(world, email), []);
    assert.deepEqual(await finds(world, email.replace('partner', 'colleague'), kept), []);
  });

  test('knows each organisation that the address signed in to, one at a public mail provider too', async () => {
    const [first, second] = [await newWorld(), await newWorld()];
    const email = `pat.${unique()}@gmail.com`;
    for (const world of [first, second]) await partnerOf(world, email);
    const once = keptOf(await signsIn(first, email, asking));
    const twice = keptOf(await signsIn(second, email, { ...asking, cookie: once }));
    const slugs = [first, second].map(({ slug }) => `/org/${slug}`).toSorted();
    assert.deepEqual((await finds(first, email, twice)).toSorted(), slugs);
  });

  test('finds nothing once it is changed, signed by somebody else, or half a year old', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const email = await partnerOf(world);
    const kept = keptOf(await signsIn(world, email, asking));
    const value = /orgs=([^;]+)/.exec(kept)?.[1] as string;
    const forged = organisationCookie('another secret of nobody').remember(
      undefined,
      { org: world.orgId, email },
      new Date(),
    );
    for (const wrong of [forged, `A${value}`, `${value.slice(0, -2)}AA`, value.split('.')[0], '', '.', 'x.y'])
      assert.deepEqual(await finds(world, email, `orgs=${wrong}`), [], wrong);
    itIsAfter(180 * 86_400);
    assert.equal((await finds(world, email, kept)).length, 1);
    itIsAfter(181 * 86_400);
    assert.deepEqual(await finds(world, email, kept), []);
  });

  test('remembers the last ten, and holds no address that could be read', () => {
    const known = organisationCookie(secret);
    const now = new Date();
    const email = 'pat.partner@elsewhere.example';
    const orgs = Array.from({ length: 12 }, () => crypto.randomUUID());
    let cookie: string | undefined;
    for (const org of [...orgs, ...orgs.slice(-1)]) cookie = known.remember(cookie, { org, email }, now);
    assert.deepEqual(known.find(cookie, email, now), orgs.slice(2).toReversed());
    assert.ok((cookie ?? '').length < 600);
    assert.doesNotMatch(Buffer.from(cookie?.split('.')[0] ?? '', 'base64url').toString('latin1'), /pat|else/);
  });

  test('is not kept waiting by what strangers do to the account', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const kept = keptOf(await signsIn(world, world.admin.email, asking));
    const tries = async (word: string, headers?: Record<string, string>) => {
      const body = { email: world.admin.email, password: word };
      return ((await world.guest.sends(signIn, { body }, headers)).body as { code: string }).code;
    };
    for (let failure = 1; failure <= 5; failure++)
      assert.equal(await tries('not the password'), 'wrong_credentials');
    assert.equal(await tries(password), 'captcha_required');
    await signsIn(world, world.admin.email, { ...asking, cookie: kept });
    for (let failure = 1; failure <= 5; failure++)
      assert.equal(await tries('not the password', { cookie: kept }), 'wrong_credentials');
    assert.equal(await tries(password, { cookie: kept }), 'captcha_required', 'nor free of limits');
  });
});

suite('The cookies of a sign-in', () => {
  const attributes = (most: number) => `; Path=/; HttpOnly; SameSite=Strict; Max-Age=${most}`;

  test('have bare names on plain HTTP, where a browser would not take others, and go to browsers alone', async () => {
    const world = await newWorld();
    const cookies = await signsIn(world, world.admin.email, asking);
    assert.deepEqual(
      cookies.map((cookie) => cookie.replace(/=[\w.-]+/, '')),
      [`bind${attributes(43_200)}`, `orgs${attributes(15_552_000)}`],
    );
    assert.deepEqual(await signsIn(world, world.admin.email, {}), []);
  });

  test('are secure and for this host alone over TLS, where bare names count for nothing', async () => {
    const world = await newWorld();
    const secure = await another({ TLS_AT_PROXY: 'yes', LIMIT_LOOK_UPS_PER_MINUTE: '100000' });
    const sends = (url: string, payload: object, cookie = '') =>
      secure.app.inject({ method: 'POST', url, payload, headers: { ...asking, ...(cookie && { cookie }) } });
    const email = await partnerOf(world);
    const answer = await sends(`/org/${world.slug}/user/login/`, { email, password });
    const cookies = cookiesOf(answer.headers);
    assert.deepEqual(
      cookies.map((cookie) => cookie.replace(/=[\w.-]+/, '')),
      [`__Host-bind${attributes(43_200)}; Secure`, `__Host-orgs${attributes(15_552_000)}; Secure`],
    );
    const kept = keptOf(cookies);
    const count = async (cookie: string) =>
      (await sends('/tenant/domain/', { email }, cookie)).json().count as number;
    assert.equal(await count(kept), 1);
    assert.equal(await count(kept.replaceAll('__Host-', '')), 0);
  });
});

suite('Searches for an organisation', () => {
  const asks = (server: Running, email: string, network = '198.51.100') =>
    server.app.inject({
      method: 'POST',
      url: '/tenant/domain/',
      payload: { email },
      remoteAddress: `${network}.${1 + Math.floor(Math.random() * 200)}`,
    });

  test('are limited for one network by the minute and the hour, and for one mail domain by the day', async () => {
    let seconds = 0;
    const server = await another(
      { LIMIT_LOOK_UPS_PER_MINUTE: '4', LIMIT_LOOK_UPS_PER_DOMAIN: '5' },
      () => new Date(day + seconds * 1000),
    );
    const network = `203.0.${process.pid % 250}`;
    const domain = `${unique()}.example`;
    const status = async (at: string, from = network) => (await asks(server, `a@${at}`, from)).statusCode;
    for (let n = 0; n < 4; n++) assert.equal(await status(domain), 200);
    const refused = await asks(server, `b@${domain}`, network);
    assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '60']);
    seconds = 61;
    assert.equal(await status(domain), 200);
    const over = await asks(server, `c@${domain}`, network);
    assert.deepEqual([over.statusCode, over.headers['retry-after']], [429, String(86_400 - 61)]);
    assert.equal(await status(`other-${domain}`), 200, 'another domain');
    assert.equal(await status(domain, '192.0.2'), 200, 'another network');
    seconds = 86_401;
    assert.equal(await status(domain), 200, 'a day later');
  });

  test('that lead to a sign-in are given back, so that an office behind one address gets in on one morning', async () => {
    const limits = { LIMIT_LOOK_UPS_PER_MINUTE: '1', LIMIT_LOOK_UPS_PER_DOMAIN: '5' };
    const server = await another(limits, () => new Date(day));
    const world = await newWorld();
    const network = `198.18.${process.pid % 250}`;
    const domain = `${world.slug}.example`;
    const people = [];
    for (let person = 0; person < 8; person++)
      people.push(await partnerOf(world, `person-${person}@${domain}`));
    const signs = async (email: string, word = password) =>
      (
        await server.app.inject({
          method: 'POST',
          url: `/org/${world.slug}/user/login/`,
          payload: { email, password: word },
          remoteAddress: `${network}.7`,
        })
      ).statusCode;
    const looks = async (email: string) => (await asks(server, email, network)).statusCode;
    // More than one in a minute, six in an hour and five of one domain in a day.
    for (const email of people) assert.deepEqual([await looks(email), await signs(email)], [200, 200], email);
    assert.equal(await looks(`guess@${domain}`), 200);
    assert.equal(await signs(people[0] as string, 'not the password'), 400);
    assert.equal(await looks(`guess-again@${domain}`), 429, 'a sign-in that fails gives nothing back');
    assert.equal(await signs(people[0] as string), 200);
    assert.equal(await looks(`guess-again@${domain}`), 429, 'nor one more of the same person');
  });

  test('by one mail domain from everywhere raise an alarm once an hour, and are answered', async () => {
    let seconds = 0;
    const settings = { ALARM_LOOK_UPS_PER_DOMAIN: '3', LIMIT_LOOK_UPS_PER_MINUTE: '100000' };
    const server = await another(settings, () => new Date(day + seconds * 1000));
    const { slug } = await newWorld();
    const alarms = async () =>
      Number(
        /^organisation_look_up_alarms_total (\d+)$/m.exec((await server.app.inject('/metrics')).body)?.[1],
      );
    const search = async () => (await asks(server, `somebody@${slug}.example`)).json().count as number;
    for (let n = 0; n < 3; n++) await search();
    assert.equal(await alarms(), 0);
    for (let n = 0; n < 4; n++) assert.equal(await search(), 1);
    assert.equal(await alarms(), 1);
    seconds = 3601;
    for (let n = 0; n < 5; n++) await search();
    assert.equal(await alarms(), 2);
  });

  test('name the address that the operator set, and never the one of the request', async () => {
    const { slug } = await newWorld();
    const server = await another({ PUBLIC_ORIGIN: 'https://grc.example.com' });
    const [found] = (await asks(server, `somebody@${slug}.example`)).json().data as OrganisationChoice[];
    assert.equal(found?.base_url, `https://grc.example.com/org/${slug}`);
  });
});

test('A mail domain leads to the organisation that has it first, and to one that does not want it never', async () => {
  const world = await newWorld();
  const add = (slug: string, domain: string, is_listed?: boolean) =>
    newOrganisation(
      world.database,
      world.adminUrl,
      { name: slug, slug, license: 'flat', domains: [domain], ...(is_listed !== undefined && { is_listed }) },
      { email: `admin@${domain}`, first_name: 'Al', last_name: 'Admin', password_hash },
    );
  await add(`${world.slug}-again`, `${world.slug}.example`);
  assert.deepEqual(await finds(world, `somebody@${world.slug}.example`), [`/org/${world.slug}`]);
  const quiet = unique();
  await add(`q-${quiet}`, `${quiet}.example`, false);
  assert.deepEqual(await finds(world, `admin@${quiet}.example`), []);
});

/** The product with other settings, on the same database. */
const another = (settings: Record<string, string>, clock = () => new Date()): Promise<Running> =>
  anotherServer(settings, { clock });
