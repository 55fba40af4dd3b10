import { useEffect, useRef } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import {
  changeDepartment,
  moveDepartment,
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
export const refreshes = ['identity', 'risk', 'maturity'];

export interface DepartmentMoves {
  /** One step by the keyboard, where there is a way. */
  step: (department: DepartmentNode, step: TreeStep) => void;
  drop: (id: string, onto: DepartmentNode, place: DropPlace) => void;
  unarchive: (department: DepartmentNode) => void;
  remove: (department: DepartmentNode) => void;
}

/** Where a department goes to, in the tree as it is by then. */
interface Move {
  id: string;
  placeIn: (
    departments: readonly DepartmentNode[],
  ) => { parent_id: string | null; after_id: string | null } | undefined;
}

/** What is done to a department at once, without a dialog. Moves that come while one is under way wait for it. */
export function useDepartmentMoves(departments: readonly DepartmentNode[]): DepartmentMoves {
  const { t } = useTranslation('organisation-department-tree');
  const arrange = useWrite(changeDepartment, { refreshes });
  const moveBelow = useWrite(moveDepartment, { refreshes });
  const back = useWrite(unarchiveDepartment, { refreshes });
  const remove = useWrite(removeDepartment, { refreshes });
  const nameOf = (id: string | null) => departments.find((one) => one.id === id)?.name;

  const isMoving = arrange.isPending || moveBelow.isPending;
  const waiting = useRef<Move[]>([]);

  /** Answers whether anything moves. */
  function begin({ id, placeIn }: Move): boolean {
    const moved = departments.find((one) => one.id === id);
    const place = placeIn(departments);
    if (moved === undefined || place === undefined) return false;
    const { version, name } = moved;
    const { parent_id, after_id } = place;
    const above = nameOf(parent_id);
    const done = {
      onSuccess: () =>
        showSnackbar({
          message: above === undefined ? t('moved.top', { name }) : t('moved.below', { name, above }),
        }),
    };
    const params = { id };
    // Among its sisters it gives nobody rights, and asks for no proof.
    if (parent_id === moved.parent_id) arrange.mutate({ params, body: { version, after_id } }, done);
    else moveBelow.mutate({ params, body: { version, parent_id, after_id } }, done);
    return true;
  }
  const move = (one: Move) => {
    if (isMoving) waiting.current.push(one);
    else begin(one);
  };
  useEffect(() => {
    let next = isMoving ? undefined : waiting.current.shift();
    while (next !== undefined && !begin(next)) next = waiting.current.shift();
  });

  return {
    step: ({ id }, step) => move({ id, placeIn: (tree) => placeAfterStep(tree, id, step) }),
    drop: (id, { id: onto }, place) =>
      move({
        id,
        placeIn: (tree) => {
          const target = tree.find((one) => one.id === onto);
          if (target === undefined || isWithin(tree, onto, id)) return undefined;
          if (place === 'below') return { parent_id: onto, after_id: null };
          const { parent_id } = target;
          if (place === 'after') return { parent_id, after_id: onto };
          const sisters = tree.filter((one) => one.parent_id === parent_id && one.id !== id);
          const before = sisters[sisters.findIndex((one) => one.id === onto) - 1];
          return { parent_id, after_id: before?.id ?? null };
        },
      }),
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
