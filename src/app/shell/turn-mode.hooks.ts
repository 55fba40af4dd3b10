import { useCallback } from 'react';
import { useOwnData } from '#features/identity/web/shared/own-data.hooks.ts';
import { inOtherMode } from '../theme/other-mode.rules.ts';
import { useShellSettings } from './shell-settings.hooks.ts';

/** Turns the person's themes to their dark twins, or back to the light ones. */
export function useTurnMode(): () => void {
  const { change, defaults } = useShellSettings();
  const tenant = useOwnData().organization_data.color_schemes.palette;
  return useCallback(
    () => change({ theme: inOtherMode(defaults.theme, tenant) }),
    [change, defaults.theme, tenant],
  );
}
