import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { LazyMenu } from './LazyMenu.tsx';

/** A further thing to do, in a menu. */
export interface MoreAction {
  label: string;
  /** A description, where the name alone could be mistaken for another. */
  goodFor?: string;
  icon?: ReactNode;
  onClick: () => void;
  /** It asks in a dialog before anything happens. */
  opensDialog?: boolean;
  /** Why it cannot be done now; the entry is drawn disabled with this reason. */
  refusedBecause?: string | undefined;
}

/** The menu of what else can be done, at the end of a title row; in a list it says `of` what. */
export function MoreMenu({ actions, of }: { actions: readonly MoreAction[]; of?: string }) {
  const { t } = useTranslation('web');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={of === undefined ? t('more') : `${t('more')}: ${of}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={20} aria-hidden />
      </IconButton>
      <LazyMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map(({ label, goodFor, icon, onClick, opensDialog, refusedBecause }) => (
          <MenuItem
            key={label}
            aria-disabled={refusedBecause !== undefined}
            aria-haspopup={opensDialog ? 'dialog' : undefined}
            onClick={() => {
              if (refusedBecause !== undefined) return;
              setAnchor(null);
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
                <Box
                  component="span"
                  sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
                >
                  {refusedBecause ?? goodFor}
                </Box>
              )}
            </span>
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  );
}
