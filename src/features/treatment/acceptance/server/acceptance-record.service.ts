import { storedRecords } from '#platform/server/record/stored-records.ts';
import { acceptanceRecord } from '../acceptance.record.ts';
import { acceptanceWorkflow } from '../acceptance.workflow.ts';
import { toAcceptance } from './acceptance.presenter.ts';
import {
  besideInRow,
  besideInWhole,
  findRisksOf,
  namedRisks,
  thisAcceptance,
  type BesideAcceptance,
} from './acceptance.queries.ts';
import { acceptanceCounterTable, acceptanceTable } from './acceptance.table.ts';

/** Acceptances, as they are read and as verbs take and change them. */
export const acceptances = storedRecords(acceptanceRecord)<BesideAcceptance>()({
  workflow: acceptanceWorkflow,
  table: acceptanceTable,
  counter: acceptanceCounterTable,
  as: 'a',
  references: { risks: namedRisks },
  further: { row: () => besideInRow, whole: () => besideInWhole },
  complete: async ({ db }, row) => ({ ...row, live: await findRisksOf(db, row.id) }),
  seenBy: thisAcceptance,
  factsOf: (row) => row,
  shownTo: ({ actor, db }, row) => toAcceptance(row, actor, db.now),
});
