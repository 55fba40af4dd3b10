import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { asOwner } from '#tests/world/connections.ts';
import { triageRisk } from './risk-verbs.contract.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import {
  changeRisk,
  closeRisk,
  deleteRisk,
  listRisks,
  readHistory,
  readRisk,
  registerRisk,
  restoreRisk,
} from './risk.contract.ts';

const laptops = { title: 'Laptops leave the building unencrypted' };

suite('A risk', () => {
  test('is registered with a number, and read back as it was written', async () => {
    const { admin, departments } = await newWorld();
    const { data } = await admin.calls(registerRisk, {
      body: { ...laptops, department_id: departments['Finance'], context: { cause: 'No policy' } },
    });
    assert.equal(data.ref, 'R-0001');
    const { data: read } = await admin.calls(readRisk, { params: { id: data.id } });
    assert.deepEqual(read, data);
    assert.deepEqual(
      [read.status, read.triage, read.department?.name, read.context.cause],
      ['created', 'submitted', 'Finance', 'No policy'],
    );
    assert.deepEqual(read.flags, ['untriaged', 'unrated']);
  });

  test('raised by a User waits for triage', async () => {
    const { person, departments } = await newWorld();
    const user = await person('User', { Finance: 'viewer' });
    const { data } = await user.calls(registerRisk, {
      body: { ...laptops, department_id: departments['Finance'] },
    });
    assert.equal(data.triage, 'submitted');
    assert.deepEqual(data.flags, ['untriaged', 'unrated']);
  });

  test('cannot be put into a department that is not there', async () => {
    const { admin } = await newWorld();
    const nowhere = await admin.isRefused(registerRisk, {
      body: { ...laptops, department_id: crypto.randomUUID() },
    });
    assert.deepEqual(
      [nowhere.status, nowhere.code, Object.keys(nowhere.errors ?? {})],
      [400, 'department_unknown', ['department_id']],
    );
  });

  test('is changed by the version one saw, and a stale one gets the row as it is now', async () => {
    const { admin } = await newWorld();
    const { data } = await admin.calls(registerRisk, { body: laptops });
    const { data: changed } = await admin.calls(changeRisk, {
      params: { id: data.id },
      body: { version: 1, title: 'Laptops leave unencrypted' },
    });
    assert.equal(changed.version, 2);
    const { data: same } = await admin.calls(changeRisk, {
      params: { id: data.id },
      body: { version: 2, title: 'Laptops leave unencrypted' },
    });
    assert.deepEqual(same, changed);
    const stale = await admin.isRefused(changeRisk, {
      params: { id: data.id },
      body: { version: 1, title: 'Something else' },
    });
    assert.deepEqual(
      [stale.status, stale.code, (stale.data as { title: string }).title],
      [409, 'stale_version', 'Laptops leave unencrypted'],
    );
    const missing = await admin.isRefused(changeRisk, {
      params: { id: data.id },
      body: { title: 'Something else' },
    });
    assert.deepEqual([missing.status, Object.keys(missing.errors ?? {})], [400, ['version']]);
  });

  test('stays as it is when it is saved without a change', async () => {
    const { admin } = await newWorld();
    const { data } = await admin.calls(registerRisk, { body: laptops });
    const { data: same } = await admin.calls(changeRisk, {
      params: { id: data.id },
      body: { version: 1, ...laptops, tag_ids: [] },
    });
    assert.deepEqual(same, data);
  });

  test('names the field of every bad input', async () => {
    const { admin } = await newWorld();
    const refused = await admin.isRefused(registerRisk, {
      body: { title: 'No', owner_id: 'x', colour: 'red' },
    });
    assert.deepEqual(refused.errors, {
      title: ['At least 5 characters.'],
      owner_id: ['This value is not valid.'],
      colour: ['The field "colour" is not known here.'],
    });
  });

  test('is closed with a reason, and only once', async () => {
    const { admin } = await newWorld();
    const data = await raised(admin, laptops.title);
    const { data: closed } = await admin.calls(closeRisk, {
      params: { id: data.id },
      body: { version: 1, reason: 'no_longer_exists' },
    });
    assert.deepEqual([closed.status, closed.closed?.reason], ['closed', 'no_longer_exists']);
    const again = await admin.isRefused(closeRisk, {
      params: { id: data.id },
      body: { version: 2, reason: 'no_longer_exists' },
    });
    assert.deepEqual([again.status, again.code], [409, 'wrong_state']);
  });

  test("is closed by its owner only with somebody else's decision", async () => {
    const { admin, person } = await newWorld();
    const owner = await person('User');
    const data = await raised(admin, laptops.title, { owner_id: owner.id });
    const { data: asked } = await owner.calls(closeRisk, {
      params: { id: data.id },
      body: { version: 1, reason: 'treated_stable' },
    });
    assert.deepEqual(
      [asked.status, asked.request?.verb, asked.flags],
      ['created', 'close', ['awaiting_decision', 'unrated']],
    );
  });

  test('is deleted by an administrator with a reason, and restored', async () => {
    const { admin, person } = await newWorld();
    const data = await raised(admin, laptops.title);
    const staff = await person('Staff', { Finance: 'editor' }, { org_editor: true });
    assert.equal(
      (await staff.isRefused(deleteRisk, { params: { id: data.id }, body: { version: 1 } })).status,
      403,
    );
    const silent = await admin.isRefused(deleteRisk, { params: { id: data.id }, body: { version: 1 } });
    assert.deepEqual([silent.status, silent.code], [422, 'reason_required'], 'though they raised it');
    await admin.calls(deleteRisk, { params: { id: data.id }, body: { version: 1, reason: 'Entered twice' } });
    assert.equal((await staff.isRefused(readRisk, { params: { id: data.id } })).status, 404);
    assert.equal((await admin.calls(listRisks)).count, 0);
    await admin.calls(restoreRisk, { params: { id: data.id }, body: { version: 2 } });
    assert.equal((await staff.calls(readRisk, { params: { id: data.id } })).data.ref, 'R-0001');
    assert.equal((await admin.calls(listRisks)).count, 1);
  });

  test('is taken back by whoever raised it within a day, and by an Admin not without a reason', async () => {
    const { admin, person, orgId } = await newWorld();
    const user = await person('User');
    const raised = async () => (await user.calls(registerRisk, { body: { title: 'Raised too soon' } })).data;
    const [late, early, others] = [await raised(), await raised(), await raised()];
    const owner = await asOwner();
    await owner.query(
      `update risk set created_at = now() - interval '25 hours' where org_id = $1 and id = $2`,
      [orgId, late.id],
    );
    const refused = await user.isRefused(deleteRisk, { params: { id: late.id }, body: { version: 1 } });
    assert.deepEqual([refused.status, refused.code], [422, 'deletion_too_late']);
    await user.calls(deleteRisk, { params: { id: early.id }, body: { version: 1 } });
    const silent = await admin.isRefused(deleteRisk, { params: { id: others.id }, body: { version: 1 } });
    assert.deepEqual([silent.status, silent.code], [422, 'reason_required']);
    const { data: own } = await admin.calls(registerRisk, { body: { title: 'Raised too soon as well' } });
    await admin.calls(deleteRisk, { params: { id: own.id }, body: { version: 1 } });
  });

  test('that was rejected at triage stays: whoever raised it does not take it back any more', async () => {
    const { admin, person } = await newWorld();
    const user = await person('User');
    const { data } = await user.calls(registerRisk, { body: { title: 'Raised too soon' } });
    const params = { id: data.id };
    await admin.calls(triageRisk, {
      params,
      body: { version: 1, decision: 'reject', reason: 'A fault, not a risk' },
    });
    const refused = await user.isRefused(deleteRisk, { params, body: { version: 2 } });
    assert.deepEqual([refused.status, refused.code], [403, 'forbidden']);
    assert.equal((await user.calls(readRisk, { params })).data.closed?.reason, 'rejected');
  });

  test('tells its history: who did what, and which fields changed how', async () => {
    const { admin } = await newWorld();
    const { data } = await admin.calls(registerRisk, { body: laptops });
    await admin.calls(changeRisk, {
      params: { id: data.id },
      body: { version: 1, title: 'Laptops leave unencrypted' },
    });
    const { data: history, count } = await admin.calls(readHistory, { params: { id: data.id } });
    assert.equal(count, 2);
    assert.deepEqual(
      history.map(({ action, actor_name }) => [action, actor_name]),
      [
        ['risk.changed', 'Ada Admin'],
        ['risk.registered', 'Ada Admin'],
      ],
    );
    assert.deepEqual(history[0]?.changes, [
      { field: 'title', old: laptops.title, new: 'Laptops leave unencrypted' },
    ]);
  });

  test('is not seen from another department or another organisation', async () => {
    const here = await newWorld();
    const { data } = await here.admin.calls(registerRisk, {
      body: { ...laptops, department_id: here.departments['Finance'] },
    });
    const neighbour = await here.person('Staff', { Operations: 'lead' });
    for (const reading of [readRisk, readHistory])
      assert.equal((await neighbour.isRefused(reading, { params: { id: data.id } })).status, 404);
    assert.equal((await neighbour.calls(listRisks)).count, 0);
    assert.deepEqual((await neighbour.calls(listRisks, { query: { q: 'Laptops' } })).data, []);
    const there = await newWorld();
    assert.equal((await there.admin.isRefused(readRisk, { params: { id: data.id } })).status, 404);
    assert.equal(
      (
        await there.admin.isRefused(closeRisk, {
          params: { id: data.id },
          body: { version: 1, reason: 'no_longer_exists' },
        })
      ).status,
      404,
    );
  });
});

