import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { evidenceHolders } from '#app/holders/evidence-holders.ts';
import {
  listComplianceAssessments,
  readComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { assignControls } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { acceptEvidence, createEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { expireEvidence } from '#features/treatment/evidence/server/evidence-expiry.jobs.ts';
import { answeredRows, recomputed } from '#tests/compliance/compliance-recomputed.ts';
import {
  answered,
  approvedAs,
  begun,
  controlsOf,
  prepared,
  variedControls,
} from '#tests/compliance/compliance-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { moveDepartmentBelow } from '#tests/world/risk-world.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import { dashboardResults, readComplianceDashboard } from './compliance-dashboard.contract.ts';
import { assessmentLink } from './web/dashboard-links.ts';

after(() => setClock());
const now = '2026-05-04T12:00:00Z';
setClock(now);

const world = await newWorld();
const { admin, person, departments } = world;
const finance = departments['Finance'] as string;
const operations = departments['Operations'] as string;
const staff = await person('Staff', { Finance: 'editor' });
const reader = await person('Staff', { Finance: 'viewer' });
const viewer = await person('User', { Finance: 'viewer' });
const leader = await person('User');
const respondent = await person('User');

const read = async (who: Caller, query: object = {}) =>
  (await who.calls(readComplianceDashboard, { query: query as { section?: string } })).data;

/** Two years of ISO in Finance, one running in Operations, CIS of the whole organisation, and drafts. */
const last = { period: { from: '2025-01-01', to: '2025-12-31' } };
const earlier = await begun(admin, { ...last, department_id: finance, name: 'Finance last year' });
await approvedAs(world, earlier.id, admin);
const current = await begun(admin, { department_id: finance, name: 'Finance this year' });
await approvedAs(world, current.id, admin, 1);
const following = { period: { from: '2027-01-01', to: '2027-12-31' } };
const next = await begun(admin, { ...following, department_id: finance, name: 'Finance next year' });
const running = await begun(admin, { department_id: operations, lead_id: leader.id, name: 'Operations' });
await variedControls(world, running.id, 2);
const cis = { compliance_standard: 'cis' as const, groups_in_scope: ['ig1'] };
const whole = await begun(admin, { ...cis, name: 'Everybody' });
await variedControls(world, whole.id, 3);
const draft = await prepared(admin, { department_id: operations, name: 'Not yet' });

const given = (await controlsOf(admin, running.id)).get('A.8.13')?.id as string;
const { version } = (await admin.calls(readComplianceAssessment, { params: { id: running.id } })).data;
await admin.calls(assignControls, {
  params: { id: running.id },
  body: { version, requirement_ids: [given], user_ids: [respondent.id] },
});

const people = {
  an_Admin: admin,
  Staff: staff,
  a_reader: reader,
  a_viewer: viewer,
  the_lead: leader,
  a_respondent: respondent,
};

suite('The dashboard of compliance', () => {
  for (const [name, who] of Object.entries(people))
    test(`says to ${name} what the lists add up to`, async () => {
      for (const query of [
        {},
        { compliance_standard: 'iso27001' },
        { compliance_standard: 'cis' },
        { compliance_standard: 'iso27001', dpt: finance },
        { compliance_standard: 'iso27001', section: 'A.8' },
        { dpt: operations },
      ]) {
        const shown = await read(who, query);
        const { gaps, overdue, ...sums } = await recomputed(who, query);
        const { summary, standards, by_section, by_department, counted } = shown;
        assert.deepEqual(
          {
            summary,
            counted: counted.map(({ id, figures }) => [id, figures.counts]).toSorted(),
            standards: standards.map(({ standard, figures }) => [standard, figures.compliance]),
            sections: by_section.rows.map(({ code, compliance, proven, coverage }) => [
              code,
              compliance,
              proven,
              coverage,
            ]),
            units: by_department.rows.map(({ id, compliance }) => [id, compliance]).toSorted(),
          },
          sums,
        );
        assert.deepEqual(
          [
            shown.overdue.count,
            Object.fromEntries(shown.overdue.by_assessment.map((one) => [one.assessment_id, one.count])),
          ],
          [
            overdue.length,
            Object.fromEntries(
              Map.groupBy(overdue, (one) => one.assessment_id)
                .entries()
                .map(([id, some]) => [id, some.length]),
            ),
          ],
        );
        assert.ok(shown.overdue.data.every(({ id }) => overdue.some((one) => one.id === id)));
        assert.equal(shown.top_gaps.count, gaps.length);
        assert.deepEqual(
          shown.top_gaps.data.map(({ gap }) => gap),
          gaps
            .map((one) => 1 - (one.value ?? 0) / 100)
            .toSorted((one, other) => other - one)
            .slice(0, 10),
        );
      }
    });

  test('links each result of each assessment to the controls that have it', async () => {
    for (const who of [admin, staff, leader])
      for (const query of [{}, { compliance_standard: 'iso27001', section: 'A.5' }]) {
        const shown = await read(who, query);
        for (const one of shown.counted)
          for (const result of dashboardResults) {
            const { searchParams } = new URL(assessmentLink(one, shown, { result }), 'http://dashboard');
            const rows = await answeredRows(who, one.id, Object.fromEntries(searchParams));
            assert.equal(rows.length, one.figures.counts[result], `${one.ref} ${result}`);
          }
      }
  });

  test('counts of each department the newest that was approved, and names what it left out', async () => {
    const { counted, left_out } = await read(admin);
    assert.deepEqual(counted.map(({ id }) => id).toSorted(), [whole.id, current.id, running.id].toSorted());
    assert.deepEqual(left_out, { draft: 1, partly_visible: 0, running: 1, earlier: 0 });
    assert.ok(![draft.id, next.id, earlier.id].some((id) => counted.some((one) => one.id === id)));
  });

  test('shows to whoever answers a part nothing but that there is something', async () => {
    const shown = await read(respondent);
    assert.deepEqual([shown.counted, shown.trend, shown.summary.compliance], [[], [], null]);
    assert.deepEqual([shown.overdue.data, shown.top_gaps.data, shown.expiring_evidence.data], [[], [], []]);
    assert.equal(shown.left_out.partly_visible, 1);
    assert.equal((await respondent.calls(listComplianceAssessments, { query: {} })).count, 1);
  });

  test('shows those of departments to those who belong to them, and one’s own to whoever leads it', async () => {
    const ids = async (who: Caller) => (await read(who)).counted.map(({ id }) => id).toSorted();
    assert.deepEqual(await ids(staff), [whole.id, current.id].toSorted());
    assert.deepEqual(await ids(viewer), []);
    assert.deepEqual(await ids(leader), [running.id]);
  });

  test('draws what was approved over time, with what was proven then', async () => {
    const { trend } = await read(admin, { compliance_standard: 'iso27001' });
    const of = async (id: string) => {
      const { data } = await admin.calls(readComplianceAssessment, { params: { id } });
      return [data.period.to, data.coverage, data.compliance, data.proven, id];
    };
    assert.deepEqual(
      trend.map((point) => [point.date, point.coverage, point.compliance, point.proven, point.assessment_id]),
      [await of(earlier.id), await of(current.id)],
    );
  });

  test('explains each figure, in the reader’s language', async () => {
    const { data, explain = {} } = await admin.calls(readComplianceDashboard, {
      query: { explain: '1', compliance_standard: 'iso27001' },
    });
    for (const figure of ['coverage', 'compliance', 'of_assessed', 'proven', 'trend', 'overdue', 'top_gaps'])
      assert.ok(explain[figure]?.formula, figure);
    assert.equal(explain['overdue']?.included.count, data.overdue.count);
    assert.equal(explain['coverage']?.included.count, data.summary.applicable);
    assert.ok(explain['coverage']?.excluded.some(({ reason }) => reason.startsWith('Running')));
  });

  test('is about a department with those below it', async () => {
    await moveDepartmentBelow(world, operations, finance);
    const query = { dpt: finance };
    const shown = await read(admin, query);
    assert.deepEqual(shown.counted.map(({ id }) => id).toSorted(), [current.id, running.id].toSorted());
    assert.deepEqual(shown.summary, (await recomputed(admin, query)).summary);
  });

  test('refuses a department and a section that are not there', async () => {
    const unknown = await admin.isRefused(readComplianceDashboard, { query: { dpt: given } });
    assert.deepEqual([unknown.status, unknown.code], [400, 'department_unknown']);
    for (const query of [
      { section: 'A.8' },
      { compliance_standard: 'cis', section: 'A.8' },
      { compliance_standard: 'iso27001', section: 'A.8.1' },
    ] as const) {
      const refused = await admin.isRefused(readComplianceDashboard, { query });
      assert.deepEqual([refused.status, refused.code], [400, 'section_unknown']);
    }
  });
});

suite('On the dashboard of compliance, evidence that expires', () => {
  test('lowers what is proven and not what is claimed, and is listed before and after', async () => {
    const own = await newWorld({ license: 'flat' });
    const [reviewer, staff] = [await own.person('Admin'), await own.person('Staff')];
    const { id } = await begun(own.admin);
    const controls = await controlsOf(own.admin, id);
    const control = controls.get('A.5.1')?.id as string;
    await answered(own.admin, control, { result: 'compliant' });
    const links = [{ object_type: 'control_assessment' as const, object_id: control }];
    const provided = async (valid_for_days: number, confidential = false) => {
      const { data } = await own.admin.calls(createEvidence, {
        body: {
          name: `Valid for ${valid_for_days}`,
          kind: 'statement',
          effective_from: '2026-05-01',
          valid_for_days,
          content: { statement: 'We looked at all of it.' },
          confidential,
          links,
        },
      });
      const body = { version: data.version };
      return (await reviewer.calls(acceptEvidence, { params: { id: data.id }, body })).data;
    };
    const soon = await provided(20);
    const shown = async (who = own.admin) => {
      const { summary, expiring_evidence } = await read(who);
      return {
        figures: [summary.compliance, summary.proven],
        listed: expiring_evidence.data.map((one) => [one.id, one.is_over, one.controls]),
      };
    };
    assert.deepEqual(await shown(), { figures: [0.8, 0.8], listed: [[soon.id, false, 1]] });
    const { summary } = await read(own.admin);
    assert.deepEqual(summary, (await recomputed(own.admin, {})).summary);
    const hidden = await provided(25, true);
    const ids = (await read(own.admin)).expiring_evidence.data.map((one) => one.id);
    assert.deepEqual(ids, [soon.id, hidden.id]);
    const seen = (await read(staff)).expiring_evidence;
    assert.deepEqual([seen.count, seen.data.map((one) => one.id)], [1, [soon.id]]);
    setClock('2026-06-02T12:00:00Z');
    await own.database.inOrganisation(
      own.orgId,
      { now: new Date('2026-06-02T12:00:00Z'), unrecorded: true },
      (db) => expireEvidence(evidenceHolders)(db, 10),
    );
    const later = await own.signsIn(own.admin);
    assert.deepEqual(await shown(later), {
      figures: [0.8, 0],
      listed: [
        [soon.id, true, 1],
        [hidden.id, true, 1],
      ],
    });
    setClock(now);
  });
});
