import type { Call } from '#platform/server/http/serve.ts';
import { figuresIfClosed } from '#features/maturity/figure/gap.rules.ts';
import { openPlanStatuses } from '#features/treatment/plan/plan-status.contract.ts';
import type { PlannedGap } from '#features/treatment/plan/server/shared/plan-gap.queries.ts';
import {
  findUntold,
  forecastRisks,
} from '#features/treatment/residual/server/shared/residual-forecast.queries.ts';
import type { PlanForecast } from '../roadmap-plans.contract.ts';
import { findPlanned, gapsOf, shownStep } from './roadmap.service.ts';
import { present } from '#platform/contract/values/present.ts';
import { isIn } from '#platform/contract/values/is-in.ts';

const isOpen = ({ status }: PlannedGap): boolean => isIn(openPlanStatuses, status);

/** Where the whole and the risks stand once the first so many open plans are done. */
export async function readPlanForecast(call: Call, id: string): Promise<PlanForecast> {
  const { db, actor } = call;
  const rated = await findPlanned(db, actor, id);
  const { sections, everyGap } = gapsOf(call, rated);
  const places = new Map(everyGap.map(({ question_id }, at) => [question_id, at]));
  const days = new Map(everyGap.map((gap) => [gap.question_id, gap.days]));
  // What is no gap any more is closed already.
  const gaps = rated.planned.filter(({ question_id }) => places.has(question_id));
  const placeOf = (some: readonly PlannedGap[]) =>
    Math.min(...some.map(({ question_id }) => places.get(question_id) ?? Infinity));
  const plans = [...Map.groupBy(gaps.filter(isOpen), ({ plan_id }) => plan_id).values()].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
  const closed = new Set(
    gaps.filter(({ status }) => status === 'validated').map(({ question_id }) => question_id),
  );
  let spent = 0;
  const step = () =>
    shownStep({ closed: closed.size, days: spent, figures: figuresIfClosed(sections, closed) });
  const steps = [step()];
  for (const plan of plans) {
    for (const { question_id } of plan) {
      closed.add(question_id);
      spent += days.get(question_id) ?? 0;
    }
    steps.push(step());
  }
  const ids = plans.map(([first]) => present(first).plan_id);
  const [residuals, left_out] = await Promise.all([
    forecastRisks(db, actor, ids),
    findUntold(db, actor, ids),
  ]);
  return {
    plans: plans.map((some) => {
      const { plan, status } = present(some[0]);
      return { plan, status, gaps: some.length };
    }),
    steps,
    risks: [...Map.groupBy(residuals, (one) => one.id).values()].map((some) => {
      const { id: risk, ref, title } = present(some[0]);
      return {
        id: risk,
        ref,
        title,
        residuals: some.map(({ plans: done, residual }) => ({ plans: done, residual })),
      };
    }),
    left_out,
  };
}
