import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { endAbsence, setAbsence } from '#features/identity/absence/absence.contract.ts';
import { prove } from '#features/identity/proof/proof.contract.ts';
import { changeRisk, readRisk } from '#features/risk/record/risk.contract.ts';
import { readWork } from '#features/workspace/work/work.contract.ts';
import { listNotices } from '#features/collaboration/notification/notification.contract.ts';
import { asked, cells, toBeAccepted, why, type RiskTeam } from '#tests/treatment/acceptance-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newTeam } from '#tests/world/risk-team.ts';
import { password, setClock } from '#tests/world/world.ts';
import * as contract from './acceptance.contract.ts';
import { changeAcceptanceRules, readAcceptanceRules } from './acceptance-rules.contract.ts';
import * as verbs from './acceptance-verbs.contract.ts';

const now = '2026-03-02T09:00:00Z';
let team: RiskTeam;
let first: Caller;
let second: Caller;
before(async () => {
  setClock(now);
  team = await newTeam();
  first = team.admin;
  second = await team.person('Admin');
  await team.admin.calls(changeAcceptanceRules, { body: { version: 1, second_approver: true } });
});
after(() => setClock());

/** A request about a risk of the highest level, which two decide. */
async function askedOfTwo() {
  const risk = await toBeAccepted(team, cells.extreme);
  const body = { ...bodyOf([risk.id]), second_approver_id: second.id };
  const { data } = await team.editor.calls(contract.draftAcceptance, { body });
  return { risk, params: { id: data.id }, asked: data };
}
const bodyOf = (risk_ids: string[]) => ({
  risk_ids,
  approver_id: first.id,
  justification: why,
  expires_on: '2026-04-01',
  submit: true,
});

