import type { TaskStatus } from '#features/treatment/task/task-status.contract.ts';
import { taskWorkflow } from '#features/treatment/task/task.workflow.ts';
import { droppedVerbNames, type DroppedVerb } from './card.workflow.ts';

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
