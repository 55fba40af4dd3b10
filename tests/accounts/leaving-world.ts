import { addCategory } from '#features/risk/category/risk-category.contract.ts';
import { assignQuestions } from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { createAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { setAbsence } from '#features/identity/absence/absence.contract.ts';
import { today } from '#platform/contract/today.ts';
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
  return { leaver, risk, assessment, department_id };
}
