import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { lastAct, newTeam } from '#tests/world/risk-team.ts';
import { newWorld } from '#tests/world/world.ts';
import { closeRisk, readRisk, registerRisk } from './risk.contract.ts';
import {
  avoidRisk,
  chooseTreatment,
  confirmRequest,
  declineRequest,
  mitigateRisk,
  reopenRisk,
  transferRisk,
} from './risk-verbs.contract.ts';

const insurance = { party: 'Harbour Insurance', instrument: 'Cyber policy 2031', ends_on: '2999-12-31' };
const stopped = { what_stopped: 'The fax line was cut off', on: '2026-03-31' };

suite('Treatment', () => {
  test('is chosen with what is planned, by owner or staff', async () => {
    const team = await newTeam();
    const { id } = await team.risk();
    const { data } = await team.owner.calls(chooseTreatment, {
      params: { id },
      body: { version: 1, treatment: 'transfer', note: 'Ask the broker', transfer: insurance },
    });
    assert.deepEqual(
      [data.treatment, data.treatment_note, data.transfer],
      ['transfer', 'Ask the broker', insurance],
    );
    const { data: accept } = await team.editor.calls(chooseTreatment, {
      params: { id },
      body: { version: 2, treatment: 'accept' },
    });
    assert.deepEqual(
      [accept.transfer, accept.flags, accept.status],
      [null, ['acceptance_open', 'unrated'], 'created'],
    );
    for (const mixed of [
      { treatment: 'avoid', transfer: insurance },
      { treatment: 'transfer', avoidance: stopped },
    ]) {
      const refused = await team.editor.isRefused(chooseTreatment, {
        params: { id },
        body: { version: 3, ...mixed },
      });
      assert.deepEqual([refused.status, refused.code], [422, 'treatment_differs']);
    }
    const raiser = await team.person('User', { Finance: 'viewer' });
    const body = { version: 3, treatment: 'avoid' };
    assert.equal((await raiser.isRefused(chooseTreatment, { params: { id }, body })).status, 403);
  });

  test('of a treated risk that changes takes the risk back to created', async () => {
    const team = await newTeam();
    const { id } = await team.risk();
    const params = { id };
    await team.editor.calls(chooseTreatment, { params, body: { version: 1, treatment: 'avoid' } });
    await team.owner.calls(avoidRisk, { params, body: { version: 2, ...stopped } });
    await team.editor.calls(confirmRequest, { params, body: { version: 3 } });
    const { data } = await team.editor.calls(chooseTreatment, {
      params,
      body: { version: 4, treatment: 'mitigate' },
    });
    assert.deepEqual([data.status, data.avoidance], ['created', null]);
    const changes = (await lastAct(team, id))?.changes;
    assert.deepEqual(
      changes?.find(({ field }) => field === 'status'),
      { field: 'status', old: 'avoided', new: 'created' },
    );
  });

  test('by mitigation needs a residual rating first', async () => {
    const team = await newTeam();
    const { id } = await team.risk();
    const params = { id };
    const other = await team.editor.isRefused(mitigateRisk, { params, body: { version: 1 } });
    assert.deepEqual([other.status, other.code], [422, 'treatment_differs']);
    await team.editor.calls(chooseTreatment, { params, body: { version: 1, treatment: 'mitigate' } });
    const unrated = await team.editor.isRefused(mitigateRisk, { params, body: { version: 2 } });
    assert.deepEqual([unrated.status, unrated.code], [422, 'residual_needed']);
  });
});

