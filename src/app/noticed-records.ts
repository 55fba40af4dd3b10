import type { NoticedRecords } from '#features/collaboration/notification/server/shared/noticed-record.queries.ts';
import { noticedAccountRequests } from '#features/identity/account-request/server/shared/account-request.queries.ts';
import { ownAccounts } from '#features/identity/person/server/own-account.queries.ts';
import { noticedBoards } from '#features/board/board/server/board-notice.service.ts';
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
