import { refusal } from '#platform/contract/refusal.ts';
import { workflow, type Guard, type Right } from '#platform/contract/workflow.ts';
import type { TaskVerb } from '#features/treatment/task/task.workflow.ts';
import { boardAdmin, boardMember, type BoardFacts } from '#features/board/board/board.workflow.ts';

/** Done with: out of sight, and kept. */
export const cardStatuses = ['active', 'archived'] as const;
export type CardStatus = (typeof cardStatuses)[number];

/** What the workflow needs to know of a card: also of its board. */
export interface CardFacts extends Pick<BoardFacts, 'visibility' | 'admin_ids' | 'member_ids'> {
  status: CardStatus;
  /** Whether anything changes on its board. */
  board_open: boolean;
  /** Whether it is a task. */
  is_task: boolean;
  deleted_at: string | null;
}

const onBoard =
  (right: Right<BoardFacts>): Right<CardFacts> =>
  (actor, card, now) =>
    right(actor, { ...card, status: 'active' }, now);
/** Those who look after its board, and those who work on it. */
const cardAdmin = onBoard(boardAdmin);
const cardMember = onBoard(boardMember);
const workers = [cardAdmin, cardMember];

/** Nothing changes on a board that was archived. */
export const boardArchived = refusal('board_archived', 422);
/** What a task says of itself is changed on the task. */
export const cardIsTask = refusal('card_is_task', 422);
/** The list holds as many as it is to hold. */
export const listFull = refusal('list_full', 422, 'list_id');
/** Somebody who works on it has as many cards in the list as a person is to have. */
export const personFull = refusal('person_full', 422, 'list_id');
export const listUnknown = refusal('list_unknown', 400, 'list_id');
export const labelUnknown = refusal('label_unknown', 400, 'label_ids');
export const cardPersonUnknown = refusal('person_unknown', 400, 'member_ids');
/** The task has no way to where the list says its tasks stand. */
export const noWayThere = refusal('no_way_there', 422, 'list_id');
/** The verb that the task needs for it asks for a word: `reason` or `note`. */
export const wordsMissing = refusal('words_missing', 422, 'reason');
/** A task has one card on a board. */
export const taskOnBoard = refusal('task_on_board', 409, 'task_id');
/** No such file hangs on the card, or it is still to be scanned. */
export const coverFileUnknown = refusal('cover_file_unknown', 400, 'file_id');
/** It is no picture that can be drawn. */
export const coverUnreadable = refusal('cover_unreadable', 422, 'file_id');
export const taskUnknown = refusal('task_unknown', 400, 'task_id');

const boardOpen: Guard<CardFacts> = { refusal: boardArchived, holds: ({ board_open }) => board_open };
const isFree: Guard<CardFacts> = { refusal: cardIsTask, holds: ({ is_task }) => !is_task };

/** The way of a card. One that is a task goes the task's way besides. */
export const cardWorkflow = workflow('card', {
  facts: {} as CardFacts,
  statuses: cardStatuses,
  verbs: {
    edit: {
      from: 'active',
      by: workers,
      needs: [boardOpen],
      mayRefuse: [cardIsTask, labelUnknown, cardPersonUnknown],
    },
    move: {
      from: 'active',
      by: workers,
      needs: [boardOpen],
      mayRefuse: [listUnknown, listFull, personFull, noWayThere, wordsMissing],
    },
    /** A task is made of it, and it is that task from then on. */
    become: { from: 'active', by: workers, needs: [boardOpen, isFree] },
    archive: { from: 'active', to: 'archived', by: workers, needs: [boardOpen] },
    reopen: {
      from: 'archived',
      to: 'active',
      by: workers,
      needs: [boardOpen],
      mayRefuse: [listFull, personFull],
    },
    delete: { from: 'any', by: workers, needs: [boardOpen] },
    restore: { from: 'deleted', by: workers, needs: [boardOpen], mayRefuse: [taskOnBoard] },
  },
});
export type CardVerb = (typeof cardWorkflow.verbs)[number];

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
