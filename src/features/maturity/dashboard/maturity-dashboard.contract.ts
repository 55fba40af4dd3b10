import * as z from 'zod';
import { endpointsAbout, explainedOf, pageOf } from '#platform/contract/endpoint.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { level } from '#features/maturity/assessment/answer.contract.ts';
import { questionId } from '#features/maturity/framework/question.contract.ts';
import { assessmentRow, figures } from '#features/maturity/assessment/assessment.contract.ts';
import { period } from '#features/maturity/assessment/assessment-change.contract.ts';
import { frameworkKinds } from '#features/maturity/framework/framework-content.contract.ts';
import { maturityStatuses } from '#features/maturity/assessment/assessment-status.contract.ts';

const named = z.object({ id: z.uuid(), name: z.string() });
const score = z.number().nullable();

/** What the rows of a picture are: sections, or one of the other ways a framework is looked at. */
export const lookedAtBy = ['section', 'function', 'implementation_group', 'capability'] as const;
export type LookedAtBy = (typeof lookedAtBy)[number];

/** The figures of a section or of another group of questions; `previous` is the level of the assessment before. */
export const groupFigures = figures.extend({ code: z.string(), name: z.string(), previous: score });
export type GroupFigures = z.infer<typeof groupFigures>;

/** One figure for each label, as charts draw them. */
const chartOf = <Value extends z.ZodType>(value: Value) =>
  z.object({
    label: z.array(z.string()),
    keys: z.array(z.string()),
    datasets: z.array(z.object({ code: z.string(), label: z.string(), data: z.array(value) })),
  });

/** A department with the assessment that is shown of it; the whole organisation's own one has no id. */
export const unitFigures = figures.extend({
  id: z.uuid().nullable(),
  name: z.string().nullable(),
  /** Null where nothing was submitted yet: it is in no figure. */
  assessment: z.object({ id: z.uuid(), ref: z.string(), name: z.string(), period }).nullable(),
});
export type UnitFigures = z.infer<typeof unitFigures>;

/** A question whose wish lies above today. Of several departments: means of theirs, and where it is widest. */
export const topGap = z.object({
  question_id: questionId,
  code: z.string(),
  section: z.string(),
  title: z.string(),
  text: z.string(),
  current: z.number(),
  desired: z.number(),
  priority: z.number(),
  /** Where it is answered. */
  assessment_id: z.uuid(),
  department: named.nullable(),
});
export type TopGap = z.infer<typeof topGap>;

export const dashboardFlags = [
  /** Not every question that applies has its level. */
  'incomplete',
  /** What is shown is not approved yet. */
  'not_approved',
  /** A newer one was approved since somebody chose this one. */
  'newer_approved',
  /** Departments have nothing to show. */
  'departments_missing',
] as const;

export const trendPoint = z.object({
  /** The last day of the period it speaks of. */
  date: z.iso.date(),
  current: score,
  desired: score,
  coverage: score,
  /** How many departments it is made of, and whether the organisation's own assessment is beside them. */
  departments: z.int(),
  has_own: z.boolean(),
  /** The one assessment it stands for; null where there are several. */
  assessment_id: z.uuid().nullable(),
});
export type TrendPoint = z.infer<typeof trendPoint>;

export const maturityDashboard = z.object({
  framework: z.enum(frameworkKinds),
  /** Which of the organisation's own, where it is one. */
  framework_id: z.uuid().nullable(),
  framework_name: z.string(),
  /** The framework of the answers: NIST is seen through CIS while nobody assessed by NIST. */
  source: z.enum(frameworkKinds),
  /** Null where several departments are rolled up, or nothing can be shown yet. */
  assessment: z
    .object({
      id: z.uuid(),
      version: z.int(),
      ref: z.string(),
      name: z.string(),
      period,
      status: z.enum(maturityStatuses),
      department: named.nullable(),
      /** Whether the caller may choose which one is shown. */
      may_choose: z.boolean(),
    })
    .nullable(),
  /** `change` is that of the current level since before, of all that have both. */
  overall: figures.extend({ previous: score, change: score }),
  /** How many `previous` is made of: some may have none. */
  previous_of: z.int(),
  /** What is shown, and has nothing before it to be compared with; the organisation's own assessment has no id. */
  without_previous: z.array(z.object({ id: z.uuid().nullable(), name: z.string().nullable() })),
  sections: z.array(groupFigures),
  /** The same questions by the other ways to look at them. */
  groups: z.array(z.object({ by: z.enum(lookedAtBy), rows: z.array(groupFigures) })),
  /** What the radar shows first: current and desired. */
  radar: chartOf(score),
  /** Questions at each level, those without one and those that do not apply: today, and wished. */
  level_distribution: chartOf(z.int()),
  trend: z.array(trendPoint),
  top_gaps: z.array(topGap),
  departments: z.array(unitFigures),
  /** NIST's tier of the organisation, as the assessment says. */
  tier: z.object({ value: z.int(), name: z.string(), description: z.string() }).nullable(),
  flags: z.array(z.enum(dashboardFlags)),
});
export type MaturityDashboard = z.infer<typeof maturityDashboard>;

