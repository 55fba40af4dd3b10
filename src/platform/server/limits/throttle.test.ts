import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sharedServer } from '#tests/world/world.ts';
import { throttle, type Throttle, type SignInAttempt } from './throttle.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { refuse, Refused } from '#platform/server/http/refuse.ts';

// Not long ago: servers of other tests, on the same database, sweep tries that are two days old.
const start = Date.now();
let seconds = 0;
const clock = () => new Date(start + seconds * 1000);
const counting = async (free: { account: number; network: number }) =>
  throttle((await sharedServer()).database, clock, free);
const dear = refusal('work_asked', 400);
/** 0 where it was let in, the seconds to wait, or how many failures beyond those that are free it is worked for. */
const waitOf = (work: Promise<unknown>) =>
  work.then(
    () => 0,
    (error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      return error.refusal === dear ? `work ${String(error.data)}` : error.retryAfter;
    },
  );
/** What is sent along with the first question of a sign-in, sent alone. */
async function tryOnce(tries: Throttle, trier: SignInAttempt, isDone = false) {
  const { database } = await sharedServer();
  const ask = async (beyond: number) => refuse(dear, { data: beyond });
  const { taking, expectTaken, succeeding } = tries.turn(trier, { isDone, ask });
  await expectTaken(await database.lookUp(taking.statement, taking.values));
  return { succeeds: () => database.lookUp(succeeding.statement, succeeding.values) };
}
const somebody = (network: string = crypto.randomUUID()): SignInAttempt => ({
  account: crypto.randomUUID(),
  network,
});

suite('Tries to sign in', () => {
  test('at the same moment are counted before any of them is answered', async () => {
    const tries = await counting({ account: 5, network: 100 });
    const trier = somebody();
    const waits = await Promise.all(Array.from({ length: 20 }, () => waitOf(tryOnce(tries, trier))));
    assert.equal(waits.filter((wait) => wait === 0).length, 5);
    assert.deepEqual(new Set(waits), new Set([0, 'work 0']));
    await (await tryOnce(tries, trier, true)).succeeds();
    assert.equal(await waitOf(tryOnce(tries, trier)), 0, 'who got in has failed no more');
  });

  test('from one network at the same moment are counted too, whoever they are, and those that had to wait are not', async () => {
    const tries = await counting({ account: 1, network: 4 });
    const network = crypto.randomUUID();
    const trier = somebody(network);
    const together = Array.from({ length: 10 }, () => waitOf(tryOnce(tries, trier)));
    assert.equal((await Promise.all(together)).filter((wait) => wait === 0).length, 1);
    assert.equal(await waitOf(tryOnce(tries, trier)), 'work 0');
    const others = await Promise.all(
      Array.from({ length: 10 }, () => waitOf(tryOnce(tries, somebody(network)))),
    );
    assert.equal(others.filter((wait) => wait === 0).length, 3);
  });

  test('of one account from everywhere are worked for once they are four times as many, and a new hour forgives', async () => {
    seconds = Math.ceil(start / 3_600_000) * 3600 - start / 1000;
    const tries = await counting({ account: 2, network: 100 });
    const { account } = somebody();
    const from = (network: string) => ({ account, network });
    const places = Array.from({ length: 4 }, () => crypto.randomUUID());
    for (const place of places) for (const _ of [1, 2]) await tryOnce(tries, from(place));
    assert.equal(await waitOf(tryOnce(tries, from(crypto.randomUUID()))), 'work 0');
    for (let n = 0; n < 3; n++) await tryOnce(tries, from(crypto.randomUUID()), true);
    assert.equal(await waitOf(tryOnce(tries, from(crypto.randomUUID()))), 'work 3');
    await (await tryOnce(tries, from(crypto.randomUUID()), true)).succeeds();
    assert.equal(
      await waitOf(tryOnce(tries, from(crypto.randomUUID()))),
      'work 3',
      'whoever got in gives nobody else new tries',
    );
    const known = { ...from(crypto.randomUUID()), isKnown: true };
    assert.equal(await waitOf(tryOnce(tries, known)), 0, 'a browser that is known has tries of its own');
    await tryOnce(tries, known);
    assert.equal(await waitOf(tryOnce(tries, known)), 'work 0');
    seconds += 3600;
    assert.equal(await waitOf(tryOnce(tries, from(crypto.randomUUID()))), 0);
  });

  test('of one place begin anew after a quarter of an hour', async () => {
    const tries = await counting({ account: 1, network: 100 });
    const trier = somebody();
    await tryOnce(tries, trier);
    assert.equal(await waitOf(tryOnce(tries, trier)), 'work 0');
    seconds += 901;
    assert.equal(await waitOf(tryOnce(tries, trier)), 0);
  });

  test('that go on for days from one network wait a minute each, and no longer, work or not', async () => {
    const { database } = await sharedServer();
    const tries = await counting({ account: 1, network: 1 });
    const trier = somebody();
    await tryOnce(tries, trier);
    // Other files count in the same table, by the clock on the wall.
    const text = 'update attempt set failures = 30000 where last_at <= $1';
    await database.lookUp({ name: 'many_attempts', text }, [clock().toISOString()]);
    assert.equal(await waitOf(tryOnce(tries, trier, true)), 60);
    assert.equal(await waitOf(tryOnce(tries, trier)), 60);
    seconds += 60;
    assert.equal(await waitOf(tryOnce(tries, trier, true)), 0);
  });

  test('wait for what their network did, whoever they are, and not for what another one did', async () => {
    const tries = await counting({ account: 5, network: 3 });
    const network = crypto.randomUUID();
    for (let n = 0; n < 9; n++) await (await tryOnce(tries, somebody(network))).succeeds();
    for (let n = 0; n < 3; n++) await tryOnce(tries, somebody(network));
    assert.equal(await waitOf(tryOnce(tries, somebody(network))), 1);
    assert.equal(await waitOf(tryOnce(tries, somebody())), 0);
    seconds += 1;
    await (await tryOnce(tries, somebody(network))).succeeds();
    assert.equal(await waitOf(tryOnce(tries, somebody(network))), 1);
    seconds += 3600;
    assert.equal(await waitOf(tryOnce(tries, somebody(network))), 0);
  });
});

