import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../document-title.ts';
import { LateMenu } from './LateMenu.tsx';
import './page-header.css';

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
  const kind = `page-header${children ? ' has-more' : ''}${reference === undefined ? '' : ' of-record'}`;
  return (
    <div className={kind}>
      <div className="page-header-row">
        {reference && (
          <span className="page-header-reference">
            <bdi>{reference}</bdi>
          </span>
        )}
        <h1>{title}</h1>
        {status && <div className="page-header-status">{status}</div>}
        <div className="page-header-gap" />
        {action && <div className="page-header-action">{action}</div>}
        {more.length > 0 && (
          <div className="page-header-menu">
            <MoreMenu actions={more} />
          </div>
        )}
      </div>
      {children && <div className="page-header-more">{children}</div>}
    </div>
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
