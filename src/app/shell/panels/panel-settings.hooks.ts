import { useCallback, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import type { ChosenSettings } from '#features/workspace/shell-settings/shell-settings.contract.ts';
import { useChangePreferences, useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';
import { keepHere, useSettingsHere } from '#app/shell/settings/shell-settings.hooks.ts';
import { known, type ShellChange, type ShellSettings } from '#app/shell/settings/shell-settings.rules.ts';

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
      const kept = changePreferences((now) => ({ settings: keepHere(now.settings, part) }), {
        latestCounts: true,
      });
      void sayWhenQuiet(kept, () => showSnackbar({ message: t('panel.saved'), variant: 'success' }));
    },
    [changePreferences, t],
  );
  const [before, setBefore] = useState<ChosenSettings>();
  const isInitial = Object.keys(known(settings)).length === 0;
  if (before !== undefined && !isInitial) setBefore(undefined);
  const reset = useCallback(() => {
    const lost = known(settings);
    const undo = () => void changePreferences({ settings: lost });
    // What waits to be confirmed must not take the place of the Undo.
    said += 1;
    setBefore(lost);
    void changePreferences({ settings: {} });
    showSnackbar({ message: t('panel.was_reset'), undo });
  }, [changePreferences, settings, t]);
  const undoReset = before && (() => void changePreferences({ settings: before }));
  return { chosen: defaults, isInitial, change, reset, undoReset };
}
