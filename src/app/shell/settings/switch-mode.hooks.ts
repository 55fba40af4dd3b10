import { useCallback } from 'react';
import { useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';
import { inOtherMode } from '#app/theme/other-mode.rules.ts';
import { useShellSettings } from './shell-settings.hooks.ts';

/** Turns the person's themes to their dark twins, or back to the light ones. */
export function useSwitchMode(): () => void {
  const { change, defaults } = useShellSettings();
  const tenant = useOwnData().organization_data.color_schemes.palette;
  return useCallback(
    () => change({ theme: inOtherMode(defaults.theme, tenant) }),
    [change, defaults.theme, tenant],
  );
}
