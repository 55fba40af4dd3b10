import type { UseQueryResult } from '@tanstack/react-query';
import type { Explanation } from '#platform/contract/endpoint.ts';
import type { Failure } from '../../call-failed.ts';
import { useRead } from '../../use-endpoint.ts';
import type { Asked } from './WhyButton.tsx';

/** The explanations of all figures of one picture, asked for when somebody wants to know. */
export function useExplanations({ endpoint, sent }: Asked) {
  const asking = { ...sent, query: { ...sent.query, explain: '1' } };
  return useRead(endpoint, asking as never) as UseQueryResult<
    { explain?: Record<string, Explanation> },
    Failure
  >;
}
