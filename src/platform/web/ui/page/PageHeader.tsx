import { lazy, useDeferredValue, type ReactNode } from 'react';
import { useDocumentTitle } from '#platform/web/screen/document-title.hooks.ts';
import { MuiBoundary } from './MuiBoundary.tsx';
import type { MoreAction } from '#platform/web/ui/menus/open-menu.ts';
import './page-header.css';

const MoreMenu = lazy(async () => ({
  default: (await import('#platform/web/ui/menus/MoreMenu.tsx')).MoreMenu,
}));

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
  /** Of little height: what stands below it needs the room. */
  isLow?: boolean;
  /** Tabs or filters that stay with the title. */
  children?: ReactNode;
}

/** The title row of a page; it stays when the page scrolls. */
export function PageHeader(props: PageHeaderProps) {
  const { title, name, reference, status, action, more = [], isLow = false, children } = props;
  useDocumentTitle([reference, name ?? (typeof title === 'string' ? title : '')].join(' ').trim());
  const mayDraw = useDeferredValue(true, false);
  const kind = [
    'page-header',
    children && 'has-more',
    reference !== undefined && 'of-record',
    isLow && 'is-low',
  ]
    .filter(Boolean)
    .join(' ');
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
            {mayDraw && (
              <MuiBoundary>
                <MoreMenu actions={more} />
              </MuiBoundary>
            )}
          </div>
        )}
      </div>
      {children && <div className="page-header-more">{children}</div>}
    </div>
  );
}
