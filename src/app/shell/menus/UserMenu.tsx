import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import {
  Building2,
  Check,
  CircleUser,
  LogOut,
  Maximize,
  Minimize,
  Moon,
  Palette,
  Settings,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate } from 'react-router';
import { LazyMenu } from '#platform/web/ui/menus/LazyMenu.tsx';
import { signInPaths } from '#features/identity/sign-in/web/shared/sign-in-paths.ts';
import { switchPath } from '#features/identity/sign-in/web/shared/sign-out-path.ts';
import { PersonAvatar } from '#features/identity/picture/web/shared/PersonAvatar.tsx';
import { useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';
import { profilePaths } from '#features/workspace/profile/web/shared/profile-paths.ts';
import { useLook } from '#app/theme/look.hooks.ts';
import { useSwitchMode } from '#app/shell/settings/switch-mode.hooks.ts';
import { openPanel, type PanelName } from '#app/shell/panels/open-panel.hooks.ts';
import { useChooseLanguage } from '#app/shell/settings/shell-settings.hooks.ts';
import { useIsPhone } from '#app/shell/frame/breakpoint.hooks.ts';
import { useFullscreen } from './fullscreen.hooks.ts';
import { useLanguageItems } from './language-items.hooks.tsx';

const panels: { name: PanelName; icon: ReactNode }[] = [
  { name: 'settings', icon: <Settings size={16} aria-hidden /> },
  { name: 'schemes', icon: <Palette size={16} aria-hidden /> },
];

/** Who is signed in, their colours, and the way out; on a phone also what has no room in the toolbar. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const turnMode = useSwitchMode();
  const chooseLanguage = useChooseLanguage();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const isNamed = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { isFull, canBeFull, toggle } = useFullscreen();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const dark = useLook().palettes.main.mode === 'dark';
  const thenClose = (act: () => unknown) => () => {
    setAnchor(null);
    act();
  };
  const languages = useLanguageItems((next) => thenClose(() => chooseLanguage(next))());
  const Full = isFull ? Minimize : Maximize;
  return (
    <>
      <AccountButton isNamed={isNamed} isOpen={anchor !== null} onOpen={setAnchor} />
      <LazyMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { minWidth: 220 } } }}
      >
        <MenuItem role="menuitemcheckbox" aria-checked={dark} onClick={turnMode} sx={{ gap: 1.5 }}>
          <Moon size={16} aria-hidden />
          <Box sx={{ flex: 1 }}>{t('dark')}</Box>
          {dark && <Check size={16} aria-hidden />}
        </MenuItem>
        {panels.map(({ name, icon }) => (
          <MenuItem key={name} onClick={thenClose(() => openPanel(name))} sx={{ gap: 1.5 }}>
            {icon}
            {t(`panel.${name}`)}
          </MenuItem>
        ))}
        {isPhone && canBeFull && (
          <MenuItem onClick={thenClose(toggle)} sx={{ gap: 1.5 }}>
            <Full size={16} aria-hidden />
            {t(isFull ? 'fullscreen.leave' : 'fullscreen.enter')}
          </MenuItem>
        )}
        {isPhone && <Divider />}
        {isPhone && languages}
        <Divider />
        <MenuItem onClick={thenClose(() => navigate(profilePaths.profile))} sx={{ gap: 1.5 }}>
          <CircleUser size={16} aria-hidden />
          <span>
            {t('profile')}
            {!isNamed && <PersonLines />}
          </span>
        </MenuItem>
        <MenuItem onClick={thenClose(() => navigate(switchPath))} sx={{ gap: 1.5 }}>
          <Building2 size={16} aria-hidden />
          {t('switch_organisation')}
        </MenuItem>
        <MenuItem onClick={thenClose(() => navigate(signInPaths.logout))} sx={{ gap: 1.5 }}>
          <LogOut size={16} aria-hidden />
          {t('logout')}
        </MenuItem>
      </LazyMenu>
    </>
  );
}

interface AccountButtonProps {
  isNamed: boolean;
  isOpen: boolean;
  onOpen: (anchor: HTMLElement) => void;
}

function AccountButton({ isNamed, isOpen, onOpen }: AccountButtonProps) {
  const { t } = useTranslation('shell');
  const own = useOwnData();
  return (
    <Button
      color="inherit"
      aria-label={t('account')}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={(event) => onOpen(event.currentTarget)}
      sx={{ minWidth: 0, gap: 1.5, px: 1, textAlign: 'start' }}
    >
      {isNamed && <PersonLines />}
      <PersonAvatar
        name={own.first_name}
        picture={own.user_image}
        size={32}
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
      />
    </Button>
  );
}

function PersonLines() {
  const { t } = useTranslation('shell');
  const own = useOwnData();
  return (
    <span>
      <Typography variant="subtitle2" component="span" sx={{ display: 'block', lineHeight: '16px' }}>
        <bdi>{`${own.first_name} ${own.last_name}`}</bdi>
      </Typography>
      <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
        {t(`type.${own.type}`)}
      </Typography>
    </span>
  );
}
