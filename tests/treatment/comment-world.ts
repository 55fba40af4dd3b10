import { daysLater, today } from '#platform/contract/today.ts';
import type { CommentedType } from '#features/collaboration/comment/comment.contract.ts';
import {
  createAssessment,
  deleteAssessment,
} from '#features/maturity/assessment/assessment-change.contract.ts';
import {
  deleteComplianceAssessment,
  readComplianceAssessment,
  readComplianceHistory,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import {
  readControlAssessment,
  readControlAssessmentHistory,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { deleteFinding, readFindingHistory } from '#features/compliance/finding/finding.contract.ts';
import { readAssessmentHistory } from '#features/maturity/history/history.contract.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { chooseTreatment } from '#features/risk/record/risk-verbs.contract.ts';
import { deleteRisk, readHistory, registerRisk } from '#features/risk/record/risk.contract.ts';
import {
  deleteAcceptance,
  draftAcceptance,
  readAcceptanceHistory,
} from '#features/treatment/acceptance/acceptance.contract.ts';
import {
  addControl,
  deleteControl,
  readControlHistory,
} from '#features/treatment/control/control.contract.ts';
import {
  createEvidence,
  deleteEvidence,
  readEvidenceHistory,
} from '#features/treatment/evidence/evidence.contract.ts';
import { createPlan, deletePlan, readPlanHistory } from '#features/treatment/plan/plan.contract.ts';
import { addTask, deleteTask, readTaskHistory } from '#features/treatment/task/task.contract.ts';
import { boardOf, cardIn } from '#tests/board/board-world.ts';
import { listBoards } from '#features/board/board/board.contract.ts';
import { deleteCard, readCard, readCardHistory } from '#features/board/card/card.contract.ts';
import { answered, begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import { found, reopened } from '#tests/compliance/finding-world.ts';
import { through } from '#tests/workflow/through.ts';
import { someControl } from '#tests/treatment/plan-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { categoryOf } from '#tests/world/risk-world.ts';
import type { World } from '#tests/world/world.ts';

export interface Commented {
  acts: string;
  /** A record of Finance that `owner` owns. */
  create(world: World, owner: Caller): Promise<{ id: string; version: number }>;
  remove(world: World, id: string, version: number): Promise<unknown>;
  /** What its history tells, newest first. */
  history(
    who: Caller,
    id: string,
  ): Promise<{ action: string; changes: { field: string; old: unknown; new: unknown }[] }[]>;
}

/** Each type of record that people comment on, as the same tests try it. */
export const commentedKinds: Record<CommentedType, Commented> = {
  risk: {
    acts: 'risk',
    create: async ({ admin, departments }, owner) => {
      const body = { title: 'Paid twice', department_id: departments['Finance'], owner_id: owner.id };
      return (await admin.calls(registerRisk, { body })).data;
    },
    remove: ({ admin }, id, version) =>
      admin.calls(deleteRisk, { params: { id }, body: { version, reason: 'Entered twice' } }),
    history: async (who, id) => (await who.calls(readHistory, { params: { id } })).data,
  },
  maturity_assessment: {
    acts: 'maturity',
    create: async ({ admin, departments }, owner) => {
      const body = {
        framework: 'nist' as const,
        name: 'Autumn',
        period: { from: '2026-07-01', to: '2026-09-30' },
        department_id: departments['Finance'] as string,
        assessor_ids: [owner.id],
      };
      return (await admin.calls(createAssessment, { body })).data;
    },
    remove: ({ admin }, id, version) => admin.calls(deleteAssessment, { params: { id }, body: { version } }),
    history: async (who, id) => (await who.calls(readAssessmentHistory, { params: { id } })).data,
  },
  control: {
    acts: 'control',
    create: async ({ admin, departments }, owner) => {
      const body = {
        title: 'Two people sign',
        kind: 'process' as const,
        action: 'preventive' as const,
        department_id: departments['Finance'] as string,
        owner_id: owner.id,
      };
      return (await admin.calls(addControl, { body })).data;
    },
    remove: ({ admin }, id, version) => admin.calls(deleteControl, { params: { id }, body: { version } }),
    history: async (who, id) => (await who.calls(readControlHistory, { params: { id } })).data,
  },
  plan: {
    acts: 'plan',
    create: async (world, owner) => {
      const department_id = world.departments['Finance'] as string;
      const control_id = await someControl(world, { department_id });
      const body = { title: 'Pay once', control_id, owner_id: owner.id };
      return (await world.admin.calls(createPlan, { body })).data;
    },
    remove: ({ admin }, id, version) => admin.calls(deletePlan, { params: { id }, body: { version } }),
    history: async (who, id) => (await who.calls(readPlanHistory, { params: { id } })).data,
  },
  task: {
    acts: 'task',
    create: async ({ admin, departments }, owner) => {
      const body = {
        title: 'Count the invoices',
        department_id: departments['Finance'] as string,
        assignee_ids: [owner.id],
      };
      return (await admin.calls(addTask, { body })).data;
    },
    remove: ({ admin }, id, version) => admin.calls(deleteTask, { params: { id }, body: { version } }),
    history: async (who, id) => (await who.calls(readTaskHistory, { params: { id } })).data,
  },
  evidence: {
    acts: 'evidence',
    create: async ({ admin, departments }, { id: owner_id }) => {
      const of = { department_id: departments['Finance'] as string, owner_id };
      const body = { name: 'Access review', kind: 'statement' as const, effective_from: '2026-07-01', ...of };
      return (await admin.calls(createEvidence, { body })).data;
    },
    remove: ({ admin }, id, version) => admin.calls(deleteEvidence, { params: { id }, body: { version } }),
    history: async (who, id) => (await who.calls(readEvidenceHistory, { params: { id } })).data,
  },
  acceptance: {
    acts: 'acceptance',
    create: async (world, owner) => {
      const { admin, departments } = world;
      const of = {
        department_id: departments['Finance'] as string,
        owner_id: owner.id,
        category_id: await categoryOf(admin),
      };
      const { data: risk } = await admin.calls(registerRisk, { body: { title: 'Paid twice', ...of } });
      const params = { id: risk.id };
      const inherent = { likelihood: 1, consequence: 1 };
      const rated = { version: risk.version, inherent, reason: 'Rated in the workshop' };
      await admin.calls(assessRisk, { params, body: rated });
      const treatment = { version: risk.version + 1, treatment: 'accept' as const };
      await admin.calls(chooseTreatment, { params, body: treatment });
      const body = {
        risk_ids: [risk.id],
        approver_id: (await world.person('Admin')).id,
        justification: 'Replacing it costs more than the loss would',
        expires_on: daysLater(today(new Date(), 'UTC'), 30),
      };
      return (await admin.calls(draftAcceptance, { body })).data;
    },
    remove: ({ admin }, id, version) => admin.calls(deleteAcceptance, { params: { id }, body: { version } }),
    history: async (who, id) => (await who.calls(readAcceptanceHistory, { params: { id } })).data,
  },
  compliance_assessment: {
    acts: 'compliance',
    create: ({ admin, departments }, owner) =>
      begun(admin, { department_id: departments['Finance'] as string, lead_id: owner.id }),
    remove: ({ admin }, id, version) =>
      admin.calls(deleteComplianceAssessment, { params: { id }, body: { version, reason: 'Begun twice' } }),
    history: async (who, id) => (await who.calls(readComplianceHistory, { params: { id } })).data,
  },
  // It is deleted with the assessment that it is part of.
  control_assessment: {
    acts: 'control_assessment',
    create: async ({ admin, departments }, owner) => {
      const assessment = await begun(admin, { department_id: departments['Finance'] as string });
      const id = (await controlsOf(admin, assessment.id)).get('A.8.13')?.id as string;
      return answered(admin, id, { owner_id: owner.id });
    },
    remove: async ({ admin }, id) => {
      const { assessment } = (await admin.calls(readControlAssessment, { params: { id } })).data;
      const params = { id: assessment.id };
      const { version } = (await admin.calls(readComplianceAssessment, { params })).data;
      return admin.calls(deleteComplianceAssessment, { params, body: { version, reason: 'Begun twice' } });
    },
    history: async (who, id) => (await who.calls(readControlAssessmentHistory, { params: { id } })).data,
  },
  // What is assigned is not deleted: it was closed before, and is open again.
  finding: {
    acts: 'finding',
    create: async ({ admin, departments }, owner) =>
      through(await found(admin, { department_id: departments['Finance'] }), ...reopened(admin, owner)),
    remove: ({ admin }, id, version) => admin.calls(deleteFinding, { params: { id }, body: { version } }),
    history: async (who, id) => (await who.calls(readFindingHistory, { params: { id } })).data,
  },
  card: {
    acts: 'card',
    create: async ({ admin, departments }, owner) => {
      const ofFinance = {
        visibility: 'department',
        department_id: departments['Finance'] as string,
      } as const;
      const board = await boardOf(admin, { member_ids: [owner.id], ...ofFinance });
      const { id } = await cardIn(owner, board, 'Ideas', 'Count the invoices');
      return (await admin.calls(readCard, { params: { board_id: board.id, id } })).data;
    },
    remove: async ({ admin }, id, version) =>
      admin.calls(deleteCard, { params: { board_id: await onlyBoard(admin), id }, body: { version } }),
    history: async (who, id) =>
      (await who.calls(readCardHistory, { params: { board_id: await onlyBoard(who), id } })).data,
  },
};

const onlyBoard = async (who: Caller): Promise<string> => (await who.calls(listBoards, {})).data[0]?.id ?? '';
