import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Failure } from './call-failed.ts';
import { useWriting, type WriteOptions } from './endpoint.hooks.ts';

/** Writes by whichever endpoint an act names. */
export function useWriteByAny(
  options: WriteOptions = {},
): UseMutationResult<unknown, Failure, { endpoint: Endpoint; sent: object }> {
  const { write, refresh, fail } = useWriting(options);
  return useMutation<unknown, Failure, { endpoint: Endpoint; sent: object }>({
    mutationFn: ({ endpoint, sent }) => write(endpoint, sent),
    onSuccess: (_, { endpoint }) => refresh(endpoint),
    onError: (failure, { endpoint }) => fail(endpoint, failure),
  });
}
