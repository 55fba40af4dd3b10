import type { Answer, Endpoint, Sent } from '#platform/contract/endpoint.ts';
import { queryClient } from './query-client.ts';
import { readKey } from './endpoint.hooks.ts';

/** The answer to a read that somebody else has brought along. */
export function seedCache<const E extends Endpoint>(
  endpoint: E,
  sent: Sent<E> | undefined,
  answer: Answer<E>,
): void {
  queryClient.setQueryData(readKey(endpoint, sent), answer);
}
