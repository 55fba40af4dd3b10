import * as z from 'zod';
import { endpointsAbout, listOf } from '#platform/contract/endpoint.ts';
import { line, prose } from './wording.contract.ts';

export const factorTypes = ['likelihood', 'consequence'] as const;
export type FactorType = (typeof factorTypes)[number];

/** How several factors become one value of the axis. */
export const axisRules = ['max', 'weighted_mean'] as const;
export type AxisRule = (typeof axisRules)[number];

/** What the numbers of a band are: how often in a year, a share, money of the organisation, and so on. */
export const bandUnits = [
  'times_per_year',
  'percent',
  'money',
  'hours',
  'days',
  'people',
  'records',
] as const;

export const axisLimits = { least: 3, most: 7 } as const;
const axisSize = z.int().min(axisLimits.least).max(axisLimits.most);

const bandEnd = z.number().min(0).max(1e15).nullable();
/** One step of a factor's scale, 1 to n. Without a label of its own it is called like that step of the axis. */
export const factorLevel = z.strictObject({
  value: z.int().min(1).max(axisLimits.most),
  label: line(1, 60).nullable(),
  description: prose.nullable(),
  /** From (included) up to (not included), where the step can be counted. */
  from: bandEnd.optional(),
  to: bandEnd.optional(),
  unit: z.enum(bandUnits).nullable().optional(),
});
export type FactorLevel = z.infer<typeof factorLevel>;

export const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/);
const code = z.string().regex(/^[a-z][a-z0-9_]{0,30}$/);

/** A level of the matrix and what follows from it. A shipped level has no name: its code is translated. */
export const modelLevel = z.strictObject({
  index: z.int().min(0).max(9),
  code,
  name: line(1, 40).nullable(),
  colour,
  review_days: z.int().min(1).max(3650),
  treat_within_days: z.int().min(1).max(3650).nullable(),
});
export type ModelLevel = z.infer<typeof modelLevel>;

/** What a step of an axis is called. A shipped one has no name: its code is translated. */
export const axisStep = z.strictObject({ code, name: line(1, 60).nullable() });
export type AxisStep = z.infer<typeof axisStep>;

export const riskFactor = z.object({
  id: z.uuid(),
  version: z.int(),
  type: z.enum(factorTypes),
  code: z.string().nullable(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  weight: z.number(),
  position: z.int(),
  is_active: z.boolean(),
  is_default: z.boolean(),
  levels: z.array(factorLevel),
});
export type RiskFactor = z.infer<typeof riskFactor>;

/** What risks are rated with: two axes, levels, and which level each cell is. */
export const modelDetails = z.strictObject({
  likelihood_size: axisSize,
  consequence_size: axisSize,
  likelihood_rule: z.enum(axisRules),
  consequence_rule: z.enum(axisRules),
  likelihood_steps: z.array(axisStep).min(axisLimits.least).max(axisLimits.most),
  consequence_steps: z.array(axisStep).min(axisLimits.least).max(axisLimits.most),
  levels: z.array(modelLevel).min(2).max(10),
  /** matrix[likelihood - 1][consequence - 1] is the index of a level. */
  matrix: z.array(z.array(z.int().min(0).max(9)).max(axisLimits.most)).max(axisLimits.most),
});
export type ModelDetails = z.infer<typeof modelDetails>;

const endpoint = endpointsAbout('risk-model');

/** The factors that likelihood and consequence are judged by, with their scales. */
export const listFactors = endpoint({
  method: 'GET',
  path: '/settings/risk/factors/',
  access: 'user',
  response: listOf(riskFactor),
});
