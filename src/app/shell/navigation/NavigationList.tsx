import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLocation } from 'react-router';
import type { NavigationItem } from './navigation.ts';
import { useNavigationItems, useNavigationLink, useNavigationTitle } from './navigation.hooks.ts';
import { navigationHere, navigationRow } from './navigation-row.ts';
import { indentOf, isActive, leadsTo } from './navigation.rules.ts';
import { NavigationBadge } from './NavigationBadge.tsx';

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
  return (
    <Box component="nav" aria-label={t('navigation.label')}>
      <Rows items={useNavigationItems()} level={0} {...place} />
    </Box>
  );
}

function Rows({ items, ...place }: Place & { items: readonly NavigationItem[]; level: number }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => {
        const Kind = kinds[item.type];
        return <Kind key={item.id} item={item} {...place} />;
      })}
    </Box>
  );
}

const kinds = { group: Group, collapse: Branch, item: Entry, link: Entry, divider: Line };

/** A long title takes two lines of its row; beyond that it ends in dots. */
const titleLines = {
  flex: 1,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  lineHeight: '16px',
} as const;

const fading = (open: boolean) => ({ opacity: open ? 1 : 0, transition: 'opacity 150ms' });

/** The shape of a row: rounded at its far end, and a circle around its icon while everything is folded. */
function rowShape({ level, open, dense }: Pick<Row, 'level' | 'open' | 'dense'>, isHere: boolean) {
  const height = dense ? 32 : 40;
  const circle = isHere && !open;
  return {
    display: 'flex',
    height,
    width: circle ? height : 'calc(100% - 16px)',
    marginInlineStart: circle ? `${32 - height / 2}px` : 0,
    paddingInlineStart: `${circle ? height / 2 - 8 : indentOf(level)}px`,
    paddingInlineEnd: circle ? 0 : '12px',
    borderRadius: '20px',
    ...(!circle && { borderStartStartRadius: 0, borderEndStartRadius: 0 }),
    gap: '16px',
    overflow: 'hidden',
    ...navigationRow,
  } as const;
}

const here = { ...navigationHere, fontWeight: 600 } as const;

function Words({ item, open }: Pick<Row, 'item' | 'open'>) {
  const title = useNavigationTitle()(item);
  return (
    <>
      {item.icon && <item.icon size={16} style={{ flex: 'none' }} aria-hidden />}
      <Box component="span" sx={{ ...titleLines, whiteSpace: open ? 'normal' : 'nowrap', ...fading(open) }}>
        {title}
      </Box>
      {item.badge && (
        <Box component="span" sx={fading(open)}>
          <NavigationBadge {...item.badge} />
        </Box>
      )}
    </>
  );
}

function Entry({ item, onNavigate, ...place }: Row) {
  const { pathname } = useLocation();
  const link = useNavigationLink();
  const active = isActive(item, pathname);
  return (
    <li>
      <ButtonBase
        {...link(item)}
        onClick={onNavigate}
        sx={{
          ...rowShape(place, active),
          ...(active && here),
          // From a page below it, it leads back.
          ...(item.url === pathname && { pointerEvents: 'none' }),
        }}
      >
        <Words item={item} open={place.open} />
      </ButtonBase>
    </li>
  );
}

/** A row that shows and hides what lies below it; with a place of its own it leads there too. */
function Branch({ item, onNavigate, ...place }: Row) {
  const { pathname } = useLocation();
  const link = useNavigationLink();
  const title = useNavigationTitle()(item);
  const inside = leadsTo(item, pathname);
  const [shown, setShown] = useState(inside);
  const [wasInside, setWasInside] = useState(inside);
  // It opens by itself when one goes there, and never closes by itself.
  if (inside !== wasInside) {
    setWasInside(inside);
    if (inside) setShown(true);
  }
  const { open, dense, level } = place;
  const expanded = shown && open;
  const toggle = () => setShown(!shown);
  // Folded, it stands for what is active below it.
  const shape = { ...rowShape(place, inside), ...(inside && !open && here) };
  const arrow: ReactNode = (
    <ChevronDown
      size={16}
      aria-hidden
      style={{ flex: 'none', transition: 'rotate 150ms', rotate: expanded ? '180deg' : 'none' }}
    />
  );
  return (
    <Box
      component="li"
      sx={{
        bgcolor: expanded ? 'color-mix(in srgb, currentcolor 2.5%, transparent)' : undefined,
      }}
    >
      {item.url === undefined ? (
        <ButtonBase onClick={toggle} aria-expanded={expanded} sx={shape}>
          <Words item={item} open={open} />
          {open && arrow}
        </ButtonBase>
      ) : (
        <Box sx={{ display: 'flex' }}>
          <ButtonBase {...link(item)} onClick={toggle} sx={{ ...shape, flex: 1 }}>
            <Words item={item} open={open} />
          </ButtonBase>
          {open && (
            <IconButton
              aria-label={title}
              aria-expanded={expanded}
              size={dense ? 'small' : 'medium'}
              onClick={toggle}
              sx={{ color: 'inherit' }}
            >
              {arrow}
            </IconButton>
          )}
        </Box>
      )}
      <Collapse in={expanded} unmountOnExit>
        <Rows items={item.children ?? []} {...place} level={level + 1} onNavigate={onNavigate} />
      </Collapse>
    </Box>
  );
}

/** A heading; what follows stands at the same indent. */
function Group({ item, onNavigate, ...place }: Row) {
  const link = useNavigationLink();
  const title = useNavigationTitle()(item);
  const { open, level } = place;
  const heading = {
    ...rowShape({ ...place, open: true }, false),
    typography: 'overline',
    color: 'text.secondary',
    alignItems: 'center',
  };
  return (
    <li>
      {!open ? (
        <Box sx={{ height: 40, pt: '19px', px: '24px' }}>
          <Box sx={{ height: 2, bgcolor: 'currentcolor', opacity: 0.2 }} />
        </Box>
      ) : item.url === undefined ? (
        <Box sx={{ ...heading, cursor: 'default', '&:hover': {} }}>{title}</Box>
      ) : (
        <ButtonBase {...link(item)} onClick={onNavigate} sx={heading}>
          {title}
        </ButtonBase>
      )}
      <Rows items={item.children ?? []} {...place} level={level} onNavigate={onNavigate} />
    </li>
  );
}

function Line() {
  return (
    <li aria-hidden>
      <Box sx={{ my: 2, borderTop: 1, borderColor: 'divider' }} />
    </li>
  );
}
