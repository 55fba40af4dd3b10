import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLocation } from 'react-router';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { moveAlong } from './horizontal-keys.ts';
import type { NavigationItem } from './navigation.ts';
import { useNavigationItems, useNavigationTitle } from './navigation.hooks.ts';
import { isActive, leadsTo } from './navigation.rules.ts';
import { NavigationBadge } from './NavigationBadge.tsx';
import { NavigationWay } from './NavigationWay.tsx';
import './navigation.css';
import './horizontal-navigation.css';
import { usePopUp } from '#app/shell/toolbar/pop-up.hooks.ts';

interface Level {
  level: number;
  dense: boolean;
}

/** The navigation in a bar: what lies below an entry opens under it, and further levels at its side. */
export function HorizontalNavigation({ dense }: { dense: boolean }) {
  const { t } = useTranslation('shell');
  const isRtl = useLanguage().direction === 'rtl';
  return (
    <nav aria-label={t('navigation.label')} className="navigation">
      <ul className="navigation-bar" onKeyDown={(event) => moveAlong(event, 'bar', isRtl)}>
        <Entries items={useNavigationItems()} level={0} dense={dense} />
      </ul>
    </nav>
  );
}

function Entries({ items, ...at }: Level & { items: readonly NavigationItem[] }) {
  return items.map((item) =>
    item.type === 'divider' ? (
      <Line key={item.id} level={at.level} />
    ) : item.children !== undefined ? (
      <Branch key={item.id} item={item} {...at} />
    ) : (
      <Entry key={item.id} item={item} {...at} />
    ),
  );
}

const entryNames = ({ level, dense }: Level, isHere: boolean): string =>
  ['navigation-entry', level === 0 && 'is-top', dense && 'is-dense', isHere && 'is-here']
    .filter(Boolean)
    .join(' ');

function Words({ item }: { item: NavigationItem }) {
  const title = useNavigationTitle()(item);
  return (
    <>
      {item.icon && <item.icon className="navigation-icon" aria-hidden />}
      <span style={{ flex: 1 }}>{title}</span>
      {item.badge && <NavigationBadge {...item.badge} />}
    </>
  );
}

function Entry({ item, ...at }: Level & { item: NavigationItem }) {
  const { pathname } = useLocation();
  return (
    <li>
      <NavigationWay item={item} data-entry className={entryNames(at, isActive(item, pathname))}>
        <Words item={item} />
      </NavigationWay>
    </li>
  );
}

function Branch({ item, ...at }: Level & { item: NavigationItem }) {
  const { level, dense } = at;
  const { pathname } = useLocation();
  const isRtl = useLanguage().direction === 'rtl';
  const place = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const popUp = usePopUp({ place, list, isNested: level > 0, isRtl });
  const Arrow = isRtl ? ChevronLeft : ChevronRight;
  const way = {
    ...popUp.buttonProps,
    'data-entry': true,
    className: entryNames(at, leadsTo(item, pathname)),
    children: (
      <>
        <Words item={item} />
        {level > 0 && <Arrow size={16} aria-hidden />}
      </>
    ),
  };
  return (
    <li ref={place} {...popUp.placeProps} style={{ position: 'relative' }}>
      {item.url === undefined ? <button type="button" {...way} /> : <NavigationWay item={item} {...way} />}
      {popUp.open && (
        <ul
          ref={list}
          className={level === 0 ? 'navigation-pop-up is-first' : 'navigation-pop-up'}
          style={{ zIndex: 1000 + level }}
          onKeyDown={(event) => moveAlong(event, 'list', isRtl)}
        >
          <Entries items={item.children ?? []} level={level + 1} dense={dense} />
        </ul>
      )}
    </li>
  );
}

const Line = ({ level }: { level: number }) => (
  <li aria-hidden>
    <div className={level === 0 ? 'navigation-bar-line' : 'navigation-line'} />
  </li>
);
