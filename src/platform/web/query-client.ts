import { QueryClient } from '@tanstack/react-query';
import { CallFailed, Unreachable } from './call-failed.ts';
import { onSessionEnd } from './session.ts';

/** What was read from the server, for as long as one person is signed in. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal stays a refusal; a missing answer is worth a second try.
      retry: (count, error) =>
        count < 2 && (error instanceof Unreachable || (error instanceof CallFailed && error.status === 503)),
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
});

onSessionEnd(() => queryClient.clear());
