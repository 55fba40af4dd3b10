import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { usePerson } from '#platform/web/use-session.ts';
import { screens } from '../screens.ts';
import { isActive, leadsTo, navigation, visible, type NavigationItem } from './navigation.ts';

const row = {
  width: 'calc(100% - 16px)',
  height: 40,
  gap: 2,
  justifyContent: 'flex-start',
  borderRadius: '8px',
  mx: 1,
  px: 2,
  fontSize: '0.875rem',
  color: 'inherit',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

interface Place {
  open: boolean;
  onNavigate?: (() => void) | undefined;
}

/** The navigation tree: what the person may not open is not drawn. */
export function NavigationList({ open, onNavigate }: Place) {
  const { type } = usePerson();
  const items = useMemo(
    () =>
      visible(
        navigation,
        (url) => screens.some(({ path }) => path === url),
        (access) => mayCall(access, type),
      ),
    [type],
  );
  return (
    <Box component="nav">
      <Entries items={items} level={0} open={open} onNavigate={onNavigate} />
    </Box>
  );
}

function Entries({ items, level, ...place }: Place & { items: readonly NavigationItem[]; level: number }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) =>
        item.children === undefined ? (
          <Entry key={item.id} item={item} level={level} {...place} />
        ) : (
          <Branch key={item.id} item={item} level={level} {...place} />
        ),
      )}
    </Box>
  );
}

function Entry({ item, level, open, onNavigate }: Place & { item: NavigationItem; level: number }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const active = isActive(item, pathname);
  const unit = search.get('dpt');
  return (
    <li>
      <ButtonBase
        component={Link}
        to={{ pathname: item.url ?? '/', search: unit === null ? '' : `?dpt=${unit}` }}
        onClick={onNavigate}
        aria-current={active ? 'page' : undefined}
        sx={{
          ...row,
          paddingInlineStart: level === 0 ? 2 : 6,
          ...(active && {
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
            fontWeight: 600,
            '&:hover': { bgcolor: 'secondary.main' },
          }),
          opacity: open ? 1 : 0,
        }}
      >
        {item.icon && <item.icon size={16} aria-hidden />}
        {t(`navigation.${item.title}`)}
      </ButtonBase>
    </li>
  );
}

function Branch({ item, level, open, onNavigate }: Place & { item: NavigationItem; level: number }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const inside = leadsTo(item, pathname);
  const [shown, setShown] = useState(inside);
  const [wasInside, setWasInside] = useState(inside);
  // It opens by itself when one goes there, and never closes by itself.
  if (inside !== wasInside) {
    setWasInside(inside);
    if (inside) setShown(true);
  }
  return (
    <li>
      <ButtonBase
        onClick={() => setShown(!shown)}
        aria-expanded={shown && open}
        aria-label={t(`navigation.${item.title}`)}
        sx={{ ...row, fontWeight: 500, ...(!open && inside && { bgcolor: 'action.selected' }) }}
      >
        {item.icon && <item.icon size={16} style={{ flex: 'none' }} aria-hidden />}
        <Box component="span" sx={{ flex: 1, opacity: open ? 1 : 0, transition: 'opacity 150ms' }}>
          {t(`navigation.${item.title}`)}
        </Box>
        {open && (
          <ChevronDown
            size={16}
            aria-hidden
            style={{ transition: 'transform 150ms', transform: shown ? 'rotate(180deg)' : undefined }}
          />
        )}
      </ButtonBase>
      <Collapse in={shown && open} unmountOnExit>
        <Entries items={item.children ?? []} level={level + 1} open={open} onNavigate={onNavigate} />
      </Collapse>
    </li>
  );
}
