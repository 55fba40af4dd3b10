import { sql, type SQL } from 'drizzle-orm';
import { forbidden, staleVersion, wrongState } from '#platform/contract/refusal.ts';
import type { Explained } from '#platform/contract/endpoint.ts';
import { record, type By } from '#platform/server/activity.ts';
import type { TenantDb } from '#platform/server/database.ts';
import { refuse } from '#platform/server/refuse.ts';
import { maySteer } from '#platform/contract/deciding.ts';
import { mayBeChosen } from '#features/maturity/maturity-status.rules.ts';
import {
  headColumns,
  visibleTo,
  type StoredHead,
  type Unresolved,
} from '#features/maturity/server/shared/assessment.queries.ts';
import { editionsAtHand, type WithContent } from '#features/maturity/server/shared/own-editions.ts';
import { isBy, isSame } from '#features/maturity/server/shared/rated-by.ts';
import { toRow, wholeOf } from '#features/maturity/server/shared/told-assessment.ts';
import { unitKey, unitOf } from '#features/maturity/server/maturity.table.ts';
import {
  assessmentElsewhere,
  assessmentUnknown,
  type ShownDashboard,
} from '#features/maturity/maturity-dashboard.contract.ts';
import { readDashboard, scopeOf, type Asking } from './maturity-dashboard.service.ts';

interface Choice {
  assessment_id: string;
  version?: number | undefined;
}

/** Makes an assessment the one its department's dashboard shows, instead of the one before; and shows it. */
export async function chooseDashboard(
  db: TenantDb,
  asking: Asking,
  by: By,
  { assessment_id: id, version }: Choice,
): Promise<Explained<ShownDashboard>> {
  const { actor, by: rated } = asking;
  const department = asking.department ?? null;
  scopeOf(asking);
  // All that show or could show at once: two people who choose must not deadlock.
  const atHand = editionsAtHand(db);
  const [, [found]] = await Promise.all([
    db.query(
      sql`select from maturity_assessment a where a.org_id = ${db.org_id} and (a.id = ${id} or (a.is_dashboard and ${isBy(rated)}
        and ${sql.raw(unitOf('a.'))} = coalesce(${department}::uuid, ${sql.raw(unitKey)}))) order by a.id for update`,
    ),
    db.query<Unresolved<StoredHead> & WithContent>(
      sql`select ${headColumns}, ${atHand.ownContent} from maturity_assessment a where a.org_id = ${db.org_id} and a.id = ${id} and a.deleted_at is null and ${visibleTo(actor)}`,
    ),
  ]);
  if (found === undefined) return refuse(assessmentUnknown);
  const chosen = { ...found, edition: atHand.of(found) };
  if (!isSame(chosen, rated) || chosen.department_id !== department) refuse(assessmentElsewhere);
  if (!maySteer(actor, department)) refuse(forbidden);
  const asRow = toRow(chosen, wholeOf(chosen, []), actor, db.now);
  if (version !== undefined && version !== chosen.version) refuse(staleVersion, { data: asRow });
  if (!mayBeChosen(chosen.status)) refuse(wrongState, { data: asRow });
  if (!chosen.is_dashboard) {
    await show(db, asking, id);
    record(db, by, {
      action: 'maturity.chosen',
      objects: { type: 'maturity_assessment', id, ref: chosen.ref },
      changes: [{ field: 'is_dashboard', old: false, new: true }],
    });
  }
  return readDashboard(db, asking, { explaining: false });
}

/** One of a department is shown at a time: the other goes first. */
async function show(db: TenantDb, { actor, by: rated, department }: Asking, id: string): Promise<void> {
  const change = (isShown: boolean, which: SQL) =>
    db.query(sql`update maturity_assessment a set is_dashboard = ${sql.raw(String(isShown))}, version = version + 1,
      updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${actor.id} where a.org_id = ${db.org_id} and ${which}`);
  await Promise.all([
    change(
      false,
      sql`a.is_dashboard and ${isBy(rated)} and ${sql.raw(unitOf('a.'))} = coalesce(${department ?? null}::uuid, ${sql.raw(unitKey)})`,
    ),
    change(true, sql`a.id = ${id}`),
  ]);
}
