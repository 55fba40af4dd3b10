import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { LogEnd } from '#platform/server/log/read-log.ts';
import { verifyLog } from '#platform/server/log/verify-log.ts';
import { openDatabase, type DatabaseSettings } from '../../database.ts';
import { appUrl } from '../../migrate.ts';
import { align, alignLast, endAt, isTooLate, type Sides } from './align.ts';
import {
  close,
  closedOn,
  expectNoOtherMove,
  expectSameVersions,
  inDirectory,
  MoveRefused,
  reopen,
  settleInDirectory,
} from './move-state.ts';
import { connectToRows, countOf, removeRows, sumsOf, tenantTables } from './tenant-rows.ts';
import { codeOf, messageOf } from '#platform/server/process/thrown.ts';
import { present } from '#platform/contract/values/present.ts';

export interface MovingHome {
  name: string;
  /** The administrator's address. */
  url: string;
}

export interface Move extends Pick<DatabaseSettings, 'secret' | 'oldSecrets'> {
  /** The first holds the directory. */
  homes: readonly MovingHome[];
  /** The short name of the organisation. */
  slug: string;
  to: string;
  print: (line: string) => void;
  /** Tests are less patient. */
  stops?: typeof patience;
}

/** Milliseconds: how long a stop may wait for those who write, when it is given up, and the pause before the next try. */
const patience = { wait: 2000, longest: 4500, pause: 3000, attempts: 10 };
/** Rounds of copying what changed meanwhile, before the stop. */
const mostRounds = 6;

/** Moves an organisation to another home while it works; called again after any end, it goes on. Called with the home where it
 *  lives, it goes back: what was copied elsewhere is removed. Refuses with `MoveRefused`. */
export async function moveOrganisation(move: Move): Promise<void> {
  const { stops = patience } = move;
  await withMove(move, async ({ directory, id, home, print, connect, homeCalled }) => {
    const target = await connect(homeCalled(move.to));
    // A switch that was cut off before its last step: the directory has decided.
    if (home === move.to && (await closedOn(target, id)) === 'moving_in') await reopen(target, id);
    if (home === move.to) return goBack(move, { directory, id, target, connect });
    const source = await connect(homeCalled(home));
    if ((await closedOn(source, id)) === 'moving_in') await reopen(source, id);
    const sides = await sidesOf(source, target, id);
    await close(target, id, 'moving_in');
    const between = { from: homeCalled(home), to: homeCalled(move.to) };
    const copied = await copyAll(move, sides, between.from);
    for (let attempt = 1; !(await isSwitched(move, sides, directory, between, copied)); attempt++) {
      if (attempt === stops.attempts)
        throw new MoveRefused(
          `it could not be stopped for less than 5 s, ${attempt} times: too many rows, or too long a write (an import?). It stays on ${home}; try again later`,
        );
      await pause(stops.pause);
      copied.since = (await align(sides)).since;
    }
    print(`${move.slug} lives on ${move.to}. Its old rows stay on ${home} until --finish.`);
  });
}

/** How far the target has come. */
interface Copied {
  /** Nothing that was written before this moment is missing (`momentOf`). */
  since: string;
  /** The end of the log, which was walked. */
  verified: LogEnd;
}

/** The rounds before the stop, until little changes in one. */
async function copyAll(move: Move, sides: Sides, here: MovingHome): Promise<Copied> {
  const { print } = move;
  let before = Infinity;
  let since = '';
  for (let round = 1; round <= mostRounds; round++) {
    const started = performance.now();
    const done = await align(sides, undefined, round === 1 ? print : undefined);
    const took = ((performance.now() - started) / 1000).toFixed(1);
    print(`round ${round}: ${done.copied} of ${done.rows} rows copied in ${took} s`);
    since = done.since;
    if (done.copied === 0 || done.copied >= before / 2) break;
    before = done.copied;
  }
  return { since, verified: await expectWholeLog(move, here, sides.orgId) };
}

/** Stops the writes, copies the rest, holds both sides against each other, and settles the organisation on the target. False
 *  where that would take too long: then it works on, where it lives. */
async function isSwitched(
  move: Move,
  sides: Sides,
  directory: pg.Client,
  { from, to }: { from: MovingHome; to: MovingHome },
  { since, verified }: Copied,
): Promise<boolean> {
  const { print, stops = patience } = move;
  const { source, target, orgId } = sides;
  const gate = await connectToRows(from.url, orgId);
  const started = performance.now();
  const deadline = started + stops.longest;
  try {
    await gate.query(
      `begin; set local lock_timeout = ${stops.wait}; set local idle_in_transaction_session_timeout = 0`,
    );
    await gate.query(`select pg_advisory_xact_lock(hashtextextended('home of ' || $1, 0))`, [orgId]);
    const rowsInAll = await alignLast(sides, since, deadline);
    await expectSameVersions(source, target);
    // Entries before are the same rows as those that were verified where they came from.
    const end = await expectWholeLog(move, to, orgId, verified);
    const { rows } = await source.query<LogEnd>('select seq, hash from activity_head where org_id = $1', [
      orgId,
    ]);
    if (rows[0]?.seq !== end.seq || rows[0].hash !== end.hash)
      throw new MoveRefused('the logs of the two homes end differently');
    await endAt(deadline, [source, target]);
    // From here on nobody works with it at the source; cut off between any two of these, the same command goes on.
    await close(gate, orgId, 'moved_out');
    await gate.query('commit');
    await settleInDirectory(directory, orgId, to.name);
    await reopen(target, orgId);
    const took = ((performance.now() - started) / 1000).toFixed(2);
    print(
      `${rowsInAll} rows and ${end.seq} acts are the same on both sides; writes stood still for ${took} s`,
    );
    return true;
  } catch (error) {
    if (isTooLate(error)) return false;
    throw error;
  } finally {
    await gate.end().catch(() => undefined);
    await endAt(undefined, [source, target]);
  }
}

