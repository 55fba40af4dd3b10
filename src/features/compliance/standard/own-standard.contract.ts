import * as z from 'zod';
import { languages } from '#platform/contract/access.ts';
import { endpointsAbout, listOf, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { personName } from '#platform/contract/person.ts';
import { verbCall } from '#platform/contract/verb-call.ts';
import { line, prose } from '#platform/contract/wording.ts';
import { ownStandardSources, ownStandardStatuses } from './own-standard-status.contract.ts';
import { ownStandardWorkflow, type OwnStandardVerb } from './own-standard.workflow.ts';
import { standardKey } from './standard-content.contract.ts';

/** One version of a standard of the organisation's own. */
export const ownStandardVersion = z.object({
  id: z.uuid(),
  version: z.int(),
  key: standardKey,
  standard_version: z.string(),
  name: z.string(),
  provider: z.string(),
  description: z.string(),
  language: z.enum(languages),
  status: z.enum(ownStandardStatuses),
  source: z.enum(ownStandardSources),
  groups: z.array(z.string()),
  controls: z.int(),
  sub_controls: z.int(),
  /** SHA-256 of what it asks. */
  hash: z.string(),
  /** What of the file was not taken, by name and count. */
  lost: z.array(z.object({ what: z.string(), count: z.int() })),
  /** That are by it, deleted ones not counted. */
  assessments: z.int(),
  /** Those of them that somebody still works on. */
  open_assessments: z.int(),
  /** New assessments are by it. */
  is_in_force: z.boolean(),
  published_at: z.iso.datetime().nullable(),
  published_by: z.nullable(personName),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  permissions: z.object({ can: z.array(z.enum(ownStandardWorkflow.verbs)) }),
});
export type OwnStandardVersion = z.infer<typeof ownStandardVersion>;

/** A requirement where it stands in the tree. */
export const ownRequirement = z.object({
  code: z.string(),
  parent: z.string().nullable(),
  depth: z.int(),
  title: z.string(),
  text: z.string().nullable(),
  guidance: z.string().nullable(),
  assessable: z.boolean(),
  weight: z.number(),
  groups: z.array(z.string()),
});
export type OwnRequirement = z.infer<typeof ownRequirement>;

const endpoint = endpointsAbout('compliance-standard');

/** Every version of the organisation's own standards, the newest of each first. */
export const listOwnStandards = endpoint({
  method: 'GET',
  path: '/compliance/standard/own/',
  access: 'user',
  response: listOf(ownStandardVersion),
});
export const readOwnStandard = endpoint({
  method: 'GET',
  path: '/compliance/standard/own/:id/',
  access: 'user',
  params: idParams,
  response: oneOf(ownStandardVersion),
});
/** What it asks, in the order of the standard. */
export const listOwnRequirements = endpoint({
  method: 'GET',
  path: '/compliance/standard/own/:id/requirement/',
  access: 'user',
  params: idParams,
  query: z.strictObject({ ...pageQuery, q: z.string().trim().max(100).optional() }),
  response: pageOf(ownRequirement),
});

const verb = <const Name extends OwnStandardVerb>(name: Name) => ({
  ...verbCall(ownStandardWorkflow, '/compliance/standard/own/:id/', name),
  access: 'admin' as const,
  body: z.strictObject({ version }),
  response: oneOf(ownStandardVersion),
});

/** What a draft is called. */
export const changeOwnStandard = endpoint({
  ...verb('edit'),
  method: 'PATCH',
  path: '/compliance/standard/own/:id/',
  body: z.strictObject({
    version,
    name: line(3, 200).optional(),
    provider: line(0, 200).optional(),
    description: prose.max(2000).optional(),
  }),
});
/** From now on it never changes, and new assessments are by it. */
export const publishOwnStandard = endpoint(verb('publish'));
/** Takes it out of the offer for new assessments; those that run go on. */
export const retireOwnStandard = endpoint(verb('retire'));
export const restoreOwnStandard = endpoint(verb('restore'));
/** Only what was never published; answered as it was. */
export const deleteOwnStandard = endpoint({
  ...verb('delete'),
  method: 'DELETE',
  path: '/compliance/standard/own/:id/',
});
