import type { Explained, Query } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { shippedStandard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
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
} from './compliance-dashboard.queries.ts';

type Wanted = Query<typeof readComplianceDashboard>;

/** A section is one of the standard's own. */
function sectionAsked({ compliance_standard, section }: Wanted): string | undefined {
  if (section === undefined) return undefined;
  const { byCode } = shippedStandard(compliance_standard ?? refuse(sectionUnknown));
  return byCode.get(section)?.parent === null ? section : refuse(sectionUnknown);
}

/** `GET /compliance/dashboard/`: how far standards are met; with `explain`, how each figure came about. */
export async function readDashboard(call: Call, wanted: Wanted): Promise<Explained<ComplianceDashboard>> {
  const { db, actor, language } = call;
  const asked: Asked = {
    actor,
    dpt: wanted.dpt,
    standard: wanted.compliance_standard,
    section: sectionAsked(wanted),
  };
  const counted = await findCounted(db, asked);
  const ofCounted = { ...asked, counted: counted.map(({ id }) => id) };
  const [sections, approved, overdue, gaps, expiring, left] = await Promise.all([
    asked.standard === undefined ? [] : findSections(db, ofCounted),
    findApproved(db, asked),
    findOverdue(db, ofCounted),
    findGaps(db, ofCounted),
    findExpiring(db, ofCounted),
    findLeftOut(db, ofCounted),
  ]);
  const { department_exists, ...left_out } = left;
  if (!department_exists) refuse(departmentUnknown);
  const data = toDashboard(
    asked,
    { counted, sections, approved, overdue, gaps, expiring, left_out },
    language,
  );
  return wanted.explain === '1' ? { data, explain: explainDashboard(call, asked, data) } : { data };
}
