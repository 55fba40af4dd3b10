import IconButton from '@mui/material/IconButton';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';

interface NavbarPinProps {
  folded: boolean;
  isShown: boolean;
  isMirrored: boolean;
  onTurn: () => void;
}

/** Folds the navigation beside the page, and keeps it open. */
export function NavbarPin({ folded, isShown, isMirrored, onTurn }: NavbarPinProps) {
  const { t } = useTranslation('shell');
  const name = t(folded ? 'unfold' : 'fold');
  const Pin = folded ? PanelLeftOpen : PanelLeftClose;
  return (
    <IconButton
      title={name}
      aria-label={name}
      onClick={onTurn}
      sx={{ color: 'inherit', visibility: isShown ? undefined : 'hidden' }}
    >
      <Pin size={20} style={{ scale: isMirrored ? '-1 1' : 'none' }} aria-hidden />
    </IconButton>
  );
}
