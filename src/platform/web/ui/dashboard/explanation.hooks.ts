import type { Explanation } from '#platform/contract/endpoint.ts';
import { useOpenRead } from '#platform/web/calling/endpoint.hooks.ts';
import type { ExplainedRequest } from './why.ts';

/** The explanations of all figures of one picture, asked for when somebody wants to know. */
export function useExplanations({ endpoint, sent }: ExplainedRequest) {
  const asking = { ...sent, query: { ...sent.query, explain: '1' } };
  return useOpenRead<{ explain?: Record<string, Explanation> }>(endpoint, asking);
}
