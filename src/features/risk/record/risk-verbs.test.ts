import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { lastAct, newTeam, rated, toBeTreated } from '#tests/world/risk-team.ts';
import { linkWorkingControl } from '#tests/treatment/residual-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { closeRisk } from './risk.contract.ts';
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
  test('is chosen with how it will be treated, by owner or staff', async () => {
    const team = await newTeam();
    const { id } = await team.risk();
    const { data } = await team.owner.calls(chooseTreatment, {
      params: { id },
      body: { version: 1, treatment: 'transfer', note: 'Ask the broker' },
    });
    assert.deepEqual([data.treatment, data.treatment_note], ['transfer', 'Ask the broker']);
    const { data: accept } = await team.editor.calls(chooseTreatment, {
      params: { id },
      body: { version: 2, treatment: 'accept' },
    });
    assert.deepEqual([accept.flags, accept.status], [['unrated'], 'created']);
    const raiser = await team.person('User', { Finance: 'viewer' });
    const body = { version: 3, treatment: 'avoid' };
    assert.equal((await raiser.isRefused(chooseTreatment, { params: { id }, body })).status, 403);
  });

  test('does not bring details of a cover or of what was stopped: those are confirmed by somebody else', async () => {
    const team = await newTeam();
    const { id } = await team.risk();
    for (const details of [{ transfer: insurance }, { avoidance: stopped }]) {
      const body = { version: 1, treatment: 'transfer', ...details };
      const refused = await team.editor.isRefused(chooseTreatment, { params: { id }, body });
      assert.deepEqual([refused.status, Object.keys(refused.errors ?? {})], [400, Object.keys(details)]);
    }
  });

  test('of a treated risk that changes takes the risk back to created', async () => {
    const team = await newTeam();
    const { id, params } = await toBeTreated(team, 'avoid');
    await team.owner.calls(avoidRisk, { params, body: { version: 3, ...stopped } });
    await team.editor.calls(confirmRequest, { params, body: { version: 4 } });
    const { data } = await team.editor.calls(chooseTreatment, {
      params,
      body: { version: 5, treatment: 'mitigate' },
    });
    assert.deepEqual([data.status, data.avoidance], ['created', null]);
    const changes = (await lastAct(team, id))?.changes;
    assert.deepEqual(
      changes?.find(({ field }) => field === 'status'),
      { field: 'status', old: 'avoided', new: 'created' },
    );
  });

  test('by mitigation needs a lower residual rating and a control that works', async () => {
    const team = await newTeam();
    const { id } = await team.risk();
    const params = { id };
    const other = await team.editor.isRefused(mitigateRisk, { params, body: { version: 1 } });
    assert.deepEqual([other.status, other.code], [422, 'treatment_differs']);
    await team.editor.calls(chooseTreatment, { params, body: { version: 1, treatment: 'mitigate' } });
    await team.editor.calls(assessRisk, {
      params,
      body: { version: 2, inherent: rated.inherent, reason: rated.reason },
    });
    const alone = await team.editor.isRefused(mitigateRisk, { params, body: { version: 3 } });
    assert.deepEqual([alone.status, alone.code], [422, 'residual_needed']);
    const { residual_override, override_reason, reason } = rated;
    const lower = { residual_override, override_reason, reason };
    await team.editor.calls(assessRisk, { params, body: { version: 3, ...lower } });
    const unproven = await team.editor.isRefused(mitigateRisk, { params, body: { version: 4 } });
    assert.deepEqual([unproven.status, unproven.code], [422, 'no_working_control']);
    await linkWorkingControl(team, id);
    await team.editor.calls(mitigateRisk, { params, body: { version: 4 } });
  });
});

suite('What nobody rated', () => {
  test('is not mitigated, avoided or transferred', async () => {
    const team = await newTeam();
    const { id } = await team.risk();
    const params = { id };
    const tries = [
      ['mitigate', mitigateRisk, {}],
      ['avoid', avoidRisk, stopped],
      ['transfer', transferRisk, insurance],
    ] as const;
    let version = 1;
    for (const [treatment, verb, details] of tries) {
      await team.owner.calls(chooseTreatment, { params, body: { version: version++, treatment } });
      for (const who of [team.owner, team.editor, team.admin]) {
        const refused = await who.isRefused(verb, { params, body: { version, ...details } });
        assert.deepEqual([refused.status, refused.code], [422, 'rating_first'], treatment);
      }
    }
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
