import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { foldedWords } from '#platform/contract/folding.ts';
import { cappedPage, shownPage } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { withinDepartment } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { openComplianceStatuses } from '../assessment-status.contract.ts';
import type { ComplianceQuery, ComplianceRow, ComplianceSort } from '../compliance-assessment.contract.ts';
import { toRow } from './shared/compliance-assessment.presenter.ts';
import { rowColumns, type StoredRow } from './shared/compliance-assessment.queries.ts';
import { visibleCompliance } from './shared/compliance-visibility.queries.ts';

const keys: Record<ComplianceSort, string> = {
  name: 'a.name',
  status: 'a.status_sort',
  due_date: 'a.due_sort',
  period: 'a.period_to',
  updated_at: 'a.updated_at',
};

function orderOf(ordering: ComplianceQuery['ordering']): SQL {
  const direction = ordering.startsWith('-') ? 'desc' : 'asc';
  const field = ordering.replace('-', '') as ComplianceSort;
  const then = field === 'status' ? `, a.updated_at ${direction}` : '';
  return sql.raw(`${keys[field]} ${direction}${then}, a.id ${direction}`);
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
  const words = foldedWords(q);
  const where = sql.join(
    [
      sql`a.org_id = ${db.org_id} and a.deleted_at is null and ${visibleCompliance(actor)}`,
      hasStatus(status),
      ...(compliance_standard === undefined ? [] : [sql`a.standard = ${compliance_standard}`]),
      ...withinDepartment({ db, actor }, sql`a.department_id`, dpt),
      ...words.map((word) => sql`strpos(folded(a.ref || ' ' || a.name), ${word}) > 0`),
    ],
    sql` and `,
  );
  const page = await cappedPage<StoredRow>(
    db,
    sql`from compliance_assessment a where ${where}`,
    sql`select ${rowColumns(actor)} from compliance_assessment a where ${where} order by ${orderOf(ordering)} limit ${limit} offset ${offset}`,
  );
  return shownPage(page, (row) => toRow(row, actor, db.now));
}
