import * as z from 'zod';
import { endpointsAbout, listOf } from '#platform/contract/endpoint.ts';
import { frameworkKinds, maturityFrameworks } from './framework-content.contract.ts';
import { ownFrameworkStatuses } from './framework-status.contract.ts';

// In a file of its own: the navigation asks for the list on every screen, and loads no more of frameworks.

/** A shipped framework by its key, one of the organisation's own by its id. */
export const frameworkId = z.union([z.enum(maturityFrameworks), z.uuid()]);

/** A framework that an organisation can rate itself by. */
export const frameworkRow = z.object({
  id: frameworkId,
  /** What its assessments carry as `framework`; of `custom` ones the id is their `framework_id`. */
  framework: z.enum(frameworkKinds),
  /** Only `published` ones are offered to new assessments; drafts are shown to an Admin alone. */
  status: z.enum(ownFrameworkStatuses),
  name: z.string(),
  description: z.string(),
  /** Of the organisation's own: the number of the newest edition, 0 while there is none. */
  version: z.string(),
  content_version: z.int(),
  sections: z.int(),
  questions: z.int(),
  /** How many assessments are by it, deleted ones not counted; null of the shipped ones. */
  assessments: z.int().nullable(),
  /** Of the organisation's own: whether the draft says something else than the newest edition. Null of the shipped ones. */
  has_changes: z.boolean().nullable(),
});
export type FrameworkRow = z.infer<typeof frameworkRow>;

const endpoint = endpointsAbout('maturity-framework');

/** The shipped ones, then the organisation's own by name. */
export const listFrameworks = endpoint({
  method: 'GET',
  path: '/maturity/framework/',
  access: 'user',
  response: listOf(frameworkRow),
});
