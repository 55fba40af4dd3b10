import { useCallback, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import type { ChosenSettings } from '#features/workspace/shell-settings/shell-settings.contract.ts';
import { useChangePreferences, useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';
import { settingsToStore, useSettingsHere } from '#app/shell/settings/shell-settings.hooks.ts';
import {
  knownSettings,
  type ShellChange,
  type ShellSettings,
} from '#app/shell/settings/shell-settings.rules.ts';

const quiet = 600;
let confirmed = 0;

/** Confirms once, when nothing more has been chosen for a moment. */
async function showWhenQuiet(saved: Promise<boolean>, show: () => void): Promise<void> {
  confirmed += 1;
  const mine = confirmed;
  if (!(await saved)) return;
  await new Promise((resolve) => setTimeout(resolve, quiet));
  if (mine === confirmed) show();
}

interface PanelSettings {
  /** What the person chose over the initial settings, whatever the screen behind asks for. */
  chosen: ShellSettings;
  /** Whether nothing was chosen. */
  isInitial: boolean;
  change: (part: ShellChange) => void;
  /** Everything as a person starts with. */
  reset: () => void;
  /** Takes the reset back, until something else is chosen. */
  undoReset: (() => void) | undefined;
}

/** The settings as the panels change them: at once on the screen, kept with the person, quietly confirmed. */
export function usePanelSettings(): PanelSettings {
  const { t } = useTranslation('shell');
  const { defaults } = useSettingsHere();
  const { settings } = useOwnData().user;
  const changePreferences = useChangePreferences();
  const change = useCallback(
    (part: ShellChange) => {
      const saved = changePreferences((now) => ({ settings: settingsToStore(now.settings, part) }), {
        latestCounts: true,
      });
      void showWhenQuiet(saved, () => showSnackbar({ message: t('panel.saved'), variant: 'success' }));
    },
    [changePreferences, t],
  );
  const [before, setBefore] = useState<ChosenSettings>();
  const isInitial = Object.keys(knownSettings(settings)).length === 0;
  if (before !== undefined && !isInitial) setBefore(undefined);
  const reset = useCallback(() => {
    const lost = knownSettings(settings);
    const undo = () => void changePreferences({ settings: lost });
    // What waits to be confirmed must not take the place of the Undo.
    confirmed += 1;
    setBefore(lost);
    void changePreferences({ settings: {} });
    showSnackbar({ message: t('panel.was_reset'), undo });
  }, [changePreferences, settings, t]);
  const undoReset = before && (() => void changePreferences({ settings: before }));
  return { chosen: defaults, isInitial, change, reset, undoReset };
}
