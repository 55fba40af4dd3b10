import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { showSnackbar } from '#platform/web/snackbar.ts';
import { useChangePreferences, useOwnData } from '#features/identity/web/shared/own-data.hooks.ts';
import { useSettingsHere } from '../shell-settings.hooks.ts';
import { keep, known, type ShellChange, type ShellSettings } from '../shell-settings.rules.ts';

const quiet = 600;
let said = 0;

/** Confirms once, when nothing more has been chosen for a moment. */
async function sayWhenQuiet(kept: Promise<boolean>, say: () => void): Promise<void> {
  said += 1;
  const mine = said;
  if (!(await kept)) return;
  await new Promise((resolve) => setTimeout(resolve, quiet));
  if (mine === said) say();
}

interface PanelSettings {
  /** What the person chose over the initial settings, whatever the screen behind asks for. */
  chosen: ShellSettings;
  /** Whether nothing was chosen. */
  isInitial: boolean;
  change: (part: ShellChange) => void;
  /** Everything as a person starts with, and back again. */
  reset: () => void;
}

/** The settings as the panels change them: at once on the screen, kept with the person, quietly confirmed. */
export function usePanelSettings(): PanelSettings {
  const { t } = useTranslation('shell');
  const { defaults } = useSettingsHere();
  const { settings } = useOwnData().user;
  const changePreferences = useChangePreferences();
  const change = useCallback(
    (part: ShellChange) => {
      const kept = changePreferences((now) => ({ settings: keep(known(now.settings), part) }), {
        latestCounts: true,
      });
      void sayWhenQuiet(kept, () => showSnackbar({ message: t('panel.saved'), variant: 'success' }));
    },
    [changePreferences, t],
  );
  const reset = useCallback(() => {
    const before = known(settings);
    void sayWhenQuiet(changePreferences({ settings: {} }), () => undefined);
    showSnackbar({
      message: t('panel.was_reset'),
      undo: () => void changePreferences({ settings: before }),
    });
  }, [changePreferences, settings, t]);
  return { chosen: defaults, isInitial: Object.keys(known(settings)).length === 0, change, reset };
}
