import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { closeMenu, type MoreAction } from './open-menu.ts';

interface ActionMenuProps {
  open: boolean;
  actions: readonly MoreAction[];
  place: { top: number; left: number };
}

/** The entries of the menu of things to do. */
export function ActionMenu({ open, actions, place }: ActionMenuProps) {
  return (
    <Menu open={open} anchorReference="anchorPosition" anchorPosition={place} onClose={closeMenu}>
      {actions.map(({ label, goodFor, icon, onClick, opensDialog, refusedBecause }) => (
        <MenuItem
          key={label}
          aria-disabled={refusedBecause !== undefined}
          aria-haspopup={opensDialog ? 'dialog' : undefined}
          onClick={() => {
            if (refusedBecause !== undefined) return;
            closeMenu();
            onClick();
          }}
          sx={{
            maxWidth: 320,
            whiteSpace: 'normal',
            ...(refusedBecause !== undefined && { color: 'text.secondary', cursor: 'default' }),
          }}
        >
          {icon && (
            <ListItemIcon sx={{ opacity: refusedBecause === undefined ? 1 : 0.55 }}>{icon}</ListItemIcon>
          )}
          <span>
            {label}
            {(refusedBecause ?? goodFor) !== undefined && (
              <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                {refusedBecause ?? goodFor}
              </Box>
            )}
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}
