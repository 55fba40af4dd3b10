import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import {
  changeDepartment,
  removeDepartment,
  unarchiveDepartment,
  type DepartmentNode,
} from '#features/organisation/department/department-change.contract.ts';
import {
  isWithin,
  placeAfterStep,
  type TreeStep,
} from '#features/organisation/department/department-tree.rules.ts';

/** What is open over the page. */
export type Opened =
  | { kind: 'add'; parent?: DepartmentNode }
  | { kind: 'edit' | 'members' | 'archive'; department: DepartmentNode };

/** Where in a row something was dropped: before the department, below it, or after it. */
export type DropPlace = 'before' | 'below' | 'after';

/** Subjects that show departments, besides the tree's own. */
export const refreshes = ['identity', 'risk', 'risk-dashboard', 'maturity'];

export interface DepartmentMoves {
  /** One step by the keyboard; answers whether there was a way. */
  step: (department: DepartmentNode, step: TreeStep) => boolean;
  drop: (id: string, onto: DepartmentNode, place: DropPlace) => void;
  unarchive: (department: DepartmentNode) => void;
  remove: (department: DepartmentNode) => void;
}

/** What is done to a department at once, without a dialog. */
export function useDepartmentMoves(departments: readonly DepartmentNode[]): DepartmentMoves {
  const { t } = useTranslation('organisation-department-tree');
  const change = useWrite(changeDepartment, { refreshes });
  const back = useWrite(unarchiveDepartment, { refreshes });
  const remove = useWrite(removeDepartment, { refreshes });
  const nameOf = (id: string | null) => departments.find((one) => one.id === id)?.name;

  function move(
    { id, version, name }: DepartmentNode,
    place: { parent_id: string | null; after_id: string | null },
  ) {
    if (change.isPending) return;
    const above = nameOf(place.parent_id);
    change.mutate(
      { params: { id }, body: { version, ...place } },
      {
        onSuccess: () =>
          showSnackbar({
            message: above === undefined ? t('moved.top', { name }) : t('moved.below', { name, above }),
          }),
      },
    );
  }

  return {
    step: (department, step) => {
      const place = placeAfterStep(departments, department.id, step);
      if (place !== undefined) move(department, place);
      return place !== undefined;
    },
    drop: (id, onto, place) => {
      const dropped = departments.find((one) => one.id === id);
      if (dropped === undefined || isWithin(departments, onto.id, id)) return;
      const sisters = departments.filter((one) => one.parent_id === onto.parent_id && one.id !== id);
      const before = sisters[sisters.findIndex((one) => one.id === onto.id) - 1];
      if (place === 'below') move(dropped, { parent_id: onto.id, after_id: null });
      else
        move(dropped, {
          parent_id: onto.parent_id,
          after_id: place === 'after' ? onto.id : (before?.id ?? null),
        });
    },
    unarchive: ({ id, version, name }) =>
      back.mutate(
        { params: { id }, body: { version } },
        { onSuccess: () => showSnackbar({ message: t('archive.back', { name }), variant: 'success' }) },
      ),
    remove: ({ id, version, name }) =>
      remove.mutate(
        { params: { id }, body: { version } },
        { onSuccess: () => showSnackbar({ message: t('page.removed', { name }), variant: 'success' }) },
      ),
  };
}
