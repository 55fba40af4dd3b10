import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { firstHome } from '#platform/server/database/homes/first-home.ts';
import { asOwner } from '#tests/world/connections.ts';
import {
  addToDepartment,
  createDepartment,
} from '#features/organisation/department/server/department.service.ts';
import { openAddress } from './server/organisation.service.ts';
import { operator } from '#app/new-organisation.ts';
import { newWorld } from '#tests/world/world.ts';
import { findOrganisations } from '#features/organisation/look-up/look-up.contract.ts';
import { listDepartments } from '#features/organisation/department/department.contract.ts';

suite('Before anybody signs in', () => {
  test('an organisation is found by its verified domain, whether or not the person exists', async () => {
    const { guest, admin, slug } = await newWorld();
    const found = async (email: string) => (await guest.calls(findOrganisations, { body: { email } })).data;
    const known = await found(admin.email);
    assert.deepEqual(known, [{ organization_name: `Test ${slug}`, base_url: `/org/${slug}` }]);
    assert.deepEqual(await found(`nobody.at.all@${slug}.example`), known);
    assert.deepEqual(await found(admin.email.toUpperCase()), known);
  });

  test('an unknown domain, a domain within another and half an address find nothing', async () => {
    const { guest, slug } = await newWorld();
    for (const email of [
      'somebody@gmail.com',
      `admin@sub.${slug}.example`,
      `admin@x${slug}.example`,
      `${slug}.example@elsewhere.example`,
      '@',
      '',
      `%@${slug}.exampl_`,
      `admin@${slug}.example%`,
    ]) {
      const { data, count } = await guest.calls(findOrganisations, { body: { email } });
      assert.deepEqual([data, count], [[], 0], email);
    }
    assert.deepEqual((await guest.calls(findOrganisations, { body: {} })).data, []);
  });

  test('an organisation is found by its short name, and by no part of it', async () => {
    const { guest, slug } = await newWorld();
    const found = async (organization: string) =>
      (await guest.calls(findOrganisations, { body: { organization } })).data.map(({ base_url }) => base_url);
    assert.deepEqual(await found(slug), [`/org/${slug}`]);
    assert.deepEqual(await found(slug.toUpperCase()), [`/org/${slug}`]);
    assert.deepEqual(await found(slug.slice(0, -1)), []);
  });

  test('the call is the same at the root and below an organisation, and the address is never taken from the request', async () => {
    const { running, admin, slug } = await newWorld();
    const elsewhere = await newWorld();
    const ask = (url: string) =>
      running.app.inject({
        method: 'POST',
        url,
        payload: { email: admin.email },
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      });
    const answers = [
      await ask('/tenant/domain/'),
      await ask('/tenant/domain'),
      await ask(`/org/${elsewhere.slug}/tenant/domain/`),
    ];
    for (const answer of answers) {
      assert.equal(answer.statusCode, 200);
      assert.deepEqual(answer.json().data, [{ organization_name: `Test ${slug}`, base_url: `/org/${slug}` }]);
    }
  });
});

suite('A mail domain that is open to everybody', () => {
  test('cannot be given to an organisation', async () => {
    const { adminUrl, slug } = await newWorld();
    const details = { name: `Public ${slug}`, slug: `${slug}-p`, license: 'flat' as const };
    for (const domain of ['gmail.com', 'Outlook.com'])
      await assert.rejects(
        openAddress(adminUrl, { ...details, domains: [domain] }, new Date(), async () => undefined),
        {
          message: 'mail_domain_public',
        },
      );
  });

  test('finds nothing, even where one was given before', async () => {
    // Domains lie in the directory.
    const { guest, orgId } = await newWorld({ home: firstHome });
    const owner = await asOwner();
    await owner.query('insert into organisation_domain (domain, organisation_id) values ($1, $2)', [
      'gmail.com',
      orgId,
    ]);
    try {
      const { data } = await guest.calls(findOrganisations, { body: { email: 'somebody@gmail.com' } });
      assert.deepEqual(data, []);
    } finally {
      await owner.query('delete from organisation_domain where domain = $1', ['gmail.com']);
    }
  });
});

suite('Departments', () => {
  test('are listed to whom they belong, with those below them; an Admin has all', async () => {
    const world = await newWorld({ departments: ['Finance', 'Operations'] });
    const below = await world.database.inOrganisation(world.orgId, {}, (db) =>
      createDepartment(
        { db, by: operator },
        { name: 'Payroll', parent_id: world.departments['Finance'] as string },
      ),
    );
    const staff = await world.person('Staff', { Finance: 'editor' });
    const named = async (who: typeof staff) =>
      (await who.calls(listDepartments)).data.map(({ name, access }) => `${name} ${access}`).toSorted();
    assert.deepEqual(await named(staff), ['Finance editor', 'Payroll editor']);
    assert.deepEqual(await named(world.admin), ['Finance lead', 'Operations lead', 'Payroll lead']);
    assert.equal(
      (await staff.calls(listDepartments)).data.find(({ id }) => id === below)?.parent_id,
      world.departments['Finance'],
    );
    assert.deepEqual(await named(await world.person('User')), []);
  });

  test('give the greater access to whoever belongs to one both by itself and by the one above it', async () => {
    const world = await newWorld({ departments: ['Finance'] });
    const parent_id = world.departments['Finance'] as string;
    const ranks = ['lead', 'editor', 'viewer'] as const;
    const below = await world.database.inOrganisation(world.orgId, {}, (db) =>
      createDepartment({ db, by: operator }, { name: 'Payroll', parent_id }),
    );
    for (const [above, inherited] of ranks.entries()) {
      for (const [at, access] of ranks.entries()) {
        const staff = await world.person('Staff', { Finance: inherited });
        await world.database.inOrganisation(world.orgId, {}, (db) =>
          addToDepartment({ db, by: operator }, { person_id: staff.id, department_id: below, access }),
        );
        const { data } = await staff.calls(listDepartments);
        assert.equal(
          data.find(({ id }) => id === below)?.access,
          ranks[Math.min(above, at)],
          `${inherited} above, ${access} below`,
        );
      }
    }
  });
});

suite('A new organisation', () => {
  test('has its name once it is filled: what is cut off on the way can be made again', async () => {
    const { adminUrl, slug } = await newWorld();
    const owner = await asOwner();
    const details = { name: `Cut ${slug}`, slug: `${slug}-c`, license: 'flat' as const, domains: [] };
    const isTaken = async () =>
      (await owner.query('select from organisation_address where slug = $1', [details.slug])).rowCount === 1;
    const cutOff = openAddress(adminUrl, details, new Date(), async () => {
      assert.equal(await isTaken(), false);
      throw new Error('cut off');
    });
    await assert.rejects(cutOff, { message: 'cut off' });
    const made = await openAddress(adminUrl, details, new Date(), async (orgId) => orgId);
    assert.match(made, /^[0-9a-f-]{36}$/);
    assert.equal(await isTaken(), true);
    await assert.rejects(
      openAddress(adminUrl, details, new Date(), async () => assert.fail('not filled')),
      { message: 'slug_taken' },
    );
    const again = { ...details, name: details.name.toUpperCase(), slug: `${slug}-d` };
    await assert.rejects(
      openAddress(adminUrl, again, new Date(), async () => assert.fail('not filled')),
      { message: 'organisation_name_taken' },
    );
  });
});
