import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import {
  listCisAssessments,
  listIsoAssessments,
  listNistAssessments,
} from '#features/maturity/assessment/assessment-list.contract.ts';
import { type AssessmentRow } from '#features/maturity/assessment/assessment.contract.ts';
import { listFrameworks, type FrameworkRow } from '#features/maturity/framework/framework-list.contract.ts';
import {
  readOwnDashboard,
  type ShownDashboard,
} from '#features/maturity/dashboard/maturity-dashboard.contract.ts';
import { listNotices } from '#features/collaboration/notification/notification.contract.ts';
import {
  listComplianceAssessments,
  type ComplianceRow,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import {
  listControlAssessments,
  type ControlAssessmentRow,
  type ControlWithSubControls,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { listFindings, type FindingRow } from '#features/compliance/finding/finding.contract.ts';
import { findingStatuses } from '#features/compliance/finding/finding-status.contract.ts';
import { listBoards, readBoard, type Board, type BoardRow } from '#features/board/board/board.contract.ts';
import { listCards, type FilledList, type Tile } from '#features/board/card/card.contract.ts';
import { readRiskDashboard } from '#features/risk/dashboard/risk-dashboard.contract.ts';
import { listControls } from '#features/treatment/control/control.contract.ts';
import {
  listEvidence,
  readEvidence,
  type Evidence,
  type EvidenceRow,
} from '#features/treatment/evidence/evidence.contract.ts';
import { evidenceStatuses } from '#features/treatment/evidence/evidence.workflow.ts';
import { listPlans } from '#features/treatment/plan/plan-list.contract.ts';
import { planStatuses } from '#features/treatment/plan/plan-status.contract.ts';
import type { PlanRow } from '#features/treatment/plan/plan.contract.ts';
import { listTasks } from '#features/treatment/task/task-list.contract.ts';
import { taskStatuses } from '#features/treatment/task/task-status.contract.ts';
import type { TaskRow } from '#features/treatment/task/task.contract.ts';
import { readWork, type Work } from '#features/workspace/work/work.contract.ts';
import { addressOf } from '#tests/world/caller.ts';
import { sharedServer } from '#tests/world/world.ts';
import { demoSignIns } from './demo-organisations.ts';
import { makeDemo } from './demo.ts';

/** What the administrator of one of the demo's organisations reads, or somebody else there. */
async function read(
  slug: string,
  endpoint: Endpoint,
  params?: Record<string, string>,
  mailbox = 'admin',
): Promise<never> {
  const { app } = await sharedServer();
  const [email, password] = demoSignIns.find(([address]) => address === `${mailbox}@${slug}.example`) ?? [];
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

const statusesOf = <Status>(rows: readonly { status: Status }[]) => new Set(rows.map(({ status }) => status));

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
      'accepted',
      'expiring_acceptance',
      'awaiting_decision',
      'overdue_review',
      'unrated',
    ]) {
      assert.ok((risk_stats[status] ?? 0) > 0, status);
    }
    assert.ok((risk_stats['overdue_review'] ?? 60) < 20, 'most risks are looked at in time');
  });

  test('calls each control by a title that no other one begins like', async () => {
    const controls: { title: string }[] = await read('meridian', listControls);
    const beginnings = controls.map(({ title }) => title.toLowerCase().split(' ').slice(0, 4).join(' '));
    assert.deepEqual(beginnings.toSorted(), [...new Set(beginnings)].toSorted());
  });

  test('has plans in every status, and progress that follows from their tasks', async () => {
    const plans: PlanRow[] = await read('meridian', listPlans);
    for (const status of planStatuses) assert.ok(statusesOf(plans).has(status), status);
    const tasks: TaskRow[] = await read('meridian', listTasks);
    assert.ok(tasks.length >= 15, `${tasks.length} tasks`);
    for (const status of taskStatuses.filter((one) => one !== 'cancelled'))
      assert.ok(statusesOf(tasks).has(status), status);
    for (const flag of ['overdue', 'waiting', 'due_soon'] as const)
      assert.ok(
        tasks.some(({ flags }) => flags.includes(flag)),
        flag,
      );
    assert.ok(
      tasks.some(({ recurs, status }) => recurs && status === 'todo'),
      'one that comes back is there again',
    );
    for (const { id, title, progress } of plans) {
      const its = tasks.filter(({ parent }) => parent?.id === id);
      const done = its.filter(({ status }) => status === 'done').length;
      if (its.length > 0) assert.equal(progress, Math.round((100 * done) / its.length), title);
    }
  });

  test('has evidence in every status that is listed, one with a file, and some that ends soon', async () => {
    const evidence: EvidenceRow[] = await read('meridian', listEvidence);
    for (const status of evidenceStatuses.filter((one) => one !== 'withdrawn'))
      assert.ok(statusesOf(evidence).has(status), status);
    for (const flag of ['expiring', 'renewal_awaiting'] as const)
      assert.ok(
        evidence.some(({ flags }) => flags.includes(flag)),
        flag,
      );
    const id = evidence.find(({ kind }) => kind === 'file')?.id ?? '';
    const { links, revisions }: Evidence = await read('meridian', readEvidence, { id });
    assert.deepEqual(links.map(({ object_type }) => object_type).toSorted(), ['control', 'plan', 'risk']);
    assert.match(revisions[0]?.file?.name ?? '', /csv$/);
  });

  test('leaves work and notices to everybody who has something to do', async () => {
    for (const mailbox of ['it.lead', 'clinical.lead', 'finance.lead', 'second.admin', 'procurement']) {
      const work: Work = await read('meridian', readWork, undefined, mailbox);
      assert.ok(JSON.stringify(work).includes('"ref"'), mailbox);
      const notices: unknown[] = await read('meridian', listNotices, undefined, mailbox);
      assert.ok(notices.length > 0, mailbox);
    }
  });

  test('has a board of the running plan with its tasks, and one of a week with all that cards have', async () => {
    const boards: BoardRow[] = await read('meridian', listBoards);
    assert.deepEqual(
      boards.map(({ name }) => name),
      ['IT this week', 'Restore exercises twice a year'],
    );
    const cardsOf = async ({ id }: BoardRow) => {
      const lists: FilledList[] = await read('meridian', listCards, { board_id: id });
      return lists.map(({ cards }) => cards);
    };
    const [week, plan] = boards as [BoardRow, BoardRow];
    const [backlog = [], todo, doing, , done] = await cardsOf(plan);
    const standing = [todo, doing, done].map((cards) => cards?.map(({ task }) => task?.status));
    assert.deepEqual(standing, [['todo'], ['in_progress'], ['done', 'done']]);
    assert.ok(backlog.length > 0 && backlog.every(({ task }) => task === null));
    const its = (await cardsOf(week)).flat();
    assert.ok(its.length >= 10 && (await cardsOf(week)).every((list) => list.length > 0));
    for (const [what, has] of Object.entries({
      people: ({ members }: Tile) => members.length > 1,
      labels: ({ labels }: Tile) => labels.length > 1,
      steps: ({ checklist_done, checklist_total }: Tile) =>
        checklist_done > 0 && checklist_done < checklist_total,
      comments: ({ comment_count }: Tile) => comment_count > 1,
      'a day that is over': ({ flags }: Tile) => flags.includes('overdue'),
    }))
      assert.ok(its.some(has), what);
    const { subscribed }: Board = await read('meridian', readBoard, { id: week.id }, 'it.lead');
    assert.ok(subscribed);
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

  test('is in the second year of ISO 27001, and claims more than it proves', async () => {
    const rows: ComplianceRow[] = await read('meridian', listComplianceAssessments);
    assert.deepEqual(
      rows.map(({ standard, status, department }) => [standard, status, department?.name]).toSorted(),
      [
        ['cis', 'in_review', 'Finance'],
        ['iso27001', 'approved', undefined],
        ['iso27001', 'in_progress', undefined],
        ['nist_csf', 'draft', 'Clinical Services'],
        ['pci_dss', 'in_progress', 'Finance'],
      ],
    );
    const running = rows.find(({ standard, status }) => standard === 'iso27001' && status === 'in_progress');
    assert.ok((running?.figures?.carried ?? 0) > 0, 'some answers of last year are to be confirmed');
    const { coverage, compliance, proven } = running as ComplianceRow;
    assert.ok((coverage ?? 0) > 50 && (coverage ?? 100) < 100, `coverage ${coverage}`);
    assert.ok((proven ?? 100) > 0 && (proven ?? 100) < (compliance ?? 0), `${proven} of ${compliance}`);
    const controls: ControlAssessmentRow[] = await read('meridian', listControlAssessments, {
      id: running?.id ?? '',
    });
    assert.deepEqual(statusesOf(controls), new Set(['done', 'in_review', 'in_progress', 'to_do']));
  });

  test('plans the Cybersecurity Framework on the wards with what ISO 27001 answers already', async () => {
    const rows: ComplianceRow[] = await read('meridian', listComplianceAssessments);
    const { id, figures } = rows.find(({ standard }) => standard === 'nist_csf') as ComplianceRow;
    assert.ok((figures?.assessed ?? 0) > 20, `${figures?.assessed} answered`);
    const controls: ControlWithSubControls[] = await read('meridian', listControlAssessments, { id });
    const asked = controls.flatMap((row) => [row, ...row.sub_controls]);
    assert.ok(asked.some(({ flags }) => flags.includes('following')));
  });

  test('has findings of the internal audit in every status, and a plan for the major one', async () => {
    const rows: FindingRow[] = await read('meridian', listFindings);
    assert.deepEqual(statusesOf(rows), new Set(findingStatuses));
    const plans: PlanRow[] = await read('meridian', listPlans);
    assert.ok(plans.some(({ title }) => title.includes('Critical patches')));
  });
});
