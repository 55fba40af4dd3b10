import type { Actor } from '#platform/contract/access.ts';
import type { Explained } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { Scope } from '#features/organisation/department/server/shared/department-scope.queries.ts';
import type { MaturityFramework } from '#features/maturity/framework/framework-content.contract.ts';
import {
  findFrameworkInUse,
  shippedInUse,
  type FrameworkInUse,
} from '#features/maturity/framework/server/shared/framework-in-use.queries.ts';
import type { FrameworkKey } from '#features/maturity/framework/server/shared/framework-key.queries.ts';
import { wholeOf, toRow } from '#features/maturity/assessment/server/shared/assessment.presenter.ts';
import type { MaturityDashboard, ShownDashboard } from '../maturity-dashboard.contract.ts';
import { findChoices, findUnits, type UnitRow } from './maturity-dashboard.queries.ts';
import { keptDashboard } from './kept-dashboard.service.ts';
import { explainDashboard } from './dashboard-explanation.presenter.ts';
import { visibleDepartments, type VisibleDepartments } from './visible-departments.presenter.ts';
import { toDashboard } from './maturity-dashboard.presenter.ts';
import { present } from '#platform/contract/values/present.ts';

/** Which dashboard is asked for. */
export interface WantedDashboard {
  framework: FrameworkKey;
  /** Without one: the whole organisation. */
  department?: string | undefined;
}

/** A flat organisation has no departments, and a person none but their own. */
export const scopeOf = (actor: Actor, { department }: WantedDashboard): Scope =>
  actor.flat && department !== undefined ? refuse(notFound) : { actor, dpt: department };

/** What a scope shows; a department that is not there, or not the actor's, is not found. */
export async function findVisibleDepartments(
  db: TenantDb,
  actor: Actor,
  wanted: WantedDashboard,
): Promise<VisibleDepartments> {
  const [{ rows }, framework] = await Promise.all([
    findUnits(db, scopeOf(actor, wanted), wanted.framework),
    findFrameworkInUse(db, wanted.framework),
  ]);
  return shownOf(framework, rows ?? refuse(notFound));
}

const shownOf = (framework: FrameworkInUse, rows: readonly UnitRow[]): VisibleDepartments =>
  visibleDepartments(framework, answeredBy(framework, present(rows[0])), rows);

/** NIST may be seen through CIS: then it is CIS that was answered. */
const answeredBy = (framework: FrameworkInUse, { source }: UnitRow): FrameworkInUse =>
  source === framework.framework ? framework : shippedInUse(source as MaturityFramework);

/** Where a department, or the organisation, stands by a framework; with `explain`, how each figure came about. */
export async function readDashboard(
  call: Call,
  wanted: WantedDashboard,
  { explain }: { explain?: '0' | '1' | undefined },
): Promise<Explained<ShownDashboard>> {
  const { db, actor, language } = call;
  const scope = scopeOf(actor, wanted);
  const kept = explain === '1' ? undefined : keptDashboard(call, scope, wanted.framework);
  const [{ state, rows }, about, choices] = await Promise.all([
    findUnits(db, scope, wanted.framework, kept?.state),
    findFrameworkInUse(db, wanted.framework),
    findChoices(db, scope, wanted.framework),
  ]);
  if (state === null) refuse(notFound);
  const departments = rows === null ? undefined : shownOf(about, rows);
  const dashboard =
    departments === undefined
      ? (kept?.shownTo(actor) as MaturityDashboard)
      : toDashboard(departments, actor, language);
  if (departments !== undefined) kept?.keep(state, dashboard);
  const data = {
    dashboard,
    assessment_list: choices.map((choice) => {
      const head = { ...choice, edition: about.editionOf(choice) };
      return toRow(head, wholeOf(head, []), actor, db.now);
    }),
  };
  if (explain !== '1' || departments === undefined) return { data };
  return { data, explain: explainDashboard(call, scope, departments, dashboard) };
}
