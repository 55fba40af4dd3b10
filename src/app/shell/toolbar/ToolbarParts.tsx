import IconButton from '@mui/material/IconButton';
import { Menu as MenuIcon } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { ToolbarPart } from './toolbar-order.ts';
import { toolbarParts } from './toolbar-parts.ts';

/** The button that opens the navigation where it is a drawer. */
function MenuButton({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <IconButton aria-label={t('open_menu')} onClick={onMenu} sx={{ color: 'inherit' }}>
      <MenuIcon size={20} aria-hidden />
    </IconButton>
  );
}

interface ToolbarPartsProps {
  of: readonly ToolbarPart[];
  /** Stands before the parts, or behind them. */
  menu: { onMenu: () => void; at: 'start' | 'end' } | undefined;
}

/** The parts of one end of the toolbar, with what they are drawn with. */
export function ToolbarParts({ of, menu }: ToolbarPartsProps) {
  return (
    <>
      {menu?.at === 'start' && <MenuButton onMenu={menu.onMenu} />}
      {of.map((part) => {
        const Part = toolbarParts[part];
        return Part && <Part key={part} />;
      })}
      {menu?.at === 'end' && <MenuButton onMenu={menu.onMenu} />}
    </>
  );
}
