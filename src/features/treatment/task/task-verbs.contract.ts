import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { reason, remark } from '#platform/contract/wording.ts';
import { task, taskCalls, taskDetails } from './task.contract.ts';
import type { TaskVerb } from './task.workflow.ts';

const endpoint = endpointsAbout('risk-task');

/** A verb of a task's way: it names the version, answers the task as it is then. */
const verb = <const Name extends TaskVerb, Body extends z.ZodRawShape>(name: Name, body: Body) => ({
  ...taskCalls.verb(name, body),
  access: 'user' as const,
  response: oneOf(task),
});

/** Ticks off the checklist, and says how long it took: by whoever is to do it, too. */
export const recordProgress = endpoint(
  verb('progress', {
    checklist: z.optional(taskDetails.shape.checklist),
    spent_h: z.optional(taskDetails.shape.spent_h),
  }),
);
export const startTask = endpoint(verb('start', {}));
export const blockTask = endpoint(verb('block', { reason }));
export const unblockTask = endpoint(verb('unblock', {}));
export const submitTask = endpoint(verb('submit', { note: remark.optional() }));
export const finishTask = endpoint(verb('finish', { note: remark.optional() }));
export const approveTask = endpoint(verb('approve', { note: remark.optional() }));
export const returnTask = endpoint(verb('return', { note: remark }));
/** A recurring one ends with it. */
export const cancelTask = endpoint(verb('cancel', { reason }));
export const reopenTask = endpoint(verb('reopen', { note: remark.optional() }));
export const restoreTask = endpoint({ ...verb('restore', {}), access: 'admin' });
