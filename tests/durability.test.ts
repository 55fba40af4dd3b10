// Own process: it starts a product of its own, and kills it.
// Waits: for a killed server to come back.
import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { verifyLog } from '#platform/server/log/verify-log.ts';
import { hashPassword } from '#features/identity/password/server/shared/password-hash.service.ts';
import { newOrganisation } from '#app/new-organisation.ts';
import { triesAll } from '#tests/generated/dealing.ts';
import { startProduct } from '#tests/world/product.ts';
import { longestWait, until } from '#tests/world/waiting/until.ts';
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

interface Acknowledged {
  id: string;
  ref: string;
  title: string;
}

/** Writes until enough were acknowledged. What failed is sent again with its key, as a browser would. */
async function writeMany(
  token: string,
  acknowledged: Map<string, Acknowledged>,
  strange: Set<string>,
): Promise<void> {
  let next = 0;
  const send = async (key: string): Promise<boolean> => {
    const reply = await fetch(`${base}/org/killed-often/risk/`, {
      method: 'POST',
      headers: {
        authorization: `token ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ title: `Risk of ${key}` }),
      signal: AbortSignal.timeout(longestWait),
    })
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      .catch(() => undefined);
    if (reply?.status === 200) acknowledged.set(key, (JSON.parse(reply.text) as { data: Acknowledged }).data);
    else if (reply !== undefined && reply.status !== 503)
      strange.add(`${reply.status} ${reply.text.slice(0, 200)}`);
    return acknowledged.has(key);
  };
  const writer = async () => {
    while (next < writes) {
      const key = `write-${next++}`;
      await until(async () => (await send(key)) || pause(50 + Math.random() * 100, false));
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
}

/** All that is written while server and database are killed in turn. */
async function writtenWhileKilled() {
  const { orgId } = await product.inDatabase(async (database) =>
    newOrganisation(database, product.adminUrl, organisation, {
      email,
      first_name: 'Ada',
      last_name: 'Admin',
      password_hash: await hashPassword(password),
    }),
  );
  const signedIn = await fetch(`${base}/org/killed-often/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await signedIn.json()) as { data: [{ token: string }] };
  const acknowledged = new Map<string, Acknowledged>();
  const strange = new Set<string>();
  const writing = writeMany(data[0].token, acknowledged, strange);
  const part = (share: number) => Promise.race([until(() => acknowledged.size >= share * writes), writing]);
  for (const share of [0.15, 0.5]) {
    await part(share);
    await product.killServer();
    await product.untilReady();
    await part(share + 0.2);
    await product.killDatabase();
    await product.untilReady();
  }
  await writing;
  return { orgId, acknowledged, strange };
}

suite(`With kill -9 of the server and of the database during ${writes} writes`, () => {
  // Each test looks at the same end of it, whatever the others found.
  const written = writtenWhileKilled();

  test('it is ready again each time, and nothing but "try again" was answered in between', async () => {
    const { acknowledged, strange } = await written;
    assert.equal(acknowledged.size, writes);
    assert.deepEqual([...strange], []);
  });

  test('no acknowledged write is lost and none is done twice', async () => {
    const { orgId, acknowledged } = await written;
    const stored = await product.inDatabase((database) =>
      database.inOrganisation(orgId, { readOnly: true, statementTimeout: 30_000 }, (db) =>
        db.ask<Acknowledged>(
          { name: 'all_risks', text: 'select id, ref, title from risk where org_id = $1' },
          [orgId],
        ),
      ),
    );
    const byId = new Map(stored.map((risk) => [risk.id, risk]));
    for (const [key, { id, ref }] of acknowledged)
      assert.deepEqual(byId.get(id), { id, ref, title: `Risk of ${key}` });
    assert.equal(stored.length, writes);
    assert.equal(new Set(stored.map(({ ref }) => ref)).size, writes);
  });

  test('no act is missing and the log verifies', async () => {
    const { orgId, acknowledged } = await written;
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
    const { orgId } = await written;
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
