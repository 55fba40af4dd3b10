import IconButton from '@mui/material/IconButton';
import { Ellipsis } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { openMenu, renewMenu, type MoreAction } from './open-menu.ts';
// There with the button: whoever opens it waits for no file.
import './ActionMenu.tsx';

/** The menu of what else can be done, at the end of a title row; in a list it says `of` what. */
export function MoreMenu({ actions, of }: { actions: readonly MoreAction[]; of?: string }) {
  const { t } = useTranslation('web');
  const owner = useId();
  useEffect(() => renewMenu(owner, actions), [owner, actions]);
  return (
    <IconButton
      aria-label={of === undefined ? t('more') : `${t('more')}: ${of}`}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => openMenu(currentTarget, { owner, actions })}
    >
      <Ellipsis size={20} aria-hidden />
    </IconButton>
  );
}
