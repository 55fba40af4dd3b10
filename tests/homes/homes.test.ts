// Own process: it starts further servers, and organisations live on them in turn.
// Waits: until a killed server is noticed, and back.
import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { entering } from '#platform/server/database/context/begin.ts';
import { appUrl } from '#platform/server/database/migrate.ts';
import { contextSigner } from '#platform/server/database/context/signed-context.ts';
import { emptiestHome, homeFigures } from '#platform/server/database/homes/home-figures.ts';
import { firstHome } from '#platform/server/database/homes/first-home.ts';
import { runScheduledJobs } from '#platform/server/jobs/scheduled-jobs.ts';
import { readConfig } from '#platform/server/process/config.ts';
import { listSessions } from '#features/identity/session/session.contract.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import type { SignedIn } from '#features/identity/session/session-token.contract.ts';
import { findOrganisations } from '#features/organisation/look-up/look-up.contract.ts';
import { listRisks, readRisk, registerRisk } from '#features/risk/record/risk.contract.ts';
import { createApp } from '#app/create-app.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { connected } from '#tests/world/connections.ts';
import { startDoor, startFurtherHome } from '#tests/homes/further-home.ts';
import { raised } from '#tests/world/risk-world.ts';
import { useOwnHomes } from '#tests/world/homes.ts';
import { until } from '#tests/world/waiting/until.ts';
import { newWorld, password, secret, sharedServer, type World } from '#tests/world/world.ts';

const away = 'postgres://nobody:nothing@127.0.0.1:1/nothing';
const b = await startFurtherHome();
const c = await startFurtherHome();
const door = await startDoor(c.url);
useOwnHomes(`b=${b.url}, c=${door.address}`);
const { app, database, adminUrl } = await sharedServer();
const owners = {
  [firstHome]: await connected(adminUrl),
  b: await connected(b.url),
  c: await connected(c.url),
};

/** One organisation on each home. */
const worlds = { [firstHome]: await newWorld(), b: await newWorld(), c: await newWorld() } as Record<
  keyof typeof owners,
  World
>;
const homes = Object.keys(worlds) as (keyof typeof owners)[];
for (const home of homes) await raised(worlds[home].admin, `Raised on ${home}`);

const risksOn = async (home: keyof typeof owners, { orgId }: World) =>
  (await owners[home]?.query('select from risk where org_id = $1', [orgId]))?.rowCount;

/** Trips to the database that lists of risks have taken. */
const tripsOfLists = async () =>
  Number(
    /^database_trips_total\{method="GET",route="[^"]*\/risk\/"\} (\d+)$/m.exec(
      (await app.inject('/metrics')).body,
    )?.[1],
  );
const readiness = async () => {
  const { statusCode, body } = await app.inject('/readyz');
  return { statusCode, ...(JSON.parse(body) as { homes_not_ready?: string[] }) };
};
const untilReady = () => until(async () => (await readiness()).homes_not_ready === undefined);

