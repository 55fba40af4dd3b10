import type { input } from 'zod/v4/core';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { cardQuery } from '#features/board/card/card.contract.ts';

/** What of the query of cards people choose. */
const filterQuery = cardQuery.pick({ label: true, person: true, due: true, q: true });
export type CardFilters = input<typeof filterQuery>;

export interface Filtering {
  filters: CardFilters;
  change: (part: { [Name in keyof CardFilters]?: CardFilters[Name] | undefined }) => void;
  isNarrowed: boolean;
  clear: () => void;
}

/** Which cards of a board are shown, as its address says. */
export function useFilters(): Filtering {
  const [filters, write] = useUrlState(filterQuery);
  const change: Filtering['change'] = (part) => write(part, { replace: true });
  return {
    filters,
    change,
    isNarrowed: Object.keys(filters).length > 0,
    clear: () => change({ label: undefined, person: undefined, due: undefined, q: undefined }),
  };
}
