import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { afterEach, suite, test } from 'node:test';
import { readRiskDashboard, readRiskTreatment } from '#features/risk/dashboard/risk-dashboard.contract.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { readHistory, readRisk } from '#features/risk/record/risk.contract.ts';
import { linkControl } from '#features/treatment/risk-control/risk-control.contract.ts';
import { accepted, asked, cells, toBeAccepted, type RiskTeam } from '#tests/treatment/acceptance-world.ts';
import { approvedTest, workingControl } from '#tests/treatment/control-world.ts';
import { computeResiduals } from '#tests/treatment/residual-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newTeam } from '#tests/world/risk-team.ts';
import { setClock, type World } from '#tests/world/world.ts';
import { readAcceptance, readAcceptanceHistory, readFrozen } from './acceptance.contract.ts';
import { approveAcceptance, revokeAcceptance } from './acceptance-verbs.contract.ts';
import { endStaleAcceptances, expireAcceptances } from './server/acceptance.jobs.ts';

afterEach(() => setClock());

const owner = await asOwner();
const start = '2026-03-01T09:00:00Z';
const at = (moment: string) => setClock(moment);
/** What the hourly round ends at a moment. */
const round = ({ database, orgId }: World, moment: string, limit = 100) =>
  database.inOrganisation(orgId, { now: new Date(moment) }, (db) => expireAcceptances(db, limit));
const staleRound = ({ database, orgId }: World, moment: string) =>
  database.inOrganisation(orgId, { now: new Date(moment) }, (db) => endStaleAcceptances(db, 100));

/** Who was told that a risk is open again, and why. */
const told = async (world: World, id: string) => {
  const { rows } = await owner.query<{ person_id: string; about: string }>(
    `select person_id, words ->> 'about' as about from notification where org_id = $1 and object_id = $2 and kind = 'reopened_by_system'`,
    [world.orgId, id],
  );
  return rows;
};

suite('An acceptance whose last day is over', () => {
  test('opens the risk again the same hour, once, tells owner and approver, and what was decided about can still be proved', async () => {
    at(start);
    const team = await newTeam();
    await owner.query(`update organisation set timezone = 'Asia/Tokyo' where org_id = $1`, [team.orgId]);
    const risk = await toBeAccepted(team);
    const other = await toBeAccepted(team);
    const acceptance = await accepted(team, [risk], '2026-03-31');
    await accepted(team, [other], '2026-06-30');
    const params = { id: acceptance.id };
    const before = (await team.admin.calls(readRiskDashboard)).data.risk_stats;
    assert.equal(before.accepted, 2);
    const series = await team.admin.calls(readRiskTreatment, {
      body: { from: '2026-03-01', to: '2026-03-31', interval: 'month' },
    });
    assert.equal(series.data.risk_accepted, 2, 'the series of accepted risks counts approvals');

    assert.equal(await round(team, '2026-03-31T14:59:00Z'), 0, 'the last day counts, in Tokyo');
    const rounds = await Promise.all([1, 2].map(() => round(team, '2026-03-31T15:01:00Z')));
    assert.deepEqual(rounds.toSorted(), [0, 1], 'two rounds at once end it once');

    at('2026-03-31T15:02:00Z');
    const admin = await team.signsIn(team.admin);
    const { data: after } = await admin.calls(readRisk, { params: { id: risk.id } });
    assert.deepEqual([after.status, after.treatment], ['created', 'accept']);
    const stats = (await admin.calls(readRiskDashboard)).data.risk_stats;
    assert.deepEqual(
      [stats.accepted, stats.created],
      [before.accepted - 1, before.created + 1],
      'the dashboard counts one accepted risk less',
    );
    const { data: history } = await admin.calls(readHistory, { params: { id: risk.id } });
    assert.deepEqual(
      history.slice(0, 2).map(({ action, actor_name, reason }) => [action, actor_name, reason]),
      [
        ['risk.returned_to_created', 'Plumbline', 'acceptance_expired'],
        ['risk.accepted', history[1]?.actor_name, null],
      ],
    );
    const people = await told(team, risk.id);
    assert.deepEqual(
      people.map(({ person_id }) => person_id).toSorted(),
      [team.owner.id, team.colleague.id, team.editor.id].toSorted(),
      'who owns it, who approved it and who asked for it have one notice each',
    );
    assert.ok(people.every(({ about }) => about === 'acceptance_expired'));

    const { data } = await admin.calls(readAcceptance, { params });
    assert.deepEqual([data.status, data.ended?.by, data.permissions.can], ['expired', null, []]);
    const { data: copy } = await admin.calls(readFrozen, { params });
    assert.equal(createHash('sha256').update(copy.canonical, 'utf8').digest('hex'), copy.sha256);
    assert.deepEqual(JSON.parse(copy.canonical), copy.frozen, 'the text that is hashed is the copy');
    assert.deepEqual(
      [copy.verified, copy.sha256, copy.frozen.risks[0]?.title, copy.frozen.risks[0]?.inherent.level.code],
      [true, acceptance.sha256, risk.title, 'medium'],
    );
  });

  test('no longer verifies once somebody changes the copy behind the product’s back', async () => {
    at(start);
    const team = await newTeam();
    const acceptance = await accepted(team, [await toBeAccepted(team)], '2026-03-31');
    await owner.query(
      `update acceptance set frozen = jsonb_set(frozen, '{risks,0,title}', '"Another title"') where org_id = $1 and id = $2`,
      [team.orgId, acceptance.id],
    );
    const { data } = await team.admin.calls(readFrozen, { params: { id: acceptance.id } });
    assert.equal(data.verified, false);
  });

  test('leaves a risk accepted that another one covers, until that one ends', async () => {
    at(start);
    const team = await newTeam();
    const [one, other] = [await toBeAccepted(team), await toBeAccepted(team)];
    const both = await accepted(team, [one, other], '2026-03-31');
    await accepted(team, [one], '2026-05-31');
    const { data: still } = await team.admin.calls(readAcceptance, { params: { id: both.id } });
    assert.equal(still.status, 'approved', 'it still covers the other risk');
    await round(team, '2026-04-01T12:00:00Z');
    at('2026-04-01T12:01:00Z');
    const admin = await team.signsIn(team.admin);
    const statusOf = async ({ id }: { id: string }) =>
      (await admin.calls(readRisk, { params: { id } })).data.status;
    assert.deepEqual([await statusOf(one), await statusOf(other)], ['accepted', 'created']);
    await round(team, '2026-06-01T12:00:00Z');
    assert.equal(await statusOf(one), 'created');
    assert.equal((await told(team, one.id)).length, 3);
  });
});

