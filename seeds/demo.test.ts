import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import {
  listCisAssessments,
  listIsoAssessments,
  listNistAssessments,
} from '#features/maturity/assessment/assessment-list.contract.ts';
import { type AssessmentRow } from '#features/maturity/assessment/assessment.contract.ts';
import { listFrameworks, type FrameworkRow } from '#features/maturity/framework/framework.contract.ts';
import {
  readOwnDashboard,
  type ShownDashboard,
} from '#features/maturity/dashboard/maturity-dashboard.contract.ts';
import { readRiskDashboard } from '#features/risk/dashboard/risk-dashboard.contract.ts';
import { addressOf } from '#tests/world/caller.ts';
import { sharedServer } from '#tests/world/world.ts';
import { demoSignIns } from './demo-organisations.ts';
import { makeDemo } from './demo.ts';

/** What the administrator of one of the demo's organisations reads. */
async function read(slug: string, endpoint: Endpoint, params?: Record<string, string>): Promise<never> {
  const { app } = await sharedServer();
  const [email, password] = demoSignIns.find(([address]) => address === `admin@${slug}.example`) ?? [];
  const payload = { email, password };
  const login = await app.inject({ method: 'POST', url: `/org/${slug}/user/login/`, payload });
  const authorization = `token ${login.json().data[0].token}`;
  const query = endpoint.response.shape === 'page' ? { limit: '200' } : {};
  const answer = await app.inject({
    url: addressOf(slug, endpoint, { params, query }),
    headers: { authorization },
  });
  return answer.json().data as never;
}

suite('The demo', () => {
  before(async () => {
    const { app, database, adminUrl } = await sharedServer();
    await makeDemo({ app, database, adminUrl, secret: '' });
  });

  test('has sixty risks, and something to say for every status and level', async () => {
    const { risk_stats } = (await read('meridian', readRiskDashboard)) as {
      risk_stats: Record<string, number>;
    };
    assert.equal(risk_stats['total'], 60);
    for (const status of [
      'created',
      'avoided',
      'mitigated',
      'transferred',
      'closed',
      'untriaged',
      'acceptance_open',
      'awaiting_decision',
      'overdue_review',
      'unrated',
    ]) {
      assert.ok((risk_stats[status] ?? 0) > 0, status);
    }
    assert.ok((risk_stats['overdue_review'] ?? 60) < 20, 'most risks are looked at in time');
  });

  test('rates four departments by CIS for two years, and the whole by ISO and NIST', async () => {
    const rows: AssessmentRow[] = await read('meridian', listCisAssessments);
    const inDepartments = Map.groupBy(rows, ({ department }) => department?.name ?? '');
    assert.equal(inDepartments.size, 4);
    for (const [name, assessments] of inDepartments) {
      const approved = assessments
        .filter(({ status }) => status === 'approved' || status === 'superseded')
        .toSorted((one, other) => (one.period.to < other.period.to ? -1 : 1));
      assert.deepEqual(
        approved.map(({ status, is_dashboard }) => [status, is_dashboard]),
        [
          ['superseded', false],
          ['superseded', false],
          ['superseded', false],
          ['approved', true],
        ],
        name,
      );
      const scores = approved.map(({ current }) => current ?? 0);
      assert.ok((scores.at(-1) ?? 0) > (scores[0] ?? 0) + 0.3, `${name}: ${scores.join(', ')}`);
    }
    assert.deepEqual(
      rows
        .map(({ status }) => status)
        .filter((status) => !['approved', 'superseded'].includes(status))
        .toSorted(),
      ['in_progress', 'submitted'],
    );
    for (const endpoint of [listIsoAssessments, listNistAssessments]) {
      const whole: AssessmentRow[] = await read('meridian', endpoint);
      assert.deepEqual(
        whole.map(({ status, department }) => [status, department]),
        [['approved', null]],
      );
    }
    const alone: AssessmentRow[] = await read('pinecrest', listCisAssessments);
    assert.deepEqual(
      alone.map(({ status, is_dashboard }) => [status, is_dashboard]),
      [['approved', true]],
    );
  });

  test('rates two departments by a framework of the hospital’s own', async () => {
    const frameworks: FrameworkRow[] = await read('meridian', listFrameworks);
    const own = frameworks.filter(({ framework }) => framework === 'custom');
    assert.deepEqual(
      own.map(({ name, status, sections, questions, assessments }) => [
        name,
        status,
        sections,
        questions,
        assessments,
      ]),
      [['Clinical device safety', 'published', 4, 16, 3]],
    );
    const { dashboard }: ShownDashboard = await read('meridian', readOwnDashboard, { id: own[0]?.id ?? '' });
    assert.deepEqual(
      dashboard.departments.flatMap(({ name, current }) => (current === null ? [] : [name])),
      ['Clinical Services', 'Information Technology'],
    );
    assert.ok((dashboard.overall.current ?? 0) > (dashboard.overall.previous ?? 5));
  });
});
