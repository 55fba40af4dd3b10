import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { endAbsence } from '#features/identity/absence/absence.contract.ts';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { listRisks } from '#features/risk/record/risk.contract.ts';
import { calling, makes } from '#tests/accounts/api-token.ts';
import { exportRisks } from '#features/risk/export/risk-export.contract.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { addressOf, caller, type Caller } from '#tests/world/caller.ts';
import { inRows } from '#tests/treatment/residual-world.ts';
import { newWorld, type World } from '#tests/world/world.ts';

/** A server that is soon asked too much. */
const strict = await anotherServer({
  LIMIT_PERSON_PER_MINUTE: '4',
  LIMIT_ORGANISATION_PER_MINUTE: '6',
  LIMIT_HEAVY_PER_MINUTE: '2',
});

/** What the strict server answers to somebody who signed in elsewhere. */
async function asks({ slug }: World, { token }: Caller, endpoint: Endpoint): Promise<number> {
  const answer = await strict.app.inject({
    method: endpoint.method,
    url: addressOf(slug, endpoint),
    headers: { authorization: `token ${token}` },
  });
  if (answer.statusCode === 429) {
    const wait = Number(answer.headers['retry-after']);
    assert.ok(wait >= 1 && wait <= 60, `asks to wait ${wait} seconds`);
    assert.equal(answer.json().code, 'too_many_requests');
  }
  return answer.statusCode;
}
const times = async (many: number, ask: () => Promise<number>): Promise<number[]> => {
  const answers: number[] = [];
  for (let n = 0; n < many; n++) answers.push(await ask());
  return answers;
};

suite('Whoever calls too often in a minute is told to wait', () => {
  // A minute that ends meanwhile would give everybody new calls: it stands still.
  beforeEach(() => mock.timers.enable({ apis: ['Date'], now: Date.now() }));
  afterEach(() => mock.timers.reset());

  test('each person, and nobody else for it', async () => {
    const world = await newWorld();
    const { admin } = world;
    const staff = await world.person('Staff');
    assert.deepEqual(await times(5, () => asks(world, admin, readOwnData)), [200, 200, 200, 200, 429]);
    assert.equal(await asks(world, staff, readOwnData), 200);
  });

  test('each person, with the programs that have their tokens', async () => {
    const world = await newWorld();
    const { admin } = world;
    const { token } = await makes(admin, ['risk:read']);
    // What was asked of the other server for it counts here as well, as soon as the two have told each other.
    mock.timers.tick(60_000);
    const program = calling(world, token);
    assert.deepEqual(await times(3, () => asks(world, program, listRisks)), [200, 200, 200]);
    assert.deepEqual(await times(2, () => asks(world, admin, readOwnData)), [200, 429]);
    assert.equal(await asks(world, program, listRisks), 429);
    const noToken = caller(world.running, world.slug, { ...program, token: `${token.slice(0, -4)}AAAA` });
    assert.equal(await asks(world, noToken, listRisks), 401, 'what nobody issued is of nobody');
  });

  test('all of an organisation together, and no other organisation', async () => {
    const [world, other] = [await newWorld(), await newWorld()];
    const [one, another] = [await world.person('Staff'), await world.person('Staff')];
    assert.deepEqual(await times(3, () => asks(world, one, readOwnData)), [200, 200, 200]);
    assert.deepEqual(await times(4, () => asks(world, another, readOwnData)), [200, 200, 200, 429]);
    assert.equal(await asks(world, one, readOwnData), 429);
    assert.equal(await asks(other, other.admin, readOwnData), 200);
  });

  test('sooner with what costs much, while everything else goes on', async () => {
    const world = await newWorld();
    const { admin } = world;
    assert.deepEqual(await times(3, () => asks(world, admin, exportRisks)), [200, 200, 429]);
    assert.equal(await asks(world, admin, readOwnData), 200);
  });
});

suite('An organisation that asks more at once than its share', () => {
  test('is refused at once, and another one is answered', async () => {
    const { app } = await anotherServer({ LIMIT_CALLS_AT_ONCE: '5' });
    const [world, other] = [await newWorld(), await newWorld()];
    const ask = async ({ slug }: World, { token }: Caller) => {
      const headers = { authorization: `token ${token}` };
      const { statusCode, json } = await app.inject({ url: addressOf(slug, readOwnData), headers });
      return statusCode === 200 ? 'answered' : `${statusCode} ${json().code}`;
    };
    const flood = Array.from({ length: 40 }, () => ask(world, world.admin));
    assert.equal(await ask(other, other.admin), 'answered');
    const answers = await Promise.all(flood);
    assert.deepEqual(new Set(answers), new Set(['answered', '429 too_many_requests']));
    assert.equal(await ask(world, world.admin), 'answered');
  });
});

suite('A person who asks much at once', () => {
  test('is answered in turns, while everybody else is answered at once', async () => {
    const { app } = await anotherServer({ LIMIT_CALLS_AT_ONCE_PER_PERSON: '2' });
    const world = await newWorld();
    const colleague = await world.person('Staff');
    const ask = async ({ token }: Caller, endpoint: Endpoint) => {
      const { statusCode } = await app.inject({
        method: endpoint.method,
        url: addressOf(world.slug, endpoint),
        headers: { authorization: `token ${token}` },
      });
      return statusCode;
    };
    // None of the flood ends while their row is held: more of them at once would have every connection of the server.
    const begun = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const held = inRows(world, async (db) => {
      await db.query(
        sql`select 1 from person where org_id = ${db.org_id} and id = ${world.admin.id} for update`,
      );
      begun.resolve();
      await answered.promise;
    });
    await begun.promise;
    const flood = Array.from({ length: 36 }, () => ask(world.admin, endAbsence));
    assert.equal(await ask(colleague, readOwnData), 200);
    answered.resolve();
    await held;
    assert.deepEqual(new Set(await Promise.all(flood)), new Set([200]));
  });
});
