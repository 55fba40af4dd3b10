// Own process: it starts a further server, and organisations move between the two.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { firstHome } from '#platform/server/database/homes/first-home.ts';
import {
  describeMove,
  finishMove,
  moveOrganisation,
} from '#platform/server/database/homes/move/move-organisation.ts';
import { verifyLog } from '#platform/server/log/verify-log.ts';
import { readRiskDashboard } from '#features/risk/dashboard/risk-dashboard.contract.ts';
import { listRisks } from '#features/risk/record/risk.contract.ts';
import { connected } from '#tests/world/connections.ts';
import { startFurtherHome } from '#tests/homes/further-home.ts';
import { useOwnHomes } from '#tests/world/homes.ts';
import { raised } from '#tests/world/risk-world.ts';
import { until } from '#tests/world/waiting/until.ts';
import { newWorld, secret, sharedServer, type World } from '#tests/world/world.ts';
import { listed, writeSteadily } from './steady-writes.ts';

/** How many moves are killed, each twice. */
const moves = Number(process.env['PLUMBLINE_MOVES'] ?? 2);
const b = await startFurtherHome();
useOwnHomes(`b=${b.url}`);
const { adminUrl, database } = await sharedServer();
const owners = { [firstHome]: await connected(adminUrl), b: await connected(b.url) };
type Home = keyof typeof owners;
const homes = [
  { name: firstHome, url: adminUrl },
  { name: 'b', url: b.url },
];

/** However slow the machine: how long writes may stand still is tried by itself, and measured by the bench. */
const stops = { wait: 60_000, longest: 120_000, pause: 100, attempts: 10 };

const moving = ({ slug }: World, to: string, said: string[] = []) => ({
  homes,
  secret,
  slug,
  to,
  stops,
  print: (line: string) => void said.push(line),
});
const homeOf = async ({ orgId }: World) =>
  (
    await owners.first.query<{ home: Home }>(
      'select home from organisation_address where organisation_id = $1',
      [orgId],
    )
  ).rows[0]?.home as Home;
const otherThan = (home: Home): Home => (home === 'b' ? firstHome : 'b');
const rowsOn = async (home: Home, { orgId }: World) =>
  (
    await owners[home].query(
      'select from risk where org_id = $1 union all select from activity where org_id = $1',
      [orgId],
    )
  ).rowCount;
/** An organisation on the first home, with something in it. */
const settled = async (): Promise<World> => {
  const world = await newWorld({ home: firstHome });
  await raised(world.admin, 'The warehouse floods', { department_id: world.departments['Finance'] });
  return world;
};