suite('The register', () => {
  test('pages by key in every order, forwards, backwards and from the end', async () => {
    const { admin } = await newWorld();
    for (let n = 1; n <= 11; n++)
      await admin.calls(registerRisk, { body: { title: `Risk number ${n % 4}` } });
    for (const ordering of [
      'ref',
      '-ref',
      'title',
      '-title',
      'level',
      '-level',
      'status',
      'department',
      'owner',
      'review_on',
      '-updated_at',
    ] as const) {
      const all = (await admin.calls(listRisks, { query: { ordering, limit: '200' } })).data.map(
        ({ ref }) => ref,
      );
      assert.equal(all.length, 11);
      const first = await admin.calls(listRisks, { query: { ordering, limit: '4' } });
      const second = await admin.calls(listRisks, {
        query: { ordering, limit: '4', offset: '4', after: first.keys?.last },
      });
      const last = await admin.calls(listRisks, { query: { ordering, limit: '4', offset: '8', last: '3' } });
      const back = await admin.calls(listRisks, {
        query: { ordering, limit: '4', offset: '4', before: last.keys?.first },
      });
      const jumped = await admin.calls(listRisks, { query: { ordering, limit: '4', offset: '4' } });
      const refs = (page: typeof first) => page.data.map(({ ref }) => ref);
      assert.deepEqual([...refs(first), ...refs(second), ...refs(last)], all, ordering);
      assert.deepEqual(refs(back), refs(second), ordering);
      assert.deepEqual(refs(jumped), refs(second), ordering);
      assert.equal(first.count, 11);
    }
  });

  test('finds risks by the beginnings of words, whatever the letters look like', async () => {
    const { admin } = await newWorld();
    await admin.calls(registerRisk, { body: { title: 'IŞIK sistemi arızalı' } });
    await admin.calls(registerRisk, { body: { title: 'Café supplier fails' } });
    await admin.calls(registerRisk, { body: { title: 'تسرب بيانات المرضى عبر أجهزة' } });
    const found = async (q: string) =>
      (await admin.calls(listRisks, { query: { q } })).data.map(({ ref }) => ref);
    assert.deepEqual(await found('ışık'), ['R-0001']);
    assert.deepEqual(await found('isi ariz'), ['R-0001']);
    assert.deepEqual(await found('cafe'), ['R-0002']);
    assert.deepEqual(await found('اجهزه'), ['R-0003']);
    assert.deepEqual(await found('R-0002'), ['R-0002']);
    assert.deepEqual(await found('upplier'), []);
  });

  test('refuses keys that are not its own', async () => {
    const { admin } = await newWorld();
    const refused = await admin.isRefused(listRisks, { query: { after: 'nonsense' } });
    assert.deepEqual([refused.status, refused.code], [400, 'invalid_input']);
  });
});
