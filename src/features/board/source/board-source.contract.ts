import * as z from 'zod';
import { endpointsAbout, listOf } from '#platform/contract/endpoint.ts';
import { refusal } from '#platform/contract/refusal.ts';

/** What a board may be in step with: the tasks of an improvement plan; those of an assessment of compliance, or of its open findings alone;
 *  those of the plans for the gaps of an assessment of maturity; the open ones of whoever asks. */
export const pickedKinds = ['plan', 'assessment', 'findings', 'roadmap'] as const;
export const sourceKinds = [...pickedKinds, 'mine'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** A board is in step with so many at most. */
export const mostSources = 20;
export const sourcesFull = refusal('sources_full', 422);
/** There is no such thing, or none that the caller sees. */
export const sourceUnknown = refusal('source_unknown', 400, 'id');
export const sourceThere = refusal('source_there', 409, 'id');

const source = z.object({
  id: z.uuid(),
  kind: z.enum(sourceKinds),
  /** Its name, and where it is read: null for whoever may not see it. Of somebody's tasks, the somebody. */
  ref: z.string().nullable(),
  title: z.string().nullable(),
  link: z.string().nullable(),
});
export type BoardSource = z.infer<typeof source>;

const endpoint = endpointsAbout('board');
const path = '/scrumboard/boards/:board_id/from/';
const params = z.strictObject({ board_id: z.uuid() });
const arranging = { access: 'user', verb: 'board.arrange', response: listOf(source) } as const;

/** What a board is in step with. */
export const listSources = endpoint({
  method: 'GET',
  path,
  access: 'user',
  params,
  response: listOf(source),
});
/** What of a kind whoever calls sees, found by its reference and title: the latest first, and no more than a list to choose from shows. */
export const listSourceChoices = endpoint({
  method: 'GET',
  path: '/scrumboard/source/',
  access: 'user',
  query: z.strictObject({ kind: z.enum(pickedKinds), q: z.string().trim().max(100).optional() }),
  response: listOf(z.object({ id: z.uuid(), ref: z.string(), title: z.string() })),
});
/** Makes cards of the tasks of something, and keeps them in step: a task that is added to it later has a card, one that leaves it loses it. */
export const addSource = endpoint({
  ...arranging,
  method: 'POST',
  path,
  params,
  body: z.strictObject({
    kind: z.enum(sourceKinds),
    /** The plan or the assessment; none of one's own tasks. */
    id: z.uuid().optional(),
  }),
  refusals: [sourceUnknown, sourceThere, sourcesFull],
});
/** Its cards go, but those that people put there; or all stay, and follow it no more. */
export const removeSource = endpoint({
  ...arranging,
  method: 'DELETE',
  path: '/scrumboard/boards/:board_id/from/:source_id/',
  params: params.extend({ source_id: z.uuid() }),
  body: z.strictObject({ keep_cards: z.boolean().optional() }),
});
