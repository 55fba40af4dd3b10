import type { Explained, Query } from '#platform/contract/endpoint.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { Standard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import { findNewestOwn, standardOf } from '#features/compliance/standard/server/shared/standard.queries.ts';
import { isShipped } from '#features/compliance/standard/standard-content.contract.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import {
  sectionUnknown,
  type ComplianceDashboard,
  type readComplianceDashboard,
} from '../compliance-dashboard.contract.ts';
import { explainDashboard } from './compliance-explanation.presenter.ts';
import { toDashboard } from './compliance-dashboard.presenter.ts';
import {
  findApproved,
  findCounted,
  findExpiring,
  findGaps,
  findLeftOut,
  findOverdue,
  findSections,
  type Asked,
  type CountedRow,
} from './compliance-dashboard.queries.ts';

type Wanted = Query<typeof readComplianceDashboard>;

/** The versions of the standard that something counts by, the newest first; the newest that is published where nothing does. */
async function versionsAsked(
  db: TenantDb,
  standard: string | undefined,
  counted: readonly CountedRow[],
): Promise<Standard[]> {
  if (standard === undefined) return [];
  if (isShipped(standard)) return [await standardOf(db, standard, '')];
  const used = counted.map(({ standard_version }) => standard_version);
  const newest = (await findNewestOwn(db, [standard])).map(({ standard_version }) => standard_version);
  const versions = [...new Set([...newest, ...used.toSorted().toReversed()])].slice(0, 10);
  return Promise.all(versions.map((version) => standardOf(db, standard, version)));
}

/** What the organisation calls those of its own standards that something counts by. */
async function ownNames(db: TenantDb, counted: readonly CountedRow[]): Promise<Map<string, string>> {
  const keys = [...new Set(counted.map(({ standard }) => standard))].filter((key) => !isShipped(key));
  const heads = keys.length === 0 ? [] : await findNewestOwn(db, keys);
  return new Map(heads.map(({ key, name }) => [key, name]));
}

/** `GET /compliance/dashboard/`: how far standards are met; with `explain`, how each figure came about. */
export async function readDashboard(call: Call, wanted: Wanted): Promise<Explained<ComplianceDashboard>> {
  const { db, actor, language } = call;
  const asked: Asked = {
    actor,
    dpt: wanted.dpt,
    standard: wanted.compliance_standard,
    section: wanted.section,
  };
  if (asked.section !== undefined && asked.standard === undefined) refuse(sectionUnknown);
  const counted = await findCounted(db, asked);
  const [versions, own] = await Promise.all([
    versionsAsked(db, asked.standard, counted),
    ownNames(db, counted),
  ]);
  const { section } = asked;
  // A section is one of the standard's own.
  if (section !== undefined && !versions.some(({ byCode }) => byCode.get(section)?.parent === null))
    refuse(sectionUnknown);
  const ofCounted = { ...asked, counted: counted.map(({ id }) => id) };
  const [sections, approved, overdue, gaps, expiring, left] = await Promise.all([
    asked.standard === undefined ? [] : findSections(db, ofCounted),
    findApproved(db, asked, counted),
    findOverdue(db, ofCounted),
    findGaps(db, ofCounted),
    findExpiring(db, ofCounted),
    findLeftOut(db, ofCounted),
  ]);
  const { department_exists, ...left_out } = left;
  if (!department_exists) refuse(departmentUnknown);
  const data = toDashboard(
    asked,
    { versions, own, counted, sections, approved, overdue, gaps, expiring, left_out },
    language,
  );
  return wanted.explain === '1' ? { data, explain: explainDashboard(call, asked, data) } : { data };
}
