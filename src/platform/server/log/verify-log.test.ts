import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { suite, test } from 'node:test';
import { changeRisk, registerRisk } from '#features/risk/record/risk.contract.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import { record } from './activity.ts';
import { described, notedEnds, verifyLog } from './verify-log.ts';

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
    `insert into activity select org_id, seq + 1, at, actor_id, action, body, hash, seal from activity where org_id = $1 order by seq desc limit 1`,
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
  [
    'a forged entry with its own hash made to follow',
    `update activity a set body = f.body, hash = encode(sha256(convert_to(before.hash || e'\\n8\\n' || f.body, 'UTF8')), 'hex')
      from activity before, (select replace(body, '"actor_name":"', '"actor_name":"Not ') as body from activity where org_id = $1 and seq = 8) f
      where a.org_id = $1 and a.seq = 8 and before.org_id = $1 and before.seq = 7`,
  ],
];

/** Links the chain anew from its first entry, after `change`, and moves the head along: whole again in itself. */
const linkAnew = async (orgId: string, change: string) => {
  await owner.query(change, [orgId]);
  await owner.query(
    `with recursive linked as (
        select seq, encode(sha256(convert_to(e'\\n1\\n' || body, 'UTF8')), 'hex') as hash from activity where org_id = $1 and seq = 1
        union all select a.seq, encode(sha256(convert_to(l.hash || e'\\n' || a.seq || e'\\n' || a.body, 'UTF8')), 'hex')
        from linked l join activity a on a.org_id = $1 and a.seq = l.seq + 1
      ), entries as (update activity a set hash = l.hash from linked l where a.org_id = $1 and a.seq = l.seq)
      update activity_head h set (seq, hash) = (select seq, hash from linked order by seq desc limit 1) where h.org_id = $1`,
    [orgId],
  );
};

/** How many rows a statement touches as the role that the log's functions run as. */
async function asLog(orgId: string, text: string, values: unknown[]): Promise<number | null> {
  await owner.query(`begin; set local role plumbline_log; set local app.org_id = '${orgId}'`);
  try {
    return (await owner.query(text, values)).rowCount;
  } finally {
    await owner.query('rollback');
  }
}

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

  test('that lost its last entries and was linked anew is given away by an end that was noted before', async () => {
    const { orgId, database, admin } = await busyWorld();
    const printed = `other: broken at entry 3: why\n${described('acme', await verifyLog(database, orgId))}\n`;
    const noted = notedEnds(printed).get('acme');
    await admin.calls(registerRisk, { body: { title: 'After it was noted' } });
    assert.equal((await verifyLog(database, orgId, { noted })).broken, undefined);
    await linkAnew(
      orgId,
      `with gone as (delete from activity where org_id = $1 and seq > 8 returning seq)
        delete from activity_object where org_id = $1 and seq > 8`,
    );
    assert.equal((await verifyLog(database, orgId)).broken, undefined, 'whole in itself');
    assert.match((await verifyLog(database, orgId, { noted })).broken?.why ?? '', /noted/);
  });

  test('that was written anew from an entry on and linked to its head gives that entry away', async () => {
    const { orgId, database } = await busyWorld();
    const [first] = (
      await owner.query<{ seq: number }>(
        `select min(seq) as seq from activity where org_id = $1 and body like '%reworded%'`,
        [orgId],
      )
    ).rows;
    await linkAnew(
      orgId,
      `update activity set body = replace(body, 'reworded', 'as it was') where org_id = $1`,
    );
    const { broken } = await verifyLog(database, orgId);
    assert.deepEqual([broken?.seq, broken?.fault], [first?.seq, 'forged']);
  });

  test('is extended by one function of the database, and otherwise only read, whoever has the role of the product', async () => {
    const { orgId, database } = await busyWorld();
    const [written] = (await owner.query(`select * from activity_head where org_id = $1`, [orgId])).rows;
    for (const text of [
      `insert into activity select org_id, seq + 1, at, actor_id, action, body, hash, seal from activity where org_id = $1 order by seq desc limit 1`,
      `update activity set action = 'x' where org_id = $1`,
      `delete from activity where org_id = $1`,
      `insert into activity_object (org_id, object_id, seq, object_type) values ($1, gen_random_uuid(), 1, 'risk')`,
      `update activity_object set object_id = gen_random_uuid() where org_id = $1`,
      `delete from activity_object where org_id = $1`,
      `insert into activity_head (org_id) values ($1) on conflict do nothing`,
      `update activity_head set seq = seq - 1 where org_id = $1`,
      `delete from activity_head where org_id = $1`,
      `select from activity_head where org_id = $1 for update`,
    ]) {
      const tried = database.inOrganisation(orgId, { unrecorded: true }, (db) =>
        db.ask({ name: `tamper ${text}`.slice(0, 60), text }, [orgId]),
      );
      await assert.rejects(tried, { code: '42501' }, text);
    }
    const { rows } = await owner.query(`select * from activity_head where org_id = $1`, [orgId]);
    assert.deepEqual(rows, [written]);
  });

  test('links the acts of one transaction in their order, however many', async () => {
    const { orgId, database } = await newWorld();
    const before = await verifyLog(database, orgId);
    const named = Array.from({ length: 2000 }, () => randomUUID());
    await database.inOrganisation(orgId, {}, async (db) => {
      for (const id of named)
        record(db, undefined, {
          action: 'risk.changed',
          objects: [
            { type: 'risk', id },
            { type: 'risk', id },
          ],
        });
    });
    const after = await verifyLog(database, orgId);
    assert.deepEqual([after.acts, after.broken], [before.acts + 2000, undefined]);
    const { rows } = await owner.query<{ object_id: string }>(
      'select object_id from activity_object where org_id = $1 and seq > $2 order by seq',
      [orgId, before.acts],
    );
    assert.deepEqual(
      rows.map(({ object_id }) => object_id),
      named,
    );
  });

  test('is written by a role that is bound to the organisation at hand', async () => {
    const [here, there] = [await newWorld(), await newWorld()];
    for (const text of [
      'select from activity_head where org_id = $1',
      'update activity_head set seq = 0 where org_id = $1',
    ])
      assert.equal(await asLog(here.orgId, text, [there.orgId]), 0, text);
    for (const text of [
      'insert into activity_head (org_id) values ($1)',
      `insert into activity (org_id, seq, at, action, body, hash, seal) values ($1, 0, now(), 'x', '{}', '', '')`,
      `insert into activity_object (org_id, object_id, seq, object_type) values ($1, $1, 0, 'x')`,
    ])
      await assert.rejects(asLog(here.orgId, text, [there.orgId]), { code: '42501' }, text);
    assert.equal(await asLog(there.orgId, 'select from activity_head where org_id = $1', [there.orgId]), 1);
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
