import Menu, { type MenuProps } from '@mui/material/Menu';
import { useEver } from '../use-ever.ts';

/** A menu that costs nothing before it is opened for the first time. */
export function LateMenu(menu: MenuProps) {
  return useEver(menu.open) && <Menu {...menu} />;
}
