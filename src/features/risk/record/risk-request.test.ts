import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { lastAct, newTeam, rated, toBeTreated } from '#tests/world/risk-team.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { closeRisk, readRisk } from './risk.contract.ts';
import {
  avoidRisk,
  chooseTreatment,
  confirmRequest,
  declineRequest,
  transferRisk,
} from './risk-verbs.contract.ts';

afterEach(() => setClock());

const insurance = { party: 'Harbour Insurance', instrument: 'Cyber policy 2031', ends_on: '2999-12-31' };
const stopped = { what_stopped: 'The fax line was cut off', on: '2026-03-31' };

suite('What is asked for', () => {
  test('by the owner is decided by somebody else: avoided', async () => {
    const team = await newTeam();
    const { id, params } = await toBeTreated(team, 'accept');
    const unplanned = await team.owner.isRefused(avoidRisk, { params, body: { version: 3, ...stopped } });
    assert.deepEqual([unplanned.status, unplanned.code], [422, 'treatment_differs']);
    await team.owner.calls(chooseTreatment, { params, body: { version: 3, treatment: 'avoid' } });
    const { data: asked } = await team.owner.calls(avoidRisk, { params, body: { version: 4, ...stopped } });
    assert.deepEqual(
      [asked.status, asked.request?.verb, asked.flags],
      ['created', 'avoid', ['awaiting_decision']],
    );
    assert.ok(!asked.permissions.can.includes('confirm'));
    assert.equal((await team.owner.isRefused(confirmRequest, { params, body: { version: 5 } })).status, 403);
    const { data: seen } = await team.colleague.calls(readRisk, { params });
    assert.ok(seen.permissions.can.includes('confirm'));
    const { data } = await team.colleague.calls(confirmRequest, { params, body: { version: 5 } });
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
      const { params } = await toBeTreated(team, 'transfer');
      await asker.calls(transferRisk, { params, body: { version: 3, ...insurance } });
      const own = await asker.isRefused(confirmRequest, { params, body: { version: 4 } });
      assert.deepEqual([own.status, own.code], [403, 'own_request']);
      const { data } = await team.colleague.calls(confirmRequest, { params, body: { version: 4 } });
      assert.deepEqual([data.status, data.transfer], ['transferred', insurance]);
    }
  });

  test('for a risk that is transferred already is another cover, and stays open until it is confirmed', async () => {
    const team = await newTeam();
    const { params } = await toBeTreated(team, 'transfer');
    await team.owner.calls(transferRisk, { params, body: { version: 3, ...insurance } });
    await team.editor.calls(confirmRequest, { params, body: { version: 4 } });
    const renewed = { ...insurance, instrument: 'Cyber policy 2032' };
    for (const who of [team.owner, team.editor, team.admin]) {
      const late = await who.isRefused(transferRisk, {
        params,
        body: { version: 5, ...renewed, ends_on: '2020-01-01' },
      });
      assert.deepEqual([late.status, late.code], [422, 'cover_ended']);
    }
    const { data: asked } = await team.editor.calls(transferRisk, {
      params,
      body: { version: 5, ...renewed },
    });
    assert.deepEqual(
      [asked.status, asked.transfer, asked.request?.verb],
      ['transferred', insurance, 'transfer'],
    );
    const own = await team.editor.isRefused(confirmRequest, { params, body: { version: 6 } });
    assert.deepEqual([own.status, own.code], [403, 'own_request']);
    const { data } = await team.colleague.calls(confirmRequest, { params, body: { version: 6 } });
    assert.deepEqual([data.status, data.transfer, data.request], ['transferred', renewed, null]);
  });

  test('for a risk that is avoided already is what else was stopped; declined, it stays as it was', async () => {
    const team = await newTeam();
    const { params } = await toBeTreated(team, 'avoid');
    await team.owner.calls(avoidRisk, { params, body: { version: 3, ...stopped } });
    await team.editor.calls(confirmRequest, { params, body: { version: 4 } });
    const more = { ...stopped, what_stopped: 'The fax line and its number were given up' };
    await team.owner.calls(avoidRisk, { params, body: { version: 5, ...more } });
    const { data: left } = await team.editor.calls(declineRequest, {
      params,
      body: { version: 6, reason: 'The number is still ours' },
    });
    assert.deepEqual([left.status, left.avoidance?.what_stopped], ['avoided', stopped.what_stopped]);
    await team.owner.calls(avoidRisk, { params, body: { version: 7, ...more } });
    const { data } = await team.colleague.calls(confirmRequest, { params, body: { version: 8 } });
    assert.deepEqual(
      [data.status, data.avoidance?.what_stopped, data.avoidance?.confirmed_by?.id],
      ['avoided', more.what_stopped, team.colleague.id],
    );
  });

  test('is not avoided by what will be stopped later', async () => {
    setClock('2026-03-31T12:00:00Z');
    const team = await newTeam();
    const { params } = await toBeTreated(team, 'avoid');
    const ahead = await team.owner.isRefused(avoidRisk, {
      params,
      body: { version: 3, ...stopped, on: '2026-04-01' },
    });
    assert.deepEqual(
      [ahead.status, ahead.code, Object.keys(ahead.errors ?? {})],
      [422, 'avoidance_ahead', ['on']],
    );
    await team.owner.calls(avoidRisk, { params, body: { version: 3, ...stopped, on: '2026-03-31' } });
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

  test('to close is what an owner asks for, whatever their type: somebody else decides', async () => {
    const team = await newTeam();
    const body = { version: 1, reason: 'treated_stable' } as const;
    for (const owner of [team.editor, team.admin]) {
      const { id } = await team.risk(team.editor, { owner_id: owner.id });
      const params = { id };
      const { data: asked } = await owner.calls(closeRisk, { params, body });
      assert.deepEqual([asked.status, asked.request?.verb], ['created', 'close']);
      const own = await owner.isRefused(confirmRequest, { params, body: { version: 2 } });
      assert.deepEqual([own.status, own.code], [403, 'own_request']);
      const { data } = await team.colleague.calls(confirmRequest, { params, body: { version: 2 } });
      assert.deepEqual([data.status, data.closed?.reason], ['closed', 'treated_stable']);
    }
  });

  test('to close one’s own risk is done alone where nobody else could decide, and the log says so', async () => {
    const { admin } = await newWorld({ license: 'flat' });
    const { id } = await raised(admin, 'The only lawyer falls ill');
    const { data } = await admin.calls(closeRisk, {
      params: { id },
      body: { version: 1, reason: 'no_longer_exists', note: 'A second one came' },
    });
    assert.equal(data.status, 'closed');
    assert.equal((await lastAct({ admin }, id))?.note, 'decided alone: A second one came');
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
    const { params } = await toBeTreated(team, 'transfer');
    const refused = await team.owner.isRefused(transferRisk, {
      params,
      body: { version: 3, ...insurance, ends_on: '2020-01-01' },
    });
    assert.deepEqual([refused.status, Object.keys(refused.errors ?? {})], [422, ['ends_on']]);
  });

  test('is decided alone where one person decides, and the log says so', async () => {
    const { admin } = await newWorld({ license: 'flat' });
    const risk = await raised(admin, 'The only lawyer falls ill');
    const params = { id: risk.id };
    const { inherent, reason } = rated;
    await admin.calls(assessRisk, { params, body: { version: 1, inherent, reason } });
    await admin.calls(chooseTreatment, { params, body: { version: 2, treatment: 'avoid' } });
    await admin.calls(avoidRisk, { params, body: { version: 3, ...stopped } });
    const { data } = await admin.calls(confirmRequest, { params, body: { version: 4 } });
    assert.equal(data.status, 'avoided');
    assert.equal((await lastAct({ admin }, risk.id))?.note, 'decided alone');
  });
});
