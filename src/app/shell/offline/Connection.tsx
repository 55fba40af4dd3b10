import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useWhenBack } from '#platform/web/calling/connection.hooks.ts';
import { ConnectionNotice } from '#platform/web/ui/notices/ConnectionNotice.tsx';
import { registerServiceWorker } from './register-service-worker.ts';
import { sendUnsent } from './send-unsent.ts';

/** What the signed-in app does about a network that comes and goes. */
export function Connection() {
  const client = useQueryClient();
  useEffect(registerServiceWorker, []);
  useEffect(sendUnsent, []);
  // What is on the screen is asked for again; the rest when somebody looks at it.
  useWhenBack(useCallback(() => void client.invalidateQueries(), [client]));
  return <ConnectionNotice />;
}