/** Starts a move in a process of its own; answers it and its end. */
function start({ slug }: World, to: Home) {
  const child = spawn(
    process.execPath,
    [
      ...process.execArgv,
      join(import.meta.dirname, 'move-in-process.ts'),
      JSON.stringify({ homes, slug, to, stops, secret }),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => said.push(part));
  const lines = () => said.join('').split('\n').length - 1;
  return { child, said, lines, ended: once(child, 'exit') as Promise<[number | null]> };
}

suite('An organisation that moves', () => {
  test('has all its rows, its log and its sessions at its new home, and is worked with there', async () => {
    const world = await settled();
    const other = await settled();
    const before = await rowsOn(firstHome, world);
    const log = await verifyLog(database, world.orgId);
    const figures = await world.admin.calls(readRiskDashboard);
    await moveOrganisation(moving(world, 'b'));
    assert.equal(await homeOf(world), 'b');
    assert.equal(await rowsOn('b', world), before);
    assert.equal(await rowsOn('b', other), 0);
    assert.deepEqual(await verifyLog(database, world.orgId), log);
    assert.deepEqual(await world.admin.calls(readRiskDashboard), figures);
    await raised(world.admin, 'Raised at the new home');
    assert.equal((await world.admin.calls(listRisks)).count, 2);
    assert.equal(await rowsOn(firstHome, world), before);
  });

  test('leaves its old rows until it is finished, and can move back to them', async () => {
    const world = await settled();
    await moveOrganisation(moving(world, 'b'));
    await assert.rejects(finishMove(moving(world, firstHome)), /lives on b, and not on first/);
    await raised(world.admin, 'Raised at the new home');
    await moveOrganisation(moving(world, firstHome));
    assert.equal((await world.admin.calls(listRisks)).count, 2);
    await finishMove(moving(world, firstHome));
    assert.equal(await rowsOn('b', world), 0);
    await moveOrganisation(moving(world, 'b'));
    await finishMove(moving(world, 'b'));
    assert.equal(await rowsOn(firstHome, world), 0);
    assert.equal((await world.admin.calls(listRisks)).count, 2);
  });

  test('is told before what would move, and nothing is done', async () => {
    const world = await settled();
    const said: string[] = [];
    await describeMove(moving(world, 'b', said));
    assert.match(said.join('\n'), /risk: 1 rows/);
    assert.match(said.at(-1) ?? '', /would move from first to b: \d+ rows/);
    assert.equal(await rowsOn('b', world), 0);
  });

  test('writes on, loses nothing and repeats nothing, wherever its move is killed', async (t) => {
    const world = await settled();
    const writer = writeSteadily(world);
    let [kills, most] = [0, 20];
    for (let move = 0; move < moves; move++) {
      const to = otherThan(await homeOf(world));
      for (let tries = 0; ; tries++) {
        const { child, said, lines, ended } = start(world, to);
        // Anywhere in what a whole move says, and a little after that.
        const [line, after] = [Math.floor(Math.random() * most), Math.random() * 100];
        const killing = new AbortController();
        const killed = (async () => {
          while (lines() < line && !killing.signal.aborted) await pause(2);
          await pause(after);
          if (!killing.signal.aborted) child.kill('SIGKILL');
        })();
        if (tries >= 2) killing.abort();
        const [code] = await ended;
        killing.abort();
        await killed;
        if (code === 0) {
          most = lines();
          break;
        }
        assert.equal(child.signalCode, 'SIGKILL', said.join(''));
        kills++;
      }
      assert.equal(await homeOf(world), to);
    }
    await writer.ends();
    t.diagnostic(`${moves} moves, ${kills} kills, ${writer.versions.size} risks`);
    assert.deepEqual(
      [...writer.refused].filter((one) => one !== '503 1'),
      [],
    );
    assert.deepEqual(
      [...(await listed(world))].filter(([id]) => writer.versions.has(id)).toSorted(),
      [...writer.versions].toSorted(),
    );
    assert.equal((await world.admin.calls(listRisks)).count, writer.versions.size + 1);
    assert.equal((await verifyLog(database, world.orgId)).broken, undefined);
  });
});

suite('A move', () => {
  test('that was cut off while it copied goes back by the name of the old home', async () => {
    const world = await settled();
    const { child, said, ended } = start(world, 'b');
    await until(() => said.join('').includes('rows'));
    child.kill('SIGKILL');
    await ended;
    if ((await homeOf(world)) === 'b') return; // It was quicker.
    await moveOrganisation(moving(world, firstHome));
    assert.equal(await rowsOn('b', world), 0);
    await raised(world.admin, 'Raised where it has always lived');
  });

  test('waits for a long write', async () => {
    const world = await settled();
    const held = await connected(adminUrl);
    await held.query(
      `begin; select pg_advisory_xact_lock_shared(hashtextextended('home of ${world.orgId}', 0))`,
    );
    const said: string[] = [];
    const moved = moveOrganisation(moving(world, 'b', said));
    await until(() => said.join('').includes('round'));
    await pause(500);
    await held.query('commit');
    await moved;
    assert.equal(await homeOf(world), 'b');
  });

  test('gives up where a write does not end, and the organisation works on where it lives', async () => {
    const world = await settled();
    const held = await connected(adminUrl);
    await held.query(
      `begin; select pg_advisory_xact_lock_shared(hashtextextended('home of ${world.orgId}', 0))`,
    );
    const brief = { ...stops, wait: 100, pause: 10, attempts: 2 };
    const moved = moveOrganisation({ ...moving(world, 'b'), stops: brief });
    await assert.rejects(moved, /could not be stopped .* 2 times.* It stays on first/);
    await held.query('commit');
    await raised(world.admin, 'Raised where it has always lived');
    assert.equal(await homeOf(world), firstHome);
  });

  test('gives up where a stop would last too long, and the organisation works on where it lives', async () => {
    const world = await settled();
    const brief = { ...stops, longest: 1, pause: 10, attempts: 2 };
    const moved = moveOrganisation({ ...moving(world, 'b'), stops: brief });
    await assert.rejects(moved, /could not be stopped .* 2 times.* It stays on first/);
    await raised(world.admin, 'Raised where it has always lived');
    assert.equal(await homeOf(world), firstHome);
  });

  test('is refused with its reason', async () => {
    const world = await settled();
    await assert.rejects(moveOrganisation(moving(world, 'z')), /there is no home "z": first, b/);
    await assert.rejects(
      moveOrganisation({ ...moving(world, 'b'), slug: 'nobody' }),
      /there is no organisation "nobody"/,
    );
    const unreachable = homes.map((home) =>
      home.name === 'b' ? { ...home, url: 'postgres://a@127.0.0.1:1/a' } : home,
    );
    await assert.rejects(
      moveOrganisation({ ...moving(world, 'b'), homes: unreachable }),
      /home b cannot be reached/,
    );
    const migrating = await connected(b.url);
    await migrating.query('begin; select pg_advisory_xact_lock(7240125)');
    await assert.rejects(moveOrganisation(moving(world, 'b')), /a migration is running/);
    await migrating.query('rollback');
    await owners.b.query(`update plumbline_migrations.__drizzle_migrations set hash = 'x' || hash`);
    await assert.rejects(moveOrganisation(moving(world, 'b')), /not at the same version/);
    await owners.b.query(`update plumbline_migrations.__drizzle_migrations set hash = substr(hash, 2)`);
    await owners.b.query('alter table risk add column planted text');
    await assert.rejects(moveOrganisation(moving(world, 'b')), /the tables of the two homes differ/);
    await owners.b.query('alter table risk drop column planted');
    const other = await connected(adminUrl);
    await other.query(`select pg_advisory_lock(hashtextextended('move of ${world.orgId}', 0))`);
    await assert.rejects(moveOrganisation(moving(world, 'b')), /another move .* is under way/);
    await other.query('select pg_advisory_unlock_all()');
    await owners.first.query(`update activity set action = 'risk.forged' where org_id = $1 and seq = 1`, [
      world.orgId,
    ]);
    await assert.rejects(moveOrganisation(moving(world, 'b')), /the log on first is broken/);
    assert.equal(await homeOf(world), firstHome);
  });
});
