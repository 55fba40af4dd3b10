import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { complianceQuery, listComplianceAssessments } from '../../compliance-assessment.contract.ts';

export type ComplianceList = ReturnType<typeof useComplianceList>;

/** The assessments that the address asks for: by one standard, or by whatever they are. */
export function useComplianceList(standard: StandardKey | undefined) {
  const unit = useDepartment();
  const [sent, change, { limit, offset, ordering }] = useUrlState(complianceQuery);
  const query = { ...sent, compliance_standard: standard, dpt: unit.dpt };
  const read = useRead(listComplianceAssessments, { query }, { keep: true, enabled: !unit.pending });
  const narrow = (part: Parameters<typeof change>[0]) => change({ ...part, offset: undefined });
  const isNarrowed = [sent.q, sent.status].some(Boolean);
  return { read, sent, change, narrow, isNarrowed, limit, offset, ordering };
}

/** How many assessments there are by a standard, as the list of it shows them. */
export function useCountOf(standard: StandardKey): number | undefined {
  const unit = useDepartment();
  const query = { compliance_standard: standard, dpt: unit.dpt, limit: '1' };
  return useRead(listComplianceAssessments, { query }, { keep: true, enabled: !unit.pending }).data?.count;
}
