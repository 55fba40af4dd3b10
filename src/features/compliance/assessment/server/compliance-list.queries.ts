import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { shownPage } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { findRecordPage } from '#platform/server/record/record-page.ts';
import { saysEach } from '#platform/server/record/record-order.ts';
import { withinDepartment } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { openComplianceStatuses } from '../assessment-status.contract.ts';
import type { ComplianceQuery, ComplianceRow } from '../compliance-assessment.contract.ts';
import { toRow } from './shared/compliance-assessment.presenter.ts';
import type { StoredComplianceRow } from './shared/compliance-assessment.queries.ts';
import { complianceAssessments } from './shared/compliance-record.service.ts';
import { visibleCompliance } from './shared/compliance-visibility.queries.ts';

function hasStatus(status: ComplianceQuery['status']): SQL {
  if (status === undefined) return sql`a.status <> 'archived'`;
  if (status === 'open') return sql`a.status = any (${sql.param([...openComplianceStatuses])})`;
  return sql`a.status = ${status}`;
}

/** The assessments that the actor sees, narrowed as was asked. */
export async function findAssessments(
  db: TenantDb,
  actor: Actor,
  { compliance_standard, status, dpt, q = '', ...window }: ComplianceQuery,
): Promise<Page<ComplianceRow>> {
  const conditions = [
    visibleCompliance(actor),
    hasStatus(status),
    ...(compliance_standard === undefined ? [] : [sql`a.standard = ${compliance_standard}`]),
    ...withinDepartment({ db, actor }, sql`a.department_id`, dpt),
    ...saysEach('a', q),
  ];
  const call = { db, actor };
  const page = await findRecordPage<StoredComplianceRow>(complianceAssessments, call, conditions, window, {
    orders: { period: ['period_to'] },
  });
  return shownPage(page, (row) => toRow(row, actor, db.now));
}
