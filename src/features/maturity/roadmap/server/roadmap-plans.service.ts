import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import { forbidden, wrongState } from '#platform/contract/refusal.ts';
import { fill } from '#platform/contract/fill.ts';
import type { Language } from '#platform/contract/access.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { addControl } from '#features/treatment/control/server/shared/control.service.ts';
import { findPlannedGaps, takeTurnAtGaps } from '#features/treatment/plan/server/shared/plan-gap.queries.ts';
import { createPlan } from '#features/treatment/plan/server/shared/plan.service.ts';
import { type RoadmapGap } from '../roadmap.contract.ts';
import * as contract from '../roadmap-plans.contract.ts';
import { mayPlan } from '../roadmap.rules.ts';
import { explanation as ar } from '../text/explanation/ar.ts';
import { explanation as en } from '../text/explanation/en.ts';
import { explanation as tr } from '../text/explanation/tr.ts';
import { findPlanned, gapsOf, type PlannedAssessment } from './roadmap.service.ts';
import { present } from '#platform/contract/values/present.ts';

const texts: Record<Language, typeof en> = { en, tr, ar };

/** What one plan is about. */
interface Lot {
  title: string;
  gaps: RoadmapGap[];
}

/** The chosen gaps as plans: one for each, or one for each section. */
function lotsOf(gaps: readonly RoadmapGap[], per: contract.PlanningOfGaps['one_plan_per']): Lot[] {
  if (per === 'question')
    return gaps.map((gap) => ({ title: cutText(`${gap.question_id} ${gap.title}`, 200), gaps: [gap] }));
  return [...Map.groupBy(gaps, ({ section }) => section.code).values()].map((together) => {
    const { code, name } = present(together[0]).section;
    return { title: cutText(`${code} ${name}`.padEnd(5, '.'), 200), gaps: together };
  });
}

/** Makes plans of gaps that nobody plans yet. Their answers may be frozen: planning goes on after the approval. */
export async function planGaps(
  call: Call,
  id: string,
  { question_ids, one_plan_per, dry_run = false, ...wanted }: contract.PlanningOfGaps,
): Promise<contract.RoadmapPlans> {
  const { db, actor } = call;
  const rated = await findPlanned(db, actor, id);
  if (!mayPlan(actor, rated)) refuse(rated.deleted_at === null ? forbidden : wrongState);
  if (!dry_run) await takeTurnAtGaps(db, id);
  const planned = new Set((await findPlannedGaps(db, actor, id)).map(({ question_id }) => question_id));
  const { gaps } = gapsOf(call, rated);
  const unknown = question_ids.find((one) => !gaps.some(({ question_id }) => question_id === one));
  if (unknown !== undefined) refuse(contract.gapUnknown, { values: { question: unknown } });
  const chosen = gaps.filter(
    ({ question_id }) => question_ids.includes(question_id) && !planned.has(question_id),
  );
  if (chosen.length === 0) refuse(contract.gapsPlanned);
  const plans: contract.RoadmapPlans['plans'] = [];
  for (const lot of lotsOf(chosen, one_plan_per))
    plans.push({ ...shownLot(lot), plan: dry_run ? null : await planLot(call, rated, lot, wanted) });
  return { plans, planned_before: question_ids.filter((one) => planned.has(one)) };
}

const shownLot = ({ title, gaps }: Lot) => ({
  title,
  gaps: gaps.map(({ question_id, desired }) => ({ question_id, expected_level: desired })),
  expected_maturity: Math.max(...gaps.map(({ desired }) => desired)),
  days: gaps.reduce((sum, { days }) => sum + days, 0),
});

type Wanted = Pick<contract.PlanningOfGaps, 'owner_id' | 'approver_id' | 'due_on' | 'control_id'>;

/** One plan, with a control of its own where none was named. */
async function planLot(call: Call, rated: PlannedAssessment, lot: Lot, wanted: Wanted) {
  const { expected_maturity, days, title, gaps } = shownLot(lot);
  const { department_id } = rated;
  const { owner_id, approver_id = null, due_on = null } = wanted;
  const control_id =
    wanted.control_id ??
    (
      await addControl(call, {
        title,
        kind: 'process',
        action: 'preventive',
        department_id,
        owner_id,
        maturity_level: Math.min(...lot.gaps.map(({ current }) => current)),
        desired_maturity: expected_maturity,
      })
    ).id;
  const { id, ref } = await createPlan(
    call,
    {
      title,
      objective: lot.gaps.map((gap) => fill(texts[call.language].plan.objective, { ...gap })).join('\n'),
      control_id,
      department_id,
      owner_id,
      approver_id,
      due_on,
      effort_days: Math.min(5000, days),
      expected: { design: null, status: null, maturity_level: expected_maturity },
    },
    {
      origin: { kind: 'maturity', id: rated.id },
      gaps: gaps.map((gap) => ({ assessment_id: rated.id, ...gap })),
      note: rated.ref,
    },
  );
  return { id, ref };
}
