import { sql } from 'drizzle-orm';
import { addCategory } from '#features/risk/category/risk-category.contract.ts';
import { assignQuestions } from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { createAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { readComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import {
  assignControls,
  type ControlAssessmentRow,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { setAbsence } from '#features/identity/absence/absence.contract.ts';
import type { HandoverRule } from '#features/identity/leaving/leaving.contract.ts';
import { addAppetite } from '#features/treatment/appetite/appetite.contract.ts';
import { planControlTest } from '#features/treatment/control-test/control-test.contract.ts';
import { createEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { addIndicator } from '#features/treatment/indicator/indicator.contract.ts';
import { createPlan } from '#features/treatment/plan/plan.contract.ts';
import { addTask } from '#features/treatment/task/task.contract.ts';
import { today } from '#platform/contract/today.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { boardOf, cardIn } from '#tests/board/board-world.ts';
import { answered, begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import { assigned, found } from '#tests/compliance/finding-world.ts';
import { through } from '#tests/workflow/through.ts';
import { addedControl } from '#tests/treatment/control-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { raised } from '#tests/world/risk-world.ts';
import type { World } from '#tests/world/world.ts';

/** Somebody of Finance who holds one thing of every kind, and what it is. */
export async function newHolder(world: World) {
  const { admin, departments, person } = world;
  const leaver = await person('Staff', { Finance: 'lead' });
  const department_id = departments['Finance'] as string;
  const risk = await raised(admin, 'Laptops leave the building', { department_id, owner_id: leaver.id });
  await admin.calls(addCategory, { body: { name: 'Theft', default_owner_id: leaver.id } });
  const assessment = (
    await admin.calls(createAssessment, {
      body: {
        framework: 'cis',
        name: 'CIS of Finance',
        period: { from: '2026-01-01', to: '2026-06-30' },
        department_id,
        assessor_ids: [leaver.id],
        reviewer_id: leaver.id,
      },
    })
  ).data;
  await admin.calls(assignQuestions, {
    params: { id: assessment.id },
    body: { version: 1, question_ids: ['1.1', '1.2'], user_ids: [leaver.id] },
  });
  const absent = await world.person('User');
  const day = today(new Date(), 'UTC');
  await absent.calls(setAbsence, { body: { from: day, to: day, delegate_id: leaver.id } });
  await givesTreatment(world, leaver, department_id, absent);
  await givesCompliance(world, leaver, department_id);
  const board = await boardOf(leaver, { visibility: 'department', department_id });
  await cardIn(leaver, board, 'Ideas', 'Oil the locks', { member_ids: [leaver.id] });
  return { leaver, risk, assessment, department_id };
}

/** Gives somebody a part in one of everything that risks are treated with; the other part, where there are two, is the Admin's. */
async function givesTreatment(
  { admin, database, orgId }: World,
  { id }: Caller,
  department_id: string,
  other: Caller,
) {
  const pairs = [
    [id, admin.id],
    [admin.id, id],
  ] as const;
  const control = await addedControl(admin, 'Laptops are locked', { department_id, owner_id: id });
  for (const [first, second] of pairs) {
    await admin.calls(planControlTest, {
      params: { id: control.id },
      body: {
        method: 'inspection',
        procedure: 'Look at ten laptops',
        tester_id: first,
        reviewer_id: second,
        planned_on: '2026-06-30',
      },
    });
    await admin.calls(createPlan, {
      body: { title: 'Lock them all', control_id: control.id, owner_id: first, approver_id: second },
    });
    await admin.calls(createEvidence, {
      body: {
        name: 'The list of locks',
        kind: 'statement',
        effective_from: '2026-01-01',
        department_id,
        owner_id: first,
        reviewer_id: second,
      },
    });
  }
  await admin.calls(addTask, {
    body: { title: 'Count the locks', department_id, assignee_ids: [id], reviewer_id: id },
  });
  await admin.calls(addAppetite, {
    body: { scope: 'organisation', max_level: 1, valid_from: '2026-01-01', approver_id: id },
  });
  const watched = await raised(admin, 'Laptops break', { department_id });
  await admin.calls(addIndicator, {
    params: { risk_id: watched.id },
    body: {
      name: 'Laptops lost',
      unit: 'a month',
      direction: 'higher_worse',
      amber: 1,
      red: 3,
      cadence: 'monthly',
      owner_id: id,
    },
  });
  // Drafts that nobody decides about yet: asked for and approved by the same person, it is handed over all the same; and one that
  // somebody else asks for, which they decide second.
  await database.inOrganisation(orgId, { unrecorded: true }, (db) => {
    const at = db.now.toISOString();
    return db.query(sql`insert into acceptance (org_id, id, ref, department_id, requested_by, approver_id, second_approver_id, justification, expires_on, created_at, updated_at)
      values (${orgId}, ${newId(db.now)}, 'AC-9001', ${department_id}, ${id}, ${id}, null, 'Locks cost more than laptops', '2099-12-31', ${at}, ${at}),
        (${orgId}, ${newId(db.now)}, 'AC-9002', ${department_id}, ${other.id}, ${other.id}, ${id}, 'Locks cost more than laptops', '2099-12-31', ${at}, ${at})`);
  });
}

/** Gives somebody an assessment of compliance to lead and to review, one of its controls to own and to answer, and a finding to resolve. */
async function givesCompliance({ admin }: World, leaver: Caller, department_id: string) {
  const { id } = leaver;
  await through(await found(admin, { department_id }), assigned(admin, leaver));
  const assessment = await begun(admin, { department_id, lead_id: id, reviewer_id: id });
  const control = (await controlsOf(admin, assessment.id)).get('A.8.13') as ControlAssessmentRow;
  await answered(admin, control.id, { owner_id: id });
  const { version } = (await admin.calls(readComplianceAssessment, { params: { id: assessment.id } })).data;
  await admin.calls(assignControls, {
    params: { id: assessment.id },
    body: { version, requirement_ids: [control.id], user_ids: [id] },
  });
}

/** Everything goes to one person, but what an Admin alone decides about. */
export const everythingTo = (heir: Caller, admin: Caller): HandoverRule[] => [
  { to: heir.id },
  { kind: 'acceptance_approver', to: admin.id },
  { kind: 'acceptance_second_approver', to: admin.id },
];
