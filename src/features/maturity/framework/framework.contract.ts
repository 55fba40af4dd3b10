import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { frameworkLevels, questionWords, sectionUnknown } from './framework-parts.contract.ts';
import { frameworkId, frameworkRow } from './framework-list.contract.ts';

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
