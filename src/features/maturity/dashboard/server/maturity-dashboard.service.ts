import type { Actor, Language } from '#platform/contract/access.ts';
import type { Explained } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Scope } from '#features/organisation/department/server/shared/department-scope.queries.ts';
import type { MaturityFramework } from '#features/maturity/framework/framework-content.contract.ts';
import {
  findFrameworkInUse,
  shippedInUse,
  type FrameworkInUse,
} from '#features/maturity/framework/server/shared/framework-in-use.queries.ts';
import type { FrameworkKey } from '#features/maturity/framework/server/shared/framework-key.queries.ts';
import { wholeOf, toRow } from '#features/maturity/assessment/server/shared/assessment.presenter.ts';
import type { ShownDashboard } from '../maturity-dashboard.contract.ts';
import { findChoices, findUnits, type UnitRow } from './maturity-dashboard.queries.ts';
import { explainDashboard } from './dashboard-explanation.presenter.ts';
import { visibleDepartments, type VisibleDepartments } from './visible-departments.presenter.ts';
import { toDashboard } from './maturity-dashboard.presenter.ts';

export interface DashboardRequest {
  actor: Actor;
  framework: FrameworkKey;
  /** Without one: the whole organisation. */
  department: string | undefined;
  language: Language;
}

/** A flat organisation has no departments, and a person none but their own. */
export const scopeOf = ({ actor, department }: Pick<DashboardRequest, 'actor' | 'department'>): Scope =>
  actor.flat && department !== undefined ? refuse(notFound) : { actor, dpt: department };

/** What a scope shows; a department that is not there, or not the actor's, is not found. */
export async function findVisibleDepartments(
  db: TenantDb,
  request: Pick<DashboardRequest, 'actor' | 'department' | 'framework'>,
): Promise<VisibleDepartments> {
  const [rows, framework] = await Promise.all([
    findUnits(db, scopeOf(request), request.framework),
    findFrameworkInUse(db, request.framework),
  ]);
  const [first] = rows;
  if (first === undefined) return refuse(notFound);
  return visibleDepartments(framework, answeredBy(framework, first), rows);
}

/** NIST may be seen through CIS: then it is CIS that was answered. */
const answeredBy = (framework: FrameworkInUse, { source }: UnitRow): FrameworkInUse =>
  source === framework.framework ? framework : shippedInUse(source as MaturityFramework);

/** Where a department, or the organisation, stands by a framework; with `explain`, how each figure came about. */
export async function readDashboard(
  db: TenantDb,
  request: DashboardRequest,
  { explaining }: { explaining: boolean },
): Promise<Explained<ShownDashboard>> {
  const { actor, framework, language } = request;
  const scope = scopeOf(request);
  const [seen, choices] = await Promise.all([
    findVisibleDepartments(db, request),
    findChoices(db, scope, framework),
  ]);
  const dashboard = toDashboard(seen, actor, language);
  const data = {
    dashboard,
    assessment_list: choices.map((choice) => {
      const head = { ...choice, edition: seen.about.editionOf(choice) };
      return toRow(head, wholeOf(head, []), actor, db.now);
    }),
  };
  if (!explaining) return { data };
  return { data, explain: explainDashboard(db, scope, seen, dashboard, language) };
}
