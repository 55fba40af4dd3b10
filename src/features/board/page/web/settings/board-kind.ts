import { describedKind } from '#platform/web/record/described-kind.ts';
import { readBoard, readBoardHistory, type Board } from '#features/board/board/board.contract.ts';
import { boardRecord } from '#features/board/board/board.record.ts';

/** A board in its settings. */
export const boardKind = describedKind<Board>({
  record: boardRecord,
  feature: 'board-board',
  read: readBoard,
  history: readBoardHistory,
  refreshes: ['board-card'],
  next: [],
  now: {},
});
