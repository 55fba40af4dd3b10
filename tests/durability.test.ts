// Own process: it starts a product of its own, and kills it.
// Waits: for a killed server to come back.
import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { verifyLog } from '#platform/server/log/verify-log.ts';
import { hashPassword } from '#features/identity/password/server/shared/password-hash.service.ts';
import { newOrganisation } from '#app/new-organisation.ts';
import { triesAll } from '#tests/generated/dealing.ts';
import { startProduct } from '#tests/world/product.ts';
import { password } from '#tests/world/world.ts';

/** What a kill may lose is under way when it comes: more writes between two of them are as many more of the same. */
const writes = triesAll ? 5000 : 1200;
const writers = 24;
const organisation = { name: 'Killed Often', slug: 'killed-often', license: 'flat' as const, domains: [] };
const email = 'admin@killed-often.example';

const product = await startProduct({
  LIMIT_PERSON_PER_MINUTE: '1000000',
  LIMIT_ORGANISATION_PER_MINUTE: '1000000',
});
const { base } = product;
after(() => product.stop());

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

interface Acknowledged {
  id: string;
  ref: string;
  title: string;
}

/** Writes until enough were acknowledged. What failed is sent again with its key, as a browser would. */
async function writeMany(
  token: string,
  acknowledged: Map<string, Acknowledged>,
  strange: string[],
): Promise<void> {
  let next = 0;
  const writer = async () => {
    while (next < writes) {
      const key = `write-${next++}`;
      for (let attempt = 0; !acknowledged.has(key); attempt++) {
        if (attempt > 500) throw new Error(`${key} was never acknowledged`);
        const body = JSON.stringify({ title: `Risk of ${key}` });
        const headers = {
          authorization: `token ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        };
        const reply = await fetch(`${base}/org/killed-often/risk/`, {
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.timeout(10_000),
        })
          .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
          .catch(() => undefined);
        if (reply?.status === 200)
          acknowledged.set(key, (JSON.parse(reply.text) as { data: Acknowledged }).data);
        else {
          if (reply !== undefined && reply.status !== 503)
            strange.push(`${reply.status} ${reply.text.slice(0, 200)}`);
          await pause(50 + Math.random() * 100);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
}

suite(`With kill -9 of the server and of the database during ${writes} writes`, () => {
  const acknowledged = new Map<string, Acknowledged>();
  const strange: string[] = [];
  let orgId = '';

  test('it is ready again within 10 seconds, each time', { timeout: 180_000 }, async (t) => {
    const password_hash = await hashPassword(password);
    ({ orgId } = await product.inDatabase((database) =>
      newOrganisation(database, product.adminUrl, organisation, {
        email,
        first_name: 'Ada',
        last_name: 'Admin',
        password_hash,
      }),
    ));
    const signedIn = await fetch(`${base}/org/killed-often/user/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { data } = (await signedIn.json()) as { data: [{ token: string }] };

    const writing = writeMany(data[0].token, acknowledged, strange);
    const until = async (count: number) => {
      while (acknowledged.size < count) await Promise.race([pause(10), writing]);
    };
    const times: string[] = [];
    const timed = async (what: string, restart: () => Promise<unknown>) => {
      const started = performance.now();
      await restart();
      const ms = Math.round(performance.now() - started);
      times.push(`${what} ${ms} ms`);
      assert.ok(ms < 10_000, `${what}: ready after ${ms} ms`);
    };
    for (const part of [0.15, 0.5]) {
      await until(part * writes);
      await timed('server', async () => {
        await product.killServer();
        await product.untilReady();
      });
      await until((part + 0.2) * writes);
      await timed('database', async () => {
        await product.killDatabase();
        await product.untilReady();
      });
    }
    await writing;
    t.diagnostic(`ready again: ${times.join(', ')}`);
    assert.deepEqual([...new Set(strange)], [], 'nothing but "try again" was answered in between');
  });

  test('no acknowledged write is lost and none is done twice', async () => {
    const stored = await product.inDatabase((database) =>
      database.inOrganisation(orgId, { readOnly: true, statementTimeout: 30_000 }, (db) =>
        db.ask<Acknowledged>(
          { name: 'all_risks', text: 'select id, ref, title from risk where org_id = $1' },
          [orgId],
        ),
      ),
    );
    const byId = new Map(stored.map((risk) => [risk.id, risk]));
    assert.equal(acknowledged.size, writes);
    for (const [key, { id, ref }] of acknowledged)
      assert.deepEqual(byId.get(id), { id, ref, title: `Risk of ${key}` });
    assert.equal(stored.length, writes);
    assert.equal(new Set(stored.map(({ ref }) => ref)).size, writes);
  });

  test('no act is missing and the log verifies', async () => {
    await product.inDatabase(async (database) => {
      const acts = await database.inOrganisation(orgId, { readOnly: true }, (db) =>
        db.ask<{ object_id: string }>(
          {
            name: 'all_registrations',
            text: `select o.object_id from activity a join activity_object o on o.org_id = $1 and o.seq = a.seq where a.org_id = $1 and a.action = 'risk.registered'`,
          },
          [orgId],
        ),
      );
      assert.deepEqual(
        acts.map(({ object_id }) => object_id).toSorted(),
        [...acknowledged.values()].map(({ id }) => id).toSorted(),
      );
      const verified = await verifyLog(database, orgId);
      assert.equal(verified.broken, undefined);
      assert.ok(verified.acts > writes);
    });
  });

  test('the kept figures still add up', async () => {
    const [row] = await product.inDatabase((database) =>
      database.inOrganisation(orgId, { readOnly: true }, (db) =>
        db.ask<{ n: number }>(
          {
            name: 'kept_total',
            text: `select sum(n)::int as n from risk_figure where org_id = $1 and metric = 'all'`,
          },
          [orgId],
        ),
      ),
    );
    assert.equal(row?.n, writes);
  });
});
