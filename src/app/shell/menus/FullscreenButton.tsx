import IconButton from '@mui/material/IconButton';
import { Maximize, Minimize } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useIsPhone } from '#app/shell/frame/breakpoint.hooks.ts';
import { useFullscreen } from './fullscreen.hooks.ts';

/** Gives the app the whole screen, and gives it back. On a phone it is in the menu of the person. */
export function FullscreenButton() {
  const { t } = useTranslation('shell');
  const { isFull, canBeFull, toggle } = useFullscreen();
  const isPhone = useIsPhone();
  if (!canBeFull || isPhone) return null;
  const name = t(isFull ? 'fullscreen.leave' : 'fullscreen.enter');
  const Icon = isFull ? Minimize : Maximize;
  return (
    <IconButton title={name} aria-label={name} onClick={toggle} sx={{ color: 'text.secondary' }}>
      <Icon size={18} aria-hidden />
    </IconButton>
  );
}
