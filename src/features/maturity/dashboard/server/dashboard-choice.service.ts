import { sql, type SQL } from 'drizzle-orm';
import { forbidden, staleVersion, wrongState } from '#platform/contract/refusal.ts';
import type { Explained } from '#platform/contract/endpoint.ts';
import { record } from '#platform/server/log/activity.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { assessmentWorkflow } from '#features/maturity/assessment/assessment.workflow.ts';
import { assessments } from '#features/maturity/assessment/server/shared/assessment-record.service.ts';
import {
  takeTurnAtDashboard,
  visibleTo,
  type StoredAssessment,
  type StoredRow,
  type Unresolved,
} from '#features/maturity/assessment/server/shared/assessment.queries.ts';
import {
  cachedEditions,
  type WithOwnContent,
} from '#features/maturity/framework/server/shared/edition-cache.queries.ts';
import {
  hasFramework,
  isSameFramework,
} from '#features/maturity/framework/server/shared/framework-key.queries.ts';
import { factsOf, toRow, wholeOf } from '#features/maturity/assessment/server/shared/assessment.presenter.ts';
import { unitOf } from '#features/maturity/assessment/server/assessment.table.ts';
import { unitKey } from '#features/maturity/framework/server/framework.table.ts';
import {
  assessmentElsewhere,
  assessmentUnknown,
  type ShownDashboard,
} from '../maturity-dashboard.contract.ts';
import { readDashboard, scopeOf, type WantedDashboard } from './maturity-dashboard.service.ts';

interface Choice {
  assessment_id: string;
  version?: number | undefined;
}

/** One in a list, with what rights look at. */
type Chosen = Unresolved<StoredRow> & Pick<StoredAssessment, 'submitted_by' | 'deleted_at'>;

/** Makes an assessment the one its department's dashboard shows, instead of the one before; and shows it. */
export async function chooseDashboard(
  call: Call,
  wanted: WantedDashboard,
  { assessment_id: id, version }: Choice,
): Promise<Explained<ShownDashboard>> {
  const { db, actor, by } = call;
  const { framework: rated, department = null } = wanted;
  scopeOf(actor, wanted);
  const editions = cachedEditions(db);
  const [, , [found]] = await Promise.all([
    takeTurnAtDashboard(db, id),
    db.query(
      sql`select from maturity_assessment a where a.org_id = ${db.org_id} and (a.id = ${id} or (a.is_dashboard and ${hasFramework(rated)}
        and ${sql.raw(unitOf('a.'))} = coalesce(${department}::uuid, ${sql.raw(unitKey)}))) order by a.id for update`,
    ),
    db.query<Chosen & WithOwnContent>(
      sql`select ${assessments.rowColumns(actor, db)}, a.submitted_by, a.deleted_at, ${editions.ownContent} from maturity_assessment a where a.org_id = ${db.org_id} and a.id = ${id} and a.deleted_at is null and ${visibleTo(actor)}`,
    ),
  ]);
  if (found === undefined) return refuse(assessmentUnknown);
  const chosen = { ...found, edition: editions.of(found) };
  if (!isSameFramework(chosen, rated) || chosen.department_id !== department) refuse(assessmentElsewhere);
  // Neither who answers nor who was asked has a say in it.
  const facts = factsOf({ ...chosen, assignments: [] });
  if (!assessmentWorkflow.isAllowed('choose', actor, facts, db.now)) refuse(forbidden);
  const asRow = toRow(chosen, wholeOf(chosen, []), actor, db.now);
  if (version !== undefined && version !== chosen.version) refuse(staleVersion, { data: asRow });
  if (!assessmentWorkflow.startsFrom('choose', facts)) refuse(wrongState, { data: asRow });
  if (!chosen.is_dashboard) {
    await show(call, wanted, id);
    record(db, by, {
      action: 'maturity.chosen',
      objects: { type: 'maturity_assessment', id, ref: chosen.ref },
      changes: [{ field: 'is_dashboard', old: false, new: true }],
    });
  }
  return readDashboard(call, wanted, {});
}

/** One of a department is shown at a time: the other goes first. */
async function show(
  { db, actor }: Call,
  { framework: rated, department }: WantedDashboard,
  id: string,
): Promise<void> {
  const change = (isShown: boolean, which: SQL) =>
    db.query(sql`update maturity_assessment a set is_dashboard = ${sql.raw(String(isShown))}, version = version + 1,
      updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${actor.id} where a.org_id = ${db.org_id} and ${which}`);
  await Promise.all([
    change(
      false,
      sql`a.is_dashboard and ${hasFramework(rated)} and ${sql.raw(unitOf('a.'))} = coalesce(${department ?? null}::uuid, ${sql.raw(unitKey)})`,
    ),
    change(true, sql`a.id = ${id}`),
  ]);
}
