import type { Actor } from '#platform/contract/access.ts';
import { maySteer } from '#platform/contract/deciding.ts';
import type { Call } from '#platform/server/http/serve.ts';
import {
  narrowedTo,
  seesAll,
  type Scope,
} from '#features/organisation/department/server/shared/department-scope.queries.ts';
import type { FrameworkKey } from '#features/maturity/framework/server/shared/framework-key.queries.ts';
import type { MaturityDashboard } from '../maturity-dashboard.contract.ts';
import { makeRoom } from '#platform/server/limits/make-room.ts';

interface Kept {
  /** What it was made of (`findUnits`). */
  state: string;
  dashboard: MaturityDashboard;
}

/** Dashboards that a process remembers of each opened database: some ten to forty kilobytes each. */
const most = 200;
const remembered = new WeakMap<object, Map<string, Kept>>();

/** Who sees the same departments sees the same dashboard, but for what they may do. */
const nameOf = (
  { db, actor, language }: Call,
  scope: Scope,
  { framework, framework_id }: FrameworkKey,
): string =>
  [
    db.org_id,
    framework,
    framework_id,
    language,
    narrowedTo(scope),
    ...(seesAll(scope) ? ['all'] : actor.departments.map(({ id }) => id).toSorted()),
  ].join(' ');

/** The dashboard of a scope as it was made last, with the state it was made of: it holds while the database tells the same state. */
export function keptDashboard({ db, ...call }: Call, scope: Scope, key: FrameworkKey) {
  const dashboards = remembered.get(db.origin) ?? new Map<string, Kept>();
  remembered.set(db.origin, dashboards);
  const name = nameOf({ db, ...call }, scope, key);
  // What a transaction wrote may be taken back: there nothing is kept, and nothing of others is looked for.
  const writes = db.acts.length > 0;
  const found = writes ? undefined : dashboards.get(name);
  return {
    state: found?.state,
    /** The same, with what this actor may do. */
    shownTo(actor: Actor): MaturityDashboard | undefined {
      if (found === undefined) return undefined;
      const { assessment } = found.dashboard;
      if (assessment === null) return found.dashboard;
      return {
        ...found.dashboard,
        assessment: { ...assessment, may_choose: maySteer(actor, assessment.department?.id ?? null) },
      };
    },
    /** Keeps the newest; those made longest ago give way. */
    keep(state: string, dashboard: MaturityDashboard): void {
      if (writes) return;
      dashboards.delete(name);
      makeRoom(dashboards, most);
      dashboards.set(name, { state, dashboard });
    },
  };
}
