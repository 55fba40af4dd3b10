import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, pageOf } from '#platform/contract/endpoint.ts';
import { pageQuery } from '#platform/contract/paging.ts';
import { complianceStatuses } from '#features/compliance/assessment/assessment-status.contract.ts';
import { standardKey } from '#features/compliance/standard/standard-content.contract.ts';
import {
  controlAssessmentStatuses,
  controlResults,
  linkedTypes,
} from './control-assessment-status.contract.ts';

/** What the answer to a control of an assessment is linked with, and the evidence that hangs on it. */
export const requiredTypes = [...linkedTypes, 'evidence'] as const;
export type RequiredType = (typeof requiredTypes)[number];

/** What a standard asks, as an assessment answers it. */
export const linkedRequirement = z.object({
  /** Of the answer. */
  id: z.uuid(),
  code: z.string(),
  title: z.string(),
  standard: z.object({ key: standardKey, name: z.string() }),
  status: z.enum(controlAssessmentStatuses),
  result: z.enum(controlResults),
  /** What it counts, in percent; null where it was not assessed, was carried over and not confirmed, or does not apply. */
  value: z.number().nullable(),
  is_applicable: z.boolean(),
  /** It is an earlier assessment's answer that nobody confirmed yet. */
  is_carried: z.boolean(),
  assessment: z.object({
    id: z.uuid(),
    ref: z.string(),
    name: z.string(),
    status: z.enum(complianceStatuses),
    period: z.object({ from: day, to: day }),
  }),
});
export type LinkedRequirement = z.infer<typeof linkedRequirement>;

/** The answers of open assessments that a control stands behind, and so lose it once it is retired. */
export const losingRequirements = z.object({
  /** Those first that no other control that works stands behind. */
  rows: z.array(linkedRequirement.extend({ alone: z.boolean() })),
  /** As far as the caller sees them. */
  count: z.int(),
  /** How many of them no other control that works stands behind. */
  alone: z.int(),
  /** Those that the caller does not see. */
  hidden: z.int(),
});
export type LosingRequirements = z.infer<typeof losingRequirements>;

/** What is asked of a record: the answers that are linked with it, as far as the caller sees them, those of the newest assessments first.
 *  For whoever sees the record. */
export const listLinkedRequirements = endpointsAbout('compliance')({
  method: 'GET',
  path: '/compliance/link/',
  access: 'user',
  query: z.strictObject({ ...pageQuery, object_type: z.enum(requiredTypes), object_id: z.uuid() }),
  response: pageOf(linkedRequirement),
});
