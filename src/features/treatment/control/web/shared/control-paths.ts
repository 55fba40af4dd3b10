import { controlPage } from '../../control-path.rules.ts';

/** Where the screens of controls are; `?control=` names the one, and `&risk=` the risk it was opened from. */
export const controlPaths = {
  list: '/apps/risk/management/controls',
  view: controlPage,
  edit: '/apps/risk/management/control/edit',
} as const;

export const controlLink = (
  page: 'view' | 'edit',
  { control, risk }: { control?: string | undefined; risk?: string | undefined },
): string => {
  const named = Object.entries({ control, risk }).flatMap(([name, id]) =>
    id === undefined ? [] : `${name}=${id}`,
  );
  return named.length === 0 ? controlPaths[page] : `${controlPaths[page]}?${named.join('&')}`;
};
