import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../document-title.ts';
import { LateMenu } from './LateMenu.tsx';

/** A further thing to do, in the menu at the end of the title row. */
export interface MoreAction {
  label: string;
  icon?: ReactNode;
  onClick: () => void;
  /** It asks in a dialog before anything happens. */
  opensDialog?: boolean;
  /** Why it cannot be done now; the entry is drawn disabled with this reason. */
  refusedBecause?: string | undefined;
}

interface PageHeaderProps {
  title: ReactNode;
  /** Names the browser's tab, where the title is more than a text. */
  name?: string | undefined;
  /** R-0042: read in its own direction whatever the language. */
  reference?: string | undefined;
  /** A StatusPill. */
  status?: ReactNode;
  /** The one main action: a contained Button. */
  action?: ReactNode;
  more?: readonly MoreAction[];
  /** Tabs or filters that stay with the title. */
  children?: ReactNode;
}

/** The title row of a page; it stays when the page scrolls. */
export function PageHeader({ title, name, reference, status, action, more = [], children }: PageHeaderProps) {
  useDocumentTitle([reference, name ?? (typeof title === 'string' ? title : '')].join(' ').trim());
  // A record's row breaks on a phone: what it is and its menu, then the title, then what to do.
  const isRecord = reference !== undefined;
  const onPhone = <Value,>(value: Value) => (isRecord ? { xs: value, sm: 'initial' } : undefined);
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 10,
        bgcolor: 'background.default',
        px: { xs: 2, md: 3 },
        // Its line ends with the window, its content with the page.
        marginInlineEnd: 'calc(-1 * var(--tab-room, 0px))',
        '& > *': { marginInlineEnd: 'var(--tab-room, 0px)' },
        pt: 2,
        pb: children ? 0 : 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 40,
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
        }}
      >
        {reference && (
          <Typography
            component="span"
            color="textSecondary"
            sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
          >
            <bdi>{reference}</bdi>
          </Typography>
        )}
        <Typography
          variant="h1"
          sx={{ overflowWrap: 'anywhere', order: onPhone(3), flexBasis: onPhone('100%') }}
        >
          {title}
        </Typography>
        {status && <Box sx={{ display: 'flex', flex: 'none', order: onPhone(1) }}>{status}</Box>}
        <Box sx={{ flex: 1, order: onPhone(1) }} />
        {action && <Box sx={{ display: 'flex', flex: 'none', order: onPhone(4) }}>{action}</Box>}
        {more.length > 0 && (
          <Box sx={{ flex: 'none', order: onPhone(2) }}>
            <MoreMenu actions={more} />
          </Box>
        )}
      </Box>
      {children && <Box sx={{ mt: 1 }}>{children}</Box>}
    </Box>
  );
}

function MoreMenu({ actions }: { actions: readonly MoreAction[] }) {
  const { t } = useTranslation('web');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('more')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={20} aria-hidden />
      </IconButton>
      <LateMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map(({ label, icon, onClick, opensDialog, refusedBecause }) => (
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
              {refusedBecause !== undefined && (
                <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
                  {refusedBecause}
                </Box>
              )}
            </span>
          </MenuItem>
        ))}
      </LateMenu>
    </>
  );
}
