import { useEffect, useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

/** Whether the server cannot be reached now. */
export const useConnectionLost = (): boolean => useSyncExternalStore(connection.watch, connection.isLost);

/** The same, and whether it was lost before. */
export const useConnection = (): 'fine' | 'lost' | 'back' =>
  useSyncExternalStore(connection.watch, connection.state);

/** Does something each time the connection is back. */
export function useWhenBack(react: () => void): void {
  useEffect(() => {
    let wasLost = connection.isLost();
    return connection.watch(() => {
      const isBack = wasLost && !connection.isLost();
      wasLost = connection.isLost();
      if (isBack) react();
    });
  }, [react]);
}
