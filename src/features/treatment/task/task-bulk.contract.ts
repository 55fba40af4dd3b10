import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { version } from '#platform/contract/paging.ts';
import { assigneeUnknown, reviewerUnknown, taskDetails } from './task.contract.ts';

const { assignee_ids, reviewer_id, priority, start_on, due_on } = taskDetails.shape;

/** What may be set on many tasks at once; what is left out stays. */
export const bulkSet = z.strictObject({
  assignee_ids: z.optional(assignee_ids),
  reviewer_id: z.optional(reviewer_id),
  priority: z.optional(priority),
  start_on: z.optional(start_on),
  due_on: z.optional(due_on),
});
export type BulkSet = z.output<typeof bulkSet>;

/** A task as the caller saw it; a `set` of its own comes before the common one, field by field. */
const chosen = z.strictObject({ id: z.uuid(), version, set: bulkSet.optional() });
export type Chosen = z.output<typeof chosen>;

export const mostTasks = 200;
export const bulkChange = z.strictObject({
  tasks: z
    .array(chosen)
    .min(1)
    .max(mostTasks)
    .refine((tasks) => new Set(tasks.map(({ id }) => id)).size === tasks.length, 'named_twice'),
  set: bulkSet.optional(),
  /** Tells what would happen, and writes nothing. */
  dry_run: z.boolean().optional(),
});

const bulkOutcome = z.object({
  id: z.uuid(),
  ref: z.string().nullable(),
  result: z.enum(['changed', 'same', 'refused']),
  /** Why not: the code of a refusal. */
  code: z.string().nullable(),
  /** The version it has now. */
  version: z.int().nullable(),
  changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
});
export type BulkOutcome = z.infer<typeof bulkOutcome>;

/** What became of each task, in the order they were sent. `undo` is the body of the call that takes it back. */
export const bulkReply = z.object({
  changed: z.int(),
  same: z.int(),
  refused: z.int(),
  results: z.array(bulkOutcome),
  undo: z.object({ tasks: z.array(chosen) }).nullable(),
});
export type BulkReply = z.infer<typeof bulkReply>;

const endpoint = endpointsAbout('risk-task');

/** Changes many tasks in one act. Each task that cannot be changed says why; the others are. */
export const changeManyTasks = endpoint({
  method: 'POST',
  path: '/task/bulk/',
  access: 'user',
  body: bulkChange,
  response: oneOf(bulkReply),
  refusals: [assigneeUnknown, reviewerUnknown],
});
