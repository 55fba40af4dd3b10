import { useSyncExternalStore } from 'react';
import { currentSession, watchSession, type Person, type Session } from './session.ts';

/** The session, or nothing for a guest. */
export const useSession = (): Session | undefined => useSyncExternalStore(watchSession, currentSession);

/** Who is signed in. For screens inside the shell, where somebody always is. */
export function usePerson(): Person {
  const session = useSession();
  if (session === undefined) throw new Error('nobody is signed in');
  return session.person;
}
