import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import {
  changeView,
  deleteView,
  keepView,
  listViews,
  type SavedView,
  type ViewDetails,
} from '#features/workspace/saved-view/saved-view.contract.ts';
import { filterKeys } from '../register-address.ts';
import { registerScreen, type RegisterAsking } from '../risk-register.hooks.ts';

/** The views of the register: which there are, which one is applied, and what can be done with them. */
export function useSavedViews(register: RegisterAsking) {
  const { t } = useTranslation('risk');
  const read = useRead(listViews, { query: { screen: registerScreen } });
  const keep = useWrite(keepView);
  const change = useWrite(changeView);
  const remove = useWrite(deleteView);
  const views = useMemo(() => read.data?.data ?? [], [read.data]);
  const current = views.find(({ id }) => id === register.view);

  /** What a view would keep of the screen as it is now. */
  const asShown = (): Pick<ViewDetails, 'filter' | 'columns' | 'sort'> => ({
    filter: filterIn(new URLSearchParams(location.search)),
    columns: shownColumns(register.memory.content),
    sort: register.sort,
  });
  const apply = (view: SavedView) => {
    if (view.columns !== null) register.memory.apply(layoutOf(view.columns, register.memory.content));
    register.rewrite((search) => {
      emptied(search);
      for (const key of filterKeys) {
        const value = view.filter[key];
        if (typeof value === 'string') search.set(key, value);
      }
      if (view.sort !== null) search.set('sort', view.sort);
      search.set('view', view.id);
    });
  };
  const leave = () =>
    register.rewrite((search) => {
      emptied(search);
      search.delete('view');
    });

  return {
    views,
    current,
    isChanged:
      current !== undefined &&
      (JSON.stringify(filterIn(new URLSearchParams(location.search))) !==
        JSON.stringify(ordered(current.filter)) ||
        (current.sort !== null && current.sort !== register.sort)),
    isPending: keep.isPending || change.isPending,
    apply,
    leave,
    asShown,
    keep: async (details: Pick<ViewDetails, 'name' | 'is_shared'>) => {
      const { data } = await keep.mutateAsync({ body: { screen: registerScreen, ...asShown(), ...details } });
      register.rewrite((search) => search.set('view', data.id), true);
      showSnackbar({ message: t('register.view.kept', { name: data.name }), variant: 'success' });
    },
    change: async (view: SavedView, details: Partial<ViewDetails>) => {
      const { data } = await change.mutateAsync({
        params: { id: view.id },
        body: { version: view.version, ...details },
      });
      showSnackbar({ message: t('register.view.kept', { name: data.name }), variant: 'success' });
    },
    remove: (view: SavedView) =>
      remove.mutate(
        { params: { id: view.id }, body: { version: view.version } },
        {
          onSuccess: () => {
            if (view.id === register.view) register.rewrite((search) => search.delete('view'), true);
            const { screen, name, filter, columns, sort, is_shared } = view;
            const again = () => keep.mutate({ body: { screen, name, filter, columns, sort, is_shared } });
            showSnackbar({ message: t('register.view.removed', { name }), undo: again });
          },
        },
      ),
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;

const ordered = (filter: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(filterKeys.flatMap((key) => (key in filter ? [[key, filter[key]]] : [])));

const filterIn = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    filterKeys.flatMap((key) => {
      const value = search.get(key);
      return value === null ? [] : [[key, value]];
    }),
  );

/** Filters, order and place in the list go; the business unit and the page's length stay. */
function emptied(search: URLSearchParams): void {
  for (const key of [...filterKeys, 'sort', 'offset', 'after', 'before', 'last', 'peek']) search.delete(key);
}

interface Layout {
  order?: string[];
  hidden?: string[];
}

/** The columns shown, in their order; nothing while nobody has arranged them. */
function shownColumns(content: Record<string, unknown> | undefined): string[] | null {
  const { order, hidden = [] } = (content ?? {}) as Layout;
  return order?.filter((id) => !hidden.includes(id)) ?? null;
}

const layoutOf = (columns: readonly string[], content: Record<string, unknown> | undefined): Layout => {
  const known = ((content ?? {}) as Layout).order ?? [];
  const hidden = known.filter((id) => !columns.includes(id));
  return { order: [...columns, ...hidden], hidden };
};
