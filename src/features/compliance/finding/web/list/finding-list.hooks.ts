import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { findingQuery, listFindings } from '../../finding.contract.ts';

/** The findings that the address asks for, and the ways to another page or filter. */
export function useFindingList() {
  const unit = useDepartment();
  const [sent, change, { limit, offset, ordering }] = useUrlState(findingQuery);
  // The findings of one assessment, control or risk are all listed, whichever unit is chosen.
  const isOfOne = [sent.assessment, sent.control_assessment, sent.control, sent.risk].some(Boolean);
  const query = { ...sent, ...(!isOfOne && { dpt: unit.dpt }) };
  const read = useRead(listFindings, { query }, { keep: true, enabled: !unit.pending });
  const narrow = (part: Parameters<typeof change>[0]) => change({ ...part, offset: undefined });
  const isNarrowed = [sent.q, sent.status, sent.kind, sent.owner, sent.flag].some(Boolean) || isOfOne;
  return { read, sent, change, narrow, isNarrowed, isOfOne, limit, offset, ordering };
}

export type FindingList = ReturnType<typeof useFindingList>;
