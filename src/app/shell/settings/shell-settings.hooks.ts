import { useCallback, useLayoutEffect, useMemo } from 'react';
import { useMatches } from 'react-router';
import { directionOf, type Language } from '#platform/contract/access.ts';
import { forceDirection, speak } from '#platform/web/language/language.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useChangePreferences, useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';
import {
  settingsInAddress,
  generate,
  initialSettings,
  withChange,
  knownSettings,
  type ShellChange,
  type ShellSettings,
} from './shell-settings.rules.ts';
import { handleOf } from '#app/shell/start/guard.ts';

/** Read once: it holds for this visit, wherever one goes in it. */
const inAddress = settingsInAddress(location.search);

/** The settings to store for this person after a change. */
export const settingsToStore = (stored: unknown, change: ShellChange) =>
  withChange(knownSettings(stored), change, inAddress.layout?.style);

interface SettingsHere {
  /** What the frame is drawn by on this screen: the person's choice under that of the screen. */
  current: ShellSettings;
  /** The person's choice over the initial settings. */
  defaults: ShellSettings;
}

/** How this person has the shell, and how it is drawn here. */
export function useSettingsHere(): SettingsHere {
  const { settings } = useOwnData().user;
  const { language } = useLanguage();
  const matches = useMatches();
  const defaults = useMemo(
    () =>
      generate(
        generate({ ...initialSettings, direction: directionOf(language) }, inAddress),
        knownSettings(settings),
      ),
    [settings, language],
  );
  const current = useMemo(
    () => matches.reduce((settled, match) => generate(settled, handleOf(match)?.shell), defaults),
    [defaults, matches],
  );
  return { current, defaults };
}

interface ShellSettingsInUse extends SettingsHere {
  /** Applies a change at once and keeps it with the person. */
  change: (part: ShellChange) => void;
}

/** The settings with the means to change them. */
export function useShellSettings(): ShellSettingsInUse {
  const here = useSettingsHere();
  const changePreferences = useChangePreferences();
  const change = useCallback(
    (part: ShellChange) => {
      // From what is shown when it is made: two changes in a row both count.
      void changePreferences((now) => ({ settings: settingsToStore(now.settings, part) }));
    },
    [changePreferences],
  );
  return { ...here, change };
}

/** Reads the app in this direction for as long as it is there, whatever its language does. */
export function useDirection(direction: ShellSettings['direction']): void {
  const { language } = useLanguage();
  const forced = direction === directionOf(language) ? undefined : direction;
  useLayoutEffect(() => {
    forceDirection(forced);
    return () => forceDirection(undefined);
  }, [forced]);
}

/** Another language: at once on the screen, in its own direction, and kept for the next sign-in. */
export function useChooseLanguage(): (language: Language) => Promise<boolean> {
  const changePreferences = useChangePreferences();
  return useCallback(
    async (language) => {
      // Another one was chosen meanwhile, or its texts could not be fetched: nobody reads it, so it is not kept.
      if (!(await speak(language))) return false;
      return changePreferences((now) => ({
        locale: language,
        settings: settingsToStore(now.settings, { direction: undefined }),
      }));
    },
    [changePreferences],
  );
}
