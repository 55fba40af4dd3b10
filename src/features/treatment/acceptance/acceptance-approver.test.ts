import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { endAbsence, setAbsence } from '#features/identity/absence/absence.contract.ts';
import { changeMember, readMember } from '#features/identity/member/member.contract.ts';
import {
  accepted,
  asked,
  cells,
  toBeAccepted,
  why,
  type RiskTeam,
} from '#tests/treatment/acceptance-world.ts';
import { newTeam } from '#tests/world/risk-team.ts';
import { setClock } from '#tests/world/world.ts';
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

suite('Who approves an acceptance', () => {
  test('follows from the level of its risks', async () => {
    const termsOf = async (...risks: { id: string }[]) => {
      const risk_ids = risks.map(({ id }) => id).join(',');
      const { data } = await team.editor.calls(contract.readAcceptanceTerms, { query: { risk_ids } });
      return [data.level?.code, data.latest_day, data.approvers.map(({ id }) => id).toSorted()];
    };
    const low = await toBeAccepted(team, cells.low);
    const medium = await toBeAccepted(team, cells.medium);
    const extreme = await toBeAccepted(team, cells.extreme);
    const admins = [team.admin.id];
    const leads = [team.admin.id, team.colleague.id].toSorted();
    // The editor, who asks, may not approve it.
    assert.deepEqual(await termsOf(low), ['low', '2028-03-01', leads]);
    assert.deepEqual(await termsOf(medium), ['medium', '2027-03-02', leads]);
    assert.deepEqual(await termsOf(extreme), ['extreme', '2026-05-31', admins]);
    assert.deepEqual(await termsOf(low, extreme), ['extreme', '2026-05-31', admins]);
    const terms = { query: { risk_ids: low.id } };
    const { data } = await team.colleague.calls(contract.readAcceptanceTerms, terms);
    assert.deepEqual(
      data.approvers.map(({ id }) => id).toSorted(),
      [team.admin.id, team.editor.id].toSorted(),
      'Staff of the department approve what is low',
    );
  });

  test('is whoever stands in for the approver meanwhile, but not who asked for it', async () => {
    const [by, standIn] = [
      await team.person('Staff', { Finance: 'lead' }),
      await team.person('Staff', { Finance: 'lead' }),
    ];
    const { id, version } = await asked(team, [await toBeAccepted(team)], '2026-04-01', { by });
    const sent = { params: { id }, body: { version } };
    const away = (delegate_id: string) =>
      team.colleague.calls(setAbsence, { body: { from: day, to: day, delegate_id } });
    await away(by.id);
    const own = await by.isRefused(verbs.approveAcceptance, sent);
    assert.deepEqual([own.status, own.code], [403, 'own_request']);
    await away(standIn.id);
    const { data } = await standIn.calls(verbs.approveAcceptance, sent);
    assert.deepEqual(
      [data.decision?.by.id, data.decision?.on_behalf_of?.id],
      [standIn.id, team.colleague.id],
    );
    const acts = (await team.admin.calls(contract.readAcceptanceHistory, { params: { id } })).data;
    const { data: colleague } = await team.colleague.calls(contract.readAcceptance, { params: { id } });
    assert.equal(acts[0]?.on_behalf_of, colleague.approver.name);
    await team.colleague.calls(endAbsence);
  });

  test('is the requester where nobody else could, and the log says so', async () => {
    const risk = await toBeAccepted(team, cells.extreme);
    const { id } = await accepted(team, [risk], '2026-04-01', { by: team.admin, approver: team.admin });
    const [entry] = (await team.admin.calls(contract.readAcceptanceHistory, { params: { id } })).data;
    assert.deepEqual([entry?.action, entry?.note], ['acceptance.approved', 'decided alone']);
    const second = await team.person('Admin');
    const again = await toBeAccepted(team, cells.extreme);
    const body = bodyOf([again.id], { approver_id: team.admin.id });
    const refused = await team.admin.isRefused(contract.draftAcceptance, { body });
    assert.equal(refused.code, 'approver_is_requester');
    const theirs = await asked(team, [again], '2026-04-01', { by: team.admin, approver: second });
    assert.equal(theirs.status, 'submitted');
  });

  test('must still be somebody who may, when they decide', async () => {
    const leaving = await team.person('Staff', { Finance: 'lead' });
    const { id, version } = await asked(team, [await toBeAccepted(team)], '2026-04-01', {
      approver: leaving,
    });
    const { data: member } = await team.admin.calls(readMember, { params: { id: leaving.id } });
    await team.admin.calls(changeMember, {
      params: { id: leaving.id },
      body: {
        version: member.version,
        departments: member.departments.map(({ department_id }) => ({
          department_id,
          access: 'viewer' as const,
        })),
      },
    });
    const sent = { params: { id }, body: { version } };
    assert.equal((await leaving.isRefused(verbs.approveAcceptance, sent)).code, 'approver_not_allowed');
  });
});

suite('The list of acceptances', () => {
  test('has what is under way first, by its last day, and is narrowed by risk, status, level and approver', async () => {
    const other = await newTeam();
    const risk = await toBeAccepted(other);
    const low = await toBeAccepted(other, cells.low);
    const late = await accepted(other, [risk], '2026-12-01');
    const soon = await accepted(other, [low], '2026-03-20');
    const open = await asked(other, [await toBeAccepted(other)], '2026-06-01');
    await other.colleague.calls(verbs.revokeAcceptance, {
      params: { id: late.id },
      body: { version: late.version, reason: 'No longer wanted' },
    });
    const listed = async (query: Record<string, string> = {}, by = other.editor) =>
      (await by.calls(contract.listAcceptances, { query })).data.map(({ id }) => id);
    assert.deepEqual(await listed(), [soon.id, open.id, late.id]);
    assert.deepEqual(await listed({ ordering: '-expires_on' }), [late.id, open.id, soon.id]);
    assert.deepEqual(await listed({ expiring: '1' }), [soon.id]);
    assert.deepEqual(await listed({ status: 'revoked' }), [late.id]);
    assert.deepEqual(await listed({ level: '0' }), [soon.id]);
    assert.deepEqual(await listed({ risk: risk.id }), [late.id]);
    assert.deepEqual(await listed({ approver: other.colleague.id }), [soon.id, open.id, late.id]);
    assert.deepEqual(await listed({ approver: other.editor.id }), []);
    assert.deepEqual(await listed({ limit: '1', offset: '1' }), [open.id]);
    assert.deepEqual(await listed({}, other.outsider), [], 'other departments do not see them');
    const { data: approvers } = await other.editor.calls(contract.listApprovers);
    assert.deepEqual(
      approvers.map(({ id }) => id),
      [other.colleague.id],
    );
    const { data } = await other.editor.calls(contract.listAcceptances, { query: { expiring: '1' } });
    assert.deepEqual(data[0]?.flags, ['expiring']);
  });
});
