import { useCallback } from 'react';
import { call } from '#platform/web/calling/call.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { useSession } from '#platform/web/session/session.hooks.ts';
import { changePreferences, type OwnData } from '../../person.contract.ts';
import { changeInOrder, unsavedChoices, type ChangeOptions, type PreferenceChange } from './preferences.ts';

// A tab that closes does not wait for the answers its choices wait behind.
addEventListener('pagehide', () => {
  const user = unsavedChoices();
  if (user !== undefined)
    call(changePreferences, { body: { user } }, { outlivesPage: true }).catch(() => undefined);
});

/** One's own data: names, settings, departments. For screens inside the shell. */
export function useOwnData(): OwnData {
  return useSession()?.user as OwnData;
}

/** Stores one's own preferences and shows them at once; answers whether they were saved. A failure is shown here, unless the
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
