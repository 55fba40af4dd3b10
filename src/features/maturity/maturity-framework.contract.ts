import * as z from 'zod';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { assessmentLevels, questionWords, sectionUnknown } from './maturity-assessment.contract.ts';
import { maturityFrameworks } from './maturity-content.contract.ts';

/** A framework that an organisation can rate itself by. */
export const frameworkRow = z.object({
  id: z.enum(maturityFrameworks),
  name: z.string(),
  description: z.string(),
  version: z.string(),
  content_version: z.int(),
  sections: z.int(),
  questions: z.int(),
});

/** The same with its content, in the caller's language. */
export const framework = frameworkRow.omit({ sections: true, questions: true }).extend({
  levels: assessmentLevels,
  tiers: assessmentLevels.nullable(),
  sections: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** What NIST sorts its sections by. */
      group: z.string().nullable(),
      levels: z.array(z.string()).nullable(),
      /** Null where another section was asked for. */
      questions: z.array(questionWords).nullable(),
    }),
  ),
});
export type Framework = z.infer<typeof framework>;

const endpoint = endpointsAbout('maturity-framework');

export const listFrameworks = endpoint({
  method: 'GET',
  path: '/maturity/framework/',
  access: 'user',
  response: listOf(frameworkRow),
});

/** What a framework asks, for whoever wants to read it before an assessment; `section` as when reading one. */
export const readFramework = endpoint({
  method: 'GET',
  path: '/maturity/framework/:id/',
  access: 'user',
  params: z.strictObject({ id: z.enum(maturityFrameworks) }),
  query: z.strictObject({ section: z.string().max(10).optional() }),
  response: oneOf(framework),
  refusals: [sectionUnknown],
});
