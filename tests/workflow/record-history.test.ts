import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { HistoryEntry } from '#platform/contract/history.ts';
import { flatFields } from '#platform/contract/record/flat-fields.ts';
import { differencesOf } from '#platform/contract/record/record-history.ts';
import { writtenAs } from '#platform/contract/record/record.ts';
import {
  readComplianceAssessment,
  readComplianceHistory,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { complianceRecord } from '#features/compliance/assessment/compliance-assessment.record.ts';
import {
  answerControl,
  listControlAssessments,
  readControlAssessment,
  readControlAssessmentHistory,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { controlAssessmentRecord } from '#features/compliance/control-assessment/control-assessment.record.ts';
import {
  changeFinding,
  createFinding,
  readFinding,
  readFindingHistory,
} from '#features/compliance/finding/finding.contract.ts';
import { findingRecord } from '#features/compliance/finding/finding.record.ts';
import {
  changeComplianceAssessment,
  createComplianceAssessment,
} from '#features/compliance/preparation/preparation.contract.ts';
import {
  changeAssessment,
  createAssessment,
} from '#features/maturity/assessment/assessment-change.contract.ts';
import { readAssessment } from '#features/maturity/assessment/assessment.contract.ts';
import { assessmentRecord } from '#features/maturity/assessment/assessment.record.ts';
import { readAssessmentHistory } from '#features/maturity/history/history.contract.ts';
import { listActivity } from '#features/organisation/activity-log/activity-log.contract.ts';
import {
  changeAcceptance,
  draftAcceptance,
  readAcceptance,
  readAcceptanceHistory,
} from '#features/treatment/acceptance/acceptance.contract.ts';
import { acceptanceRecord } from '#features/treatment/acceptance/acceptance.record.ts';
import {
  changeControl,
  readControl,
  readControlHistory,
} from '#features/treatment/control/control.contract.ts';
import { controlRecord } from '#features/treatment/control/control.record.ts';
import {
  changeEvidence,
  createEvidence,
  readEvidence,
  readEvidenceHistory,
} from '#features/treatment/evidence/evidence.contract.ts';
import { evidenceRecord } from '#features/treatment/evidence/evidence.record.ts';
import { changePlan, readPlan, readPlanHistory } from '#features/treatment/plan/plan.contract.ts';
import { planRecord } from '#features/treatment/plan/plan.record.ts';
import { addTask, changeTask, readTask, readTaskHistory } from '#features/treatment/task/task.contract.ts';
import { taskRecord } from '#features/treatment/task/task.record.ts';
import { raised } from '#tests/world/risk-world.ts';
import { otherValues } from './other-value.ts';
import { kindsOfBoards, type Kind } from '#tests/board/board-kinds.ts';
import { created, financed, someControl, whole } from '#tests/treatment/plan-world.ts';

const team = await financed();
const { world, department_id, owner, approver } = team;
const { admin } = world;
const another = await someControl(world, { department_id });
const risk = await raised(admin, 'Invoices are paid twice', { department_id });
const retained = await raised(admin, 'Laptops leave the building', { department_id });
const task = { title: 'Count the invoices', department_id, due_on: '2026-12-31' };
const other = (await admin.calls(addTask, { body: task })).data;

/** An assessment by CIS, of its first group. */
async function safeguards(): Promise<{ id: string }> {
  const body = {
    compliance_standard: 'cis',
    groups_in_scope: ['ig1'],
    name: 'Safeguards',
    period: { from: '2026-01-01', to: '2026-12-31' },
    department_id,
  };
  const { id } = (await admin.calls(createComplianceAssessment, { body })).data;
  return { id };
}

const kinds: readonly Kind[] = [
  ...(await kindsOfBoards(admin, department_id, owner)),
  {
    record: findingRecord,
    make: async () =>
      (
        await admin.calls(createFinding, {
          body: { title: 'Paid twice', kind: 'observation', severity: 2, department_id },
        })
      ).data,
    read: readFinding,
    change: changeFinding,
    history: readFindingHistory,
    values: { kind: 'improvement' },
  },
  {
    record: complianceRecord,
    make: safeguards,
    read: readComplianceAssessment,
    change: changeComplianceAssessment,
    history: readComplianceHistory,
  },
  {
    record: controlAssessmentRecord,
    make: async () => {
      const [control] = (await admin.calls(listControlAssessments, { params: await safeguards() })).data;
      const [first] = control?.sub_controls ?? [];
      assert.ok(first);
      return first;
    },
    read: readControlAssessment,
    change: answerControl,
    history: readControlAssessmentHistory,
  },
  {
    record: assessmentRecord,
    make: async (field) => {
      const body = {
        // Groups are CIS's, tiers NIST's.
        framework: field === 'tier' ? ('nist' as const) : ('cis' as const),
        name: 'Basic hygiene',
        period: { from: '2026-01-01', to: '2026-12-31' },
        department_id,
      };
      return (await admin.calls(createAssessment, { body })).data;
    },
    read: readAssessment,
    change: changeAssessment,
    history: readAssessmentHistory,
    values: { groups_in_scope: [1] },
  },
  {
    record: controlRecord,
    make: async () => ({ id: await someControl(world, { department_id }) }),
    read: readControl,
    change: changeControl,
    history: readControlHistory,
  },
  {
    record: planRecord,
    make: () => created(admin, whole(team)),
    read: readPlan,
    change: changePlan,
    history: readPlanHistory,
    values: { approver: admin.id, start_on: '2026-06-01' },
  },
  {
    record: taskRecord,
    make: async () => (await admin.calls(addTask, { body: task })).data,
    read: readTask,
    change: changeTask,
    history: readTaskHistory,
    values: {
      checklist: [{ text: 'Ask the bank', done: false }],
      recurrence: { rule: 'FREQ=MONTHLY;BYMONTHDAY=1', mode: 'by_day' },
    },
  },
  {
    record: evidenceRecord,
    make: async () => {
      const body = {
        name: 'Access review',
        kind: 'statement' as const,
        effective_from: '2026-01-01',
        valid_for_days: 30,
        owner_id: owner.id,
        department_id,
      };
      return (await admin.calls(createEvidence, { body })).data;
    },
    read: readEvidence,
    change: changeEvidence,
    history: readEvidenceHistory,
    values: { effective_from: '2025-12-01' },
  },
  {
    record: acceptanceRecord,
    make: async () => {
      const body = {
        risk_ids: [retained.id],
        approver_id: owner.id,
        justification: 'The laptops are encrypted and cheap',
        expires_on: '2026-12-31',
      };
      return (await admin.calls(draftAcceptance, { body })).data;
    },
    read: readAcceptance,
    change: changeAcceptance,
    history: readAcceptanceHistory,
  },
];

const otherValue = otherValues({
  person: approver.id,
  department: world.departments['Operations'] ?? '',
  references: { control: another, risks: risk.id, blocked_by: other.id },
});

for (const { record, make, read, change, history, values = {} } of kinds)
  suite(`A change of a ${record.name}`, () => {
    for (const [name, field] of record.fieldsWhere(({ isWritten }) => isWritten))
      test(`is told by its history, by the log and by a conflict: ${name}`, async () => {
        const { id, board_id } = await make(name);
        const params = { id, ...(board_id !== undefined && { board_id }) };
        const call = async (endpoint: Endpoint, sent: object) => {
          const reply = await admin.sends(endpoint, sent as never);
          assert.equal(reply.status, 200, JSON.stringify(reply.body));
          return (reply.body as { data: Record<string, unknown> }).data;
        };
        const before = await call(read, { params });
        const value = values[name] ?? otherValue(name, field, before[name]);
        const body = { version: before['version'], [writtenAs(name, field)]: value };
        const now = await call(change, { params, body });
        const told = flatFields(record)
          .filter(([, { isLogged }, [of]]) => of === name && isLogged)
          .map(([one]) => one);
        assert.ok(told.length > 0, 'what people write is logged');
        const differing = differencesOf(record, before, now).map((one) => one.field);
        const { data } = (await admin.sends(history, { params })).body as { data: HistoryEntry[] };
        const inHistory = data[0]?.changes.map((changed) => changed.field) ?? [];
        const inLog = (await admin.calls(listActivity, { query: { limit: '1' } })).data[0]?.changes ?? [];
        for (const one of told) {
          assert.ok(differing.includes(one), `a conflict tells ${one}`);
          assert.ok(inHistory.includes(one), `the history tells ${one}`);
          assert.ok(
            inLog.some((changed) => changed.field === one),
            `the log tells ${one}`,
          );
        }
      });
  });
