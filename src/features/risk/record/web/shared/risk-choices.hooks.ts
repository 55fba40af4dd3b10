import { useMemo } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import type { FoundPicks } from '#platform/web/ui/inputs/found-picks.hooks.ts';
import type { Pick } from '#platform/web/ui/inputs/PickOption.tsx';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import { listCategories, type RiskCategory } from '#features/risk/category/risk-category.contract.ts';

/** People who may own a risk, oneself first. Who owns it already, or keeps one of the categories, is on the list as well:
 *  they need not be a colleague. */
export function usePeople(
  owner: { id: string; name: string } | null | undefined,
  categories: readonly RiskCategory[] = [],
): FoundPicks {
  const named = useMemo(
    () => [owner, ...categories.map(({ default_owner }) => default_owner)].filter((one) => one != null),
    [owner, categories],
  );
  return usePeoplePicks(named);
}

export function useCategories(): { picks: Pick[]; categories: readonly RiskCategory[] } {
  const read = useRead(listCategories);
  return useMemo(() => {
    const categories = read.data?.data ?? [];
    return {
      categories,
      picks: categories.map(({ id, name, parent_id }) => ({
        value: id,
        label: name,
        depth: parent_id === null ? 0 : 1,
      })),
    };
  }, [read.data]);
}
