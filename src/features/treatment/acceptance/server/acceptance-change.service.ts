import { sql } from 'drizzle-orm';
import { one } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { recordsOf } from '#platform/server/workflow/records.ts';
import type { Acceptance } from '../acceptance.contract.ts';
import { acceptanceWorkflow } from '../acceptance.workflow.ts';
import { factsOf, toAcceptance } from './acceptance.presenter.ts';
import {
  findAcceptanceToChange,
  ownColumns,
  type StoredAcceptance,
  type StoredHead,
} from './acceptance.queries.ts';
import { acceptanceTable } from './acceptance.table.ts';

export const shownTo = ({ actor, db }: Call, row: StoredAcceptance): Acceptance =>
  toAcceptance(row, actor, db.now);

/** Acceptances as verbs take and change them. */
export const acceptances = recordsOf({
  type: 'acceptance',
  workflow: acceptanceWorkflow,
  table: acceptanceTable,
  findToChange: findAcceptanceToChange,
  factsOf,
  shownTo,
  historyOf: (_: Call, row: StoredAcceptance) => ({
    risks: row.risks.map(({ ref }) => ref),
    approver: row.approver_name,
    second_approver: row.second_approver_name,
    justification: row.justification,
    conditions: row.conditions,
    starts_on: row.starts_on,
    expires_on: row.expires_on,
    status: row.status,
    sha256: row.sha256,
  }),
  write: async (db, before, assignments) => ({
    ...before,
    ...one(
      await db.query<StoredHead>(sql`with a as (
        update acceptance set version = version + 1, ${assignments} where org_id = ${db.org_id} and id = ${before.id} returning *
      ) select ${ownColumns} from a`),
    ),
  }),
});
