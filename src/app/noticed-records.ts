import type { NoticedRecords } from '#features/collaboration/notification/server/shared/noticed-record.queries.ts';
import { noticedAccountRequests } from '#features/identity/account-request/server/shared/account-request.queries.ts';
import { ownAccounts } from '#features/identity/person/server/own-account.queries.ts';
import { noticedBoards } from '#features/board/board/server/board-notice.service.ts';
import { withheldBoards } from '#features/board/board/server/withheld-board.queries.ts';
import { withheldCards } from '#features/board/card/server/withheld-card.queries.ts';
import type { WithheldRecords } from '#features/organisation/activity-log/server/shared/withheld-record.queries.ts';
import { noticedImports } from '#features/risk/import/server/noticed-import.queries.ts';
import { noticedControlTests } from '#features/treatment/control-test/server/control-test-source.queries.ts';
import { noticedIndicators } from '#features/treatment/indicator/server/indicator-source.queries.ts';
import { commentedRecords } from './commented-records.ts';

/** Every type of record that people are told of: what they comment on, and what stands here besides. */
export const noticedRecords: readonly NoticedRecords[] = [
  ...Object.values(commentedRecords),
  ownAccounts,
  noticedAccountRequests,
  noticedImports,
  noticedControlTests,
  noticedIndicators,
  noticedBoards,
];

/** Every type of record that not every Admin sees: of acts about those that the reader does not see, the log withholds what was said. */
export const withheldRecords: readonly WithheldRecords[] = [withheldBoards, withheldCards];
