import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { CallFailed, Unreachable } from './call-failed.ts';
import { connection } from './connection.ts';
import { onSessionEnd } from '#platform/web/session/session.ts';

/** What was read from the server, for as long as one person is signed in. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal stays a refusal; a missing answer is worth a second try, unless nobody is known to be there.
      retry: (count, error) =>
        count < 2 &&
        !connection.isLost() &&
        (error instanceof Unreachable || (error instanceof CallFailed && error.status === 503)),
      refetchOnWindowFocus: true,
      // A call without a network fails and says so; it does not wait in silence.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onSessionEnd(() => queryClient.clear());
// Names of questions, formulas, refusals: what the server words it words in the reader's language.
i18next.on('languageChanged', () => void queryClient.invalidateQueries());
