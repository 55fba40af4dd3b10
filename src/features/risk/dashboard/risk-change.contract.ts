import * as z from 'zod/mini';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, explainedOf } from '#platform/contract/endpoint.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { riskStatuses } from '#features/risk/record/risk-status.contract.ts';
import { byKey } from '#platform/contract/values/keys.ts';

/** How many days back the figures are known: two years. */
export const historyLimits = { days: 731 } as const;

/** The figures that are compared, in the order in which they are shown. */
export const comparedFigures = [
  'total',
  'open',
  'in_highest_levels',
  'overdue_review',
  'untriaged',
  'awaiting_decision',
  'expiring_acceptance',
  'above_appetite',
  'unrated',
  ...riskStatuses,
  'rejected',
] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

/** A figure now, before the day began, and what lies between; the last two are null where that is not known. */
const figureChange = z.object({
  now: z.int(),
  before: z.nullable(z.int()),
  change: z.nullable(z.int()),
});
export type FigureChange = z.infer<typeof figureChange>;

const figures = byKey(comparedFigures, () => figureChange);

export const riskChange = z.object({
  since: day,
  /** The first day whose beginning is known: before it nothing was stored, or it is over two years ago. */
  known_from: z.nullable(day),
  is_known: z.boolean(),
  /** Levels of another matrix are not compared with those of the one in use. */
  are_levels_known: z.boolean(),
  model_version: z.int(),
  figures: z.object(figures),
  by_level: z.array(
    z.object({
      level: z.int(),
      code: z.string(),
      name: z.nullable(z.string()),
      colour: z.string(),
      current: figureChange,
      inherent: figureChange,
      residual: figureChange,
      target: figureChange,
    }),
  ),
});
export type RiskChange = z.infer<typeof riskChange>;

export const sinceAhead = refusal('since_ahead', 422, 'since');

const endpoint = endpointsAbout('risk');

/** How each figure of the dashboard changed since the beginning of a day. A figure then is what the dashboard showed then: by what
 *  was stored, not by what was imported, dated back or moved afterwards (decision 73). */
export const readRiskChange = endpoint({
  method: 'GET',
  path: '/risk/dashboard/change/',
  access: 'user',
  query: z.strictObject({
    since: day,
    dpt: z.optional(z.uuid()),
    explain: z.optional(z.enum(['0', '1'])),
  }),
  response: explainedOf(riskChange),
  refusals: [departmentUnknown, sinceAhead],
});
