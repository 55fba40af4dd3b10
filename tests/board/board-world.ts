import type { Body } from '#platform/contract/endpoint.ts';
import { addBoard, readBoard, type Board } from '#features/board/board/board.contract.ts';
import { addList } from '#features/board/board/board-part.contract.ts';
import { addCard, listCards, type Card } from '#features/board/card/card.contract.ts';
import type { TaskStatus } from '#features/treatment/task/task-status.contract.ts';
import type { Caller } from '#tests/world/caller.ts';

/** Lists as most boards have them, and where the tasks of their cards stand. */
const usual: readonly (readonly [name: string, task_status: TaskStatus | null])[] = [
  ['Ideas', null],
  ['To do', 'todo'],
  ['Doing', 'in_progress'],
  ['Done', 'done'],
];

/** A board of four lists; it is its maker's. */
export async function boardOf(who: Caller, more: Partial<Body<typeof addBoard>> = {}): Promise<Board> {
  const { id } = (await who.calls(addBoard, { body: { name: 'Week of IT', ...more } })).data;
  for (const [name, task_status] of usual)
    await who.calls(addList, { params: { id }, body: { name, task_status } });
  return (await who.calls(readBoard, { params: { id } })).data;
}

export const listNamed = ({ lists }: Board, name: string): string =>
  lists.find((list) => list.name === name)?.id ?? '';

export async function cardIn(
  who: Caller,
  board: Board,
  list: string,
  title: string,
  more: { due_on?: string; member_ids?: string[] } = {},
): Promise<Card> {
  const body = { title, list_id: listNamed(board, list), ...more };
  return (await who.calls(addCard, { params: { board_id: board.id }, body })).data;
}

/** What stands in each list, in its order. */
export async function shownOn(who: Caller, board: Board): Promise<Record<string, string[]>> {
  const { data } = await who.calls(listCards, { params: { board_id: board.id } });
  const titles = new Map(data.map(({ id, cards }) => [id, cards.map(({ title }) => title)]));
  return Object.fromEntries(board.lists.map(({ id, name }) => [name, titles.get(id) ?? []]));
}

/** The card of a task, in a list. */
export async function taskOn(who: Caller, board: Board, list: string, task_id: string): Promise<Card> {
  const body = { task_id, list_id: listNamed(board, list) };
  return (await who.calls(addCard, { params: { board_id: board.id }, body })).data;
}

/** What a drop of a card into a list sends. */
export const drop = (
  board: Board,
  { id, version }: Pick<Card, 'id' | 'version'>,
  list: string,
  more: object = {},
) => ({
  params: { board_id: board.id, id },
  body: { version, list_id: listNamed(board, list), ...more },
});
