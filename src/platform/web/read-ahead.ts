import type { Answer, Endpoint, Sent } from '#platform/contract/endpoint.ts';
import { queryClient } from './query-client.ts';
import { currentSession } from './session.ts';
import { readKey, reading } from './use-endpoint.ts';

/** How long a screen waits for its answer before it is drawn with skeletons. */
const shortly = 150;

/** For a route's loader: reads while the screen's code is on its way, and lets the screen be drawn once and with its answer
 *  if that comes in time. A failure is the screen's to tell, which asks again. */
export async function readShortly<const E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<null> {
  if (currentSession() === undefined) return null;
  const answer = queryClient.prefetchQuery(reading(endpoint, sent));
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, shortly))]);
  return null;
}

/** The answer to a read that somebody else has brought along. */
export function know<const E extends Endpoint>(
  endpoint: E,
  sent: Sent<E> | undefined,
  answer: Answer<E>,
): void {
  queryClient.setQueryData(readKey(endpoint, sent), answer);
}

/** What is known without asking. */
export const known = <const E extends Endpoint>(
  endpoint: E,
  sent: Sent<E> | undefined,
): Answer<E> | undefined => queryClient.getQueryData(readKey(endpoint, sent));
