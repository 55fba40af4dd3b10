import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Menu as MenuIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePerson } from '#platform/web/use-session.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The bar above the page: the organisation's name in its middle, the person's own things at its end. */
export function Toolbar({ onMenu }: { onMenu: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  const { organisation } = usePerson();
  return (
    <Box
      component="header"
      sx={{
        height: { xs: 48, md: 64 },
        flex: 'none',
        display: 'grid',
        gridTemplateColumns: '1fr minmax(0, auto) 1fr',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1, md: 2 },
        bgcolor: 'background.paper',
        color: 'text.primary',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box>
        {onMenu && (
          <IconButton aria-label={t('open_menu')} onClick={onMenu}>
            <MenuIcon size={20} aria-hidden />
          </IconButton>
        )}
      </Box>
      <Box
        sx={{
          fontWeight: 600,
          fontSize: { xs: '0.875rem', md: '1rem' },
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        <bdi>{organisation.name}</bdi>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 0.5 }}>
        <LanguageMenu />
        <UserMenu />
      </Box>
    </Box>
  );
}
