import type { Actor, Language } from '#platform/contract/access.ts';
import type { Explained } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database.ts';
import { refuse } from '#platform/server/refuse.ts';
import type { Scope } from '#features/organisation/server/shared/department-scope.queries.ts';
import type { MaturityFramework } from '#features/maturity/maturity-content.contract.ts';
import {
  findFrameworkInUse,
  shippedInUse,
  type FrameworkInUse,
} from '#features/maturity/server/shared/own-framework-in-use.queries.ts';
import type { RatedBy } from '#features/maturity/server/shared/rated-by.ts';
import { wholeOf, toRow } from '#features/maturity/server/shared/told-assessment.ts';
import type { ShownDashboard } from '#features/maturity/maturity-dashboard.contract.ts';
import { findChoices, findUnits, type UnitRow } from './maturity-dashboard.queries.ts';
import { explainDashboard } from './maturity-explanation.service.ts';
import { seenUnits, type SeenUnits } from './seen-units.ts';
import { toDashboard } from './told-dashboard.ts';

export interface Asking {
  actor: Actor;
  by: RatedBy;
  /** Without one: the whole organisation. */
  department: string | undefined;
  language: Language;
}

/** A flat organisation has no departments, and a person none but their own. */
export const scopeOf = ({ actor, department }: Pick<Asking, 'actor' | 'department'>): Scope =>
  actor.flat && department !== undefined ? refuse(notFound) : { actor, dpt: department };

/** What a scope shows; a department that is not there, or not the actor's, is not found. */
export async function findSeen(
  db: TenantDb,
  asking: Pick<Asking, 'actor' | 'department' | 'by'>,
): Promise<SeenUnits> {
  const [rows, framework] = await Promise.all([
    findUnits(db, scopeOf(asking), asking.by),
    findFrameworkInUse(db, asking.by),
  ]);
  const [first] = rows;
  if (first === undefined) return refuse(notFound);
  return seenUnits(framework, answeredBy(framework, first), rows);
}

/** NIST may be seen through CIS: then it is CIS that was answered. */
const answeredBy = (framework: FrameworkInUse, { source }: UnitRow): FrameworkInUse =>
  source === framework.framework ? framework : shippedInUse(source as MaturityFramework);

/** Where a department, or the organisation, stands by a framework; with `explain`, how each figure came about. */
export async function readDashboard(
  db: TenantDb,
  asking: Asking,
  { explaining }: { explaining: boolean },
): Promise<Explained<ShownDashboard>> {
  const { actor, by, language } = asking;
  const scope = scopeOf(asking);
  const [seen, choices] = await Promise.all([findSeen(db, asking), findChoices(db, scope, by)]);
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
