import * as z from 'zod';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { personName } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { verbCall } from '#platform/contract/verb-call.ts';
import { line, reason } from '#platform/contract/wording.ts';
import {
  mappingRelations,
  mappingSources,
  mappingStandings,
  strength,
} from '#features/compliance/crosswalk/crosswalk-content.contract.ts';
import { standardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { mappingWorkflow, type MappingVerb } from './mapping.workflow.ts';

/** A requirement of a standard. */
const place = z.object({ standard: standardKey, code: z.string(), title: z.string() });

/** A mapping between two requirements. One that is shipped has neither id nor version. */
export const mapping = z.object({
  id: z.uuid().nullable(),
  version: z.int().nullable(),
  from: place,
  to: place,
  relation: z.enum(mappingRelations),
  strength: z.int().nullable(),
  rationale: z.string().nullable(),
  source: z.enum(mappingSources),
  status: z.enum(mappingStandings),
  proposed_by: z.nullable(personName),
  confirmed_by: z.nullable(personName),
  /** Why a shipped one does not count here. */
  set_aside: z.object({ reason: z.string(), by: z.nullable(personName), at: z.iso.datetime() }).nullable(),
  permissions: z.object({ can: z.array(z.enum(mappingWorkflow.verbs)), may_set_aside: z.boolean() }),
});
export type Mapping = z.infer<typeof mapping>;

/** One that the organisation keeps. */
export const ownMapping = mapping.extend({
  id: z.uuid(),
  version: z.int(),
  status: z.enum(mappingWorkflow.statuses),
});
export type OwnMapping = z.infer<typeof ownMapping>;

const code = z.string().trim().min(1).max(40);
const ends = {
  from_standard: standardKey,
  from_code: code,
  to_standard: standardKey,
  to_code: code,
};
export const mappingEnds = z.strictObject(ends);
export type MappingEnds = z.output<typeof mappingEnds>;

export const mappingDetails = z.strictObject({
  relation: z.enum(mappingRelations),
  strength: strength.nullable(),
  rationale: line(0, 500).nullable(),
});
export type MappingDetails = z.output<typeof mappingDetails>;

/** So many an organisation keeps. */
export const mostMappings = 2000;

export const fromUnknown = refusal('requirement_unknown', 400, 'from_code');
export const toUnknown = refusal('requirement_unknown', 400, 'to_code');
/** Two requirements of one standard. */
export const sameStandard = refusal('same_standard', 400, 'to_standard');
/** The two are mapped already, by the organisation or by the product. */
export const mappingExists = refusal('mapping_exists', 400, 'to_code');
export const tooManyMappings = refusal('too_many_mappings', 422);
/** No standard that is in use. */
export const standardUnknown = refusal('standard_unknown', 400, 'base');
/** The product ships no such mapping. */
export const mappingUnknown = refusal('mapping_unknown', 400, 'to_code');

export const mappingQuery = z.strictObject({
  ...pageQuery,
  /** Between these two, whichever comes first. */
  one_standard: standardKey.optional(),
  other_standard: standardKey.optional(),
  status: z.enum(mappingStandings).optional(),
  /** Of one requirement, by its code, or what is called so. */
  q: z.string().trim().max(100).optional(),
});
export type MappingQuery = z.output<typeof mappingQuery>;

const endpoint = endpointsAbout('compliance');

/** The organisation's own first, the newest of them before; then what is shipped, in the order of the standards. */
export const listMappings = endpoint({
  method: 'GET',
  path: '/compliance/mapping/',
  access: 'user',
  query: mappingQuery,
  response: pageOf(mapping),
});
/** One of the organisation's own. */
export const readMapping = endpoint({
  method: 'GET',
  path: '/compliance/mapping/:id/',
  access: 'user',
  params: idParams,
  response: oneOf(ownMapping),
});
export const proposeMapping = endpoint({
  method: 'POST',
  path: '/compliance/mapping/',
  access: 'staff',
  body: mappingEnds.extend(mappingDetails.shape),
  response: oneOf(ownMapping),
  refusals: [fromUnknown, toUnknown, sameStandard, mappingExists, tooManyMappings],
});

const verb = <const Name extends MappingVerb, Body extends z.ZodRawShape>(name: Name, body: Body) => ({
  ...verbCall(mappingWorkflow, '/compliance/mapping/:id/', name),
  access: 'admin' as const,
  body: z.strictObject({ version, ...body }),
  response: oneOf(ownMapping),
});
export const changeMapping = endpoint({
  ...verb('edit', mappingDetails.partial().shape),
  method: 'PATCH',
  path: '/compliance/mapping/:id/',
});
export const confirmMapping = endpoint(verb('confirm', {}));
export const deleteMapping = endpoint({
  ...verb('delete', { reason: reason.optional() }),
  method: 'DELETE',
  path: '/compliance/mapping/:id/',
});

/** A shipped mapping does not count in the organisation any more. */
export const setMappingAside = endpoint({
  method: 'POST',
  path: '/compliance/mapping/set-aside/',
  access: 'admin',
  body: mappingEnds.extend({ reason }),
  response: oneOf(mapping),
  refusals: [mappingUnknown],
});
/** It counts again. */
export const countMappingAgain = endpoint({
  method: 'POST',
  path: '/compliance/mapping/count-again/',
  access: 'admin',
  body: mappingEnds,
  response: oneOf(mapping),
  refusals: [mappingUnknown, mappingExists],
});

/** What a requirement answers of another standard. */
const answered = z.object({
  standard: standardKey,
  code: z.string(),
  title: z.string(),
  relation: z.enum(mappingRelations),
  strength: z.int().nullable(),
  source: z.enum(mappingSources),
});
const covering = z.object({
  base: standardKey,
  requirements: z.array(
    z.object({
      code: z.string(),
      section: z.string(),
      section_title: z.string(),
      title: z.string(),
      answers: z.array(answered),
    }),
  ),
  /** Of each other standard: how much of it is answered by some requirement of the base, wholly or in part. */
  totals: z.array(
    z.object({
      standard: standardKey,
      requirements: z.int(),
      wholly: z.int(),
      partly: z.int(),
      none: z.int(),
    }),
  ),
});
export type Covering = z.infer<typeof covering>;

/** What an answer by one standard covers of others: by the mappings that count in the organisation. */
export const readCovering = endpoint({
  method: 'GET',
  path: '/compliance/crosswalk/',
  access: 'user',
  query: z.strictObject({
    base: standardKey,
    /** The others, separated by commas; all of them where none are named. */
    others: z
      .string()
      .max(400)
      .regex(/^[a-z0-9_-]+(,[a-z0-9_-]+)*$/)
      .optional(),
  }),
  response: oneOf(covering),
  refusals: [standardUnknown],
});