suite('An acceptance that is taken back or overtaken', () => {
  test('is revoked with a reason, and the risk is open again at once', async () => {
    const team = await newTeam();
    const risk = await toBeAccepted(team, cells.low);
    const { id, version } = await accepted(team, [risk], daysAhead(30));
    const params = { id };
    const reason = 'The loss of last week was twice as high';
    const { code } = await team.editor.isRefused(revokeAcceptance, { params, body: { version, reason } });
    assert.equal(code, 'forbidden', 'who asked for it does not revoke it');
    const { data } = await team.colleague.calls(revokeAcceptance, { params, body: { version, reason } });
    assert.deepEqual(
      [data.status, data.ended?.by?.id, data.ended?.reason, data.risks[0]?.status],
      ['revoked', team.colleague.id, reason, 'created'],
    );
    const [entry] = (await team.admin.calls(readHistory, { params: { id: risk.id } })).data;
    assert.deepEqual([entry?.action, entry?.reason], ['risk.returned_to_created', 'acceptance_revoked']);
    assert.deepEqual(
      (await told(team, risk.id)).map(({ person_id }) => person_id).toSorted(),
      [team.owner.id, team.editor.id].toSorted(),
      'who revoked it is not told',
    );
  });

  test('is superseded by a newer one for the same risks', async () => {
    const team = await newTeam();
    const risk = await toBeAccepted(team, cells.low);
    const first = await accepted(team, [risk], daysAhead(30));
    await accepted(team, [risk], daysAhead(60));
    const { data } = await team.admin.calls(readAcceptance, { params: { id: first.id } });
    assert.equal(data.status, 'superseded');
    const { data: after } = await team.admin.calls(readRisk, { params: { id: risk.id } });
    assert.equal(after.status, 'accepted');
    const [entry] = (await team.admin.calls(readAcceptanceHistory, { params: { id: first.id } })).data;
    assert.deepEqual([entry?.action, entry?.actor_name], ['acceptance.superseded', 'Plumbline']);
  });

  test('is stale once a risk is worse than what was accepted, and not before', async () => {
    const team = await newTeam();
    const risk = await toBeAccepted(team, cells.medium);
    const { id } = await accepted(team, [risk], daysAhead(30));
    const rate = async (inherent: { likelihood: number; consequence: number }) => {
      const { version } = (await team.admin.calls(readRisk, { params: { id: risk.id } })).data;
      await team.admin.calls(assessRisk, {
        params: { id: risk.id },
        body: { version, inherent, reason: 'Looked at again' },
      });
    };
    await rate(cells.low);
    assert.equal(await staleRound(team, new Date().toISOString()), 0, 'a lesser one is still accepted');
    await rate(cells.high);
    assert.equal(await staleRound(team, new Date().toISOString()), 1);
    assert.equal(await staleRound(team, new Date().toISOString()), 0);
    const { data } = await team.admin.calls(readAcceptance, { params: { id } });
    assert.deepEqual(
      [data.status, data.ended?.reason, data.risks[0]?.status],
      ['stale', 'risk_worse', 'created'],
    );
    const [entry] = (await team.admin.calls(readHistory, { params: { id: risk.id } })).data;
    assert.equal(entry?.reason, 'acceptance_stale');
  });
});

