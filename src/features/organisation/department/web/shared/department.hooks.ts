import { useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { currentSession } from '#platform/web/session/session.ts';
import { seedCache } from '#platform/web/calling/cache-seed.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useAddressSearch } from '#platform/web/screen/address-search.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { listDepartments, type Department } from '../../department.contract.ts';
import { mayChooseWhole as mayChoose, unitMemory, unitShown, whole } from '../../department.rules.ts';

export interface DepartmentChoice {
  /** The department that calls name as `dpt`; nothing for the whole organisation. */
  dpt: string | undefined;
  department: Department | undefined;
  departments: readonly Department[];
  /** Whether "Whole organisation" is offered. */
  mayChooseWhole: boolean;
  /** Not known yet which department it will be: calls wait. */
  pending: boolean;
  choose(id: string | undefined): void;
}

// A convenience of this browser, per person: the address carries the choice, the server decides what it shows.
const memoryKey = () =>
  unitMemory(currentSession()?.person.organisation.slug ?? '', currentSession()?.person.id ?? '');
/** What this tab showed last: a page whose address does not say it goes on with that, whatever another tab chose meanwhile. */
let inTab: { key: string; unit: string } | undefined;
const keepInTab = (unit: string): void => {
  inTab = { key: memoryKey(), unit };
};
const named = (search: URLSearchParams) =>
  search.get('dpt') ?? (inTab?.key === memoryKey() ? inTab.unit : localStorage.getItem(memoryKey()));

/** The reply of the session check contains the departments already: no further call reads them. */
export const seedDepartmentList = (departments: Department[]): void =>
  seedCache(listDepartments, undefined, { message: '', data: departments, count: departments.length });

/** The business unit chosen in the navigation bar: `?dpt=` in the address, else what this person chose last, else the first. */
export function useDepartment(): DepartmentChoice {
  const person = usePerson();
  const { flat } = person.organisation;
  const read = useRead(listDepartments, undefined, { enabled: !flat });
  const [search, change] = useAddressSearch();
  const departments = useMemo(() => (flat ? [] : (read.data?.data ?? [])), [flat, read.data]);
  const mayChooseWhole = mayChoose(person.type, departments);
  const department = unitShown(named(search), departments, person.type);

  const choose = useCallback(
    (id: string | undefined) => {
      localStorage.setItem(memoryKey(), id ?? whole);
      keepInTab(id ?? whole);
      // Another unit has another first page.
      change({ dpt: id ?? whole, offset: undefined });
    },
    [change],
  );
  return {
    dpt: department?.id,
    department,
    departments,
    mayChooseWhole,
    pending: !flat && read.isPending,
    choose,
  };
}

/** Keeps the chosen unit in the address, so that a copied link shows the same rows. Where nobody chose, the address is
 *  completed without a navigation: that could overtake one that is on its way. */
export function useDepartmentInAddress(): void {
  const { department, departments, mayChooseWhole, pending } = useDepartment();
  const { pathname, search, hash } = useLocation();
  const chosen = department?.id ?? (departments.length > 0 && mayChooseWhole ? whole : undefined);
  useEffect(() => {
    const after = new URLSearchParams(search);
    if (chosen !== undefined) keepInTab(chosen);
    // What was chosen since this was drawn stands in the address already: it is completed when that is drawn.
    const hasMoved =
      location.pathname !== pathname || `${new URLSearchParams(location.search)}` !== `${after}`;
    if (pending || chosen === undefined || after.has('dpt') || hasMoved) return;
    after.set('dpt', chosen);
    history.replaceState(history.state, '', `${pathname}?${after}${hash}`);
  }, [pending, chosen, pathname, search, hash]);
}
