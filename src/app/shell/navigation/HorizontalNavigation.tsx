import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLocation } from 'react-router';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { floatingShadow } from '#app/theme/components.ts';
import { moveAlong } from './horizontal-keys.ts';
import type { NavigationItem } from './navigation.ts';
import { useNavigationItems, useNavigationLink, useNavigationTitle } from './navigation.hooks.ts';
import { navigationHere, navigationRow } from './navigation-row.ts';
import { isActive, leadsTo } from './navigation.rules.ts';
import { NavigationBadge } from './NavigationBadge.tsx';
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
    <Box component="nav" aria-label={t('navigation.label')}>
      <Box
        component="ul"
        onKeyDown={(event) => moveAlong(event, 'bar', isRtl)}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
      >
        <Entries items={useNavigationItems()} level={0} dense={dense} />
      </Box>
    </Box>
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

const entryShape = ({ level, dense }: Level, isHere: boolean) =>
  ({
    minHeight: dense ? 32 : level === 0 ? 44 : 40,
    width: level === 0 ? 'auto' : '100%',
    padding: dense ? '4px 12px' : '8px 12px',
    borderRadius: level === 0 ? '8px' : 0,
    gap: '12px',
    ...navigationRow,
    ...(isHere && navigationHere),
  }) as const;

function Words({ item }: { item: NavigationItem }) {
  const title = useNavigationTitle()(item);
  return (
    <>
      {item.icon && <item.icon size={16} style={{ flex: 'none' }} aria-hidden />}
      <Box component="span" sx={{ flex: 1 }}>
        {title}
      </Box>
      {item.badge && <NavigationBadge {...item.badge} />}
    </>
  );
}

function Entry({ item, ...at }: Level & { item: NavigationItem }) {
  const { pathname } = useLocation();
  const link = useNavigationLink();
  return (
    <li>
      <ButtonBase {...link(item)} data-entry sx={entryShape(at, isActive(item, pathname))}>
        <Words item={item} />
      </ButtonBase>
    </li>
  );
}

function Branch({ item, ...at }: Level & { item: NavigationItem }) {
  const { level, dense } = at;
  const { pathname } = useLocation();
  const link = useNavigationLink();
  const isRtl = useLanguage().direction === 'rtl';
  const place = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const popUp = usePopUp({ place, list, isNested: level > 0, isRtl });
  const Arrow = isRtl ? ChevronLeft : ChevronRight;
  return (
    <Box component="li" ref={place} {...popUp.placeProps} sx={{ position: 'relative' }}>
      <ButtonBase
        {...(item.url !== undefined && link(item))}
        {...popUp.buttonProps}
        data-entry
        sx={entryShape(at, leadsTo(item, pathname))}
      >
        <Words item={item} />
        {level > 0 && <Arrow size={16} aria-hidden />}
      </ButtonBase>
      {popUp.open && (
        <Box
          component="ul"
          ref={list}
          onKeyDown={(event) => moveAlong(event, 'list', isRtl)}
          sx={{
            listStyle: 'none',
            m: 0,
            px: 0,
            py: 0.5,
            position: 'absolute',
            zIndex: 1000 + level,
            minWidth: 200,
            ...(level === 0 ? { top: '100%' } : { top: -4 }),
            insetInlineStart: level === 0 ? 0 : '100%',
            '&[data-flipped]': { insetInlineStart: 'auto', insetInlineEnd: level === 0 ? 0 : '100%' },
            bgcolor: 'background.paper',
            color: 'text.primary',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            boxShadow: floatingShadow,
          }}
        >
          <Entries items={item.children ?? []} level={level + 1} dense={dense} />
        </Box>
      )}
    </Box>
  );
}

function Line({ level }: { level: number }) {
  const side = level === 0 ? { borderInlineStart: 1, mx: 2, height: 24, my: 1 } : { borderTop: 1, my: 2 };
  return (
    <li aria-hidden>
      <Box sx={{ ...side, borderColor: 'divider' }} />
    </li>
  );
}
