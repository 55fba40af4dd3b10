import * as z from 'zod';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { line, prose } from '#platform/contract/wording.ts';
import { axisLimits } from './risk-level-names.contract.ts';

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

/** Who may approve the acceptance of a risk, from few to many: Admins; with them those who lead its department; with them all who
 *  decide about the department. */
export const acceptanceApprovers = ['Admin', 'Staff_lead', 'Staff'] as const;
export type AcceptanceApprover = (typeof acceptanceApprovers)[number];

/** A level of the matrix and what follows from it. A shipped level has no name: its code is translated. */
export const modelLevel = z.strictObject({
  index: z.int().min(0).max(9),
  code,
  name: line(1, 40).nullable(),
  colour,
  review_days: z.int().min(1).max(3650),
  treat_within_days: z.int().min(1).max(3650).nullable(),
  /** For how many days at most a risk of this level is accepted, and who may decide it. */
  max_acceptance_days: z.int().min(1).max(3650),
  acceptance_approver: z.enum(acceptanceApprovers),
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

/** Models that the product ships, to begin a draft with. */
export const presetCodes = [
  'plumbline',
  'iso27005_2022',
  'nist_800_30',
  'multiplicative',
  'sensitive',
  'weighted',
] as const;

const alongAxis = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(axisLimits.least).max(axisLimits.most);
const steps = alongAxis(axisStep);
/** What risks are rated with: two axes, levels, and which level each cell is. */
export const modelDetails = z.strictObject({
  likelihood_size: axisSize,
  consequence_size: axisSize,
  likelihood_rule: z.enum(axisRules),
  consequence_rule: z.enum(axisRules),
  likelihood_steps: steps,
  consequence_steps: steps,
  levels: z.array(modelLevel).min(2).max(10),
  /** matrix[likelihood - 1][consequence - 1] is the index of a level. */
  matrix: alongAxis(alongAxis(z.int().min(0).max(9))),
});
export type ModelDetails = z.infer<typeof modelDetails>;

/** What controls achieve together at most, and what is left of the effect of one that was never tested, or whose test or evidence is
 *  past its date. */
const share = z.number().min(0).max(1).multipleOf(0.01);
export const modelShares = z.strictObject({
  residual_cap: share,
  untested_factor: share,
  stale_factor: share,
});
export type ModelShares = z.infer<typeof modelShares>;

/** A version of the model. Risks keep the number of the one they were rated with. */
export const riskModel = z.object({
  ...modelDetails.shape,
  ...modelShares.shape,
  version: z.int(),
  number: z.int(),
  status: z.enum(['draft', 'active', 'retired']),
  activated_at: z.iso.datetime().nullable(),
});
export type RiskModel = z.infer<typeof riskModel>;

/** What is rated with what: the settings screen draws itself from this. */
export const modelState = z.object({
  active: riskModel,
  draft: riskModel.nullable(),
  /** Newest first, with how many open risks are rated with each. */
  versions: z.array(
    z.object({
      number: z.int(),
      status: riskModel.shape.status,
      activated_at: z.iso.datetime().nullable(),
      risks: z.int(),
    }),
  ),
  /** Open risks rated with an older version: those that can be re-rated, and those whose scales had another size. */
  older: z.object({ left: z.int(), not_possible: z.int() }),
});
export type ModelState = z.infer<typeof modelState>;

const endpoint = endpointsAbout('risk-model');

/** The factors that likelihood and consequence are judged by, with their scales. */
export const listFactors = endpoint({
  method: 'GET',
  path: '/settings/risk/factors/',
  access: 'user',
  response: listOf(riskFactor),
});

const inOrder = (levels: readonly FactorLevel[]) => levels.every(({ value }, index) => value === index + 1);
const factorDetails = z.strictObject({
  name: line(2, 80),
  description: prose.nullable(),
  weight: z.number().min(0).max(100),
  position: z.int().min(0).max(999),
  is_active: z.boolean(),
  is_default: z.boolean(),
  levels: z
    .array(factorLevel)
    .min(axisLimits.least)
    .max(axisLimits.most)
    .refine(inOrder, 'steps_out_of_order'),
});
export const newFactor = factorDetails
  .partial()
  .required({ name: true, levels: true })
  .extend({ type: z.enum(factorTypes) });
export type NewFactor = z.infer<typeof newFactor>;
/** A shipped factor gets its translated name back by the name null. */
export const factorChanges = factorDetails.extend({ name: factorDetails.shape.name.nullable() }).partial();
export type FactorChanges = z.infer<typeof factorChanges>;

/** All factors of one axis have as many steps as the axis. */
export const factorScaleDiffers = refusal('factor_scale_differs', 422, 'levels');
export const lastFactor = refusal('last_factor', 422);
export const factorInUse = refusal('factor_in_use', 422);
export const factorNameRequired = refusal('factor_name_required', 400, 'name');

export const addFactor = endpoint({
  method: 'POST',
  path: '/settings/risk/factors/',
  access: 'admin',
  body: newFactor,
  response: oneOf(riskFactor),
  refusals: [factorScaleDiffers],
});
export const changeFactor = endpoint({
  method: 'PATCH',
  path: '/settings/risk/factors/:id/',
  access: 'admin',
  params: idParams,
  body: factorChanges.extend({ version }),
  response: oneOf(riskFactor),
  refusals: [factorScaleDiffers, lastFactor, factorNameRequired],
});
/** A factor that a risk was judged by is switched off instead. */
export const removeFactor = endpoint({
  method: 'DELETE',
  path: '/settings/risk/factors/:id/',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ version }),
  response: oneOf(riskFactor),
  refusals: [lastFactor, factorInUse],
});

export const readModel = endpoint({
  method: 'GET',
  path: '/settings/risk/model/',
  access: 'user',
  response: oneOf(modelState),
});