suite('Organisations on several homes', () => {
  test('have their rows at home and nowhere else', async () => {
    for (const home of homes)
      for (const other of homes)
        assert.equal(
          await risksOn(other, worlds[home]),
          other === home ? 1 : 0,
          `${home} seen from ${other}`,
        );
  });

  test('are found, signed in to and worked with alike', async () => {
    for (const home of homes) {
      const { admin, guest, slug } = worlds[home];
      const [found] = (await guest.calls(findOrganisations, { body: { email: admin.email } })).data;
      assert.equal(found?.base_url, `/org/${slug}`);
      const { data } = await guest.calls(signIn, { body: { email: admin.email, password } });
      assert.equal((data[0] as SignedIn).id, admin.id);
      assert.deepEqual(
        (await admin.calls(listRisks)).data.map(({ title }) => title),
        [`Raised on ${home}`],
      );
    }
  });

  test('count failed sign-ins in the directory, wherever they live', async () => {
    for (const home of homes) {
      const { guest, person } = worlds[home];
      const body = { email: (await person('Staff')).email, password: 'not-the-password' };
      const codes: string[] = [];
      for (let tries = 0; tries < 6; tries++) codes.push((await guest.isRefused(signIn, { body })).code);
      const free = Array.from({ length: 5 }, () => 'wrong_credentials');
      assert.deepEqual(codes, [...free, 'captcha_required'], home);
    }
    const counted = await Promise.all(
      homes.map(async (home) => (await owners[home]?.query('select from attempt'))?.rowCount ?? 0),
    );
    assert.ok((counted[0] ?? 0) > 0);
    assert.deepEqual(counted.slice(1), [0, 0]);
  });

  test('get their look-ups back by a sign-in, wherever they live', async () => {
    const { app: strict } = await anotherServer({ LIMIT_LOOK_UPS_PER_MINUTE: '1' });
    for (const home of homes) {
      const { slug, admin, person } = worlds[home];
      const remoteAddress = `198.51.${homes.indexOf(home)}.7`;
      const asks = async (url: string, payload: object) =>
        (await strict.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
      const emails = [admin.email];
      while (emails.length < 5) emails.push((await person('Staff')).email);
      for (const email of emails)
        assert.deepEqual(
          [
            await asks(findOrganisations.path, { email }),
            await asks(`/org/${slug}${signIn.path}`, { email, password }),
          ],
          [200, 200],
          `${home} ${email}`,
        );
    }
  });

  test('do not open to a token of another home, and show none of its rows', async () => {
    for (const home of homes)
      for (const other of homes.filter((one) => one !== home)) {
        const { admin } = worlds[home];
        const [theirs] = (await worlds[other].admin.calls(listRisks)).data;
        assert.equal((await admin.isRefused(readRisk, { params: { id: theirs?.id } })).status, 404);
        const headers = { authorization: `token ${admin.token}` };
        const { statusCode } = await app.inject({ url: `/org/${worlds[other].slug}/risk/`, headers });
        assert.equal(statusCode, 401);
      }
  });

  test('are told with what their homes hold, and a new one goes to the emptiest', async () => {
    // In a run on several homes the directory knows theirs too.
    const all = await homeFigures(database);
    const figures = all.filter(({ name }) => homes.some((home) => home === name));
    assert.deepEqual(
      figures.map(({ name, wrong }) => [name, wrong]),
      homes.map((home) => [home, undefined]),
    );
    const { body } = await app.inject('/metrics');
    for (const { name, organisations } of figures) {
      assert.ok(organisations > 0);
      assert.match(body, new RegExp(`^home_organisations\\{home="${name}"\\} ${organisations}$`, 'm'));
      assert.match(body, new RegExp(`^home_ready\\{home="${name}"\\} 1$`, 'm'));
    }
    const least = figures.toSorted((one, other) => (one.bytes ?? 0) - (other.bytes ?? 0))[0];
    assert.equal(await emptiestHome(database), least?.name);
  });
});

suite('A home that is away', () => {
  // Whatever a test found, the next one begins with all homes there.
  afterEach(async () => {
    await door.open();
    await untilReady();
  });

  test('is named, its organisations are told at once when to try again, and the others notice nothing', async () => {
    await door.close();
    await until(async () => (await readiness()).homes_not_ready !== undefined);
    const { statusCode, homes_not_ready } = await readiness();
    assert.deepEqual([statusCode, homes_not_ready], [200, ['c']]);
    const before = await tripsOfLists();
    for (let calls = 0; calls < 11; calls++) {
      const { status, headers } = await worlds.c.admin.sends(listRisks);
      assert.deepEqual([status, headers['retry-after']], [503, '1']);
    }
    // At once: nothing is asked of a database for it.
    assert.equal(await tripsOfLists(), before);
    for (const home of [firstHome, 'b'] as const) await worlds[home].admin.calls(listRisks);
    const { body } = await app.inject('/metrics');
    assert.match(body, /^home_ready\{home="c"\} 0$/m);

    await door.open();
    await untilReady();
    await worlds.c.admin.calls(listRisks);
  });

  test('since it was killed is worked with again without a start, and nothing that was acknowledged is lost', async () => {
    const acknowledged = new Set<string>();
    const over = new AbortController();
    const statuses = new Set<number>();
    const refused = { [firstHome]: 0, c: 0 };
    const writing = (async () => {
      for (let n = 0; !over.signal.aborted; n++) {
        const title = `Written at ${n}`;
        const { status, body } = await worlds.b.admin.sends(registerRisk, { body: { title } });
        statuses.add(status);
        if (status === 200) acknowledged.add((body as { data: { id: string } }).data.id);
        else await new Promise((resume) => setTimeout(resume, 5));
      }
    })();
    const reading = ([firstHome, 'c'] as const).map(async (home) => {
      while (!over.signal.aborted) {
        if ((await worlds[home].admin.sends(listRisks)).status !== 200) refused[home]++;
        await new Promise((resume) => setTimeout(resume, 5));
      }
    });
    await until(() => acknowledged.size > 5);
    await b.kill();
    await until(() => statuses.has(503));
    const before = acknowledged.size;
    await until(() => acknowledged.size > before + 5);
    over.abort();
    await Promise.all([writing, ...reading]);
    assert.deepEqual([...statuses].toSorted(), [200, 503]);
    assert.deepEqual(refused, { [firstHome]: 0, c: 0 });
    const again = await connected(b.url);
    const { rows } = await again.query<{ id: string }>('select id from risk where org_id = $1', [
      worlds.b.orgId,
    ]);
    const stored = new Set(rows.map(({ id }) => id));
    assert.deepEqual(
      [...acknowledged].filter((id) => !stored.has(id)),
      [],
    );
  });

  test('and freezes is noticed too: who waits for it is answered, and the next are refused at once', async () => {
    door.freeze();
    const waiting = worlds.c.admin.sends(listRisks);
    await until(async () => (await readiness()).homes_not_ready !== undefined);
    assert.equal((await waiting).status, 503);
    const before = await tripsOfLists();
    assert.equal((await worlds.c.admin.sends(listRisks)).status, 503);
    assert.equal(await tripsOfLists(), before);
    await worlds[firstHome].admin.calls(listRisks);
    await door.open();
    await untilReady();
    await worlds.c.admin.calls(listRisks);
  });

  test('is left to the next round of what the clock does, and the others have theirs', async () => {
    await door.close();
    await until(async () => (await readiness()).homes_not_ready !== undefined);
    const seen = new Set<string>();
    const told: unknown[] = [];
    const job = ({ org_id }: { org_id: string }) => Promise.resolve(Number(seen.add(org_id) === undefined));
    await runScheduledJobs(database, { retention: [], jobs: [job] }, (error) => told.push(error));
    const ids = homes.map((home) => seen.has(worlds[home].orgId));
    assert.deepEqual(ids, [true, true, false]);
    assert.match(String(told), /home c is not ready/);
  });
});

suite('A server', () => {
  test('starts without a home that is not there, and refuses the organisations of one that its settings do not name', async (t) => {
    const config = readConfig({ LOG_LEVEL: 'silent', HOMES: `b=${b.url}, gone=${away}` });
    const other = await createApp({ config, adminUrl, secret });
    t.after(() => other.close());
    await other.database.asked();
    const asks = async ({ slug, admin }: World) =>
      (
        await other.app.inject({
          url: `/org/${slug}/risk/`,
          headers: { authorization: `token ${admin.token}` },
        })
      ).statusCode;
    assert.deepEqual(
      await Promise.all([asks(worlds.first), asks(worlds.b), asks(worlds.c)]),
      [200, 200, 503],
    );
    assert.deepEqual(JSON.parse((await other.app.inject('/readyz')).body), {
      status: 'ok',
      homes_not_ready: ['gone'],
    });
  });

  test('with one home refuses the organisations of others as well, instead of finding nothing', async (t) => {
    const other = await createApp({ config: readConfig({ LOG_LEVEL: 'silent' }), adminUrl, secret });
    t.after(() => other.close());
    const headers = { authorization: `token ${worlds.b.admin.token}` };
    const { statusCode } = await other.app.inject({ url: `/org/${worlds.b.slug}/risk/`, headers });
    assert.equal(statusCode, 503);
  });

  test('brings a home up to its version when it comes to know it', async () => {
    const app = await connected(appUrl(b.url, secret));
    const entered = await app.query(entering(contextSigner(secret).sign(crypto.randomUUID()), true));
    assert.equal(entered.rowCount, 1);
  });
});

suite('A sign-in where directory and home differ', () => {
  test('has its session at home', async () => {
    for (const home of homes) {
      const { admin } = worlds[home];
      assert.ok((await admin.calls(listSessions)).data.some(({ is_this }) => is_this));
    }
  });
});
