import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { changeRisk, registerRisk } from '#features/risk/record/risk.contract.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import { verifyLog } from './verify-log.ts';

const owner = await asOwner();

/** An organisation with some history in its log. */
async function busyWorld(): Promise<World> {
  const world = await newWorld();
  for (let at = 0; at < 5; at++) {
    const { data } = await world.admin.calls(registerRisk, { body: { title: `Risk number ${at}` } });
    await world.admin.calls(changeRisk, {
      params: { id: data.id },
      body: { version: 1, title: `Risk number ${at}, reworded` },
    });
  }
  return world;
}

const tampering: [what: string, text: string][] = [
  [
    'another text in an entry',
    `update activity set body = replace(body, 'reworded', 'as it was') where org_id = $1 and body like '%reworded%'`,
  ],
  [
    'another actor in an entry',
    `update activity set body = jsonb_set(body::jsonb, '{actor_name}', '"Somebody else"')::text where org_id = $1 and seq = 8`,
  ],
  ['another hash', `update activity set hash = encode(sha256('x'), 'hex') where org_id = $1 and seq = 8`],
  ['an entry taken out', `delete from activity where org_id = $1 and seq = 8`],
  ['the first entry taken out', `delete from activity where org_id = $1 and seq = 1`],
  [
    'the last entry taken out',
    `delete from activity where org_id = $1 and seq = (select seq from activity_head where org_id = $1)`,
  ],
  [
    'the last entry taken out and the head set back',
    `with gone as (delete from activity where org_id = $1 and seq = (select max(seq) from activity where org_id = $1)) update activity_head set seq = seq - 1 where org_id = $1`,
  ],
  [
    'two entries exchanged',
    `update activity set seq = case seq when 7 then 107 when 8 then 7 end where org_id = $1 and seq in (7, 8)`,
  ],
  [
    'an entry added at the end',
    `insert into activity select org_id, seq + 1, at, actor_id, action, body, hash from activity where org_id = $1 order by seq desc limit 1`,
  ],
  [
    'another time beside an entry',
    `update activity set at = at - interval '1 day' where org_id = $1 and seq = 8`,
  ],
  [
    'another action beside an entry',
    `update activity set action = 'risk.deleted' where org_id = $1 and seq = 8`,
  ],
  ['an object that is no longer named', `delete from activity_object where org_id = $1 and seq = 8`],
  [
    'another object named',
    `update activity_object set object_id = gen_random_uuid() where org_id = $1 and seq = 8`,
  ],
  ['another head', `update activity_head set hash = encode(sha256('x'), 'hex') where org_id = $1`],
  ['no head', `delete from activity_head where org_id = $1`],
];

suite('The log', () => {
  test('verifies as it was written', async () => {
    const { orgId, database } = await busyWorld();
    const { broken, acts } = await verifyLog(database, orgId);
    assert.equal(broken, undefined);
    assert.ok(acts >= 10);
  });

  test('gives away every change that its owner makes behind its back', async (t) => {
    for (const [what, text] of tampering)
      await t.test(what, async () => {
        const { orgId, database } = await busyWorld();
        await owner.query(text, [orgId]);
        const { broken } = await verifyLog(database, orgId);
        assert.ok(broken !== undefined && broken.why !== '');
      });
  });

  test('is extended by the product, and otherwise only read', async () => {
    const { orgId, database } = await busyWorld();
    for (const text of [
      `update activity set action = 'x' where org_id = $1`,
      `delete from activity where org_id = $1`,
      `delete from activity_object where org_id = $1`,
    ]) {
      const tried = database.inOrganisation(orgId, {}, (db) =>
        db.ask({ name: `tamper ${text}`.slice(0, 60), text }, [orgId]),
      );
      await assert.rejects(tried, { code: '42501' });
    }
  });

  test('is asked for an act by every transaction that writes', async () => {
    const { orgId, database } = await newWorld();
    const silent = database.inOrganisation(orgId, {}, (db) =>
      db.ask(
        {
          name: 'silent_write',
          text: `update organisation set timezone = 'Europe/Istanbul' where org_id = $1`,
        },
        [orgId],
      ),
    );
    await assert.rejects(silent, /without recording an act/);
    const [row] = (
      await owner.query<{ timezone: string }>('select timezone from organisation where org_id = $1', [orgId])
    ).rows;
    assert.equal(row?.timezone, 'UTC');
  });
});
