import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { createPerson } from '#features/identity/person/server/shared/person.service.ts';
import { operator } from '#app/new-organisation.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { asOwner } from '#tests/world/connections.ts';
import { outlastsEvenTime } from '#tests/world/waiting/even-time.ts';
import { newWorld, setClock, type World } from '#tests/world/world.ts';
import { mailOrganisations } from './look-up.contract.ts';

const owner = await asOwner();
const start = Date.now();
afterEach(() => setClock());

const asks = ({ guest }: World, email: string) => guest.sends(mailOrganisations, { body: { email } });
const answer = [200, { message: 'Successful.', data: { asked: true } }];

/** Mails to this address that tell of organisations, by the short names they tell. */
async function toldTo(email: string): Promise<string[]> {
  const { rows } = await owner.query<{ slug: string }>(
    `select data ->> 'slug' as slug from mail where kind = 'look_up.organisation' and to_address = $1 order by 1`,
    [email],
  );
  return rows.map(({ slug }) => slug);
}

async function joins({ database, orgId }: World, email: string): Promise<string> {
  const details = { email, first_name: 'Pat', last_name: 'Partner', type: 'User' as const };
  return database.inOrganisation(orgId, {}, (db) =>
    createPerson({ db, by: operator }, { ...details, password_hash: 'none' }),
  );
}

suite('Whoever asks for their organisations', () => {
  test('gets a mail of each one, in which it tells of itself alone; the answer is the same for whoever has none', async () => {
    setClock(new Date(start).toISOString());
    const [first, second] = [await newWorld(), await newWorld()];
    const email = `pat@${first.slug}-partner.example`;
    for (const world of [first, second]) await joins(world, email);
    const slugs = [first.slug, second.slug].toSorted();
    for (const [at, asked] of [email, ` ${email.toUpperCase()} `].entries()) {
      setClock(new Date(start + at * 301_000).toISOString());
      const { status, body } = await asks(first, asked);
      assert.deepEqual([status, body], answer);
    }
    assert.deepEqual(await toldTo(email), [...slugs, ...slugs].toSorted());
    const { status, body } = await asks(first, `nobody@${first.slug}.example`);
    assert.deepEqual([status, body], answer);
    assert.deepEqual(await toldTo(`nobody@${first.slug}.example`), []);
    const { rows } = await owner.query<{ data: string }>(
      `select data::text from mail where org_id = $1 and kind = 'look_up.organisation'`,
      [first.orgId],
    );
    assert.ok(rows.length > 0 && rows.every(({ data }) => !data.includes(second.slug)));
  });

  test('gets none of an organisation where they were deactivated, or have another address now', async () => {
    const world = await newWorld();
    const [gone, renamed] = [`gone@${world.slug}.example`, `before@${world.slug}.example`];
    const ids = [await joins(world, gone), await joins(world, renamed)];
    await owner.query(`update person set status = 'deactivated' where id = $1`, [ids[0]]);
    await owner.query('update person set email = $2 where id = $1', [ids[1], `after-${renamed}`]);
    for (const email of [gone, renamed, `after-${renamed}`]) await asks(world, email);
    assert.deepEqual(
      [await toldTo(gone), await toldTo(renamed), await toldTo(`after-${renamed}`)],
      [[], [], [world.slug]],
    );
  });

  test('is forgotten with the account: where an organisation is gone, nothing says who was there', async () => {
    const world = await newWorld();
    const email = `leaves@${world.slug}.example`;
    await joins(world, email);
    const places = async () =>
      (await owner.query('select from account_place where organisation_id = $1', [world.orgId])).rowCount;
    assert.equal(await places(), 2);
    await owner.query('delete from person where org_id = $1 and email = $2', [world.orgId, email]);
    assert.equal(await places(), 1);
  });

  test('gets one in five minutes, however many ask, and the answer stays the same beyond', async () => {
    setClock(new Date(start).toISOString());
    const world = await newWorld();
    for (const [seconds, mailed] of [
      [0, 1],
      [0, 1],
      [290, 1],
      [301, 2],
      [310, 2],
      [602, 3],
      [903, 4],
    ] as const) {
      setClock(new Date(start + seconds * 1000).toISOString());
      const { status, body } = await asks(world, world.admin.email);
      assert.deepEqual([status, body], answer);
      assert.equal((await toldTo(world.admin.email)).length, mailed, `after ${seconds} s`);
    }
  });

  test('shares an hourly budget with their network, and hears nothing of that either', async () => {
    const world = await newWorld();
    const people = await Promise.all(
      [1, 2, 3].map(async (at) => {
        const email = `person-${at}@${world.slug}.example`;
        await joins(world, email);
        return email;
      }),
    );
    const { app } = await anotherServer({ LIMIT_RESETS_PER_HOUR: '2' });
    for (const email of people) {
      const reply = await app.inject({
        method: 'POST',
        url: '/tenant/organisations/',
        payload: { email },
        remoteAddress: `203.0.${process.pid % 250}.9`,
      });
      assert.deepEqual([reply.statusCode, reply.json()], answer);
    }
    const told = await Promise.all(people.map(toldTo));
    assert.deepEqual(
      told.map(({ length }) => length),
      [1, 1, 0],
    );
    // What that network asked for in vain keeps nobody from their mail.
    await asks(world, people[2] as string);
    assert.equal((await toldTo(people[2] as string)).length, 1);
  });

  test('is answered at the end of an even time, whether or not there is an account', async () => {
    const world = await newWorld();
    for (const email of [world.admin.email, `nobody@${world.slug}.example`])
      assert.ok(await outlastsEvenTime(asks(world, email)), email);
  });
});
