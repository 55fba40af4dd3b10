import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { findOrganisations } from '#features/organisation/look-up/look-up.contract.ts';
import { changeSecurity } from '#features/organisation/security/security.contract.ts';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { besideUncommitted } from '#tests/accounts/uncommitted.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { caller, type Caller } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { logOf } from '#tests/settings/log-world.ts';
import { startNameServer } from '#tests/settings/name-server.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import {
  addMailDomain,
  changeOrganisation,
  listMailDomains,
  mostClaims,
  readOrganisation,
  removeMailDomain,
  verifyMailDomain,
} from './organisation-settings.contract.ts';

const owner = await asOwner();
const beside = { holder: await asOwner(), watcher: owner };
const names = await startNameServer();
after(() => names.stop());
const server = await anotherServer({ LIMIT_LOOK_UPS_PER_MINUTE: '1000000' }, { dnsServers: [names.address] });

const addressOf = async (orgId: string): Promise<string | undefined> =>
  (
    await owner.query<{ name: string }>('select name from organisation_address where organisation_id = $1', [
      orgId,
    ])
  ).rows[0]?.name;
const changes = async ({ admin }: World, part: object) => {
  const { version } = (await admin.calls(readOrganisation)).data;
  return { body: { ...part, version } };
};
const unique = () => crypto.randomUUID().slice(0, 8);

suite('The organisation', () => {
  test('is changed by an Admin, field by field, and the log says what', async () => {
    const world = await newWorld();
    const { admin } = world;
    const before = (await admin.calls(readOrganisation)).data;
    assert.deepEqual(
      [before.slug, before.currency, before.fiscal_year_start, before.timezone, before.version],
      [world.slug, 'EUR', 1, 'UTC', 1],
    );
    const wanted = {
      timezone: 'Asia/Riyadh',
      currency: 'SAR',
      fiscal_year_start: 7,
      default_locale: 'ar' as const,
    };
    const { data } = await admin.calls(changeOrganisation, { body: { ...wanted, version: 1 } });
    assert.deepEqual(data, { ...before, ...wanted, version: 2 });
    assert.deepEqual((await admin.calls(readOrganisation)).data, data);
    assert.equal((await admin.calls(readOwnData)).data.organization_data.timezone, 'Asia/Riyadh');
    const [act] = await logOf(world);
    assert.equal(act?.action, 'organisation.changed');
    assert.deepEqual(
      new Set(act?.changes.map(({ field }) => field)),
      new Set(['timezone', 'currency', 'fiscal_year_start', 'default_locale']),
    );
    assert.equal(
      (await admin.isRefused(changeOrganisation, { body: { ...wanted, version: 1 } })).code,
      'stale_version',
    );
    // Nothing changed: neither a version nor an act.
    assert.equal(
      (await admin.calls(changeOrganisation, { body: { ...wanted, version: 2 } })).data.version,
      2,
    );
    assert.equal((await logOf(world))[0]?.seq, act?.seq);
  });

  test('is called the same in the directory, and nobody has a name that looks like another’s', async () => {
    const [one, other] = [await newWorld(), await newWorld()];
    const name = `Harbour ${unique()}`;
    await one.admin.calls(changeOrganisation, await changes(one, { name }));
    assert.equal(await addressOf(one.orgId), name);
    const found = await one.guest.calls(findOrganisations, { body: { organization: one.slug } });
    assert.equal(found.data[0]?.organization_name, name);
    const before = await addressOf(other.orgId);
    for (const taken of [name, name.toUpperCase(), ` ${name} `]) {
      const refused = await other.admin.isRefused(
        changeOrganisation,
        await changes(other, { name: taken, currency: 'TRY' }),
      );
      assert.deepEqual(
        [refused.status, refused.code, Object.keys(refused.errors ?? {})],
        [400, 'organisation_name_taken', ['name']],
      );
    }
    assert.equal(await addressOf(other.orgId), before);
    const { data } = await other.admin.calls(readOrganisation);
    assert.deepEqual([data.name, data.currency, data.version], [before, 'EUR', 1]);
    // In other letters it is still one's own.
    await one.admin.calls(changeOrganisation, await changes(one, { name: name.toUpperCase() }));
    assert.equal(await addressOf(one.orgId), name.toUpperCase());
  });

  test('has no name that is empty, too long or hides something, no unknown currency and no thirteenth month', async () => {
    const world = await newWorld();
    for (const wrong of [
      { name: 'x' },
      { name: 'x'.repeat(121) },
      { name: 'Two\nlines' },
      { name: 'Left\u202eright' },
      { currency: 'EUROS' },
      { currency: 'ZZZ' },
      { fiscal_year_start: 13 },
      { timezone: 'Mars/Olympus' },
    ]) {
      const refused = await world.admin.isRefused(changeOrganisation, await changes(world, wrong));
      assert.deepEqual(
        [refused.status, Object.keys(refused.errors ?? {})],
        [400, Object.keys(wrong)],
        JSON.stringify(wrong),
      );
    }
  });
});

