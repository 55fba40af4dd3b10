import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { personName } from '#platform/contract/person.ts';

/** What one's work asks for: an answer to questions, a decision, something to do, something to look at again. In the order of a day. */
export const workGroups = ['answer', 'decide', 'do', 'review'] as const;
export type WorkGroup = (typeof workGroups)[number];

const workItem = z.object({
  /** What is asked for: `risk_review`. */
  kind: z.string(),
  id: z.uuid(),
  ref: z.string(),
  title: z.string(),
  /** A path of the web app. */
  link: z.string(),
  due_on: z.iso.date().nullable(),
  /** Whoever is away, where it is theirs. */
  in_place_of: z.nullable(personName),
  /** `overdue`, `due_today`, `due_soon` (within seven days), by the organisation's day. */
  flags: z.array(z.enum(['overdue', 'due_today', 'due_soon'])),
});
export type WorkItem = z.infer<typeof workItem>;

export const work = z.object({
  groups: z.array(
    z.object({
      group: z.enum(workGroups),
      count: z.int(),
      /** There is more than was counted. */
      count_is_capped: z.boolean(),
      overdue: z.int(),
      /** The most urgent first. */
      items: z.array(workItem),
    }),
  ),
  /** The organisation's day, by which things are due. */
  today: z.iso.date(),
});
export type Work = z.infer<typeof work>;

/** What a group shows; beyond it, it counts. */
export const mostShown = 50;

/** Everything that waits for the caller, or for those they stand in for. */
export const readWork = endpointsAbout('work')({
  method: 'GET',
  path: '/user/work/',
  access: 'user',
  response: oneOf(work),
});
