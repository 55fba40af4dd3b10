import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Page } from '#platform/contract/endpoint.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import type { Sort } from '#platform/web/ui/table/column.ts';
import type { Paging } from '#platform/web/ui/table/PagingBar.tsx';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { assessmentQuery, orderings } from '../../assessment-list.contract.ts';
import { type AssessmentRow } from '../../assessment.contract.ts';
import type { MaturityStatus } from '../../assessment-status.contract.ts';
import { useAssessmentsBy } from '../shared/assessments-by.hooks.ts';
import type { FrameworkInView } from '#features/maturity/framework/web/shared/maturity-paths.ts';

/** The list of a framework as its address describes it, and the ways to another page, status or row. */
export function useAssessmentList(framework: FrameworkInView) {
  const unit = useDepartment();
  const [, change, { status, limit, offset, ordering }] = useUrlState(assessmentQuery);
  const [search, setSearch] = useSearchParams();
  const read = useAssessmentsBy(
    framework,
    { status, dpt: unit.dpt, limit: String(limit), offset: String(offset), ordering },
    { keep: true, enabled: !unit.pending },
  );
  // While another page is on its way, the rows are still those of the one before.
  const [shownOffset, setShownOffset] = useState(offset);
  if (read.data !== undefined && !read.isPlaceholderData && shownOffset !== offset) setShownOffset(offset);

  const peek = useCallback(
    (id: string | undefined) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (id === undefined) after.delete('peek');
          else after.set('peek', id);
          return after;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return {
    read,
    rows: read.data?.data,
    status,
    sort: {
      by: ordering.replace('-', ''),
      direction: ordering.startsWith('-') ? 'desc' : 'asc',
    } satisfies Sort,
    sortBy: ({ by, direction }: Sort) =>
      change({
        ordering: orderings.find((one) => one === (direction === 'desc' ? `-${by}` : by)),
        offset: undefined,
      }),
    narrow: (next: MaturityStatus | undefined) => change({ status: next, offset: undefined }),
    paging: pagingOf(read.data, read.isPlaceholderData, {
      offset: shownOffset,
      limit,
      onOffset: (next) => change({ offset: next === 0 ? undefined : String(next) }),
      onLimit: (next) => change({ limit: String(next), offset: undefined }),
    }),
    peeked: search.get('peek') ?? undefined,
    peek,
  };
}

export type AssessmentList = ReturnType<typeof useAssessmentList>;

interface PagingState {
  offset: number;
  limit: number;
  onOffset: (offset: number) => void;
  onLimit: (limit: number) => void;
}

function pagingOf(
  page: Page<AssessmentRow> | undefined,
  stale: boolean,
  { offset, limit, onOffset, onLimit }: PagingState,
): Paging | undefined {
  if (page === undefined) return undefined;
  const { count, count_is_capped: isCapped = false, data } = page;
  const hasMore = isCapped ? data.length === limit : offset + data.length < count;
  const way = (isPossible: boolean, next: number) =>
    isPossible && !stale ? () => onOffset(Math.max(0, next)) : undefined;
  return {
    offset,
    shown: data.length,
    count,
    isCapped,
    limit,
    onLimit,
    onFirst: way(offset > 0, 0),
    onPrevious: way(offset > 0, offset - limit),
    onNext: way(hasMore, offset + limit),
    onLast: way(hasMore && !isCapped, Math.floor((count - 1) / limit) * limit),
  };
}
