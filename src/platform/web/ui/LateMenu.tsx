import Menu, { type MenuProps } from '@mui/material/Menu';
import { useState } from 'react';

/** A menu that costs nothing before it is opened for the first time. */
export function LateMenu(menu: MenuProps) {
  const [wasOpened, setWasOpened] = useState(menu.open);
  if (menu.open && !wasOpened) setWasOpened(true);
  return wasOpened && <Menu {...menu} />;
}
