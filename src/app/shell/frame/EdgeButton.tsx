import ButtonBase from '@mui/material/ButtonBase';
import { Menu } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';

/** Opens the drawer where no toolbar holds its button. */
export function EdgeButton({ side, onClick }: { side: 'left' | 'right'; onClick: () => void }) {
  const { t } = useTranslation('shell');
  const [edge, rounded] = side === 'left' ? ['insetInlineStart', 'End'] : ['insetInlineEnd', 'Start'];
  return (
    <ButtonBase
      title={t('open_menu')}
      aria-label={t('open_menu')}
      onClick={onClick}
      className="not-printed"
      sx={{
        position: 'absolute',
        zIndex: 40,
        top: 12,
        [edge]: 0,
        width: 24,
        height: 40,
        [`borderStart${rounded}Radius`]: '20px',
        [`borderEnd${rounded}Radius`]: '20px',
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 2,
        transition: 'width 150ms',
        '&:hover, &:focus-visible': { width: 52 },
      }}
    >
      <Menu size={16} aria-hidden />
    </ButtonBase>
  );
}
