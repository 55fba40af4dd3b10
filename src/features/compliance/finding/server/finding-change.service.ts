import type { Call } from '#platform/server/http/serve.ts';
import { recordsOf } from '#platform/server/workflow/records.ts';
import type { Finding } from '../finding.contract.ts';
import { findingInHistory } from '../finding-history.rules.ts';
import { findingWorkflow } from '../finding.workflow.ts';
import { tellOfChange } from './finding-notice.service.ts';
import { factsOf, toFinding } from './finding.presenter.ts';
import { findFindingToChange, writeFinding, type StoredFinding } from './finding.queries.ts';
import { findingTable } from './finding.table.ts';

/** A finding as whoever changed it sees it then. */
export const shownTo = ({ actor, db, language }: Call, stored: StoredFinding): Finding =>
  toFinding(stored, actor, db.now, language);

/** Findings as verbs take and change them. */
export const findings = recordsOf({
  type: 'finding',
  workflow: findingWorkflow,
  table: findingTable,
  findToChange: findFindingToChange,
  factsOf,
  shownTo,
  historyOf: (call: Call, row: StoredFinding) => findingInHistory(shownTo(call, row)),
  write: writeFinding,
  tell: tellOfChange,
});
