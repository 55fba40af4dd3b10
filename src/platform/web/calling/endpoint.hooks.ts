import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { Answer, Endpoint, Sent } from '#platform/contract/endpoint.ts';
import { alreadyShown } from '#platform/contract/refusal.ts';
import { call, newKey, type CallOptions } from './call.ts';
import { CallFailed, type Failure } from './call-failed.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';

type NoInput = { params?: undefined; query?: undefined; body?: undefined };
type Input<E extends Endpoint> = NoInput extends Sent<E> ? Sent<E> | undefined : Sent<E>;

export interface ReadOptions {
  /** Waits until something else is known. */
  enabled?: boolean | undefined;
  /** Keeps showing the last answer while the next one is on its way (paging, sorting). */
  keep?: boolean | undefined;
}

/** Under which name an answer is remembered: the subject first, because a write refreshes all of it. */
export const readKey = (endpoint: Endpoint, sent: unknown) =>
  [endpoint.subject, `${endpoint.method} ${endpoint.path}`, sent ?? {}] as const;

const run = call as (endpoint: Endpoint, sent: unknown, options: CallOptions) => Promise<unknown>;

/** What a part sends that serves records of any kind: which call it is, it is given. */
interface OpenSent {
  params?: object;
  query?: object;
  body?: unknown;
}

const readingOf = <Answered>(endpoint: Endpoint, sent: unknown) => ({
  queryKey: readKey(endpoint, sent),
  queryFn: ({ signal }: { signal: AbortSignal }) => run(endpoint, sent, { signal }) as Promise<Answered>,
});

/** How an answer is read and remembered, for hooks and loaders alike. */
export const reading = <const E extends Endpoint>(endpoint: E, sent: unknown) =>
  readingOf<Answer<E>>(endpoint, sent);

const nextTask = () => new Promise((resume) => setTimeout(resume));

/** Reads by an endpoint: GET, or a POST that only reads. */
export function useRead<const E extends Endpoint>(
  endpoint: E,
  sent?: Input<E>,
  options?: ReadOptions,
): UseQueryResult<Answer<E>, Failure> {
  return useAnswered<Answer<E>>(endpoint, sent, options);
}

/** The same in a part that serves records of any kind: it says what all the calls answer that it may be given. */
export const useOpenRead = <Answered>(
  endpoint: Endpoint,
  sent: OpenSent,
  options?: ReadOptions,
): UseQueryResult<Answered, Failure> => useAnswered(endpoint, sent, options);

function useAnswered<Answered>(
  endpoint: Endpoint,
  sent: unknown,
  { enabled = true, keep = false }: ReadOptions = {},
): UseQueryResult<Answered, Failure> {
  const { queryKey, queryFn } = readingOf<Answered>(endpoint, sent);
  return useQuery<Answered, Failure>({
    queryKey,
    // What asks for it is drawn first: to send a call takes a slow machine as long as a small picture.
    queryFn: async (asked) => {
      await nextTask();
      asked.signal.throwIfAborted();
      return queryFn(asked);
    },
    enabled,
    ...(keep && { placeholderData: keepPreviousData as never }),
  });
}

export interface WriteOptions {
  /** Subjects besides the endpoint's own that changed with it. */
  refreshes?: readonly string[];
  /** Whether the screen has shown this failure itself; otherwise a snackbar does. */
  handled?: (failure: Failure) => boolean;
}

/** Writes by an endpoint, and refreshes everything read about the same subject. */
export function useWrite<const E extends Endpoint>(
  endpoint: E,
  options?: WriteOptions,
): UseMutationResult<Answer<E>, Failure, Sent<E>> {
  return useOpenWrite<Answer<E>, Sent<E>>(endpoint, options);
}

/** The same in a part that serves records of any kind: it says what all the calls answer that it may be given. */
export function useOpenWrite<Answered, Asked = OpenSent>(
  endpoint: Endpoint,
  options: WriteOptions = {},
): UseMutationResult<Answered, Failure, Asked> {
  const { write, refresh, fail } = useWriting(options);
  return useMutation<Answered, Failure, Asked>({
    mutationFn: (sent) => write(endpoint, sent) as Promise<Answered>,
    onSuccess: () => refresh(endpoint),
    onError: (failure) => fail(endpoint, failure),
  });
}

/** What a write does before and after it. */
export function useWriting({ refreshes = [], handled }: WriteOptions) {
  const client = useQueryClient();
  const keyOf = useKeyPerAct();
  const refresh = (endpoint: Endpoint) =>
    Promise.all(
      [endpoint.subject, ...refreshes].map((subject) => client.invalidateQueries({ queryKey: [subject] })),
    );
  return {
    write: (endpoint: Endpoint, sent: unknown) =>
      keyOf(sent, (idempotencyKey) => run(endpoint, sent, { idempotencyKey })),
    refresh,
    fail(endpoint: Endpoint, failure: Failure): void {
      // What it made is there, although its answer was lost.
      if (failure instanceof CallFailed && failure.body.code === alreadyShown.code) void refresh(endpoint);
      if (!handled?.(failure)) showFailureSnackbar(failure);
    },
  };
}

/** The same act keeps its key until the server has answered it: sent again after a broken connection, it is done once. */
function useKeyPerAct() {
  const open = useRef<{ act: string; key: string } | undefined>(undefined);
  return async <Result>(sent: unknown, send: (key: string) => Promise<Result>): Promise<Result> => {
    const act = JSON.stringify(sent);
    const { key } = (open.current = open.current?.act === act ? open.current : { act, key: newKey() });
    try {
      const result = await send(key);
      open.current = undefined;
      return result;
    } catch (error) {
      if (error instanceof CallFailed && error.status !== 503) open.current = undefined;
      throw error;
    }
  };
}