suite('A mail domain', () => {
  /** An organisation whose Admin calls the server that asks our name server. */
  async function asking() {
    const world = await newWorld();
    const admin = caller(server, world.slug, world.admin);
    const finds = async (domain: string) =>
      (await world.guest.calls(findOrganisations, { body: { email: `somebody@${domain}` } })).data.map(
        ({ base_url }) => base_url,
      );
    return { ...world, admin, finds, home: `/org/${world.slug}` };
  }
  const claimed = async (admin: Caller, domain: string) => {
    const { data } = await admin.calls(addMailDomain, { body: { domain } });
    return data.record ?? assert.fail('nothing to prove it by');
  };
  const proves = async (admin: Caller, domain: string) => {
    const { name, value } = await claimed(admin, domain);
    names.texts.set(name, value);
    return (await admin.calls(verifyMailDomain, { body: { domain } })).data;
  };
  const domainOf = async (admin: Caller, domain: string) =>
    (await admin.calls(listMailDomains)).data.find((one) => one.domain === domain);

  test('is verified once its DNS says what only this organisation was told, and leads to it from then on', async () => {
    const { admin, finds, home, ...world } = await asking();
    const domain = `${unique()}.example`;
    const record = await claimed(admin, domain.toUpperCase());
    assert.equal(record.name, `_plumbline.${domain}`);
    assert.match(record.value, /^plumbline-verification=[\w-]{43}$/);
    for (const said of [undefined, 'v=spf1 -all', record.value.slice(0, -1), `${record.value}x`]) {
      if (said !== undefined) names.texts.set(record.name, said);
      const refused = await admin.isRefused(verifyMailDomain, { body: { domain } });
      assert.deepEqual([refused.status, refused.code], [422, 'mail_domain_unproved'], said);
    }
    assert.deepEqual(await finds(domain), []);
    assert.deepEqual(await domainOf(admin, domain), { domain, is_verified: false, is_listed: false, record });
    names.texts.set(record.name, record.value);
    const verified = { domain, is_verified: true, is_listed: true, record: null };
    assert.deepEqual((await admin.calls(verifyMailDomain, { body: { domain } })).data, verified);
    assert.deepEqual(await domainOf(admin, domain), verified);
    assert.deepEqual(await finds(domain), [home]);
    assert.deepEqual(
      (await logOf({ ...world, admin })).slice(0, 2).map(({ action, note }) => [action, note]),
      [
        ['organisation.domain_verified', domain],
        ['organisation.domain_added', domain],
      ],
    );
    await admin.calls(removeMailDomain, { body: { domain } });
    assert.deepEqual(await finds(domain), []);
    assert.equal(await domainOf(admin, domain), undefined);
    assert.equal((await admin.isRefused(removeMailDomain, { body: { domain } })).status, 404);
  });

  test('is not verified where it is given up at the same moment', async () => {
    const { admin, orgId } = await asking();
    const domain = `${unique()}.example`;
    const { name, value } = await claimed(admin, domain);
    names.texts.set(name, value);
    const change = {
      text: 'delete from mail_domain where org_id = $1 and domain = $2',
      values: [orgId, domain],
    };
    const verifies = () => admin.sends(verifyMailDomain, { body: { domain } });
    assert.equal((await besideUncommitted(beside, change, verifies)).status, 404);
    assert.equal(await domainOf(admin, domain), undefined);
  });

  test('is not waited for: a name server that says nothing proves nothing', async () => {
    const { admin } = await asking();
    const domain = `${unique()}.example`;
    await claimed(admin, domain);
    names.fallsSilent();
    try {
      assert.equal(
        (await admin.isRefused(verifyMailDomain, { body: { domain } })).code,
        'mail_domain_unproved',
      );
    } finally {
      names.answers();
    }
  });

  test('of another organisation is not given away, and proved by DNS it leads to both', async () => {
    const [first, second] = [await asking(), await asking()];
    // The first has it by its operator.
    const domain = `${first.slug}.example`;
    const { name, value } = await claimed(second.admin, domain);
    assert.equal((await first.admin.isRefused(verifyMailDomain, { body: { domain } })).status, 404);
    assert.deepEqual(await first.finds(domain), [first.home]);
    names.texts.set(name, value);
    await second.admin.calls(verifyMailDomain, { body: { domain } });
    assert.deepEqual(new Set(await first.finds(domain)), new Set([first.home, second.home]));
    assert.equal(
      (await first.admin.isRefused(addMailDomain, { body: { domain } })).code,
      'mail_domain_known',
    );
  });

  test('leads to nobody who does not want to be listed, and later as before; to whoever had it second, by DNS alone', async () => {
    const [first, second] = [await asking(), await asking()];
    const domain = `${first.slug}.example`;
    await owner.query(
      'insert into organisation_domain (domain, organisation_id, is_listed) values ($1, $2, false)',
      [domain, second.orgId],
    );
    const own = await proves(second.admin, `${unique()}.example`);
    const lists = ({ admin }: typeof first, listed: boolean, version: number) =>
      admin.calls(changeSecurity, { body: { listed, version } });
    await lists(first, false, 1);
    await lists(second, false, 1);
    assert.deepEqual([await first.finds(domain), await first.finds(own.domain)], [[], []]);
    await lists(first, true, 2);
    await lists(second, true, 2);
    assert.deepEqual(
      [await first.finds(domain), await first.finds(own.domain)],
      [[first.home], [second.home]],
    );
    // What is verified while nobody is to be listed, is not.
    await lists(first, false, 3);
    assert.equal((await proves(first.admin, `${unique()}.example`)).is_listed, false);
  });

  test('is one that an organisation can have: no public one, none twice, and not endlessly many', async () => {
    const { admin } = await asking();
    assert.equal(
      (await admin.isRefused(addMailDomain, { body: { domain: 'gmail.com' } })).code,
      'mail_domain_public',
    );
    for (const domain of [
      'example',
      'a b.example',
      '-a.example',
      'a@b.example',
      '_x.example',
      'x'.repeat(64) + '.example',
    ])
      assert.equal((await admin.isRefused(addMailDomain, { body: { domain } })).status, 400, domain);
    const domain = `${unique()}.example`;
    await claimed(admin, domain);
    assert.equal((await admin.isRefused(addMailDomain, { body: { domain } })).code, 'mail_domain_known');
    for (let at = 1; at < mostClaims; at++) await claimed(admin, `${at}.${domain}`);
    const refused = await admin.isRefused(addMailDomain, { body: { domain: `0.${domain}` } });
    assert.deepEqual([refused.status, refused.code], [422, 'too_many_mail_domains']);
    assert.equal((await admin.isRefused(addMailDomain, { body: { domain } })).code, 'mail_domain_known');
  });
});