/** The dashboard, and the newest assessments it could show. */
export const shownDashboard = z.object({
  dashboard: maturityDashboard,
  assessment_list: z.array(assessmentRow),
});
export type ShownDashboard = z.infer<typeof shownDashboard>;

export const assessmentUnknown = refusal('assessment_unknown', 400, 'assessment_id');
/** It is another framework's, or another department's. */
export const assessmentElsewhere = refusal('assessment_elsewhere', 422, 'assessment_id');
const inChoice = [departmentUnknown, assessmentUnknown, assessmentElsewhere];

const endpoint = endpointsAbout('maturity');
const ofDepartment = z.strictObject({ department_id: z.uuid() });
const read = {
  method: 'GET',
  access: 'user',
  query: z.strictObject({ explain: z.enum(['0', '1']).optional() }),
  response: explainedOf(shownDashboard),
} as const;
const choice = z.strictObject({
  assessment_id: z.uuid(),
  /** Of the assessment chosen; whoever sends it is told when it changed meanwhile. */
  version: z.optional(version),
});
const choose = {
  method: 'POST',
  verb: 'maturity_assessment.choose',
  access: 'staff',
  dropsUnknown: true,
  response: explainedOf(shownDashboard),
  refusals: inChoice,
} as const;

/** Without a department: the organisation, rolled up of its departments. */
export const readCisDashboard = endpoint({ ...read, path: '/maturity/dashboard/cis/' });
export const readCisDashboardOf = endpoint({
  ...read,
  path: '/maturity/dashboard/cis/:department_id/',
  params: ofDepartment,
});
/** Chooses what is shown; without a department in organisations that have none, and for the whole organisation's own. */
export const chooseCisDashboard = endpoint({ ...choose, path: '/maturity/dashboard/cis/', body: choice });
export const chooseCisDashboardOf = endpoint({
  ...choose,
  path: '/maturity/dashboard/cis/:department_id/',
  params: ofDepartment,
  body: choice,
});

export const readIsoDashboard = endpoint({ ...read, path: '/maturity/iso/dashboard/' });
export const readIsoDashboardOf = endpoint({
  ...read,
  path: '/maturity/iso/dashboard/:department_id/',
  params: ofDepartment,
});
export const chooseIsoDashboard = endpoint({
  ...choose,
  path: '/maturity/iso/dashboard/',
  body: choice.extend({ department_id: z.uuid().nullable().optional() }),
});

export const readNistDashboard = endpoint({ ...read, path: '/maturity/nist/dashboard/' });
export const readNistDashboardOf = endpoint({
  ...read,
  path: '/maturity/nist/dashboard/:department_id/',
  params: ofDepartment,
});
export const chooseNistDashboard = endpoint({ ...choose, path: '/maturity/nist/dashboard/', body: choice });
export const chooseNistDashboardOf = endpoint({
  ...choose,
  path: '/maturity/nist/dashboard/:department_id/',
  params: ofDepartment,
  body: choice,
});

/** Of one of the organisation's own frameworks: `:id` is its id. */
export const readOwnDashboard = endpoint({
  ...read,
  path: '/maturity/framework/:id/dashboard/',
  params: idParams,
});
export const readOwnDashboardOf = endpoint({
  ...read,
  path: '/maturity/framework/:id/dashboard/:department_id/',
  params: z.strictObject({ id: z.uuid(), department_id: z.uuid() }),
});
export const chooseOwnDashboard = endpoint({
  ...choose,
  path: '/maturity/framework/:id/dashboard/',
  params: idParams,
  body: choice,
});
export const chooseOwnDashboardOf = endpoint({
  ...choose,
  path: '/maturity/framework/:id/dashboard/:department_id/',
  params: z.strictObject({ id: z.uuid(), department_id: z.uuid() }),
  body: choice,
});

/** Bars of the level distribution that are no level. */
export const besidesLevels = ['unanswered', 'not_applicable'] as const;
const bars = ['0', '1', '2', '3', '4', '5', ...besidesLevels] as const;

export const shownQuestion = z.object({
  question_id: questionId,
  section: z.string(),
  title: z.string(),
  current: level.nullable(),
  desired: level.nullable(),
  not_applicable: z.boolean(),
  assessment_id: z.uuid(),
  department: named.nullable(),
});
export type ShownQuestion = z.infer<typeof shownQuestion>;

/** The questions behind a part of a picture: of a section or another group, at a level; widest gaps first. */
export const listShownQuestions = endpoint({
  method: 'GET',
  path: '/maturity/dashboard/questions/:framework/',
  access: 'user',
  params: z.strictObject({ framework: z.enum(frameworkKinds) }),
  query: z.strictObject({
    ...pageQuery,
    /** Which of the organisation's own, where `framework` is `custom`. */
    framework_id: z.uuid().optional(),
    dpt: z.uuid().optional(),
    by: z.enum(lookedAtBy).optional(),
    code: z.string().max(60).optional(),
    which: z.enum(['current', 'desired']).optional(),
    level: z.enum(bars).optional(),
  }),
  response: pageOf(shownQuestion),
});
export type ShownQuestionsQuery = z.output<(typeof listShownQuestions)['query']>;