suite('What is asked for', () => {
  test('by the owner is decided by somebody else: avoided', async () => {
    const team = await newTeam();
    const { id } = await team.risk();
    const params = { id };
    const unplanned = await team.owner.isRefused(avoidRisk, { params, body: { version: 1, ...stopped } });
    assert.deepEqual([unplanned.status, unplanned.code], [422, 'treatment_differs']);
    await team.owner.calls(chooseTreatment, { params, body: { version: 1, treatment: 'avoid' } });
    const { data: asked } = await team.owner.calls(avoidRisk, { params, body: { version: 2, ...stopped } });
    assert.deepEqual(
      [asked.status, asked.request?.verb, asked.flags],
      ['created', 'avoid', ['awaiting_decision', 'unrated']],
    );
    assert.ok(!asked.permissions.can.includes('confirm'));
    assert.equal((await team.owner.isRefused(confirmRequest, { params, body: { version: 3 } })).status, 403);
    const { data: seen } = await team.colleague.calls(readRisk, { params });
    assert.ok(seen.permissions.can.includes('confirm'));
    const { data } = await team.colleague.calls(confirmRequest, { params, body: { version: 3 } });
    assert.deepEqual(
      [data.status, data.request, data.avoidance?.what_stopped, data.avoidance?.confirmed_by?.id],
      ['avoided', null, stopped.what_stopped, team.colleague.id],
    );
    assert.deepEqual(
      [(await lastAct(team, id))?.action, (await lastAct(team, id))?.note],
      ['risk.avoided', null],
    );
  });

  test('by Staff is not decided by the same person, nor by an Admin who asked', async () => {
    const team = await newTeam();
    for (const asker of [team.editor, team.admin]) {
      const { id } = await team.risk();
      const params = { id };
      await asker.calls(chooseTreatment, { params, body: { version: 1, treatment: 'transfer' } });
      await asker.calls(transferRisk, { params, body: { version: 2, ...insurance } });
      const own = await asker.isRefused(confirmRequest, { params, body: { version: 3 } });
      assert.deepEqual([own.status, own.code], [403, 'own_request']);
      const { data } = await team.colleague.calls(confirmRequest, { params, body: { version: 3 } });
      assert.deepEqual([data.status, data.transfer], ['transferred', insurance]);
    }
  });

  test('is declined with a reason, or taken back by whoever asked', async () => {
    const team = await newTeam();
    const { id } = await team.risk();
    const params = { id };
    const body = { reason: 'treated_stable' } as const;
    await team.owner.calls(closeRisk, { params, body: { version: 1, ...body } });
    const silent = await team.editor.isRefused(declineRequest, { params, body: { version: 2 } });
    assert.deepEqual([silent.status, silent.code], [422, 'reason_required']);
    const { data } = await team.editor.calls(declineRequest, {
      params,
      body: { version: 2, reason: 'The control was never tested' },
    });
    assert.deepEqual([data.status, data.request], ['created', null]);
    assert.equal((await lastAct(team, id))?.reason, 'The control was never tested');
    await team.owner.calls(closeRisk, { params, body: { version: 3, ...body } });
    await team.owner.calls(declineRequest, { params, body: { version: 4 } });
    assert.equal((await lastAct(team, id))?.action, 'risk.request_withdrawn');
    const nothing = await team.editor.isRefused(confirmRequest, { params, body: { version: 5 } });
    assert.deepEqual([nothing.status, nothing.code], [409, 'wrong_state']);
  });

  test('to close is done by whoever confirms it, and by nobody else meanwhile', async () => {
    const team = await newTeam();
    const { id } = await team.risk();
    const params = { id };
    await team.owner.calls(closeRisk, {
      params,
      body: { version: 1, reason: 'no_longer_exists', note: 'Sold' },
    });
    const twice = await team.editor.isRefused(closeRisk, {
      params,
      body: { version: 2, reason: 'no_longer_exists' },
    });
    assert.deepEqual([twice.status, twice.code], [409, 'wrong_state']);
    const { data } = await team.editor.calls(confirmRequest, { params, body: { version: 2 } });
    assert.deepEqual(
      [data.status, data.closed?.reason, data.closed?.note, data.request],
      ['closed', 'no_longer_exists', 'Sold', null],
    );
  });

  test('cannot rest on a cover that has ended', async () => {
    const team = await newTeam();
    const { id } = await team.risk();
    const params = { id };
    await team.owner.calls(chooseTreatment, { params, body: { version: 1, treatment: 'transfer' } });
    const refused = await team.owner.isRefused(transferRisk, {
      params,
      body: { version: 2, ...insurance, ends_on: '2020-01-01' },
    });
    assert.deepEqual([refused.status, Object.keys(refused.errors ?? {})], [422, ['ends_on']]);
  });

  test('is decided alone where one person decides, and the log says so', async () => {
    const { admin } = await newWorld({ license: 'flat' });
    const { data: risk } = await admin.calls(registerRisk, { body: { title: 'The only lawyer falls ill' } });
    const params = { id: risk.id };
    await admin.calls(chooseTreatment, { params, body: { version: 1, treatment: 'avoid' } });
    await admin.calls(avoidRisk, { params, body: { version: 2, ...stopped } });
    const { data } = await admin.calls(confirmRequest, { params, body: { version: 3 } });
    assert.equal(data.status, 'avoided');
    assert.equal((await lastAct({ admin }, risk.id))?.note, 'decided alone');
  });
});

suite('A closed risk', () => {
  test('is reopened with a reason by those who steer', async () => {
    const team = await newTeam();
    const { id } = await team.risk();
    const params = { id };
    const early = await team.editor.isRefused(reopenRisk, {
      params,
      body: { version: 1, reason: 'It came back' },
    });
    assert.deepEqual([early.status, early.code], [409, 'wrong_state']);
    await team.editor.calls(closeRisk, { params, body: { version: 1, reason: 'no_longer_exists' } });
    assert.equal(
      (await team.owner.isRefused(reopenRisk, { params, body: { version: 2, reason: 'It came back' } }))
        .status,
      403,
    );
    const { data } = await team.editor.calls(reopenRisk, {
      params,
      body: { version: 2, reason: 'It came back' },
    });
    assert.deepEqual([data.status, data.closed], ['created', null]);
  });

  test('of another organisation is not there', async () => {
    const team = await newTeam();
    const { id } = await team.risk();
    const there = await newWorld();
    for (const verb of [reopenRisk, mitigateRisk, confirmRequest, declineRequest] as const) {
      const body = verb === mitigateRisk || verb === confirmRequest ? {} : { reason: 'No reason' };
      assert.equal(
        (await there.admin.isRefused(verb, { params: { id }, body: { version: 1, ...body } })).status,
        404,
      );
    }
  });
});
