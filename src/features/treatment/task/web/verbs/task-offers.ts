import { furtherOffers, type VerbOffer } from '#platform/web/workflow/verb-offers.ts';
import type { Task } from '../../task.contract.ts';
import type { TaskVerb } from '../../task.workflow.ts';

type Offered = Pick<Task, 'permissions'>;

/** The one thing to do next, by the status the task is in; nothing where this person has nothing to do. */
export const mainVerb = ({ permissions }: Offered): TaskVerb | undefined =>
  (['restore', 'approve', 'submit', 'finish', 'unblock', 'start'] as const).find((verb) =>
    permissions.can.includes(verb),
  );

/** Verbs in the order of the menu. */
const inMenu: readonly TaskVerb[] = [
  'edit',
  'progress',
  'return',
  'block',
  'start',
  'unblock',
  'finish',
  'reopen',
  'cancel',
  'delete',
];

/** Everything else this person may do. */
export const furtherVerbs = (
  { permissions }: Offered,
  main: TaskVerb | undefined,
): VerbOffer<TaskVerb, never>[] => furtherOffers(inMenu, permissions.can, main);
