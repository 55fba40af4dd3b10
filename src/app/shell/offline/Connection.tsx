import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useWhenBack } from '#platform/web/use-connection.ts';
import { ConnectionNotice } from '#platform/web/ui/ConnectionNotice.tsx';
import { keepShell } from './keep-shell.ts';
import { sendLeft } from './send-left.ts';

/** What the signed-in app does about a network that comes and goes. */
export function Connection() {
  const client = useQueryClient();
  useEffect(keepShell, []);
  useEffect(sendLeft, []);
  // What is on the screen is asked for again; the rest when somebody looks at it.
  useWhenBack(useCallback(() => void client.invalidateQueries(), [client]));
  return <ConnectionNotice />;
}
