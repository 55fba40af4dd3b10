import type { Actor } from '#platform/contract/access.ts';
import type { Explained, Query } from '#platform/contract/endpoint.ts';
import { forbidden, notFound, staleVersion, wrongState } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/log/activity.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { shown, shownFigures, wholeFigures } from '#features/maturity/figure/figure.rules.ts';
import {
  daysOfAStep,
  fittingInto,
  forecasts,
  rankedGaps,
  type Forecast,
  type Gap,
} from '#features/maturity/figure/gap.rules.ts';
import { isInScope, ratedSections } from '#features/maturity/figure/scope.rules.ts';
import { findPlannedGaps, type PlannedGap } from '#features/treatment/plan/server/shared/plan-gap.queries.ts';
import * as contract from '../roadmap.contract.ts';
import { mayPlan, noGapsOf } from '../roadmap.rules.ts';
import { explainRoadmap } from './roadmap-explanation.presenter.ts';
import { daysByQuestion, findEfforts, writeEfforts } from './shared/effort.queries.ts';
import {
  findRatedAssessments,
  headOf,
  type RatedAssessment,
} from '#features/maturity/assessment/server/shared/rated-assessment.queries.ts';
import { present } from '#platform/contract/values/present.ts';

/** An assessment with the days planned beside it. */
export interface PlannedAssessment extends RatedAssessment {
  efforts: ReadonlyMap<string, contract.PlannedEffort>;
  /** Gaps that plans close. */
  planned: readonly PlannedGap[];
}

export async function findPlanned(db: TenantDb, actor: Actor, id: string): Promise<PlannedAssessment> {
  const [found, efforts, planned] = await Promise.all([
    findRatedAssessments(db, actor, [id]),
    findEfforts(db, id),
    findPlannedGaps(db, actor, id),
  ]);
  return { ...(found.get(id) ?? refuse(notFound)), efforts, planned };
}

/** What to do first, what it takes, and where it leads. */
export async function readRoadmap(
  call: Call,
  id: string,
  { budget, effort, explain }: Query<typeof contract.readRoadmap>,
): Promise<Explained<contract.Roadmap>> {
  const { db, actor } = call;
  const rated = await findPlanned(db, actor, id);
  const { sections, content, everyGap, ranking, gaps } = gapsOf(call, rated, effort);
  const byPlans = rated.planned.filter(({ question_id }) =>
    everyGap.some((gap) => gap.question_id === question_id),
  );
  const closedBy = (isDone: (gap: PlannedGap) => boolean): contract.ForecastStep => {
    const done = new Set(byPlans.filter(isDone).map(({ question_id }) => question_id));
    const closing = everyGap.filter(({ question_id }) => done.has(question_id));
    return shownStep(present(forecasts(sections, closing).at(-1)));
  };
  const data: contract.Roadmap = {
    assessment: headOf(rated),
    overall: shownFigures(wholeFigures(sections)),
    levels: content.levels.map(({ name }) => name),
    gaps,
    forecast: forecasts(sections, ranking).map(shownStep),
    by_plans: {
      validated: closedBy(({ status }) => status === 'validated'),
      all: closedBy(() => true),
      plans: new Set(byPlans.map(({ plan_id }) => plan_id)).size,
    },
    days: ranking.reduce((sum, { days }) => sum + days, 0),
    budget: budget === undefined ? null : { days: budget, fitting: fittingInto(budget, ranking) },
    days_of_a_step: { ...daysOfAStep },
    left_out: { ...noGapsOf(sections), other_effort: everyGap.length - ranking.length },
    permissions: { can: mayPlan(actor, rated) ? ['plan'] : [] },
  };
  return { data, explain: explain === '1' ? explainRoadmap(call, data) : undefined };
}

export const shownStep = ({
  closed,
  days,
  figures: { current, gap, percent },
}: Forecast): contract.ForecastStep => ({
  closed,
  days,
  current: shown(current),
  gap: shown(gap),
  percent: shown(percent),
});

