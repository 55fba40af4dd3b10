import * as z from 'zod/mini';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, explainedOf } from '#platform/contract/endpoint.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';

const count = z.int();

/** A series of a chart. Those of the model's levels carry the level's index and colour. */
export const chartDataset = z.object({
  /** `low`, `older_model`, `created`: what the series counts. */
  code: z.string(),
  level: z.nullable(z.int()),
  label: z.string(),
  colour: z.nullable(z.string()),
  data: z.array(count),
});
export type ChartDataset = z.infer<typeof chartDataset>;

/** `label[i]` names the bar whose parts are `datasets[…].data[i]`; `keys[i]` is what the register filters by. */
export const chartData = z.object({
  label: z.array(z.string()),
  keys: z.array(z.string()),
  /** Whom the bar `others` stands for, where they are few enough to be filtered by. */
  other_keys: z.array(z.string()),
  datasets: z.array(chartDataset),
});
export type ChartData = z.infer<typeof chartData>;

/** Keys of bars that stand for no row: everybody else together, and risks that have nobody (or nothing) there. */
export const otherKeys = { others: 'others', none: 'none' } as const;

export const levelFigures = z.object({
  level: z.int(),
  code: z.string(),
  /** A shipped level has no name of its own: its code is translated. */
  name: z.nullable(z.string()),
  colour: z.string(),
  /** Residual, or inherent while there is no residual: what the key figures count by. */
  current: count,
  inherent: count,
  residual: count,
  target: count,
});

export const riskStats = z.object({
  total: count,
  /** Triaged and not closed: what the charts, levels and cells are about. */
  open: count,
  created: count,
  accepted: count,
  avoided: count,
  mitigated: count,
  transferred: count,
  closed: count,
  untriaged: count,
  /** At triage: neither created nor closed. */
  rejected: count,
  awaiting_decision: count,
  /** Accepted risks whose acceptance ends within 30 days. */
  expiring_acceptance: count,
  /** Not closed, and at a level outside the risk appetite that holds for them. */
  above_appetite: count,
  overdue_review: count,
  unrated: count,
  /** Open risks in the two highest levels of the model in use: what to look at first. */
  in_highest_levels: count,
  model_version: z.int(),
  by_level: z.array(levelFigures),
  /** Not in `by_level`, cells and level series: rated with a model that is no longer the active one. */
  rated_with_older_model: z.array(z.object({ version: z.int(), count })),
});
export type RiskStats = z.infer<typeof riskStats>;

export const matrixCell = z.object({
  likelihood: z.int(),
  consequence: z.int(),
  level: z.int(),
  colour: z.string(),
  count_current: count,
  count_inherent: count,
  count_residual: count,
  count_target: count,
});

/** A step of an axis. A shipped one has no name: its code is translated. */
const step = z.object({ code: z.string(), name: z.nullable(z.string()) });

export const riskDashboard = z.object({
  user_bar_chart: chartData,
  bar_chart_1: chartData,
  risk_matrix: z.object({
    /** From the first step up, by name, or by the code of a shipped step. */
    likelihood_labels: z.array(z.string()),
    consequence_labels: z.array(z.string()),
    /** The same with code and name apart, for screens that translate. */
    likelihood_steps: z.array(step),
    consequence_steps: z.array(step),
    cells: z.array(matrixCell),
    /** The open risks that stand in no cell, each once: with the cells of a basis they are all that is open. */
    beside: z.object({
      avoided: count,
      older_model: count,
      /** Without the rating that the cells are about. */
      unrated: z.object({ current: count, inherent: count, residual: count, target: count }),
    }),
  }),
  risk_stats: riskStats,
});
export type RiskDashboard = z.infer<typeof riskDashboard>;

export const intervals = ['month', 'quarter'] as const;
export type Interval = (typeof intervals)[number];

/** The longest range that is counted at once: what a chart can still show. */
export const longestRange = { years: 10 } as const;

export const rangeBackwards = refusal('range_backwards', 422, 'to');
export const rangeTooLong = refusal('range_too_long', 422, 'to');

const endpoint = endpointsAbout('risk');
/** `explain=1` puts an explanation of every figure beside the figures. */
const explain = z.optional(z.enum(['0', '1']));

export const readRiskDashboard = endpoint({
  method: 'GET',
  path: '/risk/dashboard/',
  access: 'user',
  query: z.strictObject({ dpt: z.optional(z.uuid()), explain }),
  response: explainedOf(riskDashboard),
  refusals: [departmentUnknown],
});

/** What is left out is the last twelve months, the running one included, by month. */
export const treatmentRange = z.object({
  from: z.optional(day),
  to: z.optional(day),
  interval: z.optional(z.enum(intervals)),
  department_id: z.optional(z.nullable(z.uuid())),
  /** Not yet: refused rather than left out in silence. */
  as_of: z.optional(z.never()),
});
export interface TreatmentRange {
  from: string;
  to: string;
  interval: Interval;
}

const changesOfRange = {
  risk_created: count,
  risk_closed: count,
  risk_accepted: count,
  risk_avoided: count,
  risk_mitigated: count,
  risk_transferred: count,
};

/** Each series counts how often a risk came into that status; the six numbers are those of the whole range. */
export const riskTreatment = z.object({
  bar_chart_data: chartData,
  ...changesOfRange,
  /** Of the six numbers: what an imported file says, on the day it says. */
  imported: z.object(changesOfRange),
  /** Closed by what a file says, which does not say when: in none of the numbers, whatever the range. */
  closed_without_day: count,
});
export type RiskTreatment = z.infer<typeof riskTreatment>;

export const readRiskTreatment = endpoint({
  method: 'POST',
  path: '/risk/dashboard/treatment/',
  access: 'user',
  reads: true,
  dropsUnknown: true,
  query: z.strictObject({ explain }),
  body: z.optional(treatmentRange),
  response: explainedOf(riskTreatment),
  refusals: [departmentUnknown, rangeBackwards, rangeTooLong],
});
