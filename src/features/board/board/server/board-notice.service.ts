import type { Call } from '#platform/server/http/serve.ts';
import type { NoticedRecords } from '#features/collaboration/notification/server/shared/noticed-record.queries.ts';
import { recordNotices } from '#features/collaboration/notification/server/shared/record-notice.service.ts';
import { sql } from 'drizzle-orm';
import { pathOfBoard } from '../board-path.rules.ts';
import type { Board } from '../board.contract.ts';
import { boardSeenBy, isPrivateBoard } from './shared/board-visibility.queries.ts';

type Told = Pick<Board, 'id' | 'ref' | 'name' | 'admins' | 'members' | 'viewers'>;

const tell = recordNotices('board', pathOfBoard);

const named = ({ admins, members, viewers }: Told): string[] =>
  [...admins, ...members, ...viewers].map(({ id }) => id);

/** Tells those whom a board names now and did not name before. */
export function tellNamed(call: Call, board: Told, before?: Told): void {
  const were = before === undefined ? [] : named(before);
  const { id, ref, name: title } = board;
  const fresh = named(board).filter((person) => !were.includes(person));
  tell(call, { id, ref, title }, 'invited', fresh, { about: 'board' });
}

/** Boards as people are told of them. */
export const noticedBoards: NoticedRecords = {
  type: 'board',
  select: (db, viewer, id) => sql`select from board b where ${boardSeenBy(db, viewer, id)}`,
  isPrivate: isPrivateBoard,
};
