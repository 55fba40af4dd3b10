import { useCallback } from 'react';
import { useRead, useWrite } from '#platform/web/use-endpoint.ts';
import { changeSession } from '#platform/web/session.ts';
import { useSession } from '#platform/web/use-session.ts';
import type { ScreenMemory } from '#platform/web/screen-memory.ts';
import {
  changePreferences,
  readScreen,
  rememberScreen,
  type OwnData,
  type Preferences,
} from '../../identity.contract.ts';

/** One's own data: names, settings, departments. For screens inside the shell. */
export function useOwnData(): OwnData {
  return useSession()?.user as OwnData;
}

/** Stores one's own preferences and shows them at once. */
export function useChangePreferences(): (changed: Partial<Preferences>) => Promise<void> {
  const change = useWrite(changePreferences);
  const own = useOwnData();
  const { mutateAsync } = change;
  return useCallback(
    async (changed) => {
      changeSession({ user: { ...own, user: { ...own.user, ...changed } } });
      try {
        const { user } = await mutateAsync({ body: { user: changed } });
        changeSession({ user });
      } catch {
        // Told by useWrite; what was shown before comes back.
        changeSession({ user: own });
      }
    },
    [own, mutateAsync],
  );
}

/** What a screen remembers for this person (columns, widths, density); `undefined` until it is known. */
export function useScreenMemory(screen: string): ScreenMemory {
  const read = useRead(readScreen, { params: { screen } });
  const remember = useWrite(rememberScreen, { handled: () => true });
  const { mutate } = remember;
  const save = useCallback(
    (content: Record<string, unknown>) => mutate({ params: { screen }, body: content }),
    [mutate, screen],
  );
  // A memory that cannot be read must not keep a register from being shown.
  return { content: read.data?.data ?? (read.isError ? {} : undefined), save };
}
