import * as z from 'zod';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { digits, idParams, version } from '#platform/contract/paging.ts';
import { recordCalls } from '#platform/contract/record/record-calls.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { line, reason, remark } from '#platform/contract/wording.ts';
import { taskStatuses } from '#features/treatment/task/task-status.contract.ts';
import { neighbourUnknown } from '#features/board/board/board-part.contract.ts';
import { taskParentName } from '#features/treatment/task/task.contract.ts';
import { taskWorkflow } from '#features/treatment/task/task.workflow.ts';
import { cardRecord } from './card.record.ts';
import {
  cardPersonUnknown,
  cardWorkflow,
  coverFileUnknown,
  coverUnreadable,
  droppedVerbNames,
  labelUnknown,
  listFull,
  listUnknown,
  personFull,
  taskOnBoard,
  taskUnknown,
} from './card.workflow.ts';

/** `overdue`: its day is over, and it is not done. */
export const cardFlags = ['overdue', 'due_soon'] as const;

/** What it is, where it is a task. */
const cardTask = z.object({
  id: z.uuid(),
  ref: z.string(),
  version: z.int(),
  status: z.enum(taskStatuses),
});

const beside = {
  list_id: z.uuid(),
  /** Its own, or that of its task. */
  title: z.string(),
  task: cardTask.nullable(),
  checklist_done: z.int(),
  checklist_total: z.int(),
  comment_count: z.int(),
  file_count: z.int(),
  /** The picture that its tile shows. */
  cover_id: z.uuid().nullable(),
  /** That of its task. */
  department: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  flags: z.array(z.enum(cardFlags)),
};
/** A card as it stands in its list. */
export const tile = cardRecord.row.extend(beside);
export type Tile = z.infer<typeof tile>;
const card = cardRecord.whole.extend({
  board_id: z.uuid(),
  ...beside,
  /** The file on it that its cover was drawn of. */
  cover_of: z.uuid().nullable(),
  /** With what it belongs to. */
  task: cardTask.extend({ parent: taskParentName.nullable() }).nullable(),
});
export type Card = z.infer<typeof card>;

/** A list with the first of its cards, in their order. */
const filledList = z.object({
  id: z.uuid(),
  /** How many there are, of those that were asked for. */
  count: z.int(),
  cards: z.array(tile),
});
export type FilledList = z.infer<typeof filledList>;

const foundCard = z.object({
  id: z.uuid(),
  ref: z.string(),
  title: z.string(),
  board: z.object({ id: z.uuid(), name: z.string() }),
});
export type FoundCard = z.infer<typeof foundCard>;

/** Which cards of a board are asked for. */
export const cardQuery = z.strictObject({
  /** Of one list, and of it those behind a card. */
  list_id: z.uuid().optional(),
  after: z.uuid().optional(),
  /** Of each list. */
  limit: z._default(digits(1, 200), 30),
  label: z.uuid().optional(),
  /** `me`, or somebody's id. */
  person: z.union([z.literal('me'), z.uuid()]).optional(),
  due: z.enum(['overdue', 'week', 'none']).optional(),
  q: z.string().trim().max(100).optional(),
});
export type CardQuery = z.output<typeof cardQuery>;

const endpoint = endpointsAbout('board-card');
const calls = recordCalls(cardWorkflow, '/scrumboard/boards/:board_id/cards/', cardRecord);
const boardParams = z.strictObject({ board_id: z.uuid() });
const params = z.strictObject({ board_id: z.uuid(), id: z.uuid() });
const response = oneOf(card);
const one = { access: 'user', params, response } as const;
const details = cardRecord.details;
/** Where it is put: before or after a card of the list; at the end where neither is named. */
const place = { before: z.uuid().optional(), after: z.uuid().optional() };

/** What the verbs of its task refuse. */
const taskRefusals = droppedVerbNames.flatMap((verb) => taskWorkflow.refusals(verb));

export const listCards = endpoint({
  method: 'GET',
  path: '/scrumboard/boards/:board_id/cards/',
  access: 'user',
  params: boardParams,
  query: cardQuery,
  response: listOf(filledList),
});
/** Cards of their own, wherever one sees them, by their reference or title. One that is a task is found as the task. */
export const searchCards = endpoint({
  method: 'GET',
  path: '/scrumboard/cards/',
  access: 'user',
  query: z.strictObject({
    q: z.string().trim().min(1).max(100),
    limit: z._default(digits(1, 50), 10),
  }),
  response: listOf(foundCard),
});
/** On which board a card is, of its own or a task. */
export const findCard = endpoint({
  method: 'GET',
  path: '/scrumboard/cards/:id/',
  access: 'user',
  params: idParams,
  response: oneOf(foundCard),
  refusals: [notFound],
});
export const readCard = endpoint({ ...calls.read, ...one });
export const readCardHistory = endpoint({ ...calls.history, params });
/** A card of its own, or one that is a task. */
export const addCard = endpoint({
  ...calls.add,
  access: 'user',
  params: boardParams,
  body: z.union([
    details
      .partial()
      .required({ title: true })
      .extend({ title: line(1, 200), list_id: z.uuid(), ...place }),
    z.strictObject({ task_id: z.uuid(), list_id: z.uuid(), ...place }),
  ]),
  response,
  refusals: [
    listUnknown,
    listFull,
    personFull,
    neighbourUnknown,
    labelUnknown,
    cardPersonUnknown,
    taskUnknown,
    taskOnBoard,
  ],
});
export const changeCard = endpoint({
  ...calls.edit,
  ...one,
  body: details.partial().extend({ title: line(1, 200).optional(), version }),
});
/** Draws the cover of a card anew, of a picture that hangs on it, or takes it away. */
export const setCardCover = endpoint({
  ...calls.edit,
  ...one,
  method: 'PUT',
  path: '/scrumboard/boards/:board_id/cards/:id/cover/',
  body: z.strictObject({ version, file_id: z.uuid().nullable() }),
  refusals: [...calls.edit.refusals, coverFileUnknown, coverUnreadable],
});
/** The cover of a card, by whoever sees that: another cover has another id. */
export const readCardCover = endpoint({
  method: 'GET',
  path: '/scrumboard/boards/:board_id/cards/:id/cover/:cover_id/',
  access: 'user',
  params: z.strictObject({ ...params.shape, cover_id: z.uuid() }),
  response: { shape: 'file', item: z.unknown() },
});
/** Puts it elsewhere, and runs what leads its task there: one verb or two, in one. A word that one of them asks for comes along. */
export const moveCard = endpoint({
  ...calls.verb('move', { list_id: z.uuid(), ...place, reason: reason.optional(), note: remark.optional() }),
  ...one,
  refusals: [...cardWorkflow.refusals('move'), neighbourUnknown, ...taskRefusals],
});
/** A task is made of it; it shows that from then on. */
export const makeTaskOfCard = endpoint({ ...calls.verb('become', {}), ...one });
export const archiveCard = endpoint({ ...calls.verb('archive', {}), ...one });
export const reopenCard = endpoint({ ...calls.verb('reopen', {}), ...one });
export const deleteCard = endpoint({ ...calls.delete, ...one, body: z.strictObject({ version }) });
/** Takes a deletion back. */
export const restoreCard = endpoint({ ...calls.verb('restore', {}), ...one });
