import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { AnyRecord } from '#platform/contract/record/record.ts';
import { addLabel } from '#features/board/board/board-part.contract.ts';
import { addBoard, changeBoard, readBoard, readBoardHistory } from '#features/board/board/board.contract.ts';
import { boardRecord } from '#features/board/board/board.record.ts';
import { changeCard, readCard, readCardHistory } from '#features/board/card/card.contract.ts';
import { cardRecord } from '#features/board/card/card.record.ts';
import { boardOf, cardIn } from '#tests/board/board-world.ts';
import type { Caller } from '#tests/world/caller.ts';

/** A kind of record whose history is compared with what was changed. */
export interface Kind {
  record: AnyRecord;
  /** One of which this field can be changed. */
  make: (field: string) => Promise<{ id: string; board_id?: string }>;
  read: Endpoint;
  change: Endpoint;
  history: Endpoint;
  /** Where any other value will not do. */
  values?: Readonly<Record<string, unknown>>;
}

/** Boards and cards: of a board of `admin`, who looks after it with somebody else. */
export async function kindsOfBoards(
  admin: Caller,
  department_id: string,
  owner: Caller,
): Promise<readonly Kind[]> {
  const board = await boardOf(admin);
  const labelled = await admin.calls(addLabel, {
    params: { id: board.id },
    body: { name: 'Urgent', colour: 'red' },
  });
  return [
    {
      record: boardRecord,
      make: async (field) => {
        const where = { visibility: 'department' as const, department_id };
        const body = { name: 'Week of IT', ...(field === 'department' && where) };
        return (await admin.calls(addBoard, { body })).data;
      },
      read: readBoard,
      change: changeBoard,
      history: readBoardHistory,
      values: { uri: 'another-word', visibility: 'organisation', admins: [admin.id, owner.id] },
    },
    {
      record: cardRecord,
      make: () => cardIn(admin, board, 'Ideas', 'Count the invoices'),
      read: readCard,
      change: changeCard,
      history: readCardHistory,
      values: {
        labels: labelled.data.labels.map(({ id }) => id),
        checklists: [{ name: 'Steps', items: [{ text: 'Ask the bank', done: false }] }],
      },
    },
  ];
}
