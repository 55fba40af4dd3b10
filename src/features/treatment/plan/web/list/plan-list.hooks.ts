import * as z from 'zod';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { orderingOf, sortOf, type Sort } from '#platform/web/ui/table/column.ts';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { listPlans, planOrderings, planQuery } from '../../plan-list.contract.ts';

/** What the address says besides the query: how the page is looked at. */
const view = z.object({ view: z.enum(['gantt']).optional() });

/** The list of plans as its address describes it, and the ways to another page, filter or view. */
export function usePlanList() {
  const unit = useDepartment();
  const [, change, { status, owner, due, risk, q, limit, offset, ordering }] = useUrlState(planQuery);
  const [, look, { view: seen }] = useUrlState(view);
  const query = {
    ...(status && { status }),
    ...(owner && { owner }),
    ...(due && { due }),
    ...(risk && { risk }),
    ...(q && { q }),
    // A list of one risk's plans shows all of them, whichever unit is chosen.
    ...(unit.dpt && !risk && { department: unit.dpt }),
    limit: String(limit),
    offset: String(offset),
    ordering,
  };
  const read = useRead(listPlans, { query }, { keep: true, enabled: !unit.pending });
  return {
    read,
    rows: read.data?.data,
    filter: { status, owner, due, risk, q },
    isNarrowed: [status, owner, due, risk, q].some((one) => one !== undefined && one !== ''),
    sort: sortOf(ordering),
    sortBy: (sort: Sort) => change({ ordering: orderingOf(sort, planOrderings), offset: undefined }),
    narrow: (part: Partial<Record<'status' | 'owner' | 'due' | 'risk' | 'q', string | undefined>>) =>
      change({ ...part, offset: undefined } as never),
    paging: usePages(read, { limit, offset, change }),
    view: seen ?? 'list',
    look: (chosen: 'list' | 'gantt') => look({ view: chosen === 'gantt' ? 'gantt' : undefined }),
  };
}

export type PlanList = ReturnType<typeof usePlanList>;
