import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { complianceRow } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { controlResults } from '#features/compliance/control-assessment/control-assessment-status.contract.ts';
import { complianceFigures } from '#features/compliance/figure/figure.contract.ts';

/** What was answered to a control, as far as it counts: what was carried over and not confirmed is not assessed. */
const answer = z.object({
  id: z.uuid(),
  result: z.enum(controlResults),
  is_applicable: z.boolean(),
  /** What it counts, in percent. */
  value: z.number().nullable(),
  is_proven: z.boolean(),
});
export type ComparedAnswer = z.infer<typeof answer>;

/** In points of percent; null where one of the two has no figure. */
const change = z.number().nullable();

export const comparedControl = z.object({
  code: z.string(),
  title: z.string(),
  section: z.string(),
  /** Null where that assessment does not ask it. */
  before: answer.nullable(),
  after: answer.nullable(),
  change,
});
export type ComparedControl = z.infer<typeof comparedControl>;

export const comparedSection = z.object({
  code: z.string(),
  name: z.string(),
  before: complianceFigures.nullable(),
  after: complianceFigures.nullable(),
  /** Of compliance. */
  change,
});
export type ComparedSection = z.infer<typeof comparedSection>;

export const complianceComparison = z.object({
  before: complianceRow,
  after: complianceRow,
  /** Of compliance, as a whole. */
  change,
  sections: z.array(comparedSection),
  /** Those that differ, in the order of the standard. */
  controls: z.array(comparedControl),
  /** Everything that is answered, by what became of what it counts; `incomparable` has no value on one side at least. */
  counts: z.object({ risen: z.int(), fallen: z.int(), same: z.int(), incomparable: z.int() }),
});
export type ComplianceComparison = z.infer<typeof complianceComparison>;

/** Controls of different standards do not ask the same. */
export const standardsDiffer = refusal('standards_differ', 422, 'other_id');

/** Two assessments by one standard that the caller sees as a whole, in the order in which they are named: the first is `before`. */
export const compareComplianceAssessments = endpointsAbout('compliance')({
  method: 'GET',
  path: '/compliance/:id/compare/:other_id/',
  access: 'user',
  params: z.strictObject({ id: z.uuid(), other_id: z.uuid() }),
  response: oneOf(complianceComparison),
  refusals: [standardsDiffer],
});
