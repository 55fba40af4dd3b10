import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { firstHome } from '#platform/server/database/homes/first-home.ts';
import {
  changeRisk,
  closeRisk,
  listRisks,
  readHistory,
  readRisk,
  registerRisk,
  type Risk,
} from '#features/risk/record/risk.contract.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { asOwner } from '#tests/world/connections.ts';
import { raised } from '#tests/world/risk-world.ts';
import { caller, type Reply } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';

const many = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const dataOf = ({ body }: Reply) => (body as { data: Risk }).data;

suite('Many at once', () => {
  test('50 writers on 10 risks lose no update: versions without gaps, one act for each', async () => {
    const { admin } = await newWorld();
    const risks = await many(
      10,
      async (at) => (await admin.calls(registerRisk, { body: { title: `Contended risk ${at}` } })).data.id,
    );
    const kept = new Map<string, string[]>(risks.map((id) => [id, []]));
    await many(50, async (writer) => {
      const id = risks[writer % 10] as string;
      for (let round = 0; round < 2; round++) {
        const title = `Written by ${writer} in round ${round}`;
        for (let { version } = (await admin.calls(readRisk, { params: { id } })).data; ;) {
          const reply = await admin.sends(changeRisk, { params: { id }, body: { version, title } });
          if (reply.status === 200) {
            kept.get(id)?.push(title);
            assert.deepEqual([dataOf(reply).title, dataOf(reply).version], [title, version + 1]);
            break;
          }
          assert.equal(reply.status, 409, JSON.stringify(reply.body));
          ({ version } = dataOf(reply)); // A stale version is answered with the row as it is now.
        }
      }
    });
    for (const [id, titles] of kept) {
      const { data } = await admin.calls(readRisk, { params: { id } });
      const history = await admin.calls(readHistory, { params: { id }, query: { limit: '200' } });
      const written = history.data.flatMap(({ changes }) =>
        changes.filter(({ field }) => field === 'title').map((change) => change.new),
      );
      assert.equal(data.version, 1 + titles.length);
      assert.equal(titles.length, 10);
      assert.deepEqual(written.toSorted(), titles.toSorted());
      // Each change names what the one before it left.
      const changes = history.data.toReversed().flatMap((entry) => entry.changes);
      for (const [at, change] of changes.entries())
        if (at > 0) assert.equal(change.old, changes[at - 1]?.new);
      assert.equal(data.title, changes.at(-1)?.new);
    }
  });

  test('a key whose first use takes too long is answered as busy, and can be used again', async (t) => {
    const { admin, orgId, adminUrl, slug } = await newWorld({ home: firstHome });
    const owner = await asOwner();
    const key = crypto.randomUUID();
    const body = { title: 'Asked for twice' };
    const brief = new URL(adminUrl);
    brief.searchParams.set('options', '-c lock_timeout=500');
    const running = await anotherServer({}, { adminUrl: brief.href });
    const sends = () =>
      caller(running, slug, admin).sends(registerRisk, { body }, { 'idempotency-key': key });
    t.after(() => owner.query('rollback'));
    await owner.query('begin');
    await owner.query(
      `insert into idempotency_key (org_id, person_id, key, request_hash, created_at) values ($1, $2, $3, '', now())`,
      [orgId, admin.id, key],
    );
    const { status, headers } = await sends();
    assert.deepEqual([status, headers['retry-after']], [503, '1']);
    await owner.query('rollback');
    const [first, second] = [await sends(), await sends()];
    assert.deepEqual([first.status, dataOf(second).id], [200, dataOf(first).id]);
  });

  test('two that wait for each other are both answered, and never with a defect', async () => {
    const { admin } = await newWorld();
    const pairs = await many(12, async (at) =>
      many(2, async (side) => (await raised(admin, `Pair ${at} side ${side}`)).id),
    );
    const close = (id = '', other_id = '') =>
      admin.sends(closeRisk, { params: { id }, body: { version: 1, reason: 'duplicate_of', other_id } });
    const replies = await Promise.all(
      pairs.flatMap(([one, other]) => [close(one, other), close(other, one)]),
    );
    for (const { status, body } of replies) assert.ok([200, 409, 422].includes(status), JSON.stringify(body));
    assert.ok(replies.filter(({ status }) => status === 200).length >= pairs.length);
  });

  test('60 that raise risks at once get 60 numbers', async () => {
    const { admin } = await newWorld();
    const refs = await many(
      60,
      async (at) => (await admin.calls(registerRisk, { body: { title: `Raised at once ${at}` } })).data.ref,
    );
    assert.equal(new Set(refs).size, 60);
    assert.equal((await admin.calls(listRisks)).count, 60);
  });
});

suite('The same Idempotency-Key', () => {
  const body = { title: 'Sent more than once' };

  test('20 times at once has one effect and one answer', async () => {
    const { admin } = await newWorld();
    const replies = await many(20, () =>
      admin.sends(registerRisk, { body }, { 'idempotency-key': 'a double click' }),
    );
    assert.deepEqual(
      replies.map(({ status }) => status),
      Array(20).fill(200),
    );
    assert.equal(new Set(replies.map((reply) => JSON.stringify(reply.body))).size, 1);
    assert.equal((await admin.calls(listRisks)).count, 1);
  });

  test('with another body or for another call is refused, and does nothing', async () => {
    const { admin } = await newWorld();
    const key = { 'idempotency-key': 'used before' };
    const first = await admin.sends(registerRisk, { body }, key);
    const other = await admin.sends(registerRisk, { body: { title: 'Something else' } }, key);
    assert.deepEqual([other.status, (other.body as { code: string }).code], [422, 'idempotency_key_reused']);
    const elsewhere = await admin.sends(
      closeRisk,
      { params: { id: dataOf(first).id }, body: { version: 1, reason: 'no_longer_exists' } },
      key,
    );
    assert.equal(elsewhere.status, 422);
    assert.equal((await admin.calls(readRisk, { params: { id: dataOf(first).id } })).data.status, 'created');
    assert.equal((await admin.calls(listRisks)).count, 1);
  });

  test('of somebody else, or after a refusal, is a new one', async () => {
    const { admin, person } = await newWorld();
    const colleague = await person('Staff', {}, { org_editor: true });
    const key = { 'idempotency-key': 'anybody may choose this' };
    assert.equal((await admin.sends(registerRisk, { body: { title: 'No' } }, key)).status, 400);
    assert.equal((await admin.sends(registerRisk, { body }, key)).status, 200);
    assert.equal((await colleague.sends(registerRisk, { body }, key)).status, 200);
    assert.equal((await admin.calls(listRisks)).count, 2);
  });

  test('does not open what the person may no longer see', async () => {
    const here = await newWorld();
    const there = await newWorld();
    const key = { 'idempotency-key': 'the same on both sides' };
    const ours = await here.admin.sends(registerRisk, { body }, key);
    const theirs = await there.admin.sends(registerRisk, { body }, key);
    assert.notEqual(dataOf(ours).id, dataOf(theirs).id);
    assert.equal((await here.guest.sends(registerRisk, { body }, key)).status, 401);
  });
});
