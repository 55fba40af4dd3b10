import * as z from 'zod';
import { languages } from '#platform/contract/access.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { verbCall } from '#platform/contract/verb-call.ts';
import { personName } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { line, prose } from '#platform/contract/wording.ts';
import { maturityFrameworks } from './framework-content.contract.ts';
import { frameworkWorkflow, type OwnFrameworkVerb } from './framework.workflow.ts';
import { ownContent, ownContentLimits, writtenContent } from './own-content.contract.ts';

/** As many as an organisation may have, those that are retired included. */
export const ownFrameworksLimit = 50;

/** A framework of the organisation's own as whoever edits it sees it. */
export const ownFramework = z.object({
  id: z.uuid(),
  version: z.int(),
  status: z.enum(frameworkWorkflow.statuses),
  /** The number of the newest edition; 0 while none was published. */
  edition: z.int(),
  /** Whether the content is something else than the newest edition says. */
  has_changes: z.boolean(),
  /** In the caller's language, as the draft has it. */
  name: z.string(),
  /** The draft: what the next edition will be. */
  content: ownContent,
  /** Newest first, at most 50. What was published stays as it is. */
  editions: z.array(
    z.object({
      edition: z.int(),
      published_at: z.iso.datetime(),
      published_by: z.nullable(personName),
      /** That were begun with it, deleted ones not counted. */
      assessments: z.int(),
    }),
  ),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  permissions: z.object({ can: z.array(z.enum(frameworkWorkflow.verbs)) }),
});
export type OwnFramework = z.infer<typeof ownFramework>;

/** Not one of the shipped ones, nor one of the organisation's own. */
export const sourceUnknown = refusal('framework_unknown', 400, 'copy_of');
export const tooManyFrameworks = refusal('too_many_frameworks', 422);

const endpoint = endpointsAbout('maturity-framework');
const seen = z.strictObject({ version });
const saveAnswersAs = { access: 'admin', response: oneOf(ownFramework) } as const;
/** A verb names the version, and answers the framework as it is then. */
const verb = <const Name extends OwnFrameworkVerb>(name: Name) => ({
  ...verbCall(frameworkWorkflow, '/maturity/framework/:id/', name),
  ...saveAnswersAs,
  body: seen,
});

/** With one section and one question to begin with; or as a copy of a shipped framework, or of another of the organisation's
 *  own, as its draft stands. */
export const createFramework = endpoint({
  ...saveAnswersAs,
  method: 'POST',
  path: '/maturity/framework/',
  body: z.strictObject({
    name: line(3, 80),
    description: prose.max(500).optional(),
    /** Its own language; the caller's by default. */
    language: z.enum(languages).optional(),
    copy_of: z.union([z.enum(maturityFrameworks), z.uuid()]).optional(),
  }),
  refusals: [sourceUnknown, tooManyFrameworks],
});

/** The draft with everything around it; what readers get of an edition is `readFramework`'s. */
export const readOwnFramework = endpoint({
  ...saveAnswersAs,
  method: 'GET',
  path: '/maturity/framework/:id/draft/',
  params: idParams,
});

/** Writes the draft, all of it: assessments and their editions stay as they are. */
export const changeFramework = endpoint({
  ...verb('edit'),
  method: 'PATCH',
  path: '/maturity/framework/:id/',
  largestBody: ownContentLimits.bytes,
  body: z.strictObject({ version, content: writtenContent }),
});

/** Makes the draft the newest edition: new assessments are by it. */
export const publishFramework = endpoint(verb('publish'));

/** Takes a published one out of the offer for new assessments. */
export const retireFramework = endpoint(verb('retire'));
/** Offers a retired one again. */
export const restoreFramework = endpoint(verb('restore'));

/** Only what was never published; answered as it was. */
export const deleteFramework = endpoint({
  ...verb('delete'),
  method: 'DELETE',
  path: '/maturity/framework/:id/',
});