suite('What an acceptance leans on', () => {
  const leaning = async (team: RiskTeam, conditions: string | null) => {
    const risk = await toBeAccepted(team, cells.medium);
    const control = await workingControl(team.admin, 'Payments are matched');
    const body = { risk_id: risk.id, control_id: control.id, acts_on: 'both' as const, design: 1 };
    await team.admin.calls(linkControl, { body });
    await computeResiduals(team);
    const { id, version } = await asked(team, [risk], daysAhead(30), {}, { conditions });
    await team.colleague.calls(approveAcceptance, { params: { id }, body: { version } });
    const tested = { tester: team.editor, reviewer: team.colleague, done_on: daysAhead(0) };
    const fails = async (result: 'fail' | 'pass_with_exceptions') => {
      await approvedTest(team.admin, control.id, { ...tested, result });
      await computeResiduals(team);
      return (await team.admin.calls(readAcceptance, { params: { id } })).data;
    };
    return { risk, fails };
  };

  test('is broken by a control that fails its test, where there are conditions, though no rating is worse', async () => {
    const team = await newTeam();
    const { risk, fails } = await leaning(team, 'Payments go on being matched');
    assert.equal((await fails('pass_with_exceptions')).status, 'approved');
    const ended = await fails('fail');
    assert.deepEqual(
      [ended.status, ended.ended?.reason, ended.risks[0]?.status],
      ['stale', 'control_failed', 'created'],
    );
    const [entry] = (await team.admin.calls(readHistory, { params: { id: risk.id } })).data;
    assert.equal(entry?.reason, 'acceptance_stale');
    const without = await leaning(team, null);
    assert.equal((await without.fails('fail')).status, 'approved', 'nothing was to stay true');
  });

  test('had failed already when it was decided about: nobody is told twice', async () => {
    const team = await newTeam();
    const { risk, fails } = await leaning(team, 'Payments go on being matched');
    await fails('fail');
    const { id, version } = await asked(team, [risk], daysAhead(30), {}, { conditions: 'Still matched' });
    await team.colleague.calls(approveAcceptance, { params: { id }, body: { version } });
    assert.equal(await staleRound(team, new Date().toISOString()), 0);
  });

  test('may be requested twice: the approval of one takes the place of requests for no other risks', async () => {
    const team = await newTeam();
    const [risk, more] = [await toBeAccepted(team), await toBeAccepted(team)];
    const same = await asked(team, [risk], daysAhead(20), { approver: team.admin });
    const wider = await asked(team, [risk, more], daysAhead(20), { approver: team.admin });
    await accepted(team, [risk], daysAhead(30));
    const statusOf = async ({ id }: { id: string }) =>
      (await team.admin.calls(readAcceptance, { params: { id } })).data.status;
    assert.deepEqual([await statusOf(same), await statusOf(wider)], ['superseded', 'submitted']);
    const sent = { params: { id: same.id }, body: { version: same.version + 1 } };
    assert.equal((await team.admin.isRefused(approveAcceptance, sent)).code, 'wrong_state');
    const [entry] = (await team.admin.calls(readAcceptanceHistory, { params: { id: same.id } })).data;
    assert.equal(entry?.action, 'acceptance.superseded');
  });
});

const daysAhead = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
