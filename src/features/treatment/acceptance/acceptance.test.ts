import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { changeRisk, readHistory, readRisk } from '#features/risk/record/risk.contract.ts';
import { chooseTreatment } from '#features/risk/record/risk-verbs.contract.ts';
import { prove } from '#features/identity/proof/proof.contract.ts';
import { asked, toBeAccepted, why, type RiskTeam } from '#tests/treatment/acceptance-world.ts';
import { newTeam } from '#tests/world/risk-team.ts';
import { password, setClock } from '#tests/world/world.ts';
import * as contract from './acceptance.contract.ts';
import * as verbs from './acceptance-verbs.contract.ts';

const day = '2026-03-02';
const now = `${day}T09:00:00Z`;
let team: RiskTeam;
before(async () => {
  setClock(now);
  team = await newTeam();
});
after(() => setClock());

const bodyOf = (ids: string[], more: object = {}) => ({
  risk_ids: ids,
  approver_id: team.colleague.id,
  justification: why,
  expires_on: '2026-04-01',
  submit: true,
  ...more,
});

suite('The acceptance of a risk', () => {
  test('is asked for by who owns it or decides about its department, and approved by who may', async () => {
    const risk = await toBeAccepted(team);
    const drafted = await asked(team, [risk], '2026-04-01', { by: team.owner });
    assert.deepEqual(
      [drafted.status, drafted.ref, drafted.level?.code, drafted.requested_by.id, drafted.flags],
      ['submitted', 'AC-0001', 'medium', team.owner.id, []],
    );
    assert.deepEqual(drafted.permissions.can, ['withdraw', 'refreeze']);
    const params = { id: drafted.id };
    const { data: seen } = await team.colleague.calls(contract.readAcceptance, { params });
    assert.deepEqual(
      [seen.flags, seen.permissions.can],
      [['awaiting_you'], ['refreeze', 'approve', 'reject']],
    );
    const { version } = seen;
    const { status } = await team.editor.isRefused(verbs.approveAcceptance, { params, body: { version } });
    assert.equal(status, 403, 'the approver was named');
    const { data } = await team.colleague.calls(verbs.approveAcceptance, {
      params,
      body: { version, note: 'Until the new system is there' },
    });
    assert.deepEqual(
      [data.status, data.starts_on, data.decision?.by.id, data.decision?.note, data.risks[0]?.status],
      ['approved', day, team.colleague.id, 'Until the new system is there', 'accepted'],
    );
    const [entry] = (await team.admin.calls(readHistory, { params: { id: risk.id } })).data;
    assert.deepEqual(
      [entry?.action, entry?.actor_id, entry?.note, entry?.changes],
      [
        'risk.accepted',
        team.colleague.id,
        drafted.ref,
        [
          { field: 'status', old: 'created', new: 'accepted' },
          { field: 'accepted_until', old: null, new: '2026-04-01' },
        ],
      ],
    );
  });

  test('is asked for by nobody else, and for no risk that one does not see', async () => {
    const risk = await toBeAccepted(team);
    const other = await team.person('User', { Finance: 'viewer' });
    const body = bodyOf([risk.id]);
    assert.equal((await other.isRefused(contract.draftAcceptance, { body })).code, 'forbidden');
    const unseen = await team.outsider.isRefused(contract.draftAcceptance, { body });
    assert.deepEqual([unseen.status, unseen.code], [400, 'risk_unknown']);
  });

  test('asks the approver for a fresh proof of who they are', async () => {
    const { id, version } = await asked(team, [await toBeAccepted(team)], '2026-04-01');
    setClock('2026-03-02T09:06:00Z');
    const sent = { params: { id }, body: { version } };
    const refused = await team.colleague.isRefused(verbs.approveAcceptance, sent);
    assert.deepEqual([refused.status, refused.code], [403, 'proof_required']);
    await team.colleague.calls(prove, { body: { password } });
    const { data } = await team.colleague.calls(verbs.approveAcceptance, sent);
    assert.equal(data.status, 'approved');
    setClock(now);
  });

  test('is refused with a note, and the risk stays open', async () => {
    const risk = await toBeAccepted(team);
    const { id, version } = await asked(team, [risk], '2026-04-01');
    const params = { id };
    const silent = await team.colleague.isRefused(verbs.rejectAcceptance, {
      params,
      body: { version } as never,
    });
    assert.deepEqual([silent.status, Object.keys(silent.errors ?? {})], [400, ['note']]);
    const note = 'The loss would be too high';
    const { data } = await team.colleague.calls(verbs.rejectAcceptance, { params, body: { version, note } });
    assert.deepEqual(
      [data.status, data.decision?.note, data.risks[0]?.status],
      ['rejected', note, 'created'],
    );
  });

  test('decides about what was frozen: a risk that changed meanwhile is frozen anew first', async () => {
    const risk = await toBeAccepted(team);
    const first = await asked(team, [risk], '2026-04-01');
    const params = { id: first.id };
    const { version } = (await team.admin.calls(readRisk, { params: { id: risk.id } })).data;
    await team.admin.calls(changeRisk, {
      params: { id: risk.id },
      body: { version, title: 'Invoices are paid three times' },
    });
    const refused = await team.colleague.isRefused(verbs.approveAcceptance, {
      params,
      body: { version: first.version },
    });
    const row = refused.data as contract.Acceptance;
    assert.deepEqual(
      [refused.status, refused.code, row.id, row.risks[0]?.changed],
      [409, 'risk_changed', first.id, true],
    );
    const { data: again } = await team.editor.calls(verbs.refreezeAcceptance, {
      params,
      body: { version: first.version },
    });
    assert.deepEqual([again.status, again.risks[0]?.changed], ['submitted', false]);
    assert.notEqual(again.sha256, first.sha256);
    const { data: copy } = await team.colleague.calls(contract.readFrozen, { params });
    assert.deepEqual(
      [copy.frozen.risks[0]?.title, copy.sha256, copy.verified],
      ['Invoices are paid three times', again.sha256, true],
    );
    const { data } = await team.colleague.calls(verbs.approveAcceptance, {
      params,
      body: { version: again.version },
    });
    assert.equal(data.status, 'approved');
  });

  test('is not approved once the risk is treated otherwise, or the last day is over', async () => {
    const risk = await toBeAccepted(team);
    const { id, version } = await asked(team, [risk], '2026-03-10');
    const sent = { params: { id }, body: { version } };
    const current = (await team.admin.calls(readRisk, { params: { id: risk.id } })).data;
    await team.admin.calls(chooseTreatment, {
      params: { id: risk.id },
      body: { version: current.version, treatment: 'mitigate' },
    });
    assert.equal((await team.colleague.isRefused(verbs.approveAcceptance, sent)).code, 'risk_not_acceptable');
    await team.admin.calls(chooseTreatment, {
      params: { id: risk.id },
      body: { version: current.version + 1, treatment: 'accept' },
    });
    setClock('2026-03-11T09:00:00Z');
    const colleague = await team.signsIn(team.colleague);
    assert.equal((await colleague.isRefused(verbs.approveAcceptance, sent)).code, 'expiry_past');
    setClock(now);
  });

  test('is withdrawn by who asked for it, changed as a draft, and deleted', async () => {
    const { id, version } = await asked(team, [await toBeAccepted(team)], '2026-04-01');
    const params = { id };
    const { data: draft } = await team.editor.calls(verbs.withdrawAcceptance, { params, body: { version } });
    assert.deepEqual([draft.status, draft.sha256, draft.level], ['draft', null, null]);
    assert.equal((await team.editor.isRefused(contract.readFrozen, { params })).status, 404);
    const justification = 'The new system comes in summer, as planned';
    const { data: changed } = await team.editor.calls(contract.changeAcceptance, {
      params,
      body: { version: draft.version, justification, conditions: 'Two people approve each payment' },
    });
    assert.deepEqual(
      [changed.justification, changed.conditions],
      [justification, 'Two people approve each payment'],
    );
    const stale = await team.editor.isRefused(contract.deleteAcceptance, { params, body: { version } });
    assert.equal(stale.code, 'stale_version');
    await team.editor.calls(contract.deleteAcceptance, { params, body: { version: changed.version } });
    assert.equal((await team.admin.isRefused(contract.readAcceptance, { params })).status, 404);
  });

  test('is not asked for where it could not be given', async () => {
    const risk = await toBeAccepted(team);
    const unrated = await team.risk();
    const elsewhere = await team.risk(team.admin, {
      department_id: team.departments['Operations'] as string,
    });
    const refusals: [body: object, status: number, code: string][] = [
      [bodyOf([unrated.id]), 422, 'risk_not_acceptable'],
      [bodyOf([risk.id, elsewhere.id]), 422, 'departments_differ'],
      [bodyOf([risk.id], { approver_id: team.owner.id }), 422, 'approver_not_allowed'],
      [bodyOf([risk.id], { approver_id: team.outsider.id }), 422, 'approver_not_allowed'],
      [bodyOf([risk.id], { approver_id: team.admin.id }), 422, 'approver_is_requester'],
      [bodyOf([risk.id], { approver_id: risk.id }), 400, 'person_unknown'],
      [bodyOf([risk.id], { expires_on: '2027-03-03' }), 422, 'expiry_too_late'],
      [bodyOf([risk.id], { expires_on: '2026-03-01' }), 422, 'expiry_past'],
      [bodyOf([risk.id, risk.id]), 400, 'invalid_input'],
    ];
    for (const [body, status, code] of refusals) {
      const refused = await team.admin.isRefused(contract.draftAcceptance, { body: body as never });
      assert.deepEqual([refused.status, refused.code], [status, code]);
    }
    const longest = bodyOf([risk.id], { expires_on: '2027-03-02', submit: false });
    assert.equal((await team.admin.calls(contract.draftAcceptance, { body: longest })).data.status, 'draft');
  });
});
