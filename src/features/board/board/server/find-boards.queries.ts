import { sql } from 'drizzle-orm';
import type { Page } from '#platform/contract/endpoint.ts';
import { shownPage } from '#platform/server/database/capped-page.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { findRecordPage } from '#platform/server/record/record-page.ts';
import { shownRow } from '#platform/server/record/record-presenter.ts';
import type { StoredRow } from '#platform/server/record/record-select.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { usualFilters } from '#features/workspace/record-list/server/shared/record-filter.queries.ts';
import type { BoardQuery, BoardRow } from '../board.contract.ts';
import { boardRecord } from '../board.record.ts';
import { boards } from './shared/board-record.service.ts';
import { boardsSeenBy, roleOn } from './shared/board-visibility.queries.ts';

/** The boards that whoever calls sees, narrowed as was asked. */
export async function findBoards(
  call: Pick<Call, 'db' | 'actor'>,
  query: BoardQuery,
): Promise<Page<BoardRow>> {
  const viewer = viewerOf(call.actor);
  const conditions = [
    boardsSeenBy(viewer),
    ...usualFilters(boards.place, call, query),
    ...(query.member === undefined ? [] : [sql`${roleOn(viewer)} is not null`]),
  ];
  const page = await findRecordPage<StoredRow<typeof boardRecord> & Pick<BoardRow, 'role' | 'subscribed'>>(
    boards,
    call,
    conditions,
    query,
  );
  return shownPage(page, (row) => ({
    ...shownRow(boardRecord, row),
    role: row.role,
    subscribed: row.subscribed,
  }));
}
