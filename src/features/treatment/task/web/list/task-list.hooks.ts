import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { orderingOf, sortOf, type Sort } from '#platform/web/ui/table/column.ts';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { listTasks, taskOrderings, taskQuery } from '../../task-list.contract.ts';

/** The list of tasks as its address describes it, and the ways to another page or filter. */
export function useTaskList() {
  const unit = useDepartment();
  const [, change, { mine, status, due, q, limit, offset, ordering }] = useUrlState(taskQuery);
  const query = {
    ...(mine && { mine }),
    ...(status && { status }),
    ...(due && { due }),
    ...(q && { q }),
    ...(unit.dpt && { dpt: unit.dpt }),
    limit: String(limit),
    offset: String(offset),
    ordering,
  };
  const read = useRead(listTasks, { query }, { keep: true, enabled: !unit.pending });
  return {
    read,
    rows: read.data?.data,
    filter: { mine, status, due, q },
    /** What was asked for, whichever page of it. */
    asked: JSON.stringify([mine, status, due, q, unit.dpt]),
    isNarrowed: [mine, status, due, q].some((one) => one !== undefined && one !== ''),
    sort: sortOf(ordering),
    sortBy: (sort: Sort) => change({ ordering: orderingOf(sort, taskOrderings), offset: undefined }),
    narrow: (part: Partial<Record<'mine' | 'status' | 'due' | 'q', string | undefined>>) =>
      change({ ...part, offset: undefined } as never),
    paging: usePages(read, { limit, offset, change }),
  };
}

export type TaskListing = ReturnType<typeof useTaskList>;
