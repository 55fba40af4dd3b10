import * as z from 'zod';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { requirementLevels, standardKey } from './standard-content.contract.ts';
import { ownStandardSources } from './own-standard-status.contract.ts';

const group = z.object({ key: z.string(), name: z.string(), description: z.string() });

/** A standard that the organisation can be assessed by. */
export const standardHead = z.object({
  key: standardKey,
  version: z.string(),
  /** A retired one is no longer offered to new assessments. */
  status: z.enum(['published', 'retired']),
  source: z.enum(['shipped', ...ownStandardSources]),
  name: z.string(),
  description: z.string(),
  provider: z.string(),
  /** What an assessment chooses among; empty where everything is for everybody. */
  groups: z.array(group),
  /** How many controls and sub-controls it has. */
  controls: z.int(),
  sub_controls: z.int(),
});
export type StandardHead = z.infer<typeof standardHead>;

export const requirement = z.object({
  code: z.string(),
  parent: z.string().nullable(),
  level: z.enum(requirementLevels),
  title: z.string(),
  question: z.string().nullable(),
  guidance: z.string().nullable(),
  /** What usually shows that it is met. */
  evidence: z.string().nullable(),
  groups: z.array(z.string()),
  may_be_excluded: z.boolean(),
});

/** A standard with everything that it asks, in the caller's language. */
export const standard = standardHead.extend({ requirements: z.array(requirement) });

const endpoint = endpointsAbout('compliance-standard');

export const standardParams = z.strictObject({ key: standardKey });

export const listStandards = endpoint({
  method: 'GET',
  path: '/compliance/standard/',
  access: 'user',
  response: listOf(standardHead),
});
export const readStandard = endpoint({
  method: 'GET',
  path: '/compliance/standard/:key/',
  access: 'user',
  auditorsToo: true,
  params: standardParams,
  response: oneOf(standard),
});
