import * as z from 'zod';
import { endpointsAbout, explainedOf, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { remark } from '#platform/contract/wording.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { curvePoints, leastProbability, leftOutReasons } from './quantification-method.contract.ts';

/** In minor units of the organisation's currency. */
const loss = z.int().min(1).max(10_000_000_000_000);
/** The same, of a simulation: whole minor units, which may be more than an exact number of JSON holds. */
const simulated = z.number().min(0);
const share = z.number().min(0).max(1);

/** What people estimate of a risk, with its controls as they work today. */
export const quantificationDetails = z.strictObject({
  /** That the event happens within a year. */
  probability: z.number().min(leastProbability).max(1),
  /** The loss if it happens lies between these with 90 % certainty: its 5 % and 95 % quantiles. */
  loss_low: loss,
  loss_high: loss,
  /** What the estimate is based on. */
  rationale: remark,
});
export type QuantificationDetails = z.infer<typeof quantificationDetails>;

/** What the simulated years come to. */
export const simulationResult = z.object({
  /** The loss of a year on average, and the 90 % interval of its sampling error. */
  mean: simulated,
  mean_low: simulated,
  mean_high: simulated,
  /** The loss that so many of a hundred years do not exceed. */
  p5: simulated,
  p50: simulated,
  p90: simulated,
  p95: simulated,
  p99: simulated,
  /** The share of years with any loss. */
  loss_probability: share,
  /** The share of years that lose more than each loss; the losses rise evenly on a logarithmic scale. */
  curve: z.array(z.object({ loss: simulated, probability: share })).length(curvePoints),
});
export type SimulationResult = z.infer<typeof simulationResult>;

/** How it was simulated: with these and the inputs, anybody comes to the same result. */
const simulation = {
  seed: z.int().min(0),
  /** The version of the formula. */
  method: z.int(),
  years: z.int(),
};

const quantification = quantificationDetails.extend({
  ...simulation,
  version: z.int(),
  result: simulationResult,
  simulated_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  updated_by: z.string().nullable(),
});
export type Quantification = z.infer<typeof quantification>;

/** A risk's quantification, or that it has none yet. */
export const quantifiedRisk = z.object({
  risk: z.object({ id: z.uuid(), ref: z.string(), title: z.string() }),
  /** ISO 4217: of all amounts. */
  currency: z.string(),
  quantification: quantification.nullable(),
  permissions: z.object({ can: z.array(z.enum(['quantify', 'remove'])) }),
});
export type QuantifiedRisk = z.infer<typeof quantifiedRisk>;

/** The organisation has not switched quantification on. */
export const quantificationOff = refusal('quantification_off', 422);
export const lossesBackwards = refusal('losses_backwards', 422, 'loss_high');
export const lossRangeTooWide = refusal('loss_range_too_wide', 422, 'loss_high');
/** More than one portfolio sums: a department has fewer. */
export const portfolioTooLarge = refusal('portfolio_too_large', 422, 'dpt');
export const simulationTooLong = refusal('simulation_too_long', 422);

const endpoint = endpointsAbout('risk-quantification');
const explain = z.enum(['0', '1']).optional();

/** What a risk may cost in a year. Whoever sees the risk reads it. */
export const readQuantification = endpoint({
  method: 'GET',
  path: '/risk/:id/quantification/',
  access: 'user',
  params: idParams,
  query: z.strictObject({ explain }),
  response: explainedOf(quantifiedRisk),
  refusals: [quantificationOff],
});

/** Quantifies a risk, or changes its inputs: by whoever may rate it. It is simulated at once; the seed it began with stays, so that
 *  what changes in the result follows from what changed in the inputs. */
export const quantifyRisk = endpoint({
  method: 'PUT',
  path: '/risk/:id/quantification/',
  access: 'user',
  params: idParams,
  body: quantificationDetails.extend({
    /** Null where the risk is not quantified yet. */
    version: z.nullable(version),
  }),
  response: oneOf(quantifiedRisk),
  refusals: [quantificationOff, lossesBackwards, lossRangeTooWide, simulationTooLong],
});

export const removeQuantification = endpoint({
  method: 'DELETE',
  path: '/risk/:id/quantification/',
  access: 'user',
  params: idParams,
  body: z.strictObject({ version }),
  response: oneOf(quantifiedRisk),
  refusals: [quantificationOff],
});

const portfolioRisk = z.object({
  id: z.uuid(),
  ref: z.string(),
  title: z.string(),
  department: z.string().nullable(),
  probability: share,
  loss_low: loss,
  loss_high: loss,
  seed: simulation.seed,
  /** Its part of the mean, and the share of the whole that this is. */
  mean: simulated,
  share,
});
export type PortfolioRisk = z.infer<typeof portfolioRisk>;

export const portfolio = z.object({
  currency: z.string(),
  method: simulation.method,
  years: simulation.years,
  /** Null where no risk counts. */
  result: simulationResult.nullable(),
  /** Those that are summed, the largest mean first. */
  risks: z.array(portfolioRisk),
  /** Those that are not, by why; of each reason the first of them, by level. */
  left_out: z.array(
    z.object({
      reason: z.enum(leftOutReasons),
      count: z.int(),
      risks: z.array(z.object({ id: z.uuid(), ref: z.string(), title: z.string() })),
    }),
  ),
});
export type Portfolio = z.infer<typeof portfolio>;

/** What all quantified open risks that the caller sees, of everything or of one department and those below it, cost together in a
 *  year: each risk drawn by itself, independent of the others, and summed year by year. */
export const readPortfolio = endpoint({
  method: 'GET',
  path: '/risk/quantification/portfolio/',
  access: 'user',
  query: z.strictObject({ dpt: z.uuid().optional(), explain }),
  response: explainedOf(portfolio),
  heavy: true,
  refusals: [quantificationOff, departmentUnknown, portfolioTooLarge, simulationTooLong],
});
