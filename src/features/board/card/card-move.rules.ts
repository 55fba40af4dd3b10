import type { TaskStatus } from '#features/treatment/task/task-status.contract.ts';
import { taskWorkflow, type TaskVerb } from '#features/treatment/task/task.workflow.ts';

/** The verbs that a drop runs, and the word that each asks for. What only an editor of the task does, and what asks for more than a word,
 *  is not done by dropping. */
export const droppedVerbs = {
  start: undefined,
  unblock: undefined,
  submit: undefined,
  finish: undefined,
  approve: undefined,
  return: 'note',
  block: 'reason',
  cancel: 'reason',
  reopen: undefined,
} as const satisfies Partial<Record<TaskVerb, 'note' | 'reason' | undefined>>;
export type DroppedVerb = keyof typeof droppedVerbs;
export const droppedVerbNames = Object.keys(droppedVerbs) as DroppedVerb[];

/** What takes a task up: after one of these a drop goes on. */
const beginnings: readonly DroppedVerb[] = ['start', 'unblock', 'reopen'];

const stepsFrom = (at: TaskStatus): { verb: DroppedVerb; to: TaskStatus }[] =>
  droppedVerbNames
    .filter((verb) => taskWorkflow.startsIn(verb, at))
    .flatMap((verb) => {
      const to = taskWorkflow.leadsTo(verb, at);
      return to === undefined ? [] : [{ verb, to }];
    });

/** The ways of a task from where it stands to where a list says its tasks stand, those of one verb first. It may be started and finished by
 *  one drop; nothing is ended to be begun anew. */
export function waysTo(from: TaskStatus, to: TaskStatus): DroppedVerb[][] {
  const direct = stepsFrom(from).filter((step) => step.to === to);
  const byTwo = stepsFrom(from)
    .filter(({ verb }) => beginnings.includes(verb))
    .flatMap((first) =>
      stepsFrom(first.to)
        .filter((step) => step.to === to)
        .map(({ verb }) => [first.verb, verb]),
    );
  return [...direct.map(({ verb }) => [verb]), ...(from === to ? [] : byTwo)];
}
