import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import type { Namespace } from '#platform/web/language/text-keys.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { screens } from '../../screens.ts';
import { useLook } from '#app/theme/look.hooks.ts';
import { useFullscreen } from '#app/shell/menus/fullscreen.hooks.ts';
import { useChooseLanguage, useShellSettings } from '#app/shell/settings/shell-settings.hooks.ts';
import { useSwitchMode } from '#app/shell/settings/switch-mode.hooks.ts';
import { useDesktop } from '#app/shell/frame/breakpoint.hooks.ts';
import { actionsNow, type Action } from './shell-actions.ts';
import { handleOf } from '#app/shell/start/guard.ts';

/** The screens that are things one does, with who may. */
const screenActions = screens.flatMap((screen) => {
  const { path = '' } = screen;
  const { action, needs } = handleOf(screen) ?? {};
  return action === undefined ? [] : [{ path, needs, ...action }];
});

/** The texts the palette speaks: the shell's, and those of whoever has an action in it. */
export const paletteTexts: readonly ['shell', ...Namespace[]] = [
  'shell',
  'web',
  'organisation-department',
  'risk',
  ...new Set(screenActions.map(({ title }) => title.split(':')[0] as Namespace)),
];

/** Everything the palette can do for this person now: the features' actions first. */
export function usePaletteActions(): readonly Action[] {
  const { t } = useTranslation(paletteTexts);
  const { type } = usePerson();
  const { language } = useLanguage();
  const { current: settings, change } = useShellSettings();
  const turnMode = useSwitchMode();
  const chooseLanguage = useChooseLanguage();
  const unit = useDepartment();
  const fullscreen = useFullscreen();
  const isDesktop = useDesktop();
  const isDark = useLook().palettes.main.mode === 'dark';
  const navigate = useNavigate();
  return useMemo(() => {
    const go = (path: string) => void navigate(path);
    const own = screenActions
      .filter(({ needs }) => needs === undefined || mayCall(needs, type))
      .map(({ path, title, icon }) => ({ id: path, title: t(title), icon, run: () => go(path) }));
    const chosen = { change, turnMode, chooseLanguage, settings };
    const means = { t, language, isDark, isDesktop, fullscreen, unit, go, ...chosen };
    return [...own, ...actionsNow(means, (access) => mayCall(access, type))];
  }, [
    t,
    type,
    language,
    settings,
    change,
    turnMode,
    chooseLanguage,
    unit,
    fullscreen,
    isDesktop,
    isDark,
    navigate,
  ]);
}