suite('An acceptance of the highest level', () => {
  test('is approved by two people, one after the other, who each prove who they are', async () => {
    const { risk, params, asked: request } = await askedOfTwo();
    assert.deepEqual([request.second_approver?.id, request.status], [second.id, 'submitted']);
    const body = { version: request.version };
    const early = await second.isRefused(verbs.approveAcceptance, { params, body });
    assert.deepEqual([early.status, early.code], [403, 'forbidden'], 'the first one is first');
    const waits = async (who: Caller) =>
      (await who.calls(readWork)).data.groups
        .flatMap(({ items }) => items)
        .filter(({ ref }) => ref === request.ref).length;
    assert.deepEqual([await waits(first), await waits(second)], [1, 0]);
    const { data: half } = await first.calls(verbs.approveAcceptance, {
      params,
      body: { ...body, note: 'Fine with me' },
    });
    assert.deepEqual(
      [half.status, half.first_decision?.by.id, half.first_decision?.note, half.decision],
      ['submitted', first.id, 'Fine with me', null],
    );
    const standing = async () => (await team.admin.calls(readRisk, { params: { id: risk.id } })).data.status;
    assert.equal(await standing(), 'created', 'one is not enough');
    assert.deepEqual([await waits(first), await waits(second)], [0, 1]);
    const twice = await first.isRefused(verbs.approveAcceptance, { params, body: { version: half.version } });
    assert.equal(twice.status, 403);
    const { data: notices } = await second.calls(listNotices, { query: {} });
    assert.deepEqual(
      notices.filter(({ object }) => object?.ref === request.ref).map(({ kind }) => kind),
      ['decision_asked'],
    );
    setClock('2026-03-02T09:06:00Z');
    const sent = { params, body: { version: half.version } };
    assert.equal((await second.isRefused(verbs.approveAcceptance, sent)).code, 'proof_required');
    await second.calls(prove, { body: { password } });
    const { data: whole } = await second.calls(verbs.approveAcceptance, sent);
    assert.deepEqual(
      [whole.status, whole.first_decision?.by.id, whole.decision?.by.id, await standing()],
      ['approved', first.id, second.id, 'accepted'],
    );
    setClock(now);
    const { data: copy } = await second.calls(contract.readFrozen, { params });
    assert.deepEqual([copy.frozen.second_approver?.id, copy.verified], [second.id, true]);
  });

  test('is begun anew where the copy is: what the first one approved was another', async () => {
    const { risk, params, asked: request } = await askedOfTwo();
    const half = await first.calls(verbs.approveAcceptance, { params, body: { version: request.version } });
    const { version } = (await team.admin.calls(readRisk, { params: { id: risk.id } })).data;
    const title = 'Invoices are paid three times';
    await team.admin.calls(changeRisk, { params: { id: risk.id }, body: { version, title } });
    const body = { version: half.data.version };
    assert.equal((await second.isRefused(verbs.approveAcceptance, { params, body })).code, 'risk_changed');
    const { data: again } = await second.calls(verbs.refreezeAcceptance, { params, body });
    assert.deepEqual([again.first_decision, again.permissions.can.includes('approve')], [null, false]);
    const { data: draft } = await team.editor.calls(verbs.withdrawAcceptance, {
      params,
      body: { version: again.version },
    });
    assert.equal(draft.first_decision, null);
  });

  test('is decided by nobody for both, in whose place they are', async () => {
    const { params, asked: request } = await askedOfTwo();
    await first.calls(setAbsence, {
      body: { from: '2026-03-02', to: '2026-03-02', delegate_id: second.id },
    });
    const sent = { params, body: { version: request.version } };
    assert.equal((await second.isRefused(verbs.approveAcceptance, sent)).status, 403);
    const half = await first.calls(verbs.approveAcceptance, sent);
    await first.calls(endAbsence);
    await second.calls(setAbsence, {
      body: { from: '2026-03-02', to: '2026-03-02', delegate_id: first.id },
    });
    const then = { params, body: { version: half.data.version } };
    assert.equal((await first.isRefused(verbs.approveAcceptance, then)).status, 403);
    const { data } = await second.calls(verbs.rejectAcceptance, {
      ...then,
      body: { ...then.body, note: 'Too much' },
    });
    assert.deepEqual([data.status, data.decision?.by.id], ['rejected', second.id]);
  });

  test('names a second person who may approve it, and is neither the first nor the requester', async () => {
    const risk = await toBeAccepted(team, cells.extreme);
    const { data: terms } = await team.editor.calls(contract.readAcceptanceTerms, {
      query: { risk_ids: risk.id },
    });
    assert.equal(terms.two_approve, true);
    const body = bodyOf([risk.id]);
    const refusals: [by: Caller, second: string | null, status: number, code: string][] = [
      [team.editor, null, 422, 'second_approver_missing'],
      [team.editor, first.id, 422, 'second_approver_not_allowed'],
      [team.editor, team.editor.id, 422, 'second_approver_not_allowed'],
      [team.editor, team.colleague.id, 422, 'second_approver_not_allowed'],
      [team.editor, risk.id, 400, 'person_unknown'],
    ];
    for (const [by, second_approver_id, status, code] of refusals) {
      const sent = { body: { ...body, second_approver_id } };
      const refused = await by.isRefused(contract.draftAcceptance, sent);
      assert.deepEqual([refused.status, refused.code], [status, code], second_approver_id ?? 'nobody');
      assert.deepEqual(Object.keys(refused.errors ?? {}), ['second_approver_id']);
    }
    const own = { ...body, approver_id: second.id, second_approver_id: second.id };
    const draft = { body: { ...own, submit: false } };
    assert.equal(
      (await team.editor.isRefused(contract.draftAcceptance, draft)).code,
      'second_approver_not_allowed',
    );
  });

  test('needs no second one below that level, nor where nobody else could', async () => {
    const high = await toBeAccepted(team, cells.high);
    assert.equal((await asked(team, [high], '2026-04-01', { approver: first })).status, 'submitted');
    const extreme = await toBeAccepted(team, cells.extreme);
    const alone = await asked(team, [extreme], '2026-04-01', { by: team.admin, approver: second });
    assert.deepEqual([alone.status, alone.second_approver], ['submitted', null]);
  });
});

test('The rule is an Admin’s to change, by its version, and is in the log', async () => {
  const other = await newTeam();
  const { data: before } = await other.owner.calls(readAcceptanceRules);
  assert.deepEqual(before, { version: 1, second_approver: false });
  const body = { version: 1, second_approver: true };
  assert.equal((await other.editor.isRefused(changeAcceptanceRules, { body })).status, 403);
  const { data } = await other.admin.calls(changeAcceptanceRules, { body });
  assert.deepEqual(data, { version: 2, second_approver: true });
  const stale = { body: { version: 1, second_approver: false } };
  assert.equal((await other.admin.isRefused(changeAcceptanceRules, stale)).code, 'stale_version');
  const off = { body: { version: 2, second_approver: false } };
  assert.equal((await other.admin.calls(changeAcceptanceRules, off)).data.second_approver, false);
});
