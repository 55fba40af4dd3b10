import Menu, { type MenuProps } from '@mui/material/Menu';
import { useHasBeenTrue } from '#platform/web/browser/has-been-true.hooks.ts';

/** A menu that costs nothing before it is opened for the first time. */
export function LazyMenu(menu: MenuProps) {
  return useHasBeenTrue(menu.open) && <Menu {...menu} />;
}
