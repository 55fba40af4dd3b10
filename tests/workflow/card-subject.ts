import { archiveBoard } from '#features/board/board/board.contract.ts';
import { addList } from '#features/board/board/board-part.contract.ts';
import * as contract from '#features/board/card/card.contract.ts';
import type { Card } from '#features/board/card/card.contract.ts';
import { cardWorkflow, type CardFacts, type CardVerb } from '#features/board/card/card.workflow.ts';
import { addTask } from '#features/treatment/task/task.contract.ts';
import { boardOfTeam, teamOfBoard, type BoardTeam } from './board-subject.ts';
import type { Subject, Team } from './subject.ts';

/** The board of each card that was made, and whether that was archived since. */
const boards = new Map<
  string,
  Pick<CardFacts, 'visibility' | 'admin_ids' | 'member_ids' | 'board_open'> & { id: string }
>();

interface Wanted {
  isTask?: boolean;
  isArchived?: boolean;
  ends?: typeof contract.archiveCard;
}

/** A card on a board of its own. */
const standing =
  ({ isTask = false, isArchived = false, ends }: Wanted) =>
  async (team: Team<BoardTeam>): Promise<string> => {
    const { keeper, member } = team.people;
    const board = await boardOfTeam(team);
    const params = { id: board.id };
    const { lists } = (await keeper.calls.calls(addList, { params, body: { name: 'Ideas' } })).data;
    const list_id = lists[0]?.id ?? '';
    const task = async () =>
      (await member.calls.calls(addTask, { body: { title: 'Count the invoices' } })).data.id;
    const what = isTask ? { task_id: await task() } : { title: 'Count the invoices' };
    const on = { board_id: board.id };
    const { data } = await member.calls.calls(contract.addCard, { params: on, body: { list_id, ...what } });
    if (ends !== undefined)
      await member.calls.calls(ends, { params: { ...on, id: data.id }, body: { version: data.version } });
    if (isArchived) await keeper.calls.calls(archiveBoard, { params, body: { version: board.version } });
    boards.set(data.id, {
      id: board.id,
      visibility: board.visibility,
      admin_ids: board.admins.map((person) => person.id),
      member_ids: board.members.map((person) => person.id),
      board_open: !isArchived,
    });
    return data.id;
  };

const boardOf = (id: string) => {
  const board = boards.get(id);
  if (board === undefined) throw new Error('a card that was not made here');
  return board;
};

export const cardSubject: Subject<BoardTeam, CardVerb, Card, CardFacts> = {
  workflow: cardWorkflow,
  team: teamOfBoard,
  strangers: ['stranger'],
  // Whoever sees the board may take a deletion back, or sees that it was deleted.
  seesDeleted: ['keeper', 'member', 'viewer', 'bystander'],
  addressOf: (id) => ({ board_id: boardOf(id).id }),
  states: {
    active: standing({}),
    'active, a task': standing({ isTask: true }),
    'active, on an archived board': standing({ isArchived: true }),
    archived: standing({ ends: contract.archiveCard }),
    deleted: standing({ ends: contract.deleteCard as never }),
  },
  statesAreApart: true,
  read: contract.readCard,
  factsOf: (row) => ({ ...row, ...boardOf(row.id), is_task: row.task !== null, id: undefined }) as CardFacts,
  sends: {
    edit: () => ({ endpoint: contract.changeCard, body: { label_ids: [] } }),
    move: ({ list_id }) => ({ endpoint: contract.moveCard, body: { list_id } }),
    become: () => ({ endpoint: contract.makeTaskOfCard, body: {} }),
    archive: () => ({ endpoint: contract.archiveCard, body: {} }),
    reopen: () => ({ endpoint: contract.reopenCard, body: {} }),
    delete: () => ({ endpoint: contract.deleteCard, body: {} }),
    restore: () => ({ endpoint: contract.restoreCard, body: {} }),
  },
};
