import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Page } from '#platform/contract/endpoint.ts';
import { useLatest } from '#platform/web/browser/latest.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useAddressSearch } from '#platform/web/screen/address-search.hooks.ts';
import type { Paging } from '#platform/web/ui/table/PagingBar.tsx';
import { useShownOffset } from '#platform/web/ui/table/pages.hooks.ts';
import { usePeekedRow } from '#platform/web/ui/table/peeked-row.hooks.ts';
import { useScreenMemory } from '#features/workspace/screen-memory/web/shared/screen-memory.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { ordering, type RiskRow } from '#features/risk/record/risk.contract.ts';
import { filterRisks } from '#features/risk/filter/risk-filter.contract.ts';
import {
  filterOf,
  filterKeys,
  idIn,
  readRegister,
  writeRegister,
  type RegisterState,
} from './register-address.ts';

export const registerScreen = 'risk-register';
const windowKeys = ['offset', 'after', 'before', 'last'] as const;
const limits = [25, 50, 100, 200];
type Window = Partial<Record<(typeof windowKeys)[number], string>>;

/** The register as its address describes it: what is shown, and the ways to another filter, order, page or row. */
export function useRegister() {
  const [search, changeSearch] = useAddressSearch();
  const unit = useDepartment();
  const memory = useRegisterMemory();
  // The same as long as nothing else is asked for: another page or another row in the panel changes the address too.
  const asked = writeRegister(readRegister(search)).toString();
  const state = useMemo(() => readRegister(new URLSearchParams(asked)), [asked]);
  // What was remembered counts as it was on arrival: a new order is in the address, together with its first page.
  const [remembered, setRemembered] = useState<typeof memory.sort>();
  if (remembered === undefined && memory.content !== undefined) setRemembered(memory.sort ?? '-level');
  const sort = state.sort ?? remembered ?? '-level';
  const limit = limits.find((one) => String(one) === search.get('limit')) ?? 50;
  const window = readWindow(search);
  const offset = Number(window.offset ?? 0);

  const body = useMemo(() => filterOf(state, unit.dpt), [state, unit.dpt]);
  const query = { ordering: sort, limit: String(limit), ...window };
  const read = useUnhurried(
    useRead(
      filterRisks,
      { query, body },
      { keep: true, enabled: !unit.pending && (state.sort !== undefined || memory.content !== undefined) },
    ),
  );

  const shownOffset = useShownOffset(read, offset);

  const latest = useLatest(changeSearch);
  const rewrite = useCallback(
    (how: (search: URLSearchParams) => void, replace = false) => latest.current(how, { replace }),
    [latest],
  );
  const toWindow = useCallback(
    (next: Window) =>
      rewrite((after) => {
        for (const key of windowKeys) after.delete(key);
        for (const [key, value] of Object.entries(next)) after.set(key, value);
      }),
    [rewrite],
  );
  /** Another filter or order starts on its first page. */
  const change = useCallback(
    (part: Partial<RegisterState>, { replace = false } = {}) =>
      rewrite((after) => {
        const next = writeRegister({ ...readRegister(after), ...part });
        for (const key of [...windowKeys, ...filterKeys, 'sort']) after.delete(key);
        for (const [key, value] of next) after.set(key, value);
      }, replace),
    [rewrite],
  );
  const clear = useCallback(
    () => rewrite((after) => [...windowKeys, ...filterKeys].forEach((key) => after.delete(key))),
    [rewrite],
  );
  const [peeked, peek] = usePeekedRow();
  const sortBy = useCallback(
    (next: typeof sort) => {
      change({ sort: next });
      // It is remembered after what asks for it is under way: together they hold up the next picture.
      setTimeout(() => memory.saveSort(next));
    },
    [memory, change],
  );

  const view = search.get('view') ?? undefined;
  const asking = useMemo(
    () => ({ state, sort, view, memory, change, clear, sortBy, rewrite }),
    [state, sort, view, memory, change, clear, sortBy, rewrite],
  );
  return {
    asking,
    body,
    read,
    rows: read.data?.data,
    paging: pagingOf(read.data, read.isPlaceholderData, { offset: shownOffset, limit, toWindow, rewrite }),
    peeked: idIn(peeked),
    peek,
  };
}

/** What was read: at once where the rows are the same ones, and other rows in pieces that hold up neither the pointer nor a key. */
function useUnhurried<Read extends { data: Page<RiskRow> | undefined }>(now: Read): Read {
  const later = useDeferredValue(now);
  const [rows, before] = [now.data?.data, later.data?.data];
  const isOther =
    rows !== undefined &&
    before !== undefined &&
    (rows.length !== before.length || rows.some(({ id }, at) => id !== before[at]?.id));
  return isOther ? later : now;
}

export type Register = ReturnType<typeof useRegister>;
/** What the register is asked for, and how to ask for something else: the same until something else is. */
export type RegisterAsking = Register['asking'];

/** Keys of a page count only together with the place they lead to. */
function readWindow(search: URLSearchParams): Window {
  const offset = search.get('offset');
  if (offset === null || !/^[1-9]\d{0,6}$/.test(offset)) return {};
  const key = (['after', 'before', 'last'] as const).find((one) => search.has(one));
  return { offset, ...(key && { [key]: search.get(key) ?? '' }) };
}

interface PagingState {
  offset: number;
  limit: number;
  toWindow: (next: Window) => void;
  rewrite: (how: (search: URLSearchParams) => void) => void;
}

/** First, previous, next and last page: neighbours by the keys of the page at hand, so that none costs more than another. */
function pagingOf(
  page: Page<RiskRow> | undefined,
  stale: boolean,
  { offset, limit, toWindow, rewrite }: PagingState,
): Paging | undefined {
  if (page === undefined) return undefined;
  const { count, keys, count_is_capped: isCapped = false } = page;
  const shown = page.data.length;
  const more = isCapped ? shown === limit : offset + shown < count;
  const lastStart = Math.max(0, Math.floor((count - 1) / limit) * limit);
  const [first, last] = [keys?.first, keys?.last];
  const way = (possible: boolean, next: Window) => (possible && !stale ? () => toWindow(next) : undefined);
  return {
    offset,
    shown,
    count,
    isCapped,
    limit,
    onLimit: (next) =>
      rewrite((after) => {
        for (const key of windowKeys) after.delete(key);
        after.set('limit', String(next));
      }),
    onFirst: way(offset > 0, {}),
    onPrevious: way(
      offset > 0,
      offset <= limit || first === undefined ? {} : { offset: String(offset - limit), before: first },
    ),
    onNext: way(more && last !== undefined, { offset: String(offset + shown), after: last ?? '' }),
    onLast: way(more && !isCapped, { offset: String(lastStart), last: String(count - lastStart) }),
  };
}

/** Columns and order as this person left them. Applying a view replaces them at once, before the server has stored it. */
function useRegisterMemory() {
  const stored = useScreenMemory(registerScreen);
  const [own, setOwn] = useState<Record<string, unknown>>();
  const [generation, setGeneration] = useState(0);
  const content = own ?? stored.content;
  const { save } = stored;
  const put = useCallback(
    (part: object) => {
      const next = { ...content, ...part };
      setOwn(next);
      save(next);
    },
    [content, save],
  );
  return useMemo(
    () => ({
      content,
      /** Changes when the table has to take up other columns than it was left with. */
      generation,
      sort: ordering.options.find((one) => one === content?.['sort']),
      save: put,
      saveSort: (sort: string) => put({ sort }),
      apply: (part: object) => {
        put(part);
        setGeneration((before) => before + 1);
      },
    }),
    [content, generation, put],
  );
}
