import { sql, type SQL } from 'drizzle-orm';
import { notFound } from '#platform/contract/refusal.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Change } from '#platform/server/log/act.ts';
import { record } from '#platform/server/log/activity.ts';
import type { Board } from '../../board.contract.ts';
import { boards, type StoredBoard } from './board-record.service.ts';

/** The board whose lists and labels whoever calls arranges, locked: those who arrange one take turns. */
export async function arrange(call: Call, id: string): Promise<StoredBoard> {
  const row = (await boards.findToChange(call.db, call.actor, id)) ?? refuse(notFound);
  boards.expectVerb(call, row, 'arrange');
  return row;
}

/** Those who put cards somewhere on a board take turns, also with those who arrange its lists. Asked for before anything else is locked:
 *  what a task belongs to, the task, then its card. Whoever makes a card of a new task goes on meanwhile. */
export const takeTurnOn = (db: TenantDb, board: string): Promise<unknown> =>
  db.query(sql`select from board b where b.org_id = ${db.org_id} and b.id = ${board} for no key update`);

/** The board on which whoever calls puts cards, in their turn. */
export async function arrangeCards(call: Call, id: string): Promise<StoredBoard> {
  const [, board] = await Promise.all([takeTurnOn(call.db, id), boards.expect(call, id)]);
  boards.expectVerb(call, board, 'arrange');
  return board;
}

/** A part of the board with the version that was sent; refused where it is not there (404) or is another one by now (409). */
export function partOf<Part extends { id: string; version: number }>(
  call: Call,
  board: StoredBoard,
  parts: readonly Part[],
  { id, version }: { id: string; version: number },
): Part {
  const part = parts.find((one) => one.id === id) ?? refuse(notFound);
  if (part.version !== version)
    expectVersion({ ...boards.shownTo(call, board), version: part.version }, version);
  return part;
}

/** Records what was done to a part of a board, and answers the board as it is now. */
export async function arranged(
  call: Call,
  board: StoredBoard,
  action: string,
  changes: Change[],
): Promise<Board> {
  record(call.db, call.by, { action, objects: boards.objectOf(board), changes });
  return boards.shownTo(call, (await boards.find(call.db, call.actor, board.id)) ?? refuse(notFound));
}

/** The columns of every change of a part. */
export const touched = ({ db, actor }: Call): SQL =>
  sql`version = version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${actor.id}`;
