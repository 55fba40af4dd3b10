import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { suite, test } from 'node:test';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { contextSigner } from '#platform/server/database/context/signed-context.ts';
import { asApp, asOwner, beginIn } from '#tests/world/connections.ts';
import { newWorld, secret, type World } from '#tests/world/world.ts';
import { actSeals } from './act-seal.ts';
import { canonical } from './act.ts';
import { record } from './activity.ts';
import { verifyLog } from './verify-log.ts';

const owner = await asOwner();
const signer = contextSigner(secret);
const seals = actSeals(secret);

const deleted = (title: string) =>
  canonical({
    at: new Date().toISOString(),
    actor_id: null,
    actor_name: 'Ada Admin',
    action: 'risk.deleted',
    objects: [],
    changes: [],
    note: title,
  });

/** Adds an entry as the owner of the tables can: linked like any other, and the head moved along. Answers its number. */
async function addedBehind({ orgId, admin }: World, body: string, seal: string): Promise<number> {
  const { rows } = await owner.query<{ seq: number }>(
    `with head as (
        update activity_head set seq = seq + 1,
          hash = encode(sha256(convert_to(hash || e'\\n' || (seq + 1) || e'\\n' || $2::text, 'UTF8')), 'hex')
        where org_id = $1 returning *
      )
      insert into activity (org_id, seq, at, actor_id, action, body, hash, seal)
      select org_id, seq, ($2::jsonb ->> 'at')::timestamptz, ($2::jsonb ->> 'actor_id')::uuid, $2::jsonb ->> 'action', $2, hash, $3 from head returning seq`,
    [orgId, body, seal],
  );
  // The product goes on behind it, and notices nothing.
  await admin.calls(registerRisk, { body: { title: 'Behind it' } });
  return rows[0]?.seq ?? 0;
}

/** An entry that the product wrote about nothing. */
async function written({ orgId, database }: World): Promise<{ body: string; seal: string }> {
  await database.inOrganisation(orgId, {}, async (db) =>
    record(db, undefined, { action: 'risk.counted', objects: [] }),
  );
  const { rows } = await owner.query<{ body: string; seal: string }>(
    `select body, seal from activity where org_id = $1 and action = 'risk.counted'`,
    [orgId],
  );
  return rows[0] ?? assert.fail('it was written');
}

suite('An act that nobody did', () => {
  test('is not taken from whoever speaks SQL in the name of the product', async () => {
    const [{ orgId, database }, there] = [await newWorld(), await newWorld()];
    const body = deleted('Never deleted');
    const append = async (signature: string | null) => {
      const planted = { name: 'planted_act', text: 'select append_acts(array[$1], array[$2], $3)' };
      await database.inOrganisation(orgId, { unrecorded: true }, (db) =>
        db.ask(planted, [body, seals.seal(orgId, body), signature]),
      );
    };
    const app = await asApp();
    await beginIn(app, there.orgId);
    const { rows } = await app.query<{ proof: string }>(`select current_setting('app.proof') as proof`);
    const proof = rows[0]?.proof ?? '';
    const before = await verifyLog(database, orgId);
    for (const signature of [null, '', proof, signer.close(''), signer.close(proof), signer.close(orgId)])
      await assert.rejects(append(signature), { code: '42501' }, String(signature));
    // What another transaction may end with opens nothing outside of its own organisation either.
    await app.query(`select set_config('app.org_id', $1, true)`, [orgId]);
    await assert.rejects(
      app.query('select append_acts(array[$1], array[$2], $3)', [body, '', signer.close(proof)]),
      /has no log/,
    );
    await app.query('rollback');
    assert.deepEqual(await verifyLog(database, orgId), before);
  });

  test('is not taken where there is no organisation, or one that does not exist', async () => {
    const [app, nowhere] = [await asApp(), randomUUID()];
    const append = (proof: string) =>
      app.query('select append_acts(array[$1], array[$2], $3)', [deleted('x'), '', signer.close(proof)]);
    await assert.rejects(append(''), { code: '42501' });
    await beginIn(app, nowhere);
    const { rows } = await app.query<{ proof: string }>(`select current_setting('app.proof') as proof`);
    await assert.rejects(append(rows[0]?.proof ?? ''), /has no log/);
    await app.query('rollback');
  });

  test('is told at its number by verifying the log, also where the owner of the tables wrote it', async (t) => {
    const body = deleted('Never deleted');
    const other = actSeals('a key that was never that of the product');
    const forgeries: [what: string, fault: string, make: (world: World) => Promise<[string, string]>][] = [
      ['no seal', 'other_key', async () => [body, '']],
      ['a seal by a key of the forger', 'other_key', async ({ orgId }) => [body, other.seal(orgId, body)]],
      [
        'such a seal under the name of the key',
        'forged',
        async ({ orgId }) => {
          const [id] = seals.seal(orgId, body).split('.');
          return [body, other.seal(orgId, body).replace(/^[^.]*/, id ?? '')];
        },
      ],
      [
        'the seal of an entry of another organisation',
        'forged',
        async () => [body, seals.seal(randomUUID(), body)],
      ],
      ['the seal of another entry', 'forged', async (world) => [body, (await written(world)).seal]],
      [
        'an entry put in a second time',
        'forged',
        async (world) => {
          const entry = await written(world);
          return [entry.body, entry.seal];
        },
      ],
      [
        'the same with its seal written otherwise',
        'forged',
        async (world) => {
          const entry = await written(world);
          return [entry.body, `${entry.seal}=`];
        },
      ],
    ];
    for (const [what, fault, make] of forgeries)
      await t.test(what, async () => {
        const world = await newWorld();
        const seq = await addedBehind(world, ...(await make(world)));
        const { broken, acts } = await verifyLog(world.database, world.orgId);
        assert.deepEqual([broken?.seq, broken?.fault, acts], [seq, fault, seq - 1]);
      });
  });
});

suite('An entry that was sealed before SECRET_KEY was changed', () => {
  test('holds where the earlier key is known, and is told from a forged one where it is not', async () => {
    const world = await newWorld();
    const { orgId, database } = world;
    const earlier = 'the key of the product before this one';
    const body = deleted('Deleted then');
    const seq = await addedBehind(world, body, actSeals(earlier).seal(orgId, body));
    const knowing = (...oldSecrets: string[]) => ({
      inOrganisation: database.inOrganisation,
      seals: actSeals(secret, oldSecrets),
    });
    const { broken } = await verifyLog(knowing('one that is older still, and longer'), orgId);
    assert.deepEqual([broken?.seq, broken?.fault], [seq, 'other_key']);
    const whole = await verifyLog(knowing('one that is older still, and longer', earlier), orgId);
    assert.deepEqual([whole.broken, whole.acts], [undefined, seq + 1]);
  });
});