/** What a move would do. */
export async function describeMove(move: Move): Promise<void> {
  await withMove(move, async ({ id, home, print, connect, homeCalled }) => {
    if (home === move.to) return print(`${move.slug} lives on ${move.to}`);
    const [source, target] = [await connect(homeCalled(home)), await connect(homeCalled(move.to))];
    const sides = await sidesOf(source, target, id);
    const started = performance.now();
    let rows = 0;
    for (const table of sides.tables) {
      const count = countOf(await sumsOf(source, table, id));
      rows += count;
      if (count > 0) print(`  ${table.name}: ${count} rows`);
    }
    const took = (performance.now() - started) / 1000;
    print(
      `${move.slug} would move from ${home} to ${move.to}: ${rows} rows, read in ${took.toFixed(1)} s. The stop counts them, and may take 5 s`,
    );
  });
}

/** Removes what a move has left behind on the homes where the organisation does not live. */
export async function finishMove(move: Move): Promise<void> {
  await withMove(move, async ({ id, home, print, connect, homeCalled }) => {
    if (home !== move.to) throw new MoveRefused(`${move.slug} lives on ${home}, and not on ${move.to}`);
    const target = await connect(homeCalled(move.to));
    if ((await closedOn(target, id)) !== undefined)
      throw new MoveRefused('the move was cut off: call it again without --finish first');
    for (const other of move.homes.filter(({ name }) => name !== home)) {
      const client = await connect(other);
      const why = await closedOn(client, id);
      if (why === undefined) continue;
      const removed = await removeRows(client, await tenantTables(client), id);
      // A process that last heard of it there is told so for good.
      await close(client, id, 'moved_out');
      print(`${removed} old rows removed from ${other.name}`);
    }
  });
}

async function goBack(
  { slug, to, homes, print }: Move,
  at: {
    directory: pg.Client;
    id: string;
    target: pg.Client;
    connect: (home: MovingHome) => Promise<pg.Client>;
  },
): Promise<void> {
  // Closed before the directory was told of another home: nobody has worked elsewhere.
  if ((await closedOn(at.target, at.id)) !== undefined) await reopen(at.target, at.id);
  for (const other of homes.filter(({ name }) => name !== to)) {
    const client = await at.connect(other);
    if ((await closedOn(client, at.id)) !== 'moving_in') continue;
    const removed = await removeRows(client, await tenantTables(client), at.id);
    await reopen(client, at.id);
    print(`${removed} copied rows removed from ${other.name}`);
  }
  print(`${slug} lives on ${to}`);
}

interface UnderWay {
  directory: pg.Client;
  id: string;
  /** Where it lives by the directory. */
  home: string;
  print: Move['print'];
  connect(home: MovingHome): Promise<pg.Client>;
  homeCalled(name: string): MovingHome;
}

async function withMove(move: Move, work: (underWay: UnderWay) => Promise<void>): Promise<void> {
  const { homes, slug, print } = move;
  const homeCalled = (name: string) => {
    const found = homes.find((one) => one.name === name);
    if (found === undefined)
      throw new MoveRefused(`there is no home "${name}": ${homes.map((one) => one.name).join(', ')}`);
    return found;
  };
  homeCalled(move.to);
  const open: pg.Client[] = [];
  try {
    const nobody = '00000000-0000-0000-0000-000000000000';
    const directory = await connectToRows(present(homes[0]).url, nobody);
    open.push(directory);
    const { id } = await inDirectory(directory, slug);
    await expectNoOtherMove(directory, id);
    const { home } = await inDirectory(directory, slug);
    const connect = async (at: MovingHome) => {
      const client = await connectToRows(at.url, id).catch((error: Error) => {
        throw new MoveRefused(`home ${at.name} cannot be reached: ${error.message}`);
      });
      open.push(client);
      return client;
    };
    await work({ directory, id, home, print, connect, homeCalled });
  } catch (error) {
    throw explained(error);
  } finally {
    await Promise.all(open.map((client) => client.end().catch(() => undefined)));
  }
}

/** Both sides of a move, of which each must mean the same by a row. */
async function sidesOf(source: pg.Client, target: pg.Client, orgId: string): Promise<Sides> {
  await expectSameVersions(source, target);
  const [tables, others] = [await tenantTables(source), await tenantTables(target)];
  if (JSON.stringify(tables) !== JSON.stringify(others))
    throw new MoveRefused('the tables of the two homes differ');
  return { source, target, tables, orgId };
}

async function expectWholeLog(
  { secret, oldSecrets }: Move,
  { name, url }: MovingHome,
  orgId: string,
  from?: LogEnd,
): Promise<LogEnd> {
  const database = openDatabase({ connectionString: appUrl(url, secret), size: 1, secret, oldSecrets });
  try {
    const { acts, hash, broken } = await verifyLog(database, orgId, { from });
    if (broken !== undefined)
      throw new MoveRefused(`the log on ${name} is broken at entry ${broken.seq}: ${broken.why}`);
    return { seq: acts, hash };
  } finally {
    await database.close();
  }
}

/** What the databases say, where it is somebody's to mend. */
function explained(error: unknown): unknown {
  const [code, message] = [codeOf(error), messageOf(error)];
  if (code === '53100') return new MoveRefused(`there is no room: ${message}`);
  if (code === '42501')
    return new MoveRefused(
      `the administrator may not do this (it needs to set session_replication_role): ${message}`,
    );
  return error;
}
