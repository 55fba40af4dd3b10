import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { changeRisk, deleteRisk, readRisk } from '#features/risk/record/risk.contract.ts';
import { asked, cells, toBeAccepted, why, type RiskTeam } from '#tests/treatment/acceptance-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newTeam } from '#tests/world/risk-team.ts';
import { setClock } from '#tests/world/world.ts';
import { changeAcceptanceRules } from './acceptance-rules.contract.ts';
import * as contract from './acceptance.contract.ts';
import * as verbs from './acceptance-verbs.contract.ts';

let team: RiskTeam;
let second: Caller;
before(async () => {
  setClock('2026-03-02T09:00:00Z');
  team = await newTeam();
  second = await team.person('Staff', { Finance: 'lead' });
});
after(() => setClock());

const bodyOf = (risk_ids: string[], more: object = {}) => ({
  risk_ids,
  approver_id: team.colleague.id,
  justification: why,
  expires_on: '2026-04-01',
  ...more,
});
const drafted = async (risk_ids: string[], more: object = {}, by = team.editor) =>
  (await by.calls(contract.draftAcceptance, { body: bodyOf(risk_ids, more) })).data;
const versionOf = async (id: string) => (await team.admin.calls(readRisk, { params: { id } })).data.version;

suite('A request for acceptance', () => {
  test('is not changed to a second approver who is the first one or who asks, nor to a first one who is the second', async () => {
    const { id, version } = await drafted([(await toBeAccepted(team)).id], { second_approver_id: second.id });
    const cases: [says: string, body: object, status: number, code: string, field: string][] = [
      [
        'the first one',
        { second_approver_id: team.colleague.id },
        422,
        'second_approver_not_allowed',
        'second_approver_id',
      ],
      [
        'the requester',
        { second_approver_id: team.editor.id },
        422,
        'second_approver_not_allowed',
        'second_approver_id',
      ],
      [
        'the first becomes the second',
        { approver_id: second.id },
        422,
        'second_approver_not_allowed',
        'second_approver_id',
      ],
      ['nobody known', { second_approver_id: id }, 400, 'person_unknown', 'second_approver_id'],
      ['no approver known', { approver_id: id }, 400, 'person_unknown', 'approver_id'],
    ];
    for (const [says, change, status, code, field] of cases) {
      const sent = { params: { id }, body: { version, ...change } };
      const refused = await team.editor.isRefused(contract.changeAcceptance, sent);
      assert.deepEqual(
        [refused.status, refused.code, Object.keys(refused.errors ?? {})],
        [status, code, [field]],
        says,
      );
    }
    const free = { params: { id }, body: { version, second_approver_id: null } };
    assert.equal((await team.editor.calls(contract.changeAcceptance, free)).data.second_approver, null);
  });

  test('is not drafted for an approver who is nobody here, or has left', async () => {
    const { id } = await toBeAccepted(team);
    const left = await team.person('Staff', { Finance: 'lead' });
    const owner = await asOwner();
    await owner.query("update person set status = 'deactivated' where id = $1", [left.id]);
    for (const approver_id of [id, left.id]) {
      const body = bodyOf([id], { approver_id });
      const refused = await team.editor.isRefused(contract.draftAcceptance, { body });
      assert.deepEqual([refused.status, refused.code], [400, 'person_unknown']);
      assert.deepEqual(Object.keys(refused.errors ?? {}), ['approver_id']);
    }
  });

  test('that names a second approver is decided by somebody else than the requester first', async () => {
    const other = await newTeam();
    await other.admin.calls(changeAcceptanceRules, { body: { version: 1, second_approver: true } });
    // The only Admin there is: nobody else may approve a risk of the highest level.
    const { id } = await toBeAccepted(other, cells.extreme);
    const body = { ...bodyOf([id]), approver_id: other.admin.id, submit: true };
    const sent = { body: { ...body, second_approver_id: other.colleague.id } };
    const refused = await other.admin.isRefused(contract.draftAcceptance, sent);
    assert.deepEqual([refused.status, refused.code], [422, 'approver_is_requester']);
  });

  test('names the risk that may not be accepted', async () => {
    const other = await toBeAccepted(team);
    const risk = await team.risk();
    const body = bodyOf([other.id, risk.id], { submit: true });
    const refused = await team.editor.isRefused(contract.draftAcceptance, { body });
    assert.deepEqual([refused.status, refused.code], [422, 'risk_not_acceptable']);
    assert.match(refused.message, new RegExp(`^${risk.ref} `));
  });

  test('is not submitted once its risks were deleted, and names one of them', async () => {
    const risk = await toBeAccepted(team);
    const { id, version } = await drafted([risk.id]);
    await team.admin.calls(deleteRisk, {
      params: { id: risk.id },
      body: { version: await versionOf(risk.id), reason: 'Registered twice' },
    });
    const refused = await team.editor.isRefused(verbs.submitAcceptance, {
      params: { id },
      body: { version },
    });
    assert.deepEqual([refused.status, refused.code], [422, 'risk_not_acceptable']);
    assert.match(refused.message, new RegExp(`^${risk.ref} `));
  });

  test('is not submitted once its risks belong to several departments', async () => {
    const [one, other] = [await toBeAccepted(team), await toBeAccepted(team)];
    const { id, version } = await drafted([one.id, other.id]);
    await team.admin.calls(changeRisk, {
      params: { id: other.id },
      body: { version: await versionOf(other.id), department_id: team.departments['Operations'] as string },
    });
    const sent = { params: { id }, body: { version } };
    const refused = await team.editor.isRefused(verbs.submitAcceptance, sent);
    assert.deepEqual([refused.status, refused.code], [422, 'departments_differ']);
  });

  test('is not approved once one of its risks was deleted', async () => {
    const [one, other] = [await toBeAccepted(team), await toBeAccepted(team)];
    const { id, version } = await asked(team, [one, other], '2026-04-01');
    await team.admin.calls(deleteRisk, {
      params: { id: other.id },
      body: { version: await versionOf(other.id), reason: 'Registered twice' },
    });
    const sent = { params: { id }, body: { version } };
    const refused = await team.colleague.isRefused(verbs.approveAcceptance, sent);
    assert.deepEqual([refused.status, refused.code], [409, 'risk_changed']);
  });

  test('has no frozen copy while it is a draft', async () => {
    const { id } = await drafted([(await toBeAccepted(team)).id]);
    const { status } = await team.editor.isRefused(contract.readFrozen, { params: { id } });
    assert.equal(status, 404);
  });
});
