import * as z from 'zod';
import { languages } from '#platform/contract/access.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { personName } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { line, prose } from '#platform/contract/wording.ts';
import { maturityFrameworks } from './framework-content.contract.ts';
import { ownContent, ownContentLimits, writtenContent } from './own-content.contract.ts';

/** `draft`: never published. `retired`: no longer offered to new assessments; those that run go on. */
export const ownFrameworkStatuses = ['draft', 'published', 'retired'] as const;
export type OwnFrameworkStatus = (typeof ownFrameworkStatuses)[number];

export const ownFrameworkVerbs = ['edit', 'publish', 'retire', 'restore', 'delete'] as const;
export type OwnFrameworkVerb = (typeof ownFrameworkVerbs)[number];

/** As many as an organisation may have, those that are retired included. */
export const ownFrameworksLimit = 50;

/** A framework of the organisation's own as whoever edits it sees it. */
export const ownFramework = z.object({
  id: z.uuid(),
  version: z.int(),
  status: z.enum(ownFrameworkStatuses),
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
  permissions: z.object({ can: z.array(z.enum(ownFrameworkVerbs)) }),
});
export type OwnFramework = z.infer<typeof ownFramework>;

/** Not one of the shipped ones, nor one of the organisation's own. */
export const sourceUnknown = refusal('framework_unknown', 400, 'copy_of');
export const tooManyFrameworks = refusal('too_many_frameworks', 422);
/** `errors` says where something is missing: `content.sections.2.questions`, `content.sections.0.words.en.name`. */
export const frameworkIncomplete = refusal('framework_incomplete', 422);
/** The newest edition says the same already. */
export const nothingToPublish = refusal('nothing_to_publish', 422);

const endpoint = endpointsAbout('maturity-framework');
const seen = z.strictObject({ version });
const answering = { access: 'admin', response: oneOf(ownFramework) } as const;

/** With one section and one question to begin with; or as a copy of a shipped framework, or of another of the organisation's
 *  own, as its draft stands. */
export const createFramework = endpoint({
  ...answering,
  method: 'POST',
  path: '/maturity/framework/',
  body: z.strictObject({
    name: line(3, 80),
    description: prose.max(500).optional(),
    /** Its own language; the caller's unless said. */
    language: z.enum(languages).optional(),
    copy_of: z.union([z.enum(maturityFrameworks), z.uuid()]).optional(),
  }),
  refusals: [sourceUnknown, tooManyFrameworks],
});

/** The draft with everything around it; what readers get of an edition is `readFramework`'s. */
export const readOwnFramework = endpoint({
  ...answering,
  method: 'GET',
  path: '/maturity/framework/:id/draft/',
  params: idParams,
});

/** Writes the draft, all of it: assessments and their editions stay as they are. */
export const changeFramework = endpoint({
  ...answering,
  method: 'PATCH',
  path: '/maturity/framework/:id/',
  params: idParams,
  largestBody: ownContentLimits.bytes,
  body: z.strictObject({ version, content: writtenContent }),
});

/** Makes the draft the newest edition: new assessments are by it. */
export const publishFramework = endpoint({
  ...answering,
  method: 'POST',
  path: '/maturity/framework/:id/publish/',
  params: idParams,
  body: seen,
  refusals: [frameworkIncomplete, nothingToPublish],
});

/** Takes a published one out of the offer for new assessments. */
export const retireFramework = endpoint({
  ...answering,
  method: 'POST',
  path: '/maturity/framework/:id/retire/',
  params: idParams,
  body: seen,
});
/** Offers a retired one again. */
export const restoreFramework = endpoint({
  ...answering,
  method: 'POST',
  path: '/maturity/framework/:id/restore/',
  params: idParams,
  body: seen,
});

/** Only what was never published; answered as it was. */
export const deleteFramework = endpoint({
  ...answering,
  method: 'DELETE',
  path: '/maturity/framework/:id/',
  params: idParams,
  body: seen,
});