/** The gaps of an assessment in their order, all of them or those of one effort. */
export function gapsOf({ language }: Call, rated: PlannedAssessment, effort?: Gap['effort']) {
  const content = rated.edition.in(language);
  const sections = ratedSections(content.sections, rated.answers, rated.groups_in_scope);
  const everyGap = rankedGaps(sections, { edited_days: daysByQuestion(rated.efforts.values()) });
  const ranks = new Map(everyGap.map(({ question_id }, at) => [question_id, at + 1]));
  const ranking = effort === undefined ? everyGap : everyGap.filter((gap) => gap.effort === effort);
  const named = new Map(
    sections.flatMap(({ code, name, questions }) =>
      questions.map(({ id: question, title }) => [question, { title, section: { code, name } }] as const),
    ),
  );
  const gaps: contract.RoadmapGap[] = ranking.map((gap) => ({
    rank: ranks.get(gap.question_id) ?? 0,
    title: gap.question_id,
    section: { code: gap.section_code, name: '' },
    ...named.get(gap.question_id),
    ...gapWithPlan(gap, rated),
  }));
  return { sections, content, everyGap, ranking, gaps };
}

/** The reply leaves out what the contract does not name. */
function gapWithPlan(gap: Gap, { efforts, planned: byPlans }: PlannedAssessment) {
  const planned = efforts.get(gap.question_id);
  const closing = byPlans.find(({ question_id }) => question_id === gap.question_id);
  return {
    ...gap,
    priority: Math.round(gap.priority * 100) / 100,
    days_by_class: (gap.desired - gap.current) * daysOfAStep[gap.effort],
    version: planned?.version ?? 0,
    planned: planned !== undefined && planned.days !== null,
    plan: closing?.plan ? { ...closing.plan, status: closing.status } : null,
    has_plan: closing !== undefined,
  };
}

/** Plans person days for gaps, or takes them back. Whether a question is a gap today does not matter: its answer may change. */
export async function planEfforts(
  call: Call,
  id: string,
  efforts: readonly contract.EffortChange[],
): Promise<{ efforts: contract.PlannedEffort[] }> {
  const { db, actor, by } = call;
  const rated = await findPlanned(db, actor, id);
  const questionIds = new Set(
    rated.edition.structure.sections
      .flatMap(({ questions }) => questions)
      .filter((question) => isInScope(question, rated.groups_in_scope))
      .map((question) => question.id),
  );
  const unknown = efforts.find(({ question_id }) => !questionIds.has(question_id));
  if (unknown) refuse(contract.questionUnknown, { values: { question: unknown.question_id } });
  if (!mayPlan(actor, rated)) refuse(rated.deleted_at === null ? forbidden : wrongState);
  const stale = (now: ReadonlyMap<string, contract.PlannedEffort>) =>
    refuse(staleVersion, {
      data: { efforts: efforts.map(({ question_id }) => effortOf(now, question_id)) },
    });
  if (efforts.some(({ question_id, version }) => effortOf(rated.efforts, question_id).version !== version))
    stale(rated.efforts);
  const written = await writeEfforts(call, id, efforts);
  // Somebody was faster between reading and writing.
  if (written.length < efforts.length) stale(await findEfforts(db, id));
  record(db, by, {
    action: 'maturity.effort_planned',
    objects: { type: 'maturity_assessment', id, ref: rated.ref },
    changes: efforts.map(({ question_id, days }) => ({
      field: `${question_id}.days`,
      old: effortOf(rated.efforts, question_id).days,
      new: days,
    })),
  });
  const saved = new Map(written.map((effort) => [effort.question_id, effort]));
  return { efforts: efforts.map(({ question_id }) => effortOf(saved, question_id)) };
}

/** Nothing planned yet is version 0. */
const effortOf = (
  efforts: ReadonlyMap<string, contract.PlannedEffort>,
  question_id: string,
): contract.PlannedEffort => efforts.get(question_id) ?? { question_id, version: 0, days: null };
