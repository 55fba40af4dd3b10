import type { Actor } from '#platform/contract/access.ts';
import { today } from '#platform/contract/today.ts';
import type { Basis, Rated } from '#features/risk/model/risk-level.contract.ts';
import type { ModelLevel } from '#features/risk/model/risk-model.contract.ts';
import type { Risk, RiskRow } from '../../risk.contract.ts';
import { flagsOf } from '../../risk.rules.ts';
import { riskWorkflow } from '../../risk.workflow.ts';
import type { ListedRow, StoredRisk } from './risk.queries.ts';

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** Each level of a model as rows show it: without what follows from it. */
const shownLevels = new WeakMap<ModelLevel, Rated['level']>();

function shown(rating: ListedRow[Basis]): Rated | null {
  if (rating === null) return null;
  const { likelihood, consequence, score, level } = rating;
  let shownLevel = shownLevels.get(level);
  if (shownLevel === undefined) {
    const { index, code, name, colour } = level;
    shownLevels.set(level, (shownLevel = { index, code, name, colour }));
  }
  return { likelihood, consequence, score, level: shownLevel };
}

/** The row as the contract tells it. */
export const toRow = (row: ListedRow, day: string): RiskRow => ({
  id: row.id,
  version: row.version,
  ref: row.ref,
  title: row.title,
  department: named(row.department_id, row.department_name),
  category: named(row.category_id, row.category_name),
  owner: named(row.owner_id, row.owner_name),
  status: row.status,
  triage: row.triage,
  treatment: row.treatment,
  inherent: shown(row.inherent),
  // Nothing remains of a risk that was avoided.
  residual: row.status === 'avoided' ? null : shown(row.residual),
  target: shown(row.target),
  review_on: row.review_on,
  updated_at: row.updated_at,
  tags: row.tags ?? [],
  flags: flagsOf(row, day, row.active_model),
});

/** The risk as this actor is answered it: with what they may do. */
export const toRisk = (row: StoredRisk, actor: Actor, now: Date): Risk => ({
  ...row,
  ...toRow(row, today(now, actor.timezone)),
  raised_by: named(row.raised_by, row.raised_by_name),
  // Without controls what remains is what there was.
  computed_residual: shown(row.computed_residual ?? row.inherent),
  permissions: { can: riskWorkflow.can(actor, row, now) },
});
