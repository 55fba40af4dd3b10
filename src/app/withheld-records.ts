import { withheldBoards } from '#features/board/board/server/withheld-board.queries.ts';
import { withheldCards } from '#features/board/card/server/withheld-card.queries.ts';
import type { WithheldRecords } from '#features/organisation/activity-log/server/shared/withheld-record.queries.ts';

/** Every type of record that not every Admin sees. */
export const withheldRecords: readonly WithheldRecords[] = [withheldBoards, withheldCards];
