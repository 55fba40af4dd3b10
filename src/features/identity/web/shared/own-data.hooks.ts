import { useCallback } from 'react';
import { call } from '#platform/web/call.ts';
import { useRead, useWrite } from '#platform/web/use-endpoint.ts';
import type { Failure } from '#platform/web/call-failed.ts';
import { useSession } from '#platform/web/use-session.ts';
import type { ScreenMemory } from '#platform/web/screen-memory.ts';
import { changePreferences, readScreen, rememberScreen, type OwnData } from '../../identity.contract.ts';
import { changeInOrder, unkeptChoices, type ChangeOptions, type PreferenceChange } from './preferences.ts';

// A tab that closes does not wait for the answers its choices wait behind.
addEventListener('pagehide', () => {
  const user = unkeptChoices();
  if (user !== undefined)
    call(changePreferences, { body: { user } }, { outlivesPage: true }).catch(() => undefined);
});

/** One's own data: names, settings, departments. For screens inside the shell. */
export function useOwnData(): OwnData {
  return useSession()?.user as OwnData;
}

/** Stores one's own preferences and shows them at once; answers whether they were kept. A failure is told here, unless the
 *  screen has shown it itself. */
export function useChangePreferences(
  handled?: (failure: Failure) => boolean,
): (change: PreferenceChange, options?: ChangeOptions) => Promise<boolean> {
  const { mutateAsync } = useWrite(changePreferences, { ...(handled && { handled }) });
  return useCallback(
    (change, options) =>
      changeInOrder(change, (changed) => mutateAsync({ body: { user: changed } }), options),
    [mutateAsync],
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