test('Calls are counted in windows of several lengths', async () => {
  const tries = await counting({ account: 5, network: 100 });
  const name = crypto.randomUUID();
  const windows = [
    { name, most: 3, seconds: 60 },
    { name, most: 5, seconds: 3600 },
  ];
  for (let n = 0; n < 3; n++) await tries.count(windows);
  assert.equal(await waitOf(tries.count(windows)), 60);
  seconds += 61;
  await tries.count(windows);
  assert.equal(await waitOf(tries.count(windows)), 3539);
  seconds += 3600;
  await tries.count(windows);
});

test('A call is given back to each of its windows, once for each reason in its time, and never more than were counted', async () => {
  const tries = await counting({ account: 5, network: 100 });
  const { database } = await sharedServer();
  const name = crypto.randomUUID();
  const windows = [
    { name, most: 1, seconds: 60 },
    { name, most: 2, seconds: 3600 },
  ];
  const givesBack = async (once: string) => {
    for (const { statement, values } of tries.givesBack(windows, { once, seconds: 3600 }))
      await database.lookUp(statement, values);
  };
  const [somebodyIn, somebodyElse] = [crypto.randomUUID(), crypto.randomUUID()];
  await givesBack(crypto.randomUUID());
  await tries.count(windows);
  assert.equal(await waitOf(tries.count(windows)), 60);
  await givesBack(somebodyIn);
  assert.equal(await waitOf(tries.count(windows)), 60, 'the one that was refused is counted too');
  for (const who of [somebodyIn, somebodyIn, somebodyElse]) await givesBack(who);
  seconds += 61;
  await tries.count(windows);
  assert.equal(await waitOf(tries.count(windows)), 3539);
});
