import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { NavigationItem } from './navigation.ts';
import { useNavigationItems, useNavigationTitle } from './navigation.hooks.ts';
import { indentOf, isActive, leadsTo } from './navigation.rules.ts';
import { NavigationBadge } from './NavigationBadge.tsx';
import { NavigationWay } from './NavigationWay.tsx';
import './navigation.css';

interface Place {
  /** Folded, only icons are seen. */
  open: boolean;
  dense?: boolean | undefined;
  onNavigate?: (() => void) | undefined;
}

interface Row extends Place {
  item: NavigationItem;
  level: number;
}

/** The navigation as a tree of rows: beside the page, or in the drawer. */
export function NavigationList(place: Place) {
  const { t } = useTranslation('shell');
  const items = useNavigationItems();
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // Whoever came another way finds where they are, also when entries come later. Once the page is drawn: to look for it holds that up.
  useEffect(() => {
    if (!items.some((item) => leadsTo(item, pathname))) return undefined;
    const timer = setTimeout(
      () => list.current?.querySelector('.is-here')?.scrollIntoView({ block: 'nearest' }),
      300,
    );
    return () => clearTimeout(timer);
  }, [pathname, items]);
  return (
    <nav ref={list} aria-label={t('navigation.label')} className="navigation">
      <Rows items={items} level={0} {...place} />
    </nav>
  );
}

function Rows({ items, ...place }: Place & { items: readonly NavigationItem[]; level: number }) {
  return (
    <ul>
      {items.map((item) => {
        const Kind = kinds[item.type];
        return <Kind key={item.id} item={item} {...place} />;
      })}
    </ul>
  );
}

const kinds = { group: Group, collapse: Branch, item: Entry, link: Entry, divider: Line };

/** The shape of a row: rounded at its far end, and a circle around its icon while everything is folded. */
function rowProps({ level, open, dense }: Pick<Row, 'level' | 'open' | 'dense'>, isHere: boolean, more = '') {
  const isCircle = isHere && !open;
  const names = ['navigation-row', isCircle && 'is-circle', dense && 'is-dense', !open && 'is-folded', more];
  return {
    className: names.filter(Boolean).join(' '),
    style: isCircle ? undefined : { paddingInlineStart: indentOf(level) },
  };
}

function Words({ item }: Pick<Row, 'item'>) {
  const title = useNavigationTitle()(item);
  return (
    <>
      {item.icon && <item.icon className="navigation-icon" aria-hidden />}
      <span className="navigation-words">{title}</span>
      {item.badge && (
        <span className="navigation-badge">
          <NavigationBadge {...item.badge} />
        </span>
      )}
    </>
  );
}

function Entry({ item, onNavigate, ...place }: Row) {
  const { pathname } = useLocation();
  const active = isActive(item, pathname);
  // From a page below it, it leads back.
  const isArrived = item.url === pathname;
  const more = [active && 'is-here', isArrived && 'is-arrived'].filter(Boolean).join(' ');
  return (
    <li>
      <NavigationWay item={item} onClick={onNavigate} {...rowProps(place, active, more)}>
        <Words item={item} />
      </NavigationWay>
    </li>
  );
}

/** A row that shows and hides what lies below it; with a place of its own it leads there too. */
function Branch({ item, onNavigate, ...place }: Row) {
  const { pathname } = useLocation();
  const title = useNavigationTitle()(item);
  const inside = leadsTo(item, pathname);
  const [shown, setShown] = useState(inside);
  const [wasInside, setWasInside] = useState(inside);
  // It opens by itself when one goes there, and never closes by itself.
  if (inside !== wasInside) {
    setWasInside(inside);
    if (inside) setShown(true);
  }
  const { open, level } = place;
  const expanded = shown && open;
  const toggle = () => setShown(!shown);
  // Folded, it stands for what is active below it.
  const shape = rowProps(place, inside, inside && !open ? 'is-here' : '');
  const arrow = (
    <ChevronDown
      size={16}
      aria-hidden
      className="navigation-chevron"
      style={{ rotate: expanded ? '180deg' : 'none' }}
    />
  );
  return (
    <li className={expanded ? 'navigation-branch is-open' : 'navigation-branch'}>
      {item.url === undefined ? (
        <button type="button" onClick={toggle} aria-expanded={expanded} {...shape}>
          <Words item={item} />
          {open && arrow}
        </button>
      ) : (
        <div className="navigation-split">
          <NavigationWay item={item} onClick={toggle} {...shape}>
            <Words item={item} />
          </NavigationWay>
          {open && (
            <button
              type="button"
              className="navigation-arrow"
              aria-label={title}
              aria-expanded={expanded}
              onClick={toggle}
            >
              {arrow}
            </button>
          )}
        </div>
      )}
      {expanded && (
        <div className="navigation-below">
          <Rows items={item.children ?? []} {...place} level={level + 1} onNavigate={onNavigate} />
        </div>
      )}
    </li>
  );
}

/** A heading; what follows stands at the same indent. */
function Group({ item, onNavigate, ...place }: Row) {
  const title = useNavigationTitle()(item);
  const { open, level } = place;
  const shape = { className: 'navigation-heading', style: { paddingInlineStart: indentOf(level) } };
  return (
    <li>
      {!open ? (
        <div className="navigation-fold-line" />
      ) : item.url === undefined ? (
        <div {...shape}>{title}</div>
      ) : (
        <NavigationWay item={item} onClick={onNavigate} {...shape}>
          {title}
        </NavigationWay>
      )}
      <Rows items={item.children ?? []} {...place} level={level} onNavigate={onNavigate} />
    </li>
  );
}

function Line() {
  return (
    <li aria-hidden>
      <div className="navigation-line" />
    </li>
  );
}
