import {
  filesForComments,
  filesOfComments,
} from '#features/collaboration/comment/server/shared/comment-file.queries.ts';
import type {
  FileDestination,
  FileHolder,
} from '#features/collaboration/file/server/shared/file-holder.queries.ts';
import {
  evidenceDestinations,
  filesOfEvidence,
} from '#features/treatment/evidence/server/evidence-file.queries.ts';
import { filesOfRisks } from '#features/risk/file/server/risk-file.queries.ts';
import { filesOfCards } from '#features/board/card/server/card-file.queries.ts';
import { taskParents } from '#app/task-parents.ts';
import { commentedRecords } from '#app/commented-records.ts';
import { evidenceHolders } from './evidence-holders.ts';

const commented = Object.values(commentedRecords);

/** Everything that files hang on. A feature adds its own with one line. */
export const fileHolders: readonly FileHolder[] = [
  ...commented.map(filesOfComments),
  filesOfEvidence,
  filesOfRisks,
  filesOfCards(taskParents),
];

/** What files come in for before they hang on anything. */
export const fileDestinations: readonly FileDestination[] = [
  ...commented.map(filesForComments),
  ...evidenceDestinations(evidenceHolders),
];
