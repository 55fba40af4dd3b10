import type { UseQueryResult } from '@tanstack/react-query';
import type { Explanation } from '#platform/contract/endpoint.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import type { ExplainedRequest } from './why.ts';

/** The explanations of all figures of one picture, asked for when somebody wants to know. */
export function useExplanations({ endpoint, sent }: ExplainedRequest) {
  const asking = { ...sent, query: { ...sent.query, explain: '1' } };
  return useRead(endpoint, asking as never) as UseQueryResult<
    { explain?: Record<string, Explanation> },
    Failure
  >;
}
