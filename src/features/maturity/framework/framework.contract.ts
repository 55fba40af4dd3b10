import * as z from 'zod';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { frameworkLevels, questionWords, sectionUnknown } from './framework-parts.contract.ts';
import { frameworkKinds, maturityFrameworks } from './framework-content.contract.ts';
import { ownFrameworkStatuses } from './framework.workflow.ts';

/** A shipped framework by its key, one of the organisation's own by its id. */
const frameworkId = z.union([z.enum(maturityFrameworks), z.uuid()]);

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

const counting = { weight: z.number() };

/** One edition with its content, in the caller's language. */
export const framework = frameworkRow
  .omit({ sections: true, questions: true, assessments: true, has_changes: true })
  .extend({
    levels: frameworkLevels,
    tiers: frameworkLevels.nullable(),
    sections: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        ...counting,
        /** What NIST sorts its sections by. */
        group: z.string().nullable(),
        levels: z.array(z.string()).nullable(),
        /** Null where another section was asked for. */
        questions: z.array(questionWords.extend(counting)).nullable(),
      }),
    ),
  });
export type Framework = z.infer<typeof framework>;

const endpoint = endpointsAbout('maturity-framework');

/** The shipped ones, then the organisation's own by name. */
export const listFrameworks = endpoint({
  method: 'GET',
  path: '/maturity/framework/',
  access: 'user',
  response: listOf(frameworkRow),
});

/** What a framework asks, for whoever wants to read it before an assessment; `section` as when reading one. `edition`: the number
 *  of one of the organisation's own, the newest by default; `draft` is read by an Admin alone. */
export const readFramework = endpoint({
  method: 'GET',
  path: '/maturity/framework/:id/',
  access: 'user',
  params: z.strictObject({ id: frameworkId }),
  query: z.strictObject({
    section: z.string().max(12).optional(),
    edition: z
      .string()
      .regex(/^(draft|[1-9]\d{0,5})$/)
      .optional(),
  }),
  response: oneOf(framework),
  refusals: [sectionUnknown],
});
