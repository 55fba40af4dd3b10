import type { Actor } from '#platform/contract/access.ts';
import { today } from '#platform/contract/today.ts';
import type { Rated } from '#features/risk/model/risk-level.contract.ts';
import type { Risk, RiskRow } from '../../risk.contract.ts';
import { flagsOf } from '../../risk.rules.ts';
import { riskWorkflow } from '../../risk.workflow.ts';
import type { StoredRisk, StoredRow } from './risk.queries.ts';

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
const ratedOrNull = (rated: Rated | null) => rated;

/** The row as the contract tells it; the reply check drops what the contract does not name. */
export const toRow = (row: StoredRow, day: string): RiskRow => ({
  ...row,
  department: named(row.department_id, row.department_name),
  owner: named(row.owner_id, row.owner_name),
  category: named(row.category_id, row.category_name),
  inherent: ratedOrNull(row.inherent),
  tags: row.tags ?? [],
  flags: flagsOf(row, day, row.active_model),
});

/** The risk as this actor is answered it: with what they may do. */
export const toRisk = (row: StoredRisk, actor: Actor, now: Date): Risk => ({
  ...row,
  ...toRow(row, today(now, actor.timezone)),
  raised_by: named(row.raised_by, row.raised_by_name),
  permissions: { can: riskWorkflow.can(actor, row, now) },
});
