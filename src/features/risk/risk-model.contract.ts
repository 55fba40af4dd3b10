import * as z from 'zod';
import { endpointsAbout, listOf } from '#platform/contract/endpoint.ts';
import { line, prose } from './wording.contract.ts';

export const factorTypes = ['likelihood', 'consequence'] as const;

/** One step of a scale, 1 to n. A shipped step has no label of its own: it is translated. */
export const factorLevel = z.strictObject({
  value: z.int().min(1).max(7),
  label: line(1, 60).nullable(),
  description: prose.nullable(),
});
export type FactorLevel = z.infer<typeof factorLevel>;

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** A level of the matrix and what follows from it. */
export const modelLevel = z.strictObject({
  index: z.int().min(0).max(9),
  code: z.string().regex(/^[a-z][a-z0-9_]{0,30}$/),
  name: line(1, 40).nullable(),
  colour,
  review_days: z.int().min(1).max(3650),
  treat_within_days: z.int().min(1).max(3650).nullable(),
});
export type ModelLevel = z.infer<typeof modelLevel>;

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

const endpoint = endpointsAbout('risk-model');

/** The factors that likelihood and consequence are judged by, with their scales. */
export const listFactors = endpoint({
  method: 'GET',
  path: '/settings/risk/factors/',
  access: 'user',
  response: listOf(riskFactor),
});
