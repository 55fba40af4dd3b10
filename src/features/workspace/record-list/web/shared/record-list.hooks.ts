import type { UseQueryResult } from '@tanstack/react-query';
import type { $ZodObject, input, output } from 'zod/v4/core';
import type { Endpoint, Page } from '#platform/contract/endpoint.ts';
import { useOpenRead } from '#platform/web/calling/endpoint.hooks.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { useAddressSearch } from '#platform/web/screen/address-search.hooks.ts';

/** What every list of records is asked with. */
interface Windowed {
  limit: number;
  offset: number;
  ordering: string;
}

/** A list of records as its address describes it. */
export interface RecordListState<S extends $ZodObject, Row> {
  read: UseQueryResult<Page<Row> & { message: string }, Failure>;
  /** What the address says of the query. */
  sent: input<S>;
  /** Another page, filter or order. */
  change: ReturnType<typeof useUrlState<S>>[1];
  /** The same, from the first page on. */
  narrow: ReturnType<typeof useUrlState<S>>[1];
  /** The same, by filters that are only known by name. */
  narrowBy: OpenChange;
  window: Windowed;
  isNarrowed: boolean;
  /** Shows all again. */
  reset: () => void;
}

type OpenChange = (part: object, options?: { replace?: boolean }) => void;

const windowed: readonly string[] = ['limit', 'offset', 'ordering'];

/** The records that the address asks for, of the chosen department and those below it. A list of the records of one thing, named by one
 *  of the filters `ofOne`, has all of them, whichever department is chosen; `unitAs` is what the call names the department by. */
export function useRecordList<const E extends Endpoint, S extends $ZodObject, Row>(
  endpoint: E,
  query: S,
  ofOne: readonly (keyof input<S> & string)[] = [],
  unitAs: 'dpt' | 'department' = 'dpt',
): RecordListState<S, Row> {
  const unit = useDepartment();
  const [sent, change, value] = useUrlState(query);
  const [, changeAddress] = useAddressSearch();
  const filters = Object.entries<unknown>(sent).filter(
    ([key, one]) => ![...windowed, unitAs].includes(key) && one !== undefined && one !== '',
  );
  const isOfOne = filters.some(([key]) => ofOne.some((one) => one === key));
  const asked = { ...sent, [unitAs]: isOfOne ? undefined : unit.dpt };
  const read = useOpenRead<Page<Row> & { message: string }>(
    endpoint,
    { query: asked },
    { keep: true, enabled: !unit.pending },
  );
  const narrow: OpenChange = (part, options) => changeAddress({ ...part, offset: undefined }, options);
  return {
    read,
    sent,
    change,
    narrow,
    narrowBy: narrow,
    window: value as output<S> & Windowed,
    isNarrowed: filters.length > 0,
    reset: () => narrow(Object.fromEntries(filters.map(([key]) => [key, undefined]))),
  };
}
