import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { cappedPage, shownPage } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { orderOf, saysEach } from '#platform/server/record/record-table.ts';
import { withinDepartment } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { openComplianceStatuses } from '../assessment-status.contract.ts';
import type { ComplianceQuery, ComplianceRow } from '../compliance-assessment.contract.ts';
import { complianceRecord } from '../compliance-assessment.record.ts';
import { toRow } from './shared/compliance-assessment.presenter.ts';
import type { StoredComplianceRow } from './shared/compliance-assessment.queries.ts';
import { complianceAssessments } from './shared/compliance-record.service.ts';
import { visibleCompliance } from './shared/compliance-visibility.queries.ts';

/** By the last day that they speak for; otherwise as every record is ordered. */
function orderBy(ordering: ComplianceQuery['ordering']): SQL {
  if (ordering === 'period') return sql.raw('a.period_to, a.id');
  if (ordering === '-period') return sql.raw('a.period_to desc, a.id desc');
  return orderOf(complianceRecord, 'a', ordering);
}

function hasStatus(status: ComplianceQuery['status']): SQL {
  if (status === undefined) return sql`a.status <> 'archived'`;
  if (status === 'open') return sql`a.status = any (${sql.param([...openComplianceStatuses])})`;
  return sql`a.status = ${status}`;
}

/** The assessments that the actor sees, narrowed as was asked. */
export async function findAssessments(
  db: TenantDb,
  actor: Actor,
  { compliance_standard, status, dpt, q = '', ordering, limit, offset }: ComplianceQuery,
): Promise<Page<ComplianceRow>> {
  const where = sql.join(
    [
      sql`a.org_id = ${db.org_id} and a.deleted_at is null and ${visibleCompliance(actor)}`,
      hasStatus(status),
      ...(compliance_standard === undefined ? [] : [sql`a.standard = ${compliance_standard}`]),
      ...withinDepartment({ db, actor }, sql`a.department_id`, dpt),
      ...saysEach('a', q),
    ],
    sql` and `,
  );
  const page = await cappedPage<StoredComplianceRow>(
    db,
    sql`from compliance_assessment a where ${where}`,
    sql`select ${complianceAssessments.rowColumns(actor, db)} from compliance_assessment a where ${where} order by ${orderBy(ordering)} limit ${limit} offset ${offset}`,
  );
  return shownPage(page, (row) => toRow(row, actor, db.now));
}
