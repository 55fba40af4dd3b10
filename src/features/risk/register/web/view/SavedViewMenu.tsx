import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { Bookmark, BookmarkPlus, Check, List, Pencil, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { TextFunction } from '#platform/web/language/text-keys.ts';
import { LazyMenu } from '#platform/web/ui/menus/LazyMenu.tsx';
import type { SavedView } from '#features/workspace/saved-view/saved-view.contract.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { SavedViewDialog } from './SavedViewDialog.tsx';
import { useSavedViews } from './saved-views.hooks.ts';
import '#platform/web/ui/buttons/buttons.css';
import '../register-toolbar.css';
import type { RegisterAsking } from '../risk-register.hooks.ts';

/** The register's views: go to one, keep what is shown as one, look after one's own. */
export function SavedViewMenu({ register }: { register: RegisterAsking }) {
  const { t } = useTranslation('risk');
  const person = usePerson();
  const saved = useSavedViews(register);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'keep' | 'rename'>();
  const { views, current } = saved;
  const close = () => setAnchor(null);
  const own = views.filter(({ owner }) => owner?.id === person.id);
  const shared = views.filter(({ owner }) => owner?.id !== person.id);
  const entry = (view: SavedView) => entryOf(view, saved, t, { isOwn: own.includes(view), close });
  const entriesFor = (view: SavedView) =>
    changesOf(view, saved, t, { close, onRename: () => setDialog('rename') });
  return (
    <>
      <button
        type="button"
        className="plain-button register-view"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Bookmark size={16} aria-hidden />
        <bdi>{current?.name ?? t('register.view.menu')}</bdi>
        {saved.isChanged && <span>({t('register.view.changed')})</span>}
      </button>
      <LazyMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ paper: { sx: { maxWidth: 360 } } }}
      >
        <MenuItem
          selected={current === undefined}
          onClick={() => {
            close();
            saved.leave();
          }}
        >
          <ListItemIcon>
            <List size={16} aria-hidden />
          </ListItemIcon>
          {t('register.view.everything')}
        </MenuItem>
        {own.length > 0 && (
          <ListSubheader sx={{ lineHeight: '32px' }}>{t('register.view.own')}</ListSubheader>
        )}
        {own.map(entry)}
        {shared.length > 0 && (
          <ListSubheader sx={{ lineHeight: '32px' }}>{t('register.view.shared')}</ListSubheader>
        )}
        {shared.map(entry)}
        <Divider />
        {current?.may_change && entriesFor(current)}
        <MenuItem
          onClick={() => {
            close();
            setDialog('keep');
          }}
        >
          <ListItemIcon>
            <BookmarkPlus size={16} aria-hidden />
          </ListItemIcon>
          {t('register.view.save')}
        </MenuItem>
      </LazyMenu>
      {dialog && (
        <SavedViewDialog
          saved={saved}
          view={dialog === 'rename' ? current : undefined}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

/** The way to a view: an entry, not a part, as below. */
function entryOf(
  view: SavedView,
  { current, apply }: ReturnType<typeof useSavedViews>,
  t: TextFunction<'risk'>,
  { isOwn, close }: { isOwn: boolean; close: () => void },
) {
  return (
    <MenuItem
      key={view.id}
      selected={view.id === current?.id}
      onClick={() => {
        close();
        apply(view);
      }}
    >
      <ListItemIcon>
        {view.id === current?.id ? <Check size={16} aria-hidden /> : <Bookmark size={16} aria-hidden />}
      </ListItemIcon>
      <ListItemText
        primary={<bdi>{view.name}</bdi>}
        secondary={
          view.owner === null || isOwn ? undefined : t('register.view.by', { name: view.owner.name })
        }
      />
    </MenuItem>
  );
}

/** What may be done with the view at hand. Entries, not a part: a menu moves among its own entries only. */
function changesOf(
  view: SavedView,
  saved: ReturnType<typeof useSavedViews>,
  t: TextFunction<'risk'>,
  { close, onRename }: { close: () => void; onRename: () => void },
) {
  return [
    saved.isChanged && (
      <MenuItem
        key="replace"
        onClick={() => {
          close();
          void saved.change(view, saved.asShown()).catch(() => undefined);
        }}
      >
        <ListItemIcon>
          <Save size={16} aria-hidden />
        </ListItemIcon>
        {t('register.view.replace', { name: view.name })}
      </MenuItem>
    ),
    <MenuItem
      key="rename"
      onClick={() => {
        close();
        onRename();
      }}
    >
      <ListItemIcon>
        <Pencil size={16} aria-hidden />
      </ListItemIcon>
      {t('register.view.rename', { name: view.name })}
    </MenuItem>,
    <MenuItem
      key="remove"
      onClick={() => {
        close();
        saved.remove(view);
      }}
    >
      <ListItemIcon>
        <Trash2 size={16} aria-hidden />
      </ListItemIcon>
      {t('register.view.remove', { name: view.name })}
    </MenuItem>,
  ];
}
