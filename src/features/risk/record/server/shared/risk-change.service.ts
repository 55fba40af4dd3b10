import { sql } from 'drizzle-orm';
import { one } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { recordsOf } from '#platform/server/workflow/records.ts';
import type { Risk } from '../../risk.contract.ts';
import { riskInHistory } from '../../risk-history.rules.ts';
import { riskWorkflow } from '../../risk.workflow.ts';
import { riskTable } from '../risk.table.ts';
import { tellOfChange } from './risk-notice.service.ts';
import { toRisk } from './risk.presenter.ts';
import { findRiskToChange, readRisks, riskColumns, riskJoins, type StoredRisk } from './risk.queries.ts';

const toCaller = ({ actor, db }: Call, row: StoredRisk): Risk => toRisk(row, actor, db.now);

/** Risks as verbs take and change them. */
export const risks = recordsOf({
  type: 'risk',
  workflow: riskWorkflow,
  table: riskTable,
  findToChange: findRiskToChange,
  factsOf: (row: StoredRisk) => row,
  shownTo: toCaller,
  historyOf: (call: Call, row: StoredRisk) => riskInHistory(toCaller(call, row)),
  // What somebody overrode holds until the next review, whenever that is.
  following: ({ residual_basis }, columns) =>
    'review_on' in columns && !('residual_lapses_on' in columns) && residual_basis === 'override'
      ? { residual_lapses_on: columns.review_on }
      : {},
  tell: tellOfChange,
  write: async (db, before, assignments) =>
    one(
      await readRisks<StoredRisk>(
        db,
        (models) => sql`with r as (
        update risk set version = version + 1, ${assignments} where org_id = ${db.org_id} and id = ${before.id} returning *
      ) select ${riskColumns}, ${models} from r ${riskJoins}`,
      ),
    ),
});
