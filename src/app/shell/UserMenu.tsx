import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Check, CircleUser, LogOut, Moon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LateMenu } from '#platform/web/ui/LateMenu.tsx';
import { identityPaths } from '#features/identity/web/identity-paths.ts';
import { PersonAvatar } from '#features/identity/web/shared/PersonAvatar.tsx';
import { useOwnData } from '#features/identity/web/shared/own-data.hooks.ts';
import { profilePaths } from '#features/profile/web/shared/profile-paths.ts';
import { useLook } from '../theme/look.ts';
import { useShellSettings } from './shell-settings.hooks.ts';

/** Who is signed in, their colours, and the way out. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const own = useOwnData();
  const { change } = useShellSettings();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const dark = useLook().palettes.main.mode === 'dark';

  return (
    <>
      <Button
        color="inherit"
        aria-label={t('account')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ gap: 1.5, px: 1, textAlign: 'start' }}
      >
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <Typography variant="subtitle2" sx={{ lineHeight: '16px' }}>
            <bdi>{`${own.first_name} ${own.last_name}`}</bdi>
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t(`type.${own.type}`)}
          </Typography>
        </Box>
        <PersonAvatar
          name={own.first_name}
          picture={own.user_image}
          size={32}
          sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
        />
      </Button>
      <LateMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { minWidth: 220 } } }}
      >
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={dark}
          onClick={() =>
            change({
              theme: dark
                ? { main: 'default', toolbar: 'mainThemeLight' }
                : { main: 'defaultDark', toolbar: 'mainThemeDark' },
            })
          }
          sx={{ gap: 1.5 }}
        >
          <Moon size={16} aria-hidden />
          <Box sx={{ flex: 1 }}>{t('dark')}</Box>
          {dark && <Check size={16} aria-hidden />}
        </MenuItem>
        <Divider />
        <MenuItem
          onClick={() => {
            setAnchor(null);
            void navigate(profilePaths.profile);
          }}
          sx={{ gap: 1.5 }}
        >
          <CircleUser size={16} aria-hidden />
          {t('profile')}
        </MenuItem>
        <MenuItem onClick={() => void navigate(identityPaths.logout)} sx={{ gap: 1.5 }}>
          <LogOut size={16} aria-hidden />
          {t('logout')}
        </MenuItem>
      </LateMenu>
    </>
  );
}
