import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { orderingOf, sortOf, type Sort } from '#platform/web/ui/table/column.ts';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { usePeekedRow } from '#platform/web/ui/table/peeked-row.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { assessmentQuery, orderings } from '../../assessment-list.contract.ts';
import type { MaturityStatus } from '../../assessment-status.contract.ts';
import { useAssessmentsBy } from '../shared/assessments-by.hooks.ts';
import type { FrameworkInView } from '#features/maturity/framework/web/shared/maturity-paths.ts';

/** The list of a framework as its address describes it, and the ways to another page, status or row. */
export function useAssessmentList(framework: FrameworkInView) {
  const unit = useDepartment();
  const [, change, { status, limit, offset, ordering }] = useUrlState(assessmentQuery);
  const [peeked, peek] = usePeekedRow();
  const read = useAssessmentsBy(
    framework,
    { status, dpt: unit.dpt, limit: String(limit), offset: String(offset), ordering },
    { keep: true, enabled: !unit.pending },
  );
  return {
    read,
    rows: read.data?.data,
    status,
    sort: sortOf(ordering),
    sortBy: (sort: Sort) => change({ ordering: orderingOf(sort, orderings), offset: undefined }),
    narrow: (next: MaturityStatus | undefined) => change({ status: next, offset: undefined }),
    paging: usePages(read, { limit, offset, change }),
    peeked: peeked ?? undefined,
    peek,
  };
}

export type AssessmentList = ReturnType<typeof useAssessmentList>;
