import { buttonsAndValues } from './examples/buttons-and-values.tsx';
import { charts } from './examples/charts.tsx';
import { dashboard } from './examples/dashboard.tsx';
import { dialogsAndMenus } from './examples/dialogs-and-menus.tsx';
import type { Examples } from './examples/example.ts';
import { history } from './examples/history.tsx';
import { inputs } from './examples/inputs.tsx';
import { notices } from './examples/notices.tsx';
import { page } from './examples/page.tsx';
import { table } from './examples/table.tsx';

/** Every part of `platform/web/ui` that is drawn by itself. */
export const examples: Examples = {
  ...buttonsAndValues,
  ...charts,
  ...dashboard,
  ...dialogsAndMenus,
  ...history,
  ...inputs,
  ...notices,
  ...page,
  ...table,
};
